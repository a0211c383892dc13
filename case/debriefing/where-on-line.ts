import { nameOfOrder } from '../orders/in-words.ts'
import type { Collection } from '../records/collections.ts'
import { PROVIDER } from '../records/roles.ts'
import type { Change } from '../records/state.ts'
import { caseClockOf } from '../rules/case-clock.ts'
import { eventOf } from '../rules/injections.ts'
import { unitOf } from '../rules/work-units.ts'
import type { Said } from '../views/console/console-messages.ts'
import type { Told } from '../views/console/log-words.ts'
import type { Lane, TimeLineEntry, TimeLineKind } from './debriefing-messages.ts'

/** Where it stands on the line. What lasts is named by its record, so that its end can be found. */
type WhereOnLine = Pick<TimeLineEntry, 'lane' | 'kind'> & Partial<Pick<TimeLineEntry, 'id' | 'text' | 'by'>>
type PlaceOf = (told: Told, id: string, said: Said) => WhereOnLine | null

const at =
  (lane: Lane, kind: TimeLineKind): PlaceOf =>
  () => ({ lane, kind })

/** By the collection that changed. What is not listed is not on the line: people going from page to page, their notes. */
const placeOf: { readonly [C in Collection]?: PlaceOf } = {
  ProviderChallange: (_, __, { by }) => ({ lane: 'decisions', kind: by === PROVIDER ? 'decision' : 'advice' }),
  DecisionPoint: placeOfChoice,
  PointProgress: at('decisions', 'step'),
  AskedQuestions: at('decisions', 'step'),
  ChallengeStatus: at('decisions', 'step'),
  Order: placeOfOrder,
  Work: placeOfWork,
  Attempt: at('tasks', 'wrong'),
  SecondCheck: at('tasks', 'step'),
  TaskList: at('tasks', 'done'),
  LeaveStatus: at('tasks', 'step'),
  ChatInbox: at('chat', 'message'),
  Call: at('said', 'step'),
  CaseAudioStatus: at('said', 'step'),
  Recording: (_, id) => ({ lane: 'said', kind: 'recording', id: `Recording/${id}` }),
  Spoken: ({ after }, id) => ({
    lane: 'educator',
    kind: after.records.Spoken[id]?.isPrompt ? 'prompt' : 'words',
    id: `Spoken/${id}`,
  }),
  ScoreSight: at('educator', 'step'),
  ActForSeat: at('educator', 'step'),
  Steering: at('educator', 'step'),
  Hand: at('educator', 'step'),
  // What is written on it later moves it nowhere.
  Flag: ({ before, after }, id) =>
    after.records.Flag[id] && !before.records.Flag[id] ? { lane: 'flags', kind: 'flag', id: `Flag/${id}` } : null,
  Injection: placeOfEvent,
  Look: at('events', 'wrong'),
  CaseClock: placeOfClock,
  LiveCaseTeam: at('pauses', 'step'),
}

export function whereOnLine(told: Told, change: Change, said: Said): WhereOnLine | null {
  if (!('collection' in change)) return null
  return placeOf[change.collection]?.(told, change.id, said) ?? null
}

/** What the Provider only marks is not decided yet, and others do not see it. */
function placeOfChoice({ before, after }: Told, point: string, { by }: Said): WhereOnLine | null {
  if (by !== PROVIDER) return { lane: 'decisions', kind: 'advice' }
  const decided = [before, after].map(
    ({ records }) => Object.keys(records.PointProgress[point]?.decidedAt ?? {}).length,
  )
  return decided[0] === decided[1] ? null : { lane: 'decisions', kind: 'decision' }
}

function placeOfWork({ before, content }: Told, id: string): WhereOnLine {
  if (before.records.Work[id]) return { lane: 'tasks', kind: 'step' }
  return { lane: 'tasks', kind: 'work', id: `Work/${id}`, text: unitOf(content, id).name }
}

/** One bar from its call on, whose it is; beside it what was wrong, questions, and what was never called. */
function placeOfOrder({ before, after, content }: Told, id: string, { isWrong }: Said): WhereOnLine | null {
  const [was, is] = [before.records.Order[id], after.records.Order[id]]
  if (!is) return null
  if (is.calls.length > 0 && (was?.calls.length ?? 0) === 0) {
    return { lane: 'orders', kind: 'order', id: `Order/${id}`, by: is.roleId, text: nameOfOrder(content, is) }
  }
  if (isWrong) return { lane: 'orders', kind: 'wrong' }
  const isTold = is.calls.length === 0 || is.questions.length > (was?.questions.length ?? 0)
  return isTold ? { lane: 'orders', kind: 'step' } : null
}

function placeOfEvent({ before, after, content }: Told, slug: string, { isWrong }: Said): WhereOnLine {
  if (!after.records.Injection[slug]) return { lane: 'educator', kind: 'step' }
  if (before.records.Injection[slug]) return { lane: 'events', kind: isWrong ? 'wrong' : 'step' }
  return { lane: 'events', kind: 'event', id: `Injection/${slug}`, text: eventOf(content, slug)?.title ?? slug }
}

function placeOfClock({ before, after }: Told): WhereOnLine {
  const [was, is] = [caseClockOf(before), caseClockOf(after)]
  if (is.skips.length > was.skips.length) return { lane: 'pauses', kind: 'skip' }
  if (is.pauses.length === was.pauses.length) return { lane: 'pauses', kind: 'step' }
  return { lane: 'pauses', kind: 'pause', id: `Pause/${is.pauses.length - 1}` }
}
