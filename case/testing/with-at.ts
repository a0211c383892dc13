/** For tests: a story with something else at one place. What is given as a function is given what stood there. */
export function withAt(whole: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return typeof value === 'function' ? value(whole) : value
  const part = (whole as { readonly [key: string | number]: unknown })[key]
  const changed = withAt(part, rest, value)
  return Array.isArray(whole) ? whole.with(Number(key), changed) : { ...(whole as object), [key]: changed }
}
