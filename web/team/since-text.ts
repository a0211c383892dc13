/** How long ago, as one would say it. */
export function sinceText(sinceMs: number, nowMs: number): string {
  const minutes = Math.floor((nowMs - sinceMs) / 60_000)
  if (minutes < 1) return 'for a moment'
  if (minutes < 60) return `for ${minutes} min`
  return `for ${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
