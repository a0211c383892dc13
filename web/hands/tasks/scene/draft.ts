import type { Fields } from '../../../base/live/use-draft.ts'
import { numberIn } from '../../../base/ui/typed-number.ts'
import type { Draft } from './scene.ts'

const LONGEST = 6

/** A key of a keypad pressed. */
export function typed(text: string, key: string): string {
  if (key === 'clear') return ''
  if (key === 'back') return text.slice(0, -1)
  if (key === '.' && (text.includes('.') || text.includes(','))) return text
  if (text.length >= LONGEST) return text
  if (key === '.' && text === '') return '0.'
  return text === '0' && key !== '.' ? key : text + key
}

/** Moved up or down by a step of the device, never below zero. More places already typed are kept. */
export function nudgedBy(text: string, by: number): string {
  return written(Math.max(0, (numberIn(text) ?? 0) + by), Math.max(placesOf(text), placesOf(String(Math.abs(by)))))
}

/** A number in as many places as its step has. */
export const steppedText = (value: number, by: number): string => written(value, placesOf(String(by)))

const written = (value: number, places: number): string => value.toFixed(places)
const placesOf = (text: string): number => /[.,](\d+)\s*$/.exec(text)?.[1]?.length ?? 0

/** What this device alone knows of the step in hand. A reload keeps it, and the list of the steps goes on with its number. */
interface LocalWork {
  readonly draft: Draft
  /** As in `SceneSetup`. */
  readonly acts: readonly string[]
}

const BETWEEN = ' '

export const workIn = ({ text = '', using, acts }: Fields): LocalWork => ({
  draft: { text, using: using ?? null },
  acts: acts ? acts.split(BETWEEN) : [],
})

export const fieldsOf = ({ draft: { text, using }, acts }: LocalWork): Fields => ({
  text,
  ...(using !== null && { using }),
  ...(acts.length > 0 && { acts: acts.join(BETWEEN) }),
})
