import type { Request } from '../../commands.ts'
import { rightStep } from '../../orders/right-step.ts'
import { mannerNames } from '../../records/manners.ts'
import { PROVIDER, type RoleId } from '../../records/roles.ts'
import type { CaseState } from '../../records/state.ts'
import { answerersOf, asksOf, isChosenBy, numbersOf, optionsOf } from '../../rules/asks.ts'
import { findQuestion } from '../../rules/questions.ts'
import { isRunning } from '../../rules/runs.ts'
import { seatOf } from '../../rules/seats.ts'
import { workUnits } from '../../rules/work-units.ts'
import type { Playing } from '../../stand-ins/deed.ts'
import { goOnWithout } from '../../stand-ins/orders.ts'
import type { Played } from '../../stand-ins/played-commands.ts'
import { propose } from '../../stand-ins/propose.ts'
import type { CaseContent } from '../../story/content.ts'
import type { GroupView } from '../../views/bedside/points.ts'
import { debriefingMove } from './any-debriefing.ts'
import type { Chance } from './chance.ts'
import { viewIn } from './law.ts'

/** What a person who knows the case would do next: ask for something, have the system say it, or wait. */
type RightMove = { ask: Request } | { system: Request } | { waitMs: number } | null

interface Moment {
  readonly state: CaseState
  readonly content: CaseContent
  readonly now: number
  readonly chance: Chance
}

/** What a stand-in of any manner would do; where something is chosen, chance chooses, and now and then somebody is hasty. */
export function rightMove({ state, content, now, chance }: Moment, uid: string, homeRole: RoleId | null): RightMove {
  const seat = seatOf(state, uid)
  if (!seat) return homeRole === null ? null : { ask: { kind: 'take-role', roleId: homeRole } }
  if (!isRunning(state)) return null
  if (chance.is(0.04)) return { ask: { kind: 'send-message', message: chance.of(['ready?', 'MAP 18', '👶']) } }
  if (chance.is(0.02)) return { ask: { kind: 'save-note', text: 'OI 35' } }
  const { roleId } = seat
  const playing: Playing = {
    ...{ roleId, manner: chance.of(mannerNames), seed: chance.below(4) },
    view: viewIn(state, roleId, content),
    story: content,
    rightStep: (order) => rightStep({ state, content }, order),
  }
  const { screen } = content.flows[roleId][playing.view.places[roleId]] ?? {}
  if (screen === 'final-report') return { ask: debriefingMove({ state, content, roleId, chance }) }
  const hasty = chance.is(0.15) ? hastyMove(playing, chance) : null
  if (hasty) return { ask: hasty }

  const deed = propose(playing)
  if (!deed) return null
  const waitMs = Math.ceil((deed.notBefore ?? 0) - now)
  if (waitMs > 0) return { waitMs }
  if (!deed.speaks) return { ask: chosenBy(chance, deed.request, playing) }
  const path = `/Audio/${deed.speaks === 'summary' ? 'Provider' : 'NICU'}${now}`
  const kept = { recording: deed.speaks, path, mimeType: 'audio/webm', durationMs: 60_000 }
  return { system: { kind: 'keep-recording', uid, ...kept } }
}

/** The same, with whatever may be said there. */
function chosenBy(chance: Chance, request: Played, { story, view }: Playing): Request {
  switch (request.kind) {
    case 'answer-question': {
      const options = findQuestion(story, request.question)?.options ?? []
      return { ...request, option: chance.of(options).name }
    }
    case 'ask-question':
      return { ...request, question: chance.of(story.bedsideReport.questions).slug }
    case 'answer-ask':
      return { ...request, ...anyAnswer(chance, story, request) }
    case 'choose-option':
    case 'decide-group': {
      const point = view.points.find((one) => one.point === request.point)
      const group = point?.groups.find(({ name }) => name === request.group)
      return point && group ? atGroup(chance, request.kind === 'decide-group', point.point, group) : request
    }
    default:
      return request
  }
}

type AnAnswer = Pick<Extract<Played, { kind: 'answer-ask' }>, 'ask' | 'option' | 'numbers'>

/** By an option, or by numbers: what is right, or as far from it as may be. */
function anyAnswer(chance: Chance, story: CaseContent, { ask: slug, option }: AnAnswer): Omit<AnAnswer, 'ask'> {
  const ask = asksOf(story).find((one) => one.slug === slug)
  if (!ask || option !== null) return { option: ask ? chance.of(optionsOf(ask)).slug : option, numbers: null }
  const typed = numbersOf(ask).map(({ slug, right, limits }) => [slug, chance.of([right, limits.from, limits.to])])
  return { option: null, numbers: Object.fromEntries(typed) }
}

function atGroup(chance: Chance, isDecided: boolean, point: string, { name, options, several }: GroupView): Request {
  const option = chance.of(options).slug
  if (!isDecided) return { kind: 'choose-option', point, group: name, option }
  const choice = several ? chance.some(options).map(({ slug }) => slug) : option
  return { kind: 'decide-group', point, group: name, choice }
}

/** What comes too early, once more or out of turn, where somebody stands; null where nothing does. */
function hastyMove(playing: Playing, chance: Chance): Request | null {
  const { roleId, story, view } = playing
  const { screen, point = '' } = story.flows[roleId][view.places[roleId]] ?? {}
  if (screen === 'listen') return { kind: 'mark-listened' }
  if (screen === 'board') return { kind: 'continue', step: view.places[roleId] }
  if (screen === 'ready-to-leave') return { kind: 'ready-to-leave' }
  if (screen === 'tasks') {
    const own = workUnits(story).filter((unit) => unit.roleId === roleId)
    return { kind: 'start-task', work: chance.of(own).id }
  }
  if (screen === 'challenge') {
    const ask = chance.of(asksOf(story).filter((one) => answerersOf(one).includes(roleId)))
    const given = { ask: ask.slug, option: isChosenBy(ask, roleId) ? '' : null, numbers: null }
    return { kind: 'answer-ask', ...given, ...anyAnswer(chance, story, given) }
  }
  if (screen !== 'decision-point') return null
  const led = view.orders?.loops.filter(({ stage }) => stage !== 'closed' && stage !== 'done') ?? []
  if (led.length > 0 && chance.is(0.4)) {
    return { kind: 'cancel-order', order: chance.of(led).id, isAnew: chance.is(0.5) }
  }
  const heard = view.orders?.own.filter(({ isOwn, stage }) => isOwn && stage === 'called') ?? []
  if (heard.length > 0 && chance.is(0.5))
    return { kind: 'question-order', order: chance.of(heard).id, reason: 'moment' }
  const without = chance.is(0.3) ? goOnWithout(playing, point)?.request : null
  if (without) return without
  const open =
    view.points.find((one) => one.point === point)?.groups.filter(({ decidedAt }) => decidedAt === null) ?? []
  return open.length > 0 ? atGroup(chance, roleId === PROVIDER && chance.is(0.5), point, chance.of(open)) : null
}
