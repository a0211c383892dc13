import { traitsOf } from '../records/manners.ts'
import { PROVIDER, type RoleId, roleIds } from '../records/roles.ts'
import { isStandIn } from '../records/stand-in.ts'
import { type Choices, choiceOf } from '../rules/advice.ts'
import { askedOf, findQuestion } from '../rules/questions.ts'
import { compiled } from '../story/compiled.ts'
import type { CaseContent } from '../story/content.ts'
import { advisersOf, takesSeveral } from '../story/group.ts'
import { pointNamed, pointRecordedAs } from '../story/points.ts'
import { chanceOf } from './chance.ts'
import type { Playing } from './deed.ts'

/** Something on which RT and RN advise and the Provider decides: a question, or a group of a decision point. */
export type Moment = string

interface Scored {
  /** What a choice is sent as. */
  readonly name: string
  /** As people read it. */
  readonly words: string
  readonly score: number
}

/** Every moment of a story, in order. */
export const momentsOf = (content: CaseContent): Moment[] => [
  ...content.questions.map(({ slug }) => slug),
  ...content.decisionPoints.flatMap(({ docId, decisionPointData }) =>
    decisionPointData.map(({ decisionName }): Moment => `${pointRecordedAs(content, docId)?.slug}/${decisionName}`),
  ),
]

/** The point that it is at, with its record; none: it is a question. */
export function pointAt(content: CaseContent, moment: Moment) {
  const [slug, group = ''] = moment.split('/')
  const point = pointNamed(content, slug)
  return point && { point, group }
}

/** What its chances are drawn by. */
export function chanceName(content: CaseContent, moment: Moment): string {
  const at = pointAt(content, moment)
  return at ? `${at.point.docId}/${at.group}` : moment
}

export function optionsAt(content: CaseContent, moment: Moment): readonly Scored[] {
  const question = findQuestion(content, moment)
  if (question) return question.options.map(({ name, score }) => ({ name, words: name, score }))
  const at = pointAt(content, moment)
  const record = content.decisionPoints.find(({ docId }) => docId === at?.point.docId)
  const group = record?.decisionPointData.find(({ decisionName }) => decisionName === at?.group)
  return (group?.options ?? []).map(({ slug, name: words, score }) => ({ name: slug, words, score }))
}

export const isList = (story: CaseContent, moment: Moment): boolean =>
  takesSeveral(story, pointAt(story, moment)?.group ?? '')

/** All that nothing is better than; where several may be chosen, all that help. */
export function goodAt(story: CaseContent, moment: Moment): readonly Scored[] {
  const options = optionsAt(story, moment)
  if (isList(story, moment)) return options.filter(({ score }) => score > 0)
  const most = Math.max(...options.map(({ score }) => score))
  return options.filter(({ score }) => score === most)
}

/** What is right: the best of several; where several may be chosen, all that help. */
export function rightAt(story: CaseContent, moment: Moment): readonly string[] {
  const good = goodAt(story, moment).map(({ name }) => name)
  // Of two that are as good, the later does more.
  return isList(story, moment) ? good : good.slice(-1)
}

/** What somebody might say who does not look: the worst of several; where several may be chosen, one that does not help. */
function wrongAt(story: CaseContent, moment: Moment): readonly string[] {
  const [worst] = [...optionsAt(story, moment)].sort((one, other) => one.score - other.score)
  return worst && !rightAt(story, moment).includes(worst.name) ? [worst.name] : []
}

type Player = Pick<Playing, 'story' | 'seed' | 'roleId' | 'manner'>

/** Where each role may be wrong: on what it is asked and something is. With the name that its chance is drawn by. */
const mayBeWrong = compiled((story: CaseContent) =>
  roleIds.map((roleId) => {
    const isAsked = (moment: Moment) => {
      const question = findQuestion(story, moment)
      if (question) return askedOf(question).includes(roleId)
      return roleId === PROVIDER || advisersAt(story, moment).includes(roleId)
    }
    const mayBe = (moment: Moment) =>
      !story.standIns.advice[moment]?.isNeverWrong && isAsked(moment) && wrongAt(story, moment).length > 0
    const moments = momentsOf(story).filter(mayBe)
    return moments.map((moment) => ({ moment, name: `${roleId} wrong at ${chanceName(story, moment)}` }))
  }),
)

/** Where a stand-in is wrong: as often in a run as its manner says, by its seed. */
export function wrongMoments({ story, seed, roleId, manner }: Player): readonly Moment[] {
  const { wrongInARun } = traitsOf({ manner })
  if (wrongInARun === 0) return []
  const chances = mayBeWrong(story)[roleId]?.map(({ moment, name }) => ({ moment, chance: chanceOf(seed, name) })) ?? []
  return chances
    .sort((one, other) => one.chance - other.chance)
    .slice(0, wrongInARun)
    .map(({ moment }) => moment)
}

export const isWrongAt = (playing: Playing, moment: Moment): boolean => wrongMoments(playing).includes(moment)

/** What a stand-in thinks of it. */
export const opinionAt = (playing: Playing, moment: Moment): readonly string[] =>
  isWrongAt(playing, moment) ? wrongAt(playing.story, moment) : rightAt(playing.story, moment)

/** Who is asked before the Provider decides. */
export const advisersAt = (story: CaseContent, moment: Moment): readonly RoleId[] =>
  advisersOf(story, pointAt(story, moment)?.group ?? '')

/** Those who sit, are asked and have not advised yet. */
export const stillToAdvise = ({ view, story }: Playing, moment: Moment, answers: Choices) =>
  view.team.filter(({ roleId }) => advisersAt(story, moment).includes(roleId) && choiceOf(answers, roleId).length === 0)

/** What a stand-in Provider decides: what it thinks, unless it is not looking and a person advises otherwise. */
export function decisionAt(playing: Playing, moment: Moment, answers: Choices): readonly string[] {
  if (!isWrongAt(playing, moment)) return opinionAt(playing, moment)
  const people = playing.view.team.filter(({ roleId, uid }) => roleId !== PROVIDER && !isStandIn(uid))
  const [advised] = people.map(({ roleId }) => choiceOf(answers, roleId)).filter((choice) => choice.length > 0)
  return advised ?? opinionAt(playing, moment)
}
