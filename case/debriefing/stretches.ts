import type { CaseState } from '../records/state.ts'
import { caseClockOf, caseMsBetween, seenAt } from '../rules/case-clock.ts'
import { flagInWords, flagSentence } from '../rules/flag-words.ts'
import { workTimes } from '../rules/task-time.ts'
import { unitOf } from '../rules/work-units.ts'
import type { CaseContent } from '../story/content.ts'
import type { TimeLineEntry } from './debriefing-messages.ts'

interface Line {
  readonly state: CaseState
  readonly content: CaseContent
  readonly from: number
  readonly to: number
  /** When an entry of the log was, on the line or not. */
  readonly timeOf: (version: number) => number | undefined
}
type Told = Partial<Pick<TimeLineEntry, 'at' | 'to' | 'sound' | 'kind' | 'text' | 'loop'>>

/** An entry with its end, where it lasts. Null: it lies outside the run, or was taken back. */
export function asStretch(entry: TimeLineEntry, line: Line): TimeLineEntry | null {
  const [collection = '', id = ''] = entry.id.split('/')
  const told = stretchOf[collection]?.(entry, id, line)
  if (told === null) return null
  const whole = { ...entry, ...told }
  const { from, to } = line
  // A flag may be set while the team talks: it stands at the end.
  if (whole.at > to && entry.lane !== 'flags') return null
  const clipped = { ...whole, at: Math.min(Math.max(whole.at, from), to) }
  return whole.to === undefined ? clipped : { ...clipped, to: Math.min(Math.max(whole.to, clipped.at), to) }
}

const endTexts = {
  reported: 'reported',
  cancelled: 'cancelled',
  'called-anew': 'called anew',
  'gone-on': 'gone on without',
} as const

/** By what the entry is named after. */
const stretchOf: {
  readonly [collection: string]: (entry: TimeLineEntry, id: string, line: Line) => Told | null
} = {
  Work: ({ at }, id, { state, content, to }) => {
    const { doneAt } = workTimes(state, unitOf(content, id))
    return { to: doneAt === null ? to : timeWhenSeen(state, doneAt, { from: at, to }) }
  },
  Order: ({ at, text }, id, { state, to }) => {
    const order = state.records.Order[id]
    if (!order) return null
    const { heard, steps, closed } = order
    const [heardAt, doneAt] = [
      heard[0]?.at ?? null,
      closed?.how === 'reported' ? (steps.at(-1)?.at ?? closed.at) : null,
    ]
    const told = [
      ['heard', heardAt],
      ['done', doneAt],
      [closed ? endTexts[closed.how] : null, closed?.at ?? null],
    ] as const
    const stages = told.flatMap(([what, when]) =>
      what === null || when === null ? [] : [`${what} after ${Math.round(caseMsBetween(state, at, when) / 1000)} s`],
    )
    return {
      to: closed?.at ?? to,
      loop: { name: text, heardAt, doneAt },
      text: `${text}: ${[...stages, ...(closed ? [] : ['left open'])].join(', ')}`,
    }
  },
  Injection: (_, slug, { state, to }) => ({ to: state.records.Injection[slug]?.resolved?.at ?? to }),
  Pause: (_, number, { state, to }) => ({ to: caseClockOf(state).pauses[Number(number)]?.to ?? to }),
  // When they spoke is not stored: it is heard as if it had been saved with the last word.
  Recording: ({ at }, id, { state }) => {
    const recording = id === 'summary' || id === 'handover' ? state.records.Recording[id] : undefined
    if (!recording) return null
    const { path, durationMs } = recording
    return { at: at - durationMs, to: at, sound: { path, durationMs } }
  },
  Spoken: ({ at }, id, { state }) => {
    const sound = state.records.Spoken[id]?.sound
    if (!sound) return {}
    const { path, durationMs } = sound
    return { to: at + durationMs, sound: { path, durationMs } }
  },
  Flag: ({ at }, id, { state, content, timeOf }) => {
    const flag = state.records.Flag[id]
    if (!flag) return null
    return {
      at: (flag.version === null ? undefined : timeOf(flag.version)) ?? at,
      kind: flag.sign === 1 ? 'plus' : flag.sign === -1 ? 'minus' : 'flag',
      text: flagSentence(flagInWords(flag, content)),
    }
  },
}

/** The first time that is seen now as at least this late: pauses and skips taken off again. */
function timeWhenSeen(state: CaseState, seen: number, { from, to }: Pick<Line, 'from' | 'to'>): number {
  let [early, late] = [from, to]
  while (early < late) {
    const middle = Math.floor((early + late) / 2)
    if (seenAt(state, middle) >= seen) late = middle
    else early = middle + 1
  }
  return late
}
