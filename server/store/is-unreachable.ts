const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
])

/** Whether an error means that the database cannot be reached now, rather than that we asked it something wrong. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // Classes of PostgreSQL's own codes: connection failure, gave way to another, no resources, shut down or cancelled, system error.
  const isServerDown = /^(08|40|53|57|58)/.test(code)
  return (
    isServerDown || unreachableCodes.has(code) || /timeout|connection terminated|not queryable/i.test(error.message)
  )
}
