import type { AskedNumber } from '../story/ask.ts'

export type Sayable = Pick<AskedNumber, 'slug' | 'label' | 'unit' | 'said' | 'also'>
export type Numbers = { readonly [slug: string]: number }

export const saidNumber = ({ label, unit, said }: Sayable, value: number): string =>
  said ? said.replace('{n}', String(value)) : `${label}: ${value}${unit && ` ${unit}`}`

/** With what it is in the other unit: 10 Hz (600/min). */
export const saidInFull = (number: Sayable, value: number): string => {
  const { also } = number
  const more = also ? ` (${Math.round(value * also.times).toLocaleString('en-US')}${also.unit})` : ''
  return `${saidNumber(number, value)}${more}`
}

/** Several in their order: MAP 17, 10 Hz. */
export const saidNumbers = (numbers: readonly Sayable[], values: Numbers, say = saidInFull): string =>
  numbers.map((number) => say(number, values[number.slug] ?? Number.NaN)).join(', ')
