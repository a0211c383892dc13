/** From 0 to 1, by seed and name: the same for the same, whenever it is asked. */
export function chanceOf(seed: number, name: string): number {
  let hash = 2166136261 ^ seed
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
