import type { RoleId } from '#case/records/roles.ts'
import { saidNumbers } from '#case/rules/said-number.ts'
import type { AskView } from '#case/views/challenge/challenge.ts'
import { roles } from '../../../base/roles/roles.ts'

/** What is asked together, in the order one is led through it: numbers, and the choice that asks them again. */
export interface AskCard {
  readonly id: string
  readonly title: string
  /** How it stands, in a few words. */
  readonly state: string
  readonly isDone: boolean
  readonly asks: readonly AskView[]
}

export const cardsOf = (asks: readonly AskView[]): readonly AskCard[] =>
  asks
    .filter(({ after }) => after === null)
    .map((first) => {
      const all = [first, ...asks.filter(({ after }) => after === first.slug)]
      return { id: first.slug, title: first.title, state: stateOf(all), isDone: all.every(isDone), asks: all }
    })

export const namesOf = (roleIds: readonly RoleId[]): string => roleIds.map((role) => roles[role].label).join(' and ')

/** Whether a suggestion is made here, for others to choose. */
export const isSuggested = ({ suggestion }: AskView): boolean => suggestion?.given === null

const isDone = (ask: AskView): boolean => ask.answer !== null || (isSuggested(ask) && ask.suggestion?.isClosed === true)

/** Where to go on once a card is done; null: nowhere, all are. */
export const openAfter = (cards: readonly AskCard[], done: string | null): string | null =>
  cards.find((card) => !card.isDone && card.id !== done)?.id ?? null

/** What one has answered: the option's name, or each number. */
export function answerText({ options, numbers }: AskView, answer: AskView['answer']): string {
  if (answer?.numbers) return saidNumbers(numbers, answer.numbers)
  return options.find(({ slug }) => slug === answer?.option)?.name ?? ''
}

/** What one did with it: You typed, chose, suggested. */
export function answeredText(ask: AskView): string {
  if (ask.options.length > 0) return 'You chose'
  if (isSuggested(ask)) return 'You suggested'
  return ask.isAskedAgain ? 'You typed' : 'You answered'
}

function stateOf([first, again]: readonly AskView[]): string {
  if (!first) return ''
  const { answer, suggestion } = first
  if (suggestion) return suggestionState(first)
  if (answer === null)
    return first.isAskedAgain ? 'Type it, then choose it' : `For ${first.isOwn ? 'your role alone' : 'each of you'}`
  if (!first.isAskedAgain) return answerText(first, answer)
  const typed = `You typed ${answerText(first, answer)}`
  return again?.answer ? `${typed} and chose ${answerText(again, again.answer)}` : `${typed}. Now choose.`
}

function suggestionState(ask: AskView): string {
  const { answer, suggestion } = ask
  if (answer) return `${answeredText(ask)} ${answerText(ask, answer)}`
  const given = suggestion?.given
  if (!given) return suggestion?.isClosed ? 'The Provider has chosen' : 'You suggest, the Provider chooses'
  const [made, missing] = [true, false].map((isMade) =>
    given.filter(({ numbers }) => (numbers !== null) === isMade).map(({ roleId }) => roleId),
  ) as [RoleId[], RoleId[]] // one list for each
  const have = made.length > 1 ? 'have' : 'has'
  if (made.length === 0) return `${namesOf(missing)} ${missing.length > 1 ? 'suggest' : 'suggests'}, you choose`
  return missing.length === 0
    ? `${namesOf(made)} ${have} suggested`
    : `${namesOf(made)} ${have} suggested, ${namesOf(missing)} not yet`
}
