import type { LogEntry } from '../records/log.ts'
import type { RoleId } from '../records/roles.ts'
import type { ChecklistId } from '../records/spoken.ts'
import { isStandIn } from '../records/stand-in.ts'
import type { CaseState } from '../records/state.ts'
import { placeOf, stepOf } from '../rules/places.ts'
import { answerOn, findQuestion } from '../rules/questions.ts'
import { answerField } from '../rules/role-fields.ts'
import { isRunning } from '../rules/runs.ts'
import { holderOf, teamUsers } from '../rules/seats.ts'
import { type Moment, momentsOf, pointAt } from '../stand-ins/advice.ts'
import type { CaseContent } from '../story/content.ts'

/** One time that a stand-in played a seat, as the log tells it. */
export interface Stint {
  readonly uid: string
  readonly roleId: RoleId
  readonly from: number
  /** Where the role stood. */
  readonly fromStep: string
  /** Null: it plays still. */
  readonly end: StintEnd | null
  /** What it advised, or decided, itself: options as they are sent. */
  readonly said: readonly Said[]
  /** The lists it ticked, and what was open of them when it went on. */
  readonly lists: readonly { readonly list: ChecklistId; readonly open: readonly number[] }[]
}

interface StintEnd {
  readonly at: number
  readonly step: string
  /** Who had the seat then. */
  readonly followedBy: 'person' | 'stand-in' | 'nobody'
}

interface Said {
  readonly moment: Moment
  readonly choice: readonly string[]
  readonly at: number
}

/** What is between two states: the entry that made the second of the first. */
interface Between {
  readonly before: CaseState
  readonly after: CaseState
  readonly entry: LogEntry
  readonly content: CaseContent
}

/** The stints with one more entry of the run's log. */
export function stintsAfter(stints: readonly Stint[], between: Between): readonly Stint[] {
  const { before, after, entry } = between
  if (!isRunning(after)) return stints
  const now = before.records.LiveCaseTeam === after.records.LiveCaseTeam ? stints : withSeats(stints, between)
  const uid = actorOf(entry)
  if (uid === null) return now
  return now.map((stint) => (stint.uid === uid && stint.end === null ? withDeed(stint, between) : stint))
}

/** Which stand-in did it: what it is at changes with whatever it does. */
function actorOf({ kind, changes }: LogEntry): string | null {
  if (kind !== 'stand-in-acts') return null
  const own = changes.find(({ change }) => 'collection' in change && change.collection === 'StandIn')?.change
  return own && 'id' in own ? own.id : null
}

function withSeats(stints: readonly Stint[], { after, entry: { at }, content }: Between): readonly Stint[] {
  const stepIn = (roleId: RoleId) => stepOf(after, content, roleId).title
  const isSeated = ({ uid, roleId }: Stint) => after.records.LiveCaseTeam[uid]?.roleId === roleId
  const ended = stints.map((stint): Stint => {
    if (stint.end !== null || isSeated(stint)) return stint
    const next = holderOf(after, stint.roleId)
    const followedBy = next ? (isStandIn(next.userId) ? 'stand-in' : 'person') : 'nobody'
    return { ...stint, end: { at, step: stepIn(stint.roleId), followedBy } }
  })
  const open = ended.filter(({ end }) => end === null).map(({ uid }) => uid)
  const begun = teamUsers(after, { caseId: 1 })
    .filter(({ userId }) => isStandIn(userId) && !open.includes(userId))
    .sort((one, other) => one.roleId - other.roleId)
    .map(({ userId, roleId }): Stint => {
      return { uid: userId, roleId, from: at, fromStep: stepIn(roleId), end: null, said: [], lists: [] }
    })
  return [...ended, ...begun]
}

function withDeed(stint: Stint, between: Between): Stint {
  return { ...stint, said: saidAfter(stint, between), lists: listsAfter(stint, between) }
}

function saidAfter({ said, roleId }: Stint, { before, after, entry, content }: Between): readonly Said[] {
  const whereChoicesAre = ['ProviderChallange', 'Answer', 'DecisionPoint'] as const
  if (whereChoicesAre.every((name) => before.records[name] === after.records[name])) return said
  return momentsOf(content).reduce((sofar, moment) => {
    const [earlier, later] = [choiceAt(before, content, moment, roleId), choiceAt(after, content, moment, roleId)]
    // What somebody else had chosen in this seat is not its own.
    const added = later.filter((one) => !earlier.includes(one))
    if (added.length === 0) return sofar
    const own = sofar.find((one) => one.moment === moment)?.choice.filter((one) => later.includes(one)) ?? []
    return [...sofar.filter((one) => one.moment !== moment), { moment, choice: [...own, ...added], at: entry.at }]
  }, said)
}

/** What a role stands by at a moment: options as they are sent. */
export function choiceAt(state: CaseState, content: CaseContent, moment: Moment, roleId: RoleId): readonly string[] {
  const question = findQuestion(content, moment)
  if (question) return [answerOn(state, question, roleId) ?? []].flat()
  const at = pointAt(content, moment)
  const record = at && state.records.DecisionPoint[at.point.docId]
  const group = record?.decisionPointData.find(({ decisionName }) => decisionName === at?.group)
  return [group?.[answerField[roleId]] ?? []].flat()
}

const listIds: readonly ChecklistId[] = ['summary', 'review', 'handover']

/** What stands on a list. */
export function itemsOf({ summary, preparation, handover }: CaseContent, list: ChecklistId): readonly string[] {
  if (list === 'review') return preparation.reviewPoints.map(({ text }) => text)
  return (list === 'summary' ? summary : handover).items.map(({ heading }) => heading)
}

function listsAfter({ lists, roleId }: Stint, { before, after, content }: Between): Stint['lists'] {
  const idOf = (list: ChecklistId) => `${list}/${roleId}`
  const ticked = listIds.filter((list) => before.records.Checklist[idOf(list)] !== after.records.Checklist[idOf(list)])
  const begun = ticked.filter((list) => !lists.some((one) => one.list === list)).map((list) => ({ list, open: [] }))
  if (placeOf(before, roleId) === placeOf(after, roleId)) return begun.length > 0 ? [...lists, ...begun] : lists
  return lists.map(({ list }) => {
    const done = after.records.Checklist[idOf(list)]?.ticked ?? []
    const open = [...itemsOf(content, list).keys()].filter((item) => !done.includes(item))
    return { list, open }
  })
}
