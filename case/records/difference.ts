import { isSame } from './is-same.ts'

/** What makes one piece of plain data into another: another value altogether, or what has changed inside it. */
export type Difference = { readonly to: unknown } | Inside

interface Inside {
  /** Of a list: from this place on so many items go, and these come in their stead. Comes before `in`. */
  readonly put?: readonly [place: number, gone: number, ...items: unknown[]]
  /** Of an object: fields that are no more. */
  readonly gone?: readonly string[]
  /** By field, or by place in the list as it then is. */
  readonly in?: { readonly [key: string]: Difference }
}

/** Null where both say the same. */
export function differenceBetween(before: unknown, after: unknown): Difference | null {
  if (isSame(before, after)) return null
  if (Array.isArray(before) && Array.isArray(after)) return betweenLists(before, after)
  if (isFields(before) && isFields(after)) return betweenObjects(before, after)
  return { to: after }
}

/** What has not changed stays the same object. */
export function withDifference(before: unknown, difference: Difference): unknown {
  if ('to' in difference) return difference.to
  if (Array.isArray(before)) return listWith(before, difference)
  const { gone = [], in: inside = {} } = difference
  const fields = { ...(before as Fields) } // what has fields gone or changed is an object
  for (const field of gone) delete fields[field]
  for (const [field, inner] of Object.entries(inside)) fields[field] = withDifference(fields[field], inner)
  return fields
}

function listWith(before: readonly unknown[], { put, in: inside = {} }: Inside): unknown[] {
  const [place, gone, ...items] = put ?? [0, 0]
  const list = before.toSpliced(place, gone, ...items)
  for (const [at, inner] of Object.entries(inside)) list[Number(at)] = withDifference(list[Number(at)], inner)
  return list
}

interface Fields {
  [field: string]: unknown
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field that is undefined is as good as none: it does not go over a wire. */
function betweenObjects(before: Fields, after: Fields): Difference {
  const isThere = (fields: Fields) => (field: string) => fields[field] !== undefined
  const [was, is] = [before, after].map((fields) => Object.keys(fields).filter(isThere(fields))) as [string[], string[]]
  const gone = was.filter((field) => after[field] === undefined)
  const changed = is.flatMap((field) => {
    const inner = before[field] === undefined ? { to: after[field] } : differenceBetween(before[field], after[field])
    return inner ? [[field, inner] as const] : []
  })
  // Where nothing is left as it was, telling what is new is shorter.
  if (changed.length === is.length && changed.every(([, inner]) => 'to' in inner)) return { to: after }
  return { ...(gone.length > 0 && { gone }), ...insideOf(changed) }
}

/** Items in the middle come and go; those before and after them are told by what has changed inside them. */
function betweenLists(before: readonly unknown[], after: readonly unknown[]): Difference {
  const [was, is] = [before.length, after.length]
  const fits = was === is ? () => true : isAlike
  const shorter = Math.min(was, is)
  let head = 0
  while (head < shorter && fits(before[head], after[head])) head++
  let tail = 0
  while (tail < shorter - head && fits(before[was - 1 - tail], after[is - 1 - tail])) tail++
  const changed = [...after.keys()].flatMap((place) => {
    if (place >= head && place < is - tail) return []
    const inner = differenceBetween(before[place < head ? place : place - is + was], after[place])
    return inner ? [[String(place), inner] as const] : []
  })
  const isAnother = head + tail === 0 || (changed.length === is && changed.every(([, inner]) => 'to' in inner))
  if (isAnother) return { to: after }
  return {
    ...(was !== is && { put: [head, was - head - tail, ...after.slice(head, is - tail)] as const }),
    ...insideOf(changed),
  }
}

const insideOf = (changed: readonly (readonly [string, Difference])[]): Pick<Inside, 'in'> =>
  changed.length > 0 ? { in: Object.fromEntries(changed) } : {}

/** Whether they tell of the same thing: its name or number comes first in what has one. */
function isAlike(one: unknown, other: unknown): boolean {
  if (isSame(one, other)) return true
  if (!isFields(one) || !isFields(other)) return false
  const [[field, name] = []] = Object.entries(one)
  return field !== undefined && typeof name !== 'object' && other[field] === name
}
