/** The next value, with whatever has not changed in it taken from the one before: screens draw anew only what is new. */
export function keepEqual<T>(before: T, next: T): T {
  if (Object.is(before, next) || !isTree(before) || !isTree(next)) return next
  if (Array.isArray(before) !== Array.isArray(next)) return next
  const keys = Object.keys(next)
  let isSame = keys.length === Object.keys(before).length
  // A list's places are keys like others.
  const kept = (Array.isArray(next) ? [] : {}) as Tree
  for (const key of keys) {
    kept[key] = keepEqual(before[key], next[key])
    isSame &&= Object.is(kept[key], before[key]) && key in before
  }
  return isSame ? before : (kept as T) // of the same shape, part by part
}

type Tree = { [key: string]: unknown }

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null
