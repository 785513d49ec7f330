/** The files of the built client, and a name that changes with any of them; gathered while the worker is built. */
declare module 'virtual:shell' {
  export const version: string
  export const files: string[]
}
