declare module 'virtual:games' {
  const games: Record<string, { emblem: string; texts: Record<string, string> }>
  export default games
}
