import type { ChallengeView, ChooseChallenge, OwnQuestion, SuggestChallenge } from '#case/views/challenge/challenge.ts'
import type { HfovSettings } from '#case/views/challenge/hfov-settings.ts'

/** The three parts of the challenge, in the order one is led through them. */
export interface Part {
  readonly id: PartId
  readonly title: string
  /** How it stands, in a few words. */
  readonly state: string
  readonly isDone: boolean
}

export type PartId = 'index' | 'hfov' | 'own'

export function partsOf({ index, suggest, choose, own }: ChallengeView): readonly Part[] {
  const chosen = index.choose?.answer ?? null
  return [
    { id: 'index', title: 'Oxygenation index', state: indexState(index.answer, chosen), isDone: chosen !== null },
    {
      id: 'hfov',
      title: 'Starting HFOV settings',
      state: choose ? chooseState(choose) : suggest ? suggestState(suggest) : '',
      isDone: choose ? choose.answer !== null : suggest === null || suggest.answer !== null || suggest.isClosed,
    },
    {
      id: 'own',
      title: 'Your own question',
      state: own.answer === null ? 'For your role alone' : ownAnswerText(own),
      isDone: own.answer !== null,
    },
  ]
}

/** Where to go on once a part is done; null: nowhere, all are. */
export const openAfter = (parts: readonly Part[], done: PartId | null): PartId | null =>
  parts.find(({ id, isDone }) => !isDone && id !== done)?.id ?? null

function indexState(typed: number | null, chosen: string | null): string {
  if (typed === null) return 'Type it, then choose it'
  return chosen === null ? `You typed ${typed}. Now choose.` : `You typed ${typed} and chose ${chosen}`
}

function suggestState({ answer, isClosed }: SuggestChallenge): string {
  if (answer) return `You suggested ${settingsText(answer)}`
  return isClosed ? 'The Provider has chosen' : 'You suggest, the Provider chooses'
}

function chooseState({ answer, suggestions: { rt, rn } }: ChooseChallenge): string {
  if (answer !== null) return `You chose ${answer}`
  if (rt && rn) return 'RT and RN have suggested'
  if (!rt && !rn) return 'RT and RN suggest, you choose'
  return rt ? 'RT has suggested, RN not yet' : 'RN has suggested, RT not yet'
}

/** What one answered to one's own question: the option's name, or each number with its unit. */
export function ownAnswerText({ answer, options, asks }: OwnQuestion): string {
  if (answer === null) return ''
  if (typeof answer === 'string') return options.find(({ slug }) => slug === answer)?.name ?? answer
  const numbers: { readonly [slug: string]: number | null } = answer
  return asks.map(({ slug, label, unit }) => `${label}: ${numbers[slug]}${unit && ` ${unit}`}`).join(', ')
}

const PER_MINUTE = 60

/** A rate in Hz with what that is a minute: 10 Hz (600/min). */
export const hzText = (hz: number): string => `${hz} Hz (${Math.round(hz * PER_MINUTE).toLocaleString('en-US')}/min)`

export const settingsText = ({ MAP, RR }: HfovSettings): string => `MAP ${MAP}, ${hzText(RR)}`
