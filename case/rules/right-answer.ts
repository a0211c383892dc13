import type { Answer } from '../records/answer.ts'
import type { Ask, AskedNumber } from '../story/ask.ts'
import { numbersOf } from './asks.ts'

export const isAccepted = ({ accepted: { from, to } }: AskedNumber, value: number | null): boolean =>
  value !== null && value >= from && value <= to

/** Of several numbers each. */
export const isRightAnswer = (ask: Ask, { option, numbers }: Answer): boolean =>
  ask.kind === 'choice' || option !== null
    ? ask.kind !== 'numbers' && option === ask.right
    : numbersOf(ask).every((number) => isAccepted(number, numbers?.[number.slug] ?? null))

// A known mistake is known again when it was rounded another way: 37 and 37.3 are the same idea.
const ROUNDING = 0.02

/** How somebody came to a wrong number, where that is known. */
export const ideaBehind = ({ wrongIdeas }: AskedNumber, answer: number | null): string | null =>
  wrongIdeas.find(({ value }) => answer !== null && Math.abs(answer - value) <= value * ROUNDING)?.why ?? null
