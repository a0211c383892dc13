import { wordsOfBedside } from '../bedside-words.ts'
import type { Text } from '../condition.ts'
import type { CaseContent } from '../content.ts'
import { takesSeveral } from '../group.ts'
import type { Amounts, OrderCard, OrderField, OrderOpening, OrderPart, OrderStep, Orders } from '../orders.ts'
import { pointsOf } from '../points.ts'
import { type Findings, found } from './complaint.ts'
import { ANY, type FactChecks, factChecks } from './facts.ts'

/** At a point no more than so many are read back in full: else people type instead of talking. */
const MOST_READ_BACK = 2

/** What is wrong with the orders: options without a card, read-backs that nobody said, words that stand for nothing, steps that cannot be done. */
export function* mistakesInOrders(content: CaseContent): Findings {
  const { orders } = content
  if (!orders) return
  const checks = factChecks(content)
  yield* mistakesInOpenings(content, orders, checks)
  yield* tooManyReadBack(content, orders)
  for (const [index, card] of orders.cards.entries()) {
    const checked = { at: `orders.cards[${index}]`, content, orders, checks, known: wordsFor(content, orders, card) }
    yield* mistakesInText(checked, 'says', card.says)
    for (const [at, part] of card.parts.entries())
      yield* mistakesInPart({ ...checked, at: `${checked.at}.parts[${at}]` }, card, part)
    yield* mistakesInTurns(checked.at, card)
  }
  for (const [index, { soundsLike }] of orders.names.entries())
    yield* noName(orders, `orders.names[${index}]`, soundsLike)
}

interface Checked {
  readonly at: string
  readonly content: CaseContent
  readonly orders: Orders
  readonly checks: FactChecks
  readonly known: readonly string[]
}

const sight = { isAtBedside: true, chosenAt: ANY } as const

type Opens = Extract<OrderOpening, { card: string }>
const opensOf = ({ opens }: Orders): readonly Opens[] => opens.filter((one) => 'card' in one)

/** What all that open it put into its braces. */
function wordsFor(content: CaseContent, orders: Orders, { slug }: OrderCard): readonly string[] {
  const given = opensOf(orders).filter(({ card }) => card === slug)
  const [first, ...others] = given.map((one) => Object.keys(one.given ?? {}))
  const always = (first ?? []).filter((word) => others.every((words) => words.includes(word)))
  return [...wordsOfBedside(content), ...content.instruments.analytes.map(({ slug }) => `gas.${slug}`), ...always]
}

function* mistakesInOpenings(content: CaseContent, orders: Orders, checks: FactChecks): Findings {
  for (const [index, one] of orders.opens.entries()) {
    const at = `orders.opens[${index}]`
    const story = pointsOf(content).find(({ slug }) => slug === one.point)?.story
    const options = Object.values(story?.groups ?? {}).flatMap((group) => group.map(({ slug }) => slug))
    if (!options.includes(one.option))
      yield found(at, `there is no option ${one.option} at “${one.point}”`, 'Name an option of that point')
    yield* checks.condition(at, one.when, { isAtBedside: true, chosenAt: one.point })
    if (!('card' in one)) continue
    if (!orders.cards.some(({ slug }) => slug === one.card))
      yield found(at, `there is no card “${one.card}”`, 'Name a card of the story')
    for (const first of one.after ?? [])
      if (!options.includes(first))
        yield found(`${at}.after`, `there is no option ${first} at “${one.point}”`, 'Name one')
  }
  for (const [index, { slug, groups }] of content.decisionStories.entries()) {
    for (const option of Object.values(groups).flat()) {
      const last = orders.opens.findLast((one) => one.point === slug && one.option === option.slug)
      if (!last || last.when !== undefined)
        yield found(
          `decisionStories[${index}]`,
          `“${option.name}” has no card in some state, and nothing says why`,
          'Give it one in orders.opens, or say why it has none',
        )
    }
  }
}

/** Of a group one option is decided, of a list all may be. */
function* tooManyReadBack(content: CaseContent, orders: Orders): Findings {
  const partsOf = (point: string, option: string): number =>
    Math.max(
      0,
      ...opensOf(orders)
        .filter((one) => one.point === point && one.option === option && one.isReadBack)
        .map(({ card }) => fullParts(orders.cards.find(({ slug }) => slug === card))),
    )
  for (const [index, { slug, groups }] of content.decisionStories.entries()) {
    const counts = Object.entries(groups).map(([group, options]) => {
      const each = options.map((option) => partsOf(slug, option.slug))
      return takesSeveral(content, group) ? each.reduce((sum, one) => sum + one, 0) : Math.max(...each)
    })
    const most = counts.reduce((sum, one) => sum + one, 0)
    if (most > MOST_READ_BACK)
      yield found(
        `decisionStories[${index}]`,
        `${most} orders may be read back in full here`,
        `Let ${MOST_READ_BACK} be, and the others be heard`,
      )
  }
}

const fullParts = (card: OrderCard | undefined): number =>
  card?.parts.filter(({ fields }) => fields.length > 0).length ?? 0

function* mistakesInText({ at, checks, known }: Checked, field: string, text: Text): Findings {
  yield* checks.text(`${at}.${field}`, text, sight, known)
}

function* mistakesInPart(checked: Checked, card: OrderCard, part: OrderPart): Findings {
  const { at, orders } = checked
  const isReadBack = opensOf(orders).some((one) => one.card === card.slug && one.isReadBack)
  if (isReadBack && fullParts(card) === 0)
    yield found(`${at}.fields`, 'it is read back, and there is nothing to read back', 'Say which words of the sentence')
  yield* mistakesInText(checked, 'report', part.report)
  yield* namesGivenAway(checked, part)
  if (part.steps.length < 2) yield found(`${at}.steps`, 'hands have less than two steps', 'Say what is done')
  for (const [index, field] of part.fields.entries())
    yield* mistakesInField({ ...checked, at: `${at}.fields[${index}]` }, card, part, field)
  for (const [index, step] of part.steps.entries())
    yield* mistakesInStep({ ...checked, at: `${at}.steps[${index}]` }, step)
}

/** What is read back as a word is not to be read from the form that asks for it. */
function* namesGivenAway({ at, orders }: Checked, { fields }: OrderPart): Findings {
  const asked = fields.flatMap((field) => (field.kind === 'name' ? rightsOf<string>(field.right) : []))
  for (const [index, field] of fields.entries())
    for (const right of asked) {
      const name = orders.names.find(({ slug }) => slug === right)?.name ?? right
      if (field.slug === right || field.label.toLowerCase().includes(name.toLowerCase()))
        yield found(`${at}.fields[${index}]`, `it tells “${name}”, which is to be read back`, 'Call it otherwise')
    }
}

/** Hands that wait for a colleague of the same order come to their turn. */
function* mistakesInTurns(at: string, { parts }: OrderCard): Findings {
  const isOfOther = (part: OrderPart, after: string) =>
    parts.some((other) => other !== part && other.steps.some(({ slug }) => slug === after))
  for (const [index, part] of parts.entries())
    for (const { slug, after } of part.steps)
      if (after !== undefined && !isOfOther(part, after))
        yield found(
          `${at}.parts[${index}]`,
          `“${slug}” waits for “${after}”, which nobody else does`,
          'Name a step of another part',
        )
  const done = new Set<string>()
  const isNext = ({ slug, after }: OrderStep) => !done.has(slug) && (after === undefined || done.has(after))
  for (let moved = true; moved; ) {
    const next = parts.flatMap(({ steps }) => steps.find(({ slug }) => !done.has(slug)) ?? []).filter(isNext)
    for (const { slug } of next) done.add(slug)
    moved = next.length > 0
  }
  const stuck = parts.flatMap(({ steps }) => steps.filter(({ slug }) => !done.has(slug)))
  if (stuck.length > 0) yield found(at, `hands wait for each other at “${stuck[0]?.slug}”`, 'Let one of them go first')
}

const rightsOf = <T>(right: T | readonly { readonly is: T }[]): readonly T[] =>
  Array.isArray(right) ? right.map(({ is }) => is) : [right as T]

/** Whether a sentence says a number or a word, as a word of its own. */
function isSaid(says: Text, right: string): boolean {
  const sentence = (typeof says === 'string' ? [says] : says)
    .map((one) => (typeof one === 'string' ? one : one.text))
    .join(' ')
  const letters = right.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(^|[^\\w.{])${letters}($|[^\\w}]|\\.$)`, 'i').test(sentence)
}

/** What is read back is what was said. */
function* mistakesInField(checked: Checked, { says }: OrderCard, part: OrderPart, field: OrderField): Findings {
  const { at, orders, checks } = checked
  yield* checks.condition(at, field.when, sight)
  for (const one of [field, ...(field.kind === 'number' && field.limit ? [field.limit] : [])]) {
    if (!orders.stops.some(({ slug }) => slug === one.stop))
      yield found(at, `there is no stop “${one.stop}”`, 'Name one of orders.stops')
    if (one.at !== undefined && !part.steps.some(({ slug }) => slug === one.at))
      yield found(at, `it is stopped in “${one.at}”, which is no step`, 'Name a step of the same part')
  }
  for (const right of rightsOf<string | number>(field.right)) {
    if (field.kind === 'name') yield* noName(orders, at, String(right))
    const name = field.kind === 'name' ? orders.names.find(({ slug }) => slug === right)?.name : undefined
    if (!isSaid(says, name ?? String(right)))
      yield found(at, `“${name ?? right}” is read back, and the sentence does not say it`, 'Ask for what was said')
  }
  for (const { is } of field.slips) {
    if (field.kind === 'name') yield* noName(orders, at, String(is))
    if (typeof is !== 'object' && rightsOf<string | number>(field.right).includes(is))
      yield found(at, `“${is}” is a slip, and right`, 'Take it out')
  }
  if (field.kind === 'number') yield* unknownWord(checked, field.right)
}

function* noName({ names }: Orders, at: string, name: string | undefined): Findings {
  if (name !== undefined && !names.some(({ slug }) => slug === name))
    yield found(at, `there is no name “${name}”`, 'Put it into orders.names')
}

function* unknownWord({ at, known }: Checked, amounts: Amounts): Findings {
  for (const amount of rightsOf(amounts))
    if (typeof amount === 'string' && !known.includes(amount.slice(1, -1)))
      yield found(at, `nobody knows what to put for ${amount}`, 'Name a word of the bedside, or give it with the card')
}

function* mistakesInStep(checked: Checked, step: OrderStep): Findings {
  const { at, checks } = checked
  yield* checks.condition(at, step.when, sight)
  if (step.kind === 'check') yield* mistakesInText(checked, 'made', step.made)
  else if (step.reading) yield* mistakesInText(checked, 'reading', step.reading)
  if (step.kind === 'choose') yield* mistakesInOptions(at, step)
  if (step.kind === 'number') yield* mistakesInNumber(checked, step)
}

function* mistakesInOptions(at: string, { options, right }: Extract<OrderStep, { kind: 'choose' }>): Findings {
  const rights = rightsOf(right)
  for (const one of rights)
    if (!options.some(({ slug }) => slug === one))
      yield found(at, `“${one}” is none of the options`, 'Name one of them')
  for (const { slug, name, hint } of options)
    if (hint === undefined && (rights.length > 1 || !rights.includes(slug)))
      yield found(at, `“${name}” can be wrong and has no hint`, 'Say what is wrong with it')
}

function* mistakesInNumber(checked: Checked, step: Extract<OrderStep, { kind: 'number' }>): Findings {
  const { at, content } = checked
  const { right, wrong, on, label } = step
  yield* unknownWord(checked, right)
  for (const one of rightsOf(right)) {
    if (wrong.some(({ is }) => is === one)) yield found(at, `${one} is wrong and right`, 'Take it out of the mistakes')
    if (typeof one === 'number' && isSaid(label, String(one)))
      yield found(`${at}.label`, 'it says the number that is asked', 'Name the action alone')
  }
  if (on && 'machine' in on && !content.machines[on.machine])
    yield found(at, `there is no machine “${on.machine}”`, 'Name one of the machines')
  const pumped = [
    ...content.infusions.map((one) => ('recipe' in one ? one.recipe.drug : one.drug)),
    ...content.boluses.map(({ name }) => name),
  ]
  if (on && 'pump' in on && !pumped.includes(on.pump))
    yield found(at, `no pump has ${on.pump}`, `Name one of ${[...new Set(pumped)].join(', ')}`)
}
