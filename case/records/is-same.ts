/** Whether two values say the same. What is one object needs no looking into. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one)) return Array.isArray(other) && areSame(one, other)
  if (one instanceof Set) return other instanceof Set && areSame([...one], [...other])
  return !Array.isArray(other) && haveSame(one as Fields, other as Fields) // objects, whatever they hold
}

interface Fields {
  readonly [field: string]: unknown
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  if (some.length !== others.length) return false
  for (let index = 0; index < some.length; index++) if (!isSame(some[index], others[index])) return false
  return true
}

function haveSame(one: Fields, other: Fields): boolean {
  const fields = Object.keys(one)
  if (fields.length !== Object.keys(other).length) return false
  for (const field of fields) if (!(field in other) || !isSame(one[field], other[field])) return false
  return true
}
