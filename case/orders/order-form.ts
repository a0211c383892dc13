import type { VitalStats } from '../records/vital-stats.ts'
import { type Chosen, withChoices } from '../rules/bedside.ts'
import type { Bedside } from '../story/bedside.ts'
import type { Condition } from '../story/condition.ts'
import type { CaseContent } from '../story/content.ts'
import type {
  Amount,
  Amounts,
  Mistake,
  Mistakes,
  OrderField,
  OrderOpening,
  OrderPart,
  OrderStep,
} from '../story/orders.ts'
import type { StoryPoint } from '../story/points.ts'
import { type Facts, factsWith, holds, resolveText, type Words } from '../story/resolve-text.ts'
import { wordsOf } from '../views/bedside/words.ts'

/** How it stood with the newborn when something was decided. */
export interface Decided {
  readonly point: StoryPoint
  readonly opening: Bedside
  readonly chosen: Chosen
  readonly vitals: VitalStats
}

/** What a card reads: facts as the point opened with what is chosen, words with what it does. */
interface Reading {
  readonly facts: Facts
  readonly words: Words
}

export type CardOpening = Extract<OrderOpening, { card: string }>

/** What the story says of an option as it stands: a card, or why there is none. */
export function openingAt(
  { orders }: CaseContent,
  option: string,
  { point, opening, chosen }: Decided,
): OrderOpening | undefined {
  const facts = factsWith(opening, chosen)
  return orders?.opens.find((one) => one.point === point.slug && one.option === option && holds(one.when, facts))
}

/** The card that an option opens as it stands; null: none. */
export function openingOf(content: CaseContent, option: string, decided: Decided): CardOpening | null {
  const found = openingAt(content, option, decided)
  return found && 'card' in found ? found : null
}

/** An order as it is carried out: what is said, which fields are read back, the steps in their order. */
export interface OrderForm {
  readonly opening: CardOpening
  readonly part: OrderPart
  /** How many hands the card has parts for. */
  readonly parts: readonly OrderPart[]
  /** Every word of it is said back; else it is heard. */
  readonly isReadBack: boolean
  readonly says: string
  readonly fields: readonly FieldForm[]
  readonly steps: readonly OrderStep[]
  readonly report: string
  /** What its steps read. */
  readonly reading: Reading
}

export interface FieldForm {
  readonly field: OrderField
  readonly right: string | number
}

export function formOf(content: CaseContent, opening: CardOpening, partAt: number, decided: Decided): OrderForm {
  const card = content.orders?.cards.find(({ slug }) => slug === opening.card)
  const part = card?.parts[partAt]
  if (!card || !part) throw new Error(`there is no card ${opening.card} with a part ${partAt}`)
  const reading = readingOf(content, opening, decided)
  const { facts, words } = reading
  return {
    opening,
    part,
    parts: card.parts,
    isReadBack: opening.isReadBack === true && part.fields.length > 0,
    says: resolveText(card.says, facts, words),
    fields: part.fields
      .filter(({ when }) => holds(when, facts))
      .map((field) => ({
        field,
        right: field.kind === 'name' ? firstOf(field.right, facts) : amountAt(field.right, reading),
      })),
    steps: part.steps.filter(({ when }) => holds(when, facts)),
    report: resolveText(part.report, facts, words),
    reading,
  }
}

function readingOf(content: CaseContent, { given = {} }: CardOpening, decided: Decided): Reading {
  const { point, opening, chosen, vitals } = decided
  const now = withChoices(opening, point.story, chosen)
  return {
    facts: factsWith(opening, chosen),
    words: { ...wordsOf(now, vitals, content), ...gasWords(content, vitals, opening.gas), ...given },
  }
}

/** Of the row that the point opened with. */
function gasWords({ instruments }: CaseContent, { alliStat }: VitalStats, row: number): Words {
  const told = instruments.analytes.flatMap(({ slug, digits }) => {
    const value = alliStat[row]?.[slug]
    return value === undefined ? [] : [[`gas.${slug}`, value.toFixed(digits)] as const]
  })
  return Object.fromEntries(told)
}

type Either<T> = readonly { readonly when?: Condition; readonly is: T }[]

function firstOf(right: string | Either<string>, facts: Facts): string {
  if (typeof right === 'string') return right
  return right.find(({ when }) => holds(when, facts))?.is ?? ''
}

export function amountAt(amounts: Amounts, { facts, words }: Reading): number {
  const amount = Array.isArray(amounts) ? amounts.find(({ when }) => holds(when, facts))?.is : (amounts as Amount)
  return amount === undefined ? Number.NaN : amountOfWord(amount, words)
}

const amountOfWord = (amount: Amount, words: Words): number =>
  typeof amount === 'number' ? amount : Number(words[amount.slice(1, -1)])

/** A slip or a wrong answer, beside what is right. */
export const amountOfMistake = (mistake: Mistake, right: number, words: Words): number =>
  typeof mistake === 'object' ? Number((right * mistake.times).toPrecision(6)) : amountOfWord(mistake, words)

/** What somebody comes to who makes that mistake as things stand. */
export function amountOfWrong(wrong: Mistakes, right: number, { facts, words }: Reading): number {
  const mistake = Array.isArray(wrong) ? wrong.find(({ when }) => holds(when, facts))?.is : (wrong as Mistake)
  return mistake === undefined ? Number.NaN : amountOfMistake(mistake, right, words)
}

export const rightOf = (step: Extract<OrderStep, { kind: 'choose' }>, { facts }: Reading): string =>
  firstOf(step.right, facts)
