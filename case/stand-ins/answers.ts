import { labelOf, PROVIDER, type RoleId } from '../records/roles.ts'
import type { ChatMessage } from '../records/written.ts'
import { type Choices, choiceOf, heldBackFrom } from '../rules/advice.ts'
import { type AskedInChat, askedInChat } from '../rules/asked-in-chat.ts'
import { flagField } from '../rules/role-fields.ts'
import { findUnit } from '../rules/work-units.ts'
import type { AskKind } from '../story/talk.ts'
import type { UnitView } from '../views/preparation/tasks.ts'
import { chanceName, isWrongAt, type Moment, opinionAt, optionsAt } from './advice.ts'
import { chanceOf } from './chance.ts'
import type { Playing } from './deed.ts'

/** Somebody is asked: who plays, what was written, and what of it was understood. */
interface Answering extends Playing {
  readonly now: number
  readonly asker: RoleId
  readonly asked: AskedInChat
  /** Says one of the sentences, by the seed, with what is filled in. */
  readonly say: (sentences: readonly string[], filled?: { readonly [name: string]: string }) => string
}

const ANSWER_MS = 4500

/** The message that waits for an answer of the holder of a seat, with its place in the chat. */
export function openQuestion(chat: readonly ChatMessage[], uid: string) {
  const answered = new Set(chat.map(({ answers }) => answers))
  const place = chat.findIndex(({ asks }, index) => asks === uid && !answered.has(index))
  const message = chat[place]
  return message ? { place, message } : null
}

/** How long somebody reads a message and writes the answer, in ms of the case. */
export const answerMs = (playing: Playing, place: number): number =>
  ANSWER_MS * (0.75 + 0.5 * chanceOf(playing.seed, `answer after ${place}`))

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a stand-in answers to the message at a place in the chat: what its role may know, and nothing else. */
export function answerTo(
  playing: Playing,
  { message, roleId: asker }: ChatMessage,
  place: number,
  now: number,
): string {
  const { seed, story } = playing
  const asked = askedInChat(story, message)
  const say: Answering['say'] = (sentences, filled = {}) => {
    const sentence = sentences[Math.floor(chanceOf(seed, `answer ${place}`) * sentences.length)] ?? ''
    return sentence.replace(/\{(\w)(\w*)\}/g, (_, first: string, rest: string) => {
      const text = filled[first.toLowerCase() + rest] ?? ''
      return first === first.toLowerCase() ? text : upper(text)
    })
  }
  if (!asked?.kind) return say(story.standIns.talk.answers.called)
  return answers[asked.kind]({ ...playing, now, asker, asked, say })
}

const answers: { readonly [K in AskKind]: (answering: Answering) => string } = {
  advice: answerAdvice,
  reason: answerReason,
  doing: (answering) => {
    const { say, story } = answering
    const { doing } = story.standIns.talk.answers
    const begun = begunIn(answering)
    if (begun) return say(isChecked(begun) ? doing.check : doing.work, { work: nameOf(answering, begun.id) })
    const at = doingOf(answering)
    return at === null ? say(doing.waiting) : say(doing.busy, { doing: at })
  },
  ready: (answering) => {
    const { say, view, story, roleId } = answering
    const { ready } = story.standIns.talk.answers
    const isPreparing = story.flows[roleId][view.places[roleId]]?.screen === 'tasks'
    if (isPreparing && view.leave?.[flagField[roleId]]) return say(ready.leave)
    const open = isPreparing ? unitsOf(answering).filter((unit) => !isDone(answering, unit)) : []
    if (open.length > 0) return say(ready.work, { works: open.map(({ id }) => nameOf(answering, id)).join(', ') })
    const doing = doingOf(answering)
    return doing === null ? say(ready.yes) : say(ready.busy, { doing })
  },
  numbers: ({ say, view: { vitals }, asked, story }) => {
    const { readings, answers: words, signs } = story.standIns.talk
    if (!vitals) return say(words.numbers.none)
    const wanted = asked.signs.length > 0 ? asked.signs : signs.flatMap(({ shows }) => shows)
    const numbers = [...new Set(wanted)].map((sign) => {
      const value = vitals.lost === sign ? say(words.numbers.lost) : String(vitals.monitor[sign])
      return readings[sign]?.replace('{value}', value) ?? ''
    })
    return say(words.numbers.shown, { numbers: numbers.join(', ') })
  },
  work: answerWork,
  place: ({ say, story, view: { places }, roleId, asker }) => {
    const { together, apart } = story.standIns.talk.answers.place
    const titleOf = (role: RoleId) => story.flows[role][places[role]]?.title ?? ''
    const [title, other] = [titleOf(roleId), titleOf(asker)]
    return say(title === other ? together : apart, { title, other })
  },
  decider: ({ say, story, view, asker }) => {
    const { own, yours, other } = story.standIns.talk.answers.decider
    if (view.canDecide) return say(own)
    return say(asker === PROVIDER ? yours : other)
  },
  thanks: ({ say, story }) => say(story.standIns.talk.answers.thanks),
  greeting: ({ say, story }) => say(story.standIns.talk.answers.greeting),
}

/** What it is at, as everybody reads it. */
const doingOf = ({ view, roleId }: Playing): string | null =>
  view.team.find((seat) => seat.roleId === roleId)?.standIn?.doing ?? null

const unitsOf = ({ view }: Playing): readonly UnitView[] => view.tasks?.tasks.flatMap(({ units }) => units) ?? []
const isDone = ({ now }: Answering, { doneAt }: UnitView): boolean => doneAt !== null && doneAt <= now
const isChecked = ({ steps }: UnitView): boolean =>
  steps.some(({ checkAskedAt, doneAt }) => checkAskedAt !== null && doneAt === null)
const begunIn = (playing: Playing): UnitView | undefined =>
  unitsOf(playing).find(({ startedAt, steps }) => startedAt !== null && steps.some(({ doneAt }) => doneAt === null))

const nameOf = ({ story }: Playing, work: string): string =>
  story.standIns.talk.works[work]?.[0] ?? findUnit(story, work)?.name ?? work

function answerWork(answering: Answering): string {
  const { say, story, roleId, view, asked } = answering
  const { work: words } = story.standIns.talk.answers
  const known = asked.work === null ? undefined : findUnit(story, asked.work)
  if (!known) return say(words.unknown)
  const filled = { work: nameOf(answering, known.id), role: labelOf(known.roleId) }
  if (known.roleId !== roleId) return say(words.others, filled)
  const unit = unitsOf(answering).find(({ id }) => id === known.id)
  if (!unit || !view.tasks) return say(words.early, filled)
  if (isDone(answering, unit)) return say(words.done, filled)
  if (unit.startedAt === null) return say(words.next, filled)
  if (isChecked(unit)) return say(words.check, filled)
  return say(unit.steps.some(({ doneAt }) => doneAt === null) ? words.begun : words.running, filled)
}

/** Something to be decided at the step where the role stands, and what it chose there itself. */
interface AtHand {
  readonly moment: Moment
  readonly title: string | null
  readonly chosen: readonly string[]
  /** The asker has still to advise, and is not led. */
  readonly isHeldBack: boolean
}

/** What is to be decided where the role stands, of which it was asked. */
function atHand({ view, story, roleId, asker, asked }: Answering): readonly AtHand[] {
  const isHeldBack = (choices: Choices, isDecided: boolean) => heldBackFrom(asker, choices, isDecided) === roleId
  const step = story.flows[roleId][view.places[roleId]]
  const shown = step?.question && view.questions?.[step.question]
  if (step?.question && shown) {
    const { answers: said, result } = shown
    return [
      {
        moment: step.question,
        title: null,
        chosen: choiceOf(said, roleId),
        isHeldBack: isHeldBack(said, result !== null),
      },
    ]
  }
  const point = view.points.find((one) => one.point === step?.point)
  const groups = point?.groups.filter(({ name, isOpen, decidedAt }) =>
    asked.group === null ? isOpen || decidedAt !== null : asked.group === name,
  )
  return (groups ?? []).map((group) => ({
    moment: `${point?.point ?? ''}/${group.name}`,
    title: group.name,
    chosen: choiceOf(group, roleId),
    isHeldBack: isHeldBack(group, group.decidedAt !== null),
  }))
}

/** What it has advised, as everybody reads it beside the options; of the Provider, what is decided. */
function answerAdvice(answering: Answering): string {
  const { say, story, view } = answering
  const { advice } = story.standIns.talk.answers
  const open = atHand(answering)
  const chosen = open.filter((one) => one.chosen.length > 0 && !one.isHeldBack)
  if (open.length === 0) return say(advice.nothing)
  if (chosen.length === 0 && open.some(({ isHeldBack }) => isHeldBack)) return say(advice.yours)
  if (chosen.length === 0) return say(view.canDecide ? advice.hearing : advice.coming)
  const sentences = chosen.map(({ moment, title, chosen: names }) => {
    const words = names.map((name) => optionsAt(story, moment).find((option) => option.name === name)?.words ?? name)
    return `${title === null ? '' : `${title}: `}${words.join(', ')}.`
  })
  return say(view.canDecide ? advice.decided : advice.given, { advice: sentences.join(' ') })
}

/** Why it chose as it did last, in the words of its manner: first those it has not said. */
function answerReason(answering: Answering): string {
  const { say, story, view, roleId, seed } = answering
  const { advice, reason } = story.standIns.talk.answers
  const open = atHand(answering)
  const last = open.findLast(({ chosen, isHeldBack }) => chosen.length > 0 && !isHeldBack)
  if (!last && open.some(({ isHeldBack }) => isHeldBack)) return say(advice.yours)
  if (!last) return say(open.length === 0 ? advice.nothing : view.canDecide ? advice.hearing : advice.coming)
  const { moment, chosen } = last
  const isOwn = chosen.every((name) => opinionAt(answering, moment).includes(name))
  const { right = [], wrong = [] } = (isOwn && story.standIns.advice[moment]) || {}
  const reasons = isWrongAt(answering, moment) ? wrong : right
  const first = Math.floor(chanceOf(seed, `say ${chanceName(story, moment)}`) * reasons.length) + roleId
  const inTurn = reasons.map((_, index) => reasons[(first + index) % reasons.length] ?? '')
  const unsaid = inTurn.find((one) => !view.chat.some(({ message }) => message === one))
  return unsaid ?? inTurn[0] ?? say(reason.followed)
}
