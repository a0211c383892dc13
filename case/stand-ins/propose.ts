import { traitsOf } from '../records/manners.ts'
import { PROVIDER, RN, RT } from '../records/roles.ts'
import { type Choices, choiceOf } from '../rules/advice.ts'
import { asksOf } from '../rules/asks.ts'
import { flagField } from '../rules/role-fields.ts'
import type { ScreenKind, Step } from '../story/flow.ts'
import type { GroupView, PointView } from '../views/bedside/points.ts'
import { advisersAt, chanceName, decisionAt, isWrongAt, type Moment, opinionAt, stillToAdvise } from './advice.ts'
import { chanceOf } from './chance.ts'
import { type Deed, deed, type Playing, sayOnce } from './deed.ts'
import { seeToEvent } from './events.ts'
import { goOnWithout, seeToOrders } from './orders.ts'
import type { Played } from './played-commands.ts'
import { lookAgain, prepare } from './prepare.ts'
import { rightAnswerTo } from './right-answers.ts'
import { speak } from './speech.ts'

const SHORT_MS = 3000
const READ_MS = 8000
const THINK_MS = 12_000
const TICK_MS = 1500
const BRIEF_MS = 30_000
/** The Provider waits this long for advice that does not come. */
const FAIR_MS = 45_000

type Propose = (playing: Playing, step: Step) => Deed | null

/** What is done at each kind of step, whichever role stands there. */
const at: { readonly [S in ScreenKind]: Propose } = {
  call: (playing) => {
    const { call } = playing.view
    if (!call) return null
    if (!call.told) return deed(playing, 'answer', SHORT_MS, { kind: 'answer-call' })
    return goOn(playing, call.told.timing.durationMs)
  },
  record: (playing) => speak(playing, 'summary') ?? goOn(playing),
  'await-listeners': (playing) => goOn(playing),
  listen: (playing) => {
    const { roleId, view } = playing
    const summary = view.recordings?.isShared ? view.recordings.summary : null
    if (!summary) return null
    if (roleId !== PROVIDER && !view.recordings?.listened[roleId === RT ? 'Therapist' : 'Nurse']) {
      return deed(playing, 'listen', summary.durationMs, { kind: 'mark-listened' })
    }
    return tick(playing, 'summary', listOf(view.summaryList?.headings, view.summaryList?.ticked)) ?? goOn(playing)
  },
  question: (playing, { question }) => {
    const shown = question && playing.view.questions?.[question]
    if (!question || !shown) return null
    if (shown.result) return goOn(playing)
    const answer = (takesMs: number, [option = '']: readonly string[], when = '') =>
      deed(playing, `answer ${question}${when}`, takesMs, { kind: 'answer-question', question, option })
    if (shown.decider === playing.roleId) {
      const isHeard = shown.askedOf.length === 1 || stillToAdvise(playing, question, shown.answers).length === 0
      return answer(isHeard ? READ_MS : FAIR_MS, decisionAt(playing, question, shown.answers), isHeard ? ', heard' : '')
    }
    if (choiceOf(shown.answers, playing.roleId).length === 0) return answer(THINK_MS, opinionAt(playing, question))
    return giveReason(playing, question, shown.answers)
  },
  'question-result': (playing) => goOn(playing, READ_MS),
  board: (playing) => {
    const { leave, reviewList } = playing.view
    const check = lookAgain(playing)
    if (check) return check
    return leave?.Nurse && leave.Therapist
      ? goOn(playing)
      : tick(playing, 'review', listOf(reviewList?.points, reviewList?.ticked))
  },
  'ready-to-leave': (playing) => {
    if (playing.view.leave?.Provider) return goOn(playing)
    return deed(playing, 'leave', SHORT_MS, { kind: 'ready-to-leave' })
  },
  tasks: (playing) => prepare(playing) ?? goOn(playing),
  task: () => null,
  'preparation-result': (playing) => goOn(playing, READ_MS),
  // Who is done with their own work still looks at what others have made.
  challenge: (playing) => lookAgain(playing) ?? answerChallenge(playing) ?? goOn(playing),
  'challenge-result': (playing) => goOn(playing, READ_MS),
  'obtain-report': (playing) => {
    const { roleId, seed, view } = playing
    const { forgets, asksForAll } = traitsOf(playing)
    const open = view.bedsideReport?.questions.filter(({ asked }) => !asked) ?? []
    // Each asks for what is theirs to ask; some forget some.
    const own = open.filter(({ slug }) => {
      const isForgotten = chanceOf(seed, `ask ${slug}`) < forgets
      return Math.floor(chanceOf(0, slug) * 3) === roleId && !isForgotten
    })
    const [next] = asksForAll && roleId === PROVIDER ? open : own
    return next
      ? deed(playing, `ask ${next.slug}`, READ_MS, { kind: 'ask-question', question: next.slug })
      : goOn(playing)
  },
  'bedside-report': (playing) => goOn(playing, THINK_MS),
  'decision-point': (playing, { point: slug }) => {
    const point = playing.view.points.find((one) => one.point === slug)
    if (!point) return null
    if (playing.view.canDecide) return seeToOrders(playing) ?? decideAt(playing, point)
    // What others wait to hear comes before what hands do.
    const advice = adviseAt(playing, point)
    return advice?.request?.kind === 'choose-option' ? advice : (seeToOrders(playing) ?? advice)
  },
  'decision-page': () => null,
  arrival: (playing) => goOn(playing, READ_MS),
  handover: handOver,
  'save-handover': handOver,
  'final-report': () => null,
}

/** The next thing a stand-in does; null while it waits for others. */
export function propose(playing: Playing): Deed | null {
  const { roleId, view, story } = playing
  const step = story.flows[roleId][view.places[roleId]]
  return step && view.isRunning ? (seeToEvent(playing) ?? at[step.screen](playing, step)) : null
}

function goOn(playing: Playing, takesMs = SHORT_MS): Deed | null {
  const step = playing.view.places[playing.roleId]
  return playing.view.mayContinue ? deed(playing, `go on from ${step}`, takesMs, { kind: 'continue', step }) : null
}

type Ticked = Extract<Played, { kind: 'tick-item' }>['list']
type List = { readonly length: number; readonly ticked: readonly number[] }

const listOf = (items: readonly unknown[] = [], ticked: readonly number[] = []): List => ({
  length: items.length,
  ticked,
})

/** Ticks what it heard or did. Some miss a little. */
function tick(playing: Playing, list: Ticked, shown: List | null): Deed | null {
  const { misses } = traitsOf(playing)
  const isMissed = (item: number) => chanceOf(playing.seed, `miss ${list} ${item}`) < misses
  const items = Array.from({ length: shown?.length ?? 0 }, (_, index) => index)
  const item = items.find((one) => !shown?.ticked.includes(one) && !isMissed(one))
  return item === undefined
    ? null
    : deed(playing, `tick ${list} ${item}`, TICK_MS, { kind: 'tick-item', list, item, isTicked: true })
}

/** The Provider speaks, the others tick what they hear. */
function handOver(playing: Playing): Deed | null {
  return speak(playing, 'handover') ?? tick(playing, 'handover', handoverList(playing)) ?? goOn(playing)
}

function handoverList({ roleId, view }: Playing): List | null {
  if (roleId === PROVIDER || !view.handover) return null
  const { headings, ticked } = view.handover
  return { length: headings.length, ticked: ticked[roleId === RT ? 'rt' : 'rn'] }
}

/** What is asked on the way, one after the other; what others suggest on is chosen last. */
function answerChallenge(playing: Playing): Deed | null {
  const { view, story, roleId } = playing
  const open = (view.challenge?.asks ?? []).filter(
    ({ answer, options, suggestion }) => !answer && (options.length > 0 || !suggestion?.isClosed),
  )
  const next = open.find(({ suggestion }) => !suggestion?.given) ?? open[0]
  const ask = asksOf(story).find(({ slug }) => slug === next?.slug)
  if (!next || !ask || view.challenge?.done[flagField[roleId]]) return null
  const answer = (what: string, takesMs: number) =>
    deed(playing, `${what} ${ask.slug}`, takesMs, {
      ...{ kind: 'answer-ask', ask: ask.slug },
      ...rightAnswerTo(ask, roleId),
    })
  if (!next.suggestion?.given) return answer('answer', next.after === null ? THINK_MS : SHORT_MS)
  return next.suggestion.given.every((one) => one.numbers)
    ? answer('settle, heard,', READ_MS)
    : answer('settle', FAIR_MS)
}

/** Why one advises it, once all have advised: nobody is led. Some have to be asked at times. */
function giveReason(playing: Playing, moment: Moment, choices: Choices): Deed | null {
  const { seed, story } = playing
  if (stillToAdvise(playing, moment, choices).length > 0) return null
  if (chanceOf(seed, `silent at ${chanceName(story, moment)}`) < traitsOf(playing).silent) return null
  const reasons = story.standIns.advice[moment]
  return sayOnce(playing, chanceName(story, moment), isWrongAt(playing, moment) ? reasons?.wrong : reasons?.right)
}

const momentOf = ({ point }: PointView, { name }: GroupView): Moment => `${point}/${name}`

/** RT and RN advise each group that is open. */
function adviseAt(playing: Playing, point: PointView): Deed | null {
  for (const group of point.groups.filter(({ isOpen, decidedAt }) => isOpen && decidedAt === null)) {
    if (!advisersAt(playing.story, momentOf(point, group)).includes(playing.roleId)) continue
    const said = choiceOf(group, playing.roleId)
    const wanted = opinionAt(playing, momentOf(point, group))
    const next = wanted.find((slug) => !said.includes(slug))
    if (next === undefined) {
      const reason = giveReason(playing, momentOf(point, group), group)
      if (reason) return reason
      continue
    }
    const what = `advise ${chanceName(playing.story, momentOf(point, group))} ${next}`
    const request = { kind: 'choose-option', point: point.point, group: group.name, option: next } as const
    return deed(playing, what, said.length > 0 ? SHORT_MS : THINK_MS, request)
  }
  return goOn(playing)
}

/** Another word of thanks at each point. */
function thank(playing: Playing, place: number): Deed | null {
  const { thanks } = playing.story.standIns
  return sayOnce(playing, `thanks ${place}`, [thanks[(playing.seed + place) % thanks.length] ?? ''])
}

/** The Provider ends the call, decides group by group after the advice, turns the pages, goes on. */
function decideAt(playing: Playing, point: PointView): Deed | null {
  if (point.openedAt === null) return point.call && deed(playing, 'end call', BRIEF_MS, { kind: 'end-call' })
  if (point.resultsAt !== null) return thank(playing, point.place) ?? goOn(playing, THINK_MS)
  if (point.showing !== null) {
    const { showing } = point
    return deed(playing, `turn ${showing}`, READ_MS, { kind: 'turn-page', point: point.point, page: showing })
  }
  const group = point.groups.find(({ isOpen, decidedAt }) => isOpen && decidedAt === null)
  if (!group) return goOnWithout(playing, point.point)
  const isHeard = stillToAdvise(playing, momentOf(point, group), group).length === 0
  // Advice that changes is thought over again.
  const heard = [RT, RN].map((role) => choiceOf(group, role).join(' ')).join(', ')
  const decision = decisionAt(playing, momentOf(point, group), group)
  const choice = group.several ? [...decision] : (decision[0] ?? '')
  return deed(playing, `decide ${group.name} having heard ${heard}`, isHeard ? READ_MS : FAIR_MS, {
    kind: 'decide-group',
    point: point.point,
    group: group.name,
    choice,
  })
}
