import { commands } from '../../commands.ts'
import { questionReason } from '../../records/order.ts'
import { checkedPart } from '../../records/preparation.ts'
import { roleIds } from '../../records/roles.ts'
import { manner } from '../../records/stand-in.ts'
import { asksOf, numbersOf, optionsOf } from '../../rules/asks.ts'
import { rightAnswerTo } from '../../rules/injections.ts'
import { workUnits } from '../../rules/work-units.ts'
import type { CaseContent } from '../../story/content.ts'
import { suffixesOf } from '../../story/decision-story.ts'
import { anyPhase, anyRating } from './any-debriefing.ts'
import type { Chance } from './chance.ts'

const oddTexts = [
  '',
  ' ',
  '\u200B',
  '\u3164\u2800',
  'a\uD800b',
  '<b>x</b>',
  '__proto__',
  'constructor',
  'x'.repeat(4001),
]
const oddNumbers = [-1, 0, 0.1, 1e9, Number.NaN, Number.POSITIVE_INFINITY]

/** Any command at all, its fields sometimes right, often wrong, sometimes not even of their kind. */
export function anyRequest(content: CaseContent, uids: readonly string[], chance: Chance): object {
  const { kind } = chance.of(commands)
  const request = { kind, ...fieldsOf(content, uids, chance)[kind]?.() }
  return chance.is(0.03) ? { ...request, score: 30 } : request
}

/** Of any ask, as whoever types or whoever chooses. */
function anyAnswer(content: CaseContent, chance: Chance): object {
  const ask = chance.of(asksOf(content))
  const option = chance.is(0.2) ? chance.of(oddTexts) : optionsOf(ask)[chance.below(optionsOf(ask).length)]?.slug
  const isNumbers = ask.kind === 'numbers' || (ask.kind === 'suggestion' && chance.is(0.5))
  const numbers = numbersOf(ask).map(({ slug, right }) => [slug, chance.of([right, right + 1, ...oddNumbers])])
  return { ask: ask.slug, option: isNumbers ? null : option, numbers: isNumbers ? Object.fromEntries(numbers) : null }
}

/** What goes with each kind of command. */
export function fieldsOf(
  content: CaseContent,
  uids: readonly string[],
  chance: Chance,
): { readonly [kind: string]: () => object } {
  const uid = () => (chance.is(0.1) ? 'nobody' : chance.of(uids))
  const point = () => chance.below(7)
  const work = () => chance.of(workUnits(content)).id
  const number = (right: number) => chance.of([right, right + 1, ...oddNumbers])
  const text = (right: string) => (chance.is(0.2) ? chance.of(oddTexts) : right)
  const option = () => text(chance.of(chance.of(chance.of(content.decisionPoints).decisionPointData).options).slug)
  const event = () => chance.of(content.injections)
  const order = () => String(chance.below(8))
  const questionOption = () => text(chance.of(chance.of(content.questions).options).name)
  return {
    'take-role': () => ({ roleId: chance.of(roleIds) }),
    'free-seat': () => ({ roleId: chance.of(roleIds) }),
    'seat-stand-in': () => ({ roleId: chance.of(roleIds), manner: chance.of(manner.options), seed: number(7) }),
    'send-message': () => ({ message: text('hello') }),
    continue: () => ({ step: chance.below(24) }),
    'keep-recording': () => ({
      uid: uid(),
      recording: chance.of(['summary', 'handover']),
      path: chance.of(['/Audio/Provider1', '/Audio/NICU1', '/etc/passwd']),
      mimeType: 'audio/webm',
      durationMs: number(1000),
    }),
    'write-key-words': () => ({ recording: chance.of(['summary', 'handover']), text: text('3.2 kg') }),
    'tick-item': () => ({
      list: chance.of(['summary', 'review', 'handover']),
      item: chance.below(12),
      isTicked: chance.is(0.6),
    }),
    'save-note': () => ({ text: text('note') }),
    'answer-question': () => ({
      question: chance.of(content.questions).slug,
      option: questionOption(),
    }),
    'start-task': () => ({ work: work() }),
    'do-step': () => {
      const unit = chance.of(workUnits(content))
      return { work: unit.id, step: chance.of(unit.steps).slug, value: number(3.2), choice: option() }
    },
    'confirm-check': () => ({ work: work() }),
    'send-back-check': () => ({ work: work(), part: chance.of(checkedPart.options) }),
    'answer-ask': () => anyAnswer(content, chance),
    'ask-question': () => ({ question: text(chance.of(content.bedsideReport.questions).slug) }),
    'choose-option': () => ({ point: point(), group: chance.of(content.groups).name, option: option() }),
    'decide-group': () => ({
      point: point(),
      group: chance.of(content.groups).name,
      choice: chance.is(0.5) ? option() : [option(), option()],
    }),
    'turn-page': () => ({ point: point(), page: text(chance.of(content.decisionStories.flatMap(suffixesOf))) }),
    'write-debrief': () => ({
      prompt: text(chance.of(chance.of(content.debrief).prompts).slug),
      text: text('DOPE first'),
    }),
    'allow-sound': () => ({ isGiven: chance.is(0.5) }),
    'lead-debriefing': () => ({ phase: anyPhase(chance) }),
    'rate-team': () => anyRating(content, 'team', chance),
    'rate-as-educator': () => anyRating(content, 'educator', chance),
    'remove-user': () => ({ uid: uid() }),
    speak: () => ({
      as: chance.of(['pilot', 'educator', 'somebody']),
      to: chance.of([null, 0, 1, 2, 3]),
      text: text('Look at the drain.'),
      isPrompt: chance.is(0.5),
    }),
    flag: () => ({
      text: text('Who leads?'),
      version: chance.of([null, 1, 1e9]),
      sign: chance.of([null, 1, -1, 0]),
      about: chance.of([null, 'dope', 'closes-the-loop', 'own-part']),
    }),
    'write-on-flag': () => ({ flag: chance.of(['1', '2', 'x']), text: text('It was calm.') }),
    'judge-objective': () => ({
      objective: chance.of(['brief', 'dope', 'x']),
      isMet: chance.of([true, false, null]),
      word: chance.of(['', 'I saw it.']),
    }),
    'remove-flag': () => ({ flag: chance.of(['1', '2', 'x']) }),
    'hide-score': () => ({ isHidden: chance.is(0.5) }),
    'end-forgotten-pause': () => ({ seenAt: chance.of([null, 0, 1e15]) }),
    'end-forgotten-lead': () => ({ seenAt: chance.of([null, 0, 1e15]) }),
    'keep-speech': () => ({
      uid: chance.of(['eda', 'max', ...uids]),
      as: 'pilot',
      to: null,
      path: chance.of(['/Audio/Educator1', '/etc/passwd']),
      mimeType: 'audio/webm',
      durationMs: number(1000),
    }),
    'call-order': () => ({ order: order(), isWritten: chance.is(0.5) }),
    'hear-order': () => ({ order: order(), said: { drug: text('dopamine'), dose: text('10') } }),
    'ask-order-again': () => ({ order: order() }),
    'question-order': () => ({ order: order(), reason: chance.of(questionReason.options) }),
    'confirm-order': () => ({ order: order() }),
    'cancel-order': () => ({ order: order(), isAnew: chance.is(0.5) }),
    'take-over-order': () => ({ order: order() }),
    'go-on-without': () => ({ point: point() }),
    'work-order': () => {
      const steps = (content.orders?.cards ?? []).flatMap(({ parts }) => parts.flatMap((part) => part.steps))
      return {
        order: order(),
        step: steps.length > 0 ? chance.of(steps).slug : 'start',
        value: number(18),
        choice: 'option-1',
      }
    },
    'check-order': () => ({ order: order(), fits: chance.is(0.5) }),
    'report-order': () => ({ order: order() }),
    inject: () => ({ event: event().slug }),
    'name-trouble': () => ({ device: event().look?.device ?? 'monitor', finding: event().look?.finding ?? 'lead-off' }),
    'take-back': () => ({ event: event().slug }),
    'lay-hand': () => ({
      sign: chance.of(['heartRate', 'bloodPressure', 'oxygenPre', 'oxygenPost', 'temperature']),
      value: number(200),
      overS: number(60),
    }),
    'let-go': () => ({}),
    'recognise-event': () => ({ event: event().slug }),
    'resolve-event': () => {
      const { slug, answer } = event()
      return { event: slug, ...(chance.is(0.5) ? rightAnswerTo(answer) : { choice: option() }) }
    },
  }
}
