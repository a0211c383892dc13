const dayText = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })
const timeText = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
export const dateText = (at: number): string => dayText.format(at)

/** When something began; where that is not known, when it ended. */
export const startText = ({ startedAt, endedAt }: { readonly startedAt: number | null; readonly endedAt: number }) => {
  const at = startedAt ?? endedAt
  return `${dayText.format(at)}, ${timeText.format(at)}`
}
