/** Works something out once for each object: most of a view is the same objects as in the view before. */
function perObject<T>(work: (value: object) => T): (value: object) => T {
  const known = new WeakMap<object, T>()
  return (value) => {
    const found = known.get(value)
    if (found !== undefined) return found
    const made = work(value)
    known.set(value, made)
    return made
  }
}

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** With all that is in it. */
export const objectsIn = perObject((value): object[] => [
  value,
  ...Object.values(value).filter(isObject).flatMap(objectsIn),
])

export const textsIn = perObject((value): ReadonlySet<string> => {
  const inside = Object.values(value).flatMap((each) => (isObject(each) ? [...textsIn(each)] : [each]))
  return new Set(inside.filter((each) => typeof each === 'string'))
})

export const jsonOf = perObject((value) => JSON.stringify(value))

/** Where something can be read in a view: paths to what is not null, with * for any index. */
export const leavesOf = perObject((value): ReadonlySet<string> => {
  const leaves = new Set<string>()
  for (const [key, each] of Object.entries(value)) {
    if (each === null || each === undefined) continue
    const name = Array.isArray(value) ? '*' : key
    if (typeof each !== 'object') leaves.add(name)
    else for (const path of leavesOf(each)) leaves.add(`${name}.${path}`)
  }
  return leaves
})
