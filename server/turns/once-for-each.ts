/**
 * Makes something of an object once for each kind of it that is asked for, and has it as long as somebody holds that object: who
 * ask for the same share it.
 */
export function onceForEach<T extends object, R>(): (of: T, kind: string, make: () => R) => R {
  const made = new WeakMap<T, Map<string, R>>()

  return (of, kind, make) => {
    const kinds = made.get(of) ?? new Map<string, R>()
    made.set(of, kinds)
    const known = kinds.get(kind) ?? make()
    kinds.set(kind, known)
    return known
  }
}
