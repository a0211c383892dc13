import { PROVIDER } from '../records/roles.ts'
import { isStandIn } from '../records/stand-in.ts'
import { type Choices, choiceOf } from '../rules/advice.ts'
import type { CaseContent } from '../story/content.ts'
import type { GroupName } from '../story/decision-story.ts'
import type { QuestionId } from '../story/flow.ts'
import { chanceOf } from './chance.ts'
import type { Playing } from './deed.ts'

/** Something on which RT and RN advise and the Provider decides: a question, or a group of a decision point. */
export type Moment = QuestionId | `${number}/${GroupName}`

interface Scored {
  /** What a choice is sent as. */
  readonly name: string
  /** As people read it. */
  readonly words: string
  readonly score: number
}

const questionIds: readonly QuestionId[] = ['transport-mode', 'response-time']

/** Every moment of a story, in order. */
export const momentsOf = ({ decisionPoints }: CaseContent): Moment[] => [
  ...questionIds,
  ...decisionPoints.flatMap(({ decisionPointNumber, decisionPointData }) =>
    decisionPointData.map(({ decisionName }): Moment => `${decisionPointNumber}/${decisionName}`),
  ),
]

export function optionsAt({ questions, decisionPoints }: CaseContent, moment: Moment): readonly Scored[] {
  if (moment === 'transport-mode' || moment === 'response-time') {
    return questions[moment].options.map(({ name, score }) => ({ name, words: name, score }))
  }
  const [number, name] = moment.split('/')
  const point = decisionPoints.find(({ decisionPointNumber }) => decisionPointNumber === Number(number))
  const group = point?.decisionPointData.find(({ decisionName }) => decisionName === name)
  return (group?.options ?? []).map(({ slug, name: words, score }) => ({ name: slug, words, score }))
}

const isList = (moment: Moment): boolean => moment.endsWith('/Procedure')

/** All that nothing is better than; of procedures, all that help. */
export function goodAt(story: CaseContent, moment: Moment): readonly Scored[] {
  const options = optionsAt(story, moment)
  if (isList(moment)) return options.filter(({ score }) => score > 0)
  const most = Math.max(...options.map(({ score }) => score))
  return options.filter(({ score }) => score === most)
}

/** What is right: the best of several; of procedures, all that help. */
export function rightAt(story: CaseContent, moment: Moment): readonly string[] {
  const good = goodAt(story, moment).map(({ name }) => name)
  // Of two that are as good, the later does more.
  return isList(moment) ? good : good.slice(-1)
}

/** What somebody might say who does not look: the worst of several; of procedures, one that does not help. */
function wrongAt(story: CaseContent, moment: Moment): readonly string[] {
  const [worst] = [...optionsAt(story, moment)].sort((one, other) => one.score - other.score)
  return worst && !rightAt(story, moment).includes(worst.name) ? [worst.name] : []
}

const WRONG_IN_A_RUN = 2

/** Where a distracted stand-in is wrong: twice in a run, by its seed. */
export function wrongMoments({ story, seed, roleId }: Pick<Playing, 'story' | 'seed' | 'roleId'>): readonly Moment[] {
  const chances = momentsOf(story)
    .filter((moment) => wrongAt(story, moment).length > 0)
    .map((moment) => ({ moment, chance: chanceOf(seed, `${roleId} wrong at ${moment}`) }))
  return chances
    .sort((one, other) => one.chance - other.chance)
    .slice(0, WRONG_IN_A_RUN)
    .map(({ moment }) => moment)
}

export const isWrongAt = (playing: Playing, moment: Moment): boolean =>
  playing.manner === 'distracted' && wrongMoments(playing).includes(moment)

/** What a stand-in thinks of it. */
export const opinionAt = (playing: Playing, moment: Moment): readonly string[] =>
  isWrongAt(playing, moment) ? wrongAt(playing.story, moment) : rightAt(playing.story, moment)

/** Those who sit and have not advised yet. */
export const stillToAdvise = ({ view }: Playing, answers: Choices) =>
  view.team.filter(({ roleId }) => roleId !== PROVIDER && choiceOf(answers, roleId).length === 0)

/** What a stand-in Provider decides: what it thinks, unless it is not looking and a person advises otherwise. */
export function decisionAt(playing: Playing, moment: Moment, answers: Choices): readonly string[] {
  if (!isWrongAt(playing, moment)) return opinionAt(playing, moment)
  const people = playing.view.team.filter(({ roleId, uid }) => roleId !== PROVIDER && !isStandIn(uid))
  const [advised] = people.map(({ roleId }) => choiceOf(answers, roleId)).filter((choice) => choice.length > 0)
  return advised ?? opinionAt(playing, moment)
}
