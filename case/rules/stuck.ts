/**
 * How long nothing may come of a team before whoever teaches should look. In people's time: pauses are taken off, and a case
 * whose clocks run fast makes nobody think faster.
 */
export const STUCK_AFTER_MS = 4 * 60_000

/** For how long nothing has come of a team; null: not for so long that somebody should look, or it stands still on purpose. */
export function stuckForMs(
  { quietSince, pause }: { readonly quietSince: number | null; readonly pause: object | null },
  now: number,
): number | null {
  if (quietSince === null || pause !== null || now - quietSince < STUCK_AFTER_MS) return null
  return now - quietSince
}
