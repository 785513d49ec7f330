# Words about what stands beside a game that is watched: why a move was made, chances, who looks on.

beside-why = Proč tento tah
beside-rather = Bot by raději:
beside-for-that = Důvody pro a proti, v konečných bodech:
beside-for-it = Důvody pro tento tah proti druhému nejlepšímu plánu, v konečných bodech:
beside-nothing = Bot nevidí nic lepšího.
beside-chances = Šance na výhru
beside-percent = { $percent } %
beside-opinion = Názor bota; může se mýlit.
beside-watching = Diváci
beside-count = { $count ->
    [one] jeden člověk
    [few] { $count } lidé
   *[other] { $count } lidí
}
beside-others = { $count ->
    [one] jeden anonymní
    [few] { $count } anonymní
   *[other] { $count } anonymních
}
beside-show = Ukázat ostatním mé jméno
beside-people = Ve hrách mezi lidmi se názor botů ukáže po skončení hry.
beside-secret = Ve hrách se skrytými informacemi se názor botů ukáže po skončení hry.
