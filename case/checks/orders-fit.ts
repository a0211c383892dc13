import {
  amountAt,
  amountOfMistake,
  amountOfWrong,
  type CardOpening,
  type Decided,
  type FieldForm,
  formOf,
  type OrderForm,
  openingAt,
  rightOf,
} from '../orders/order-form.ts'
import { withChoices } from '../rules/bedside.ts'
import { isNear } from '../rules/step-answers.ts'
import { type DeclaredKind, declaredBy } from '../story/bedside-words.ts'
import type { Finding } from '../story/checks/complaint.ts'
import type { CaseContent } from '../story/content.ts'
import type { StoryOption } from '../story/decision-story.ts'
import type { OrderOpening, OrderStep } from '../story/orders.ts'
import { pointNamed } from '../story/points.ts'
import { resolveText } from '../story/resolve-text.ts'
import { type PointStates, waysOf } from './every-bedside.ts'
import { Expected, Findings, never } from './expected.ts'
import { optionsNamed, wordsNamed } from './knowing.ts'
import { toldApart, wordsAt } from './told-apart.ts'

type Complain = (what: string) => void

/** An opening that came up, and what of its card did. */
interface Opened {
  readonly opens: OrderOpening
  readonly forms: readonly OrderForm[]
}

/**
 * Whether each option's order fits in every state that a team can come to: its card says, asks and reports what is there, or it has
 * another, or a reason why there is none, and then nothing is changed that hands would have to do.
 */
export function createOrderWatch(content: CaseContent) {
  const { orders } = content
  const findings = new Findings()
  const expected = new Expected<Opened>([
    ...(orders?.opens ?? []).map((opens, index) => ({
      finding: never(`orders.opens[${index}]`),
      isIt: (opened: Opened) => opened.opens === opens,
    })),
    ...(orders?.cards ?? []).flatMap(({ parts }, card) =>
      parts.flatMap(({ steps }, part) =>
        steps.map((step, index) => ({
          finding: never(`orders.cards[${card}].parts[${part}].steps[${index}]`),
          isIt: ({ forms }: Opened) => forms.some((form) => form.steps.includes(step)),
        })),
      ),
    ),
  ])

  function* look(states: PointStates): Generator<undefined> {
    for (const option of Object.values(states.story.groups).flat()) {
      for (const decided of momentsOf(content, states, option)) lookAt(option, decided)
      yield
    }
  }

  function lookAt(option: StoryOption, decided: Decided): void {
    const opens = openingAt(content, option.slug, decided)
    if (!opens) return
    const at = `orders.opens[${orders?.opens.indexOf(opens)}]`
    const complain = (what: string) => findings.add(at, what, 'Give it another card there, or say why it has none')
    const forms = 'card' in opens ? formsOf(content, opens, decided, complain) : []
    expected.look({ opens, forms })
    if ('none' in opens) {
      const changed = changedByHands(content, option, decided)
      if (changed.length > 0)
        complain(`“${option.name}” changes ${changed.join(', ')} in some state, and nobody does it`)
    }
    for (const form of forms) for (const what of mistakesIn(form)) complain(`${what} in some state`)
  }

  return { look, left: (): readonly Finding[] => [...findings.all, ...(orders ? expected.left : [])] }
}

/** One moment for each that the orders of an option tell apart: as the point opened, with whatever else is decided. */
function* momentsOf(content: CaseContent, { story, openings }: PointStates, option: StoryOption): Generator<Decided> {
  const point = pointNamed(content, story.slug)
  const opens = (content.orders?.opens ?? []).filter((one) => one.point === story.slug && one.option === option.slug)
  if (!point || opens.length === 0) return
  const cards = content.orders?.cards.filter(({ slug }) => opens.some((one) => 'card' in one && one.card === slug))
  const told = [opens, cards, option.effects]
  const words = wordsNamed(cards)
  const bedsides = toldApart(
    content,
    openings.map(({ opening }) => opening),
    told,
    (bedside) => words.map((word) => wordsAt(content, bedside)[word]).join('/'),
  )
  const ways = waysOf(content, story, new Set([...optionsNamed(told), option.slug]), true).filter((way) =>
    way.has(option.slug),
  )
  for (const opening of bedsides)
    for (const chosen of ways)
      yield { point, opening, chosen, vitals: { ...content.vitalStats, currentState: opening.monitor } }
}

/** Each pair of hands has its form; a word that nobody knows is told. */
function formsOf(content: CaseContent, opens: CardOpening, decided: Decided, complain: Complain): readonly OrderForm[] {
  const parts = content.orders?.cards.find(({ slug }) => slug === opens.card)?.parts ?? []
  return parts.flatMap((_, part) => {
    try {
      return formOf(content, opens, part, decided)
    } catch (error) {
      complain(`${error instanceof Error ? error.message : String(error)} in some state`)
      return []
    }
  })
}

/** What is set on machines and pumps, or given: hands do that. */
const byHands = new Set<DeclaredKind>(['machine', 'gas', 'setting', 'dose', 'bolus'])

function changedByHands(
  content: CaseContent,
  { slug }: StoryOption,
  { opening, point, chosen }: Decided,
): readonly string[] {
  const others = withChoices(opening, point.story, new Set([...chosen].filter((one) => one !== slug)))
  const now = withChoices(opening, point.story, chosen)
  return declaredBy(content)
    .filter(({ kind, name }) => byHands.has(kind) && now[name] !== others[name])
    .map(({ name }) => name)
}

function* mistakesIn(form: OrderForm): Generator<string> {
  const { says, report, steps, fields, reading } = form
  if (says === '') yield 'nobody says anything'
  if (report === '') yield 'nothing is reported'
  if (steps.length < 2) yield `the hands of “${says}” have less than two steps`
  for (const field of fields) yield* mistakesInField(field, form)
  for (const step of steps) {
    for (const what of mistakesInStep(step, reading)) yield `“${step.label}” ${what}`
  }
}

function* mistakesInField({ field, right }: FieldForm, { says, steps, reading }: OrderForm): Generator<string> {
  const told = `${field.label} of “${says}”`
  for (const { at } of [field, ...(field.kind === 'number' && field.limit ? [field.limit] : [])])
    if (at !== undefined && !steps.some(({ slug }) => slug === at))
      yield `${told} is stopped in “${at}”, which nobody does`
  if (field.kind === 'name') {
    if (right === '') yield `${told} is no word`
    return
  }
  const amount = Number(right)
  if (!(amount >= field.from && amount <= field.to)) yield `${told} is ${right}, which nobody may read back`
  if (field.limit && amount > field.limit.over) yield `${told} is above what stops it`
  // Where something stood, as it is named by a word, it may stand already as it is ordered: there it is no slip.
  const mistaken = field.slips.filter(({ is }) => typeof is !== 'string' || is === field.right)
  if (mistaken.some(({ is }) => amountOfMistake(is, amount, reading.words) === amount))
    yield `${told} has a slip that is right`
}

function* mistakesInStep(step: OrderStep, reading: OrderForm['reading']): Generator<string> {
  if (step.kind === 'choose') {
    const right = rightOf(step, reading)
    if (!step.options.some(({ slug }) => slug === right)) yield 'has nothing right to choose'
    else if (step.options.every(({ slug, hint }) => slug === right || hint === undefined))
      yield 'has nothing wrong to choose'
  }
  if (step.kind === 'number') {
    const right = amountAt(step.right, reading)
    if (!Number.isFinite(right)) yield 'has no right number'
    else if (step.on && 'pump' in step.on && right <= 0) yield `sets a pump to ${right}`
    if (step.wrong.some(({ is }) => isNear(amountOfWrong(is, right, reading), right, step.tolerance)))
      yield `takes ${right} for wrong`
  }
  const said = step.kind === 'check' ? step.made : step.reading
  if (said !== undefined && resolveText(said, reading.facts, reading.words) === '') yield 'says nothing'
}
