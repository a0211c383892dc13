/** Where something can be read in a view: paths to what is not null, with * for any index. */
export function leavesOf(value: unknown, path = ''): Set<string> {
  const leaves = new Set<string>()
  collect(value, path, leaves)
  return leaves
}

function collect(value: unknown, path: string, leaves: Set<string>): void {
  if (value === null || value === undefined) return
  if (typeof value !== 'object') {
    leaves.add(path)
    return
  }
  for (const [key, each] of Object.entries(value)) {
    const name = Array.isArray(value) ? '*' : key
    collect(each, path === '' ? name : `${path}.${name}`, leaves)
  }
}
