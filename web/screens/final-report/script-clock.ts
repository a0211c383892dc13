/** A moment of the run, in the server's ms, that the script gives a time to, in minutes of its day. */
export interface Anchor {
  readonly at: number
  readonly minutes: number
}

/** 09:30 is 570. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

export function timeText(minutes: number): string {
  const whole = Math.round(minutes)
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}

/**
 * The script's clock at a moment of the run. A team takes minutes for what the script gives an hour to, so between two
 * moments whose times the script names, its clock runs evenly: order and rhythm stay the team's own.
 */
export function scriptMinutes(anchors: readonly Anchor[], at: number): number {
  const named = anchors.find((anchor) => anchor.at === at)
  if (named) return named.minutes
  const next = anchors.findIndex((anchor) => anchor.at > at)
  const before = anchors.at(next === -1 ? -1 : Math.max(0, next - 1))
  const after = anchors[next]
  if (!before) return 0
  if (!after || at <= before.at) return before.minutes
  return before.minutes + ((after.minutes - before.minutes) * (at - before.at)) / (after.at - before.at)
}
