/** My time zone, one for all that a clock is needed for: whichever card of the settings changes it, all show it. */
class MyZone {
  name = $state('UTC')
}

export const zone = new MyZone()
