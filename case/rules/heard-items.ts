import { RN, type RoleId, RT } from '../records/roles.ts'
import type { RecordingId } from '../records/spoken.ts'
import type { CaseState } from '../records/state.ts'
import { caseMsBetween, paceOf } from './case-clock.ts'

/** In less than this nobody says what belongs into it. */
export const SHORTEST_SPEECH_MS = 20_000
/** Clocks of devices are no better. */
const SLACK_MS = 5000

interface Heard {
  readonly items: readonly number[]
  /** How many more were ticked before anything was said, or at a time that is not known. */
  readonly early: number
  readonly roles: readonly RoleId[]
}

/** What RT or RN ticked since there was something to hear, and who of them did. */
export function heardItems(state: CaseState, which: RecordingId): Heard {
  const spoken = state.records.Recording[which]
  if (!spoken) return { items: [], early: 0, roles: [] }
  // The briefing is listened to once it is shared; at the handover all three stand together as it is said.
  const soonestMs = which === 'summary' ? 0 : spoken.durationMs + SLACK_MS
  const isHeard = (at: number | undefined) =>
    at !== undefined && caseMsBetween(state, at, spoken.at) / paceOf(state) <= soonestMs
  const heard = ([RT, RN] as const).map((roleId) => {
    const { ticked = [], since = {} } = state.records.Checklist[`${which}/${roleId}`] ?? {}
    return { roleId, ticked, items: ticked.filter((item) => isHeard(since[item])) }
  })
  const items = new Set(heard.flatMap((one) => one.items))
  const all = new Set(heard.flatMap((one) => one.ticked))
  return {
    items: [...items],
    early: all.size - items.size,
    roles: heard.filter(({ items }) => items.length > 0).map(({ roleId }) => roleId),
  }
}
