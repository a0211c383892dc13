import type { CaseContent } from '../content.ts'
import { advisersOf } from '../group.ts'
import { type Findings, found } from './complaint.ts'
import { adviceOn } from './points-named.ts'
import { piecesOf } from './tasks.ts'

/** Two may stand in and say different things, and one more to choose from. */
const RIGHT = 3
const WRONG = 2
const LONGEST = 140

/** What is wrong with what stand-ins say: choices and work that they have no words for, and words that nobody will hear. */
export function* mistakesInStandIns(content: CaseContent): Findings {
  const { advice, starts, thanks, talk } = content.standIns
  const choices = choicesIn(content)
  for (const [choice, names] of choices) {
    const { right = [], wrong = [] } = advice[choice] ?? {}
    const at = `standIns.advice.${choice}`
    if (right.length < RIGHT) {
      yield found(
        at,
        `RT and RN have ${right.length} reasons for what is right, of ${RIGHT}`,
        'Write why one would advise it',
      )
    }
    if (wrong.length < WRONG) {
      yield found(at, `whoever is wrong has ${wrong.length} reasons, of ${WRONG}`, 'Write why one might think so')
    }
    for (const reason of [...right, ...wrong]) {
      const named = names.find((name) => reason.toLowerCase().includes(name.toLowerCase()))
      if (named) yield found(at, `“${reason}” names “${named}”`, 'Say why, not what: people should think')
    }
  }
  for (const choice of Object.keys(advice)) {
    if (!choices.has(choice))
      yield found(`standIns.advice.${choice}`, 'nothing is decided there', 'Take it out, or name a choice of the story')
  }
  yield* exactlyFor('standIns.starts', starts, worksOf(content), 'says nothing as it begins')
  yield* exactlyFor('standIns.talk.works', talk.works, worksOf(content), 'has no name in the chat')
  const sentences = [
    ...Object.values(advice).flatMap(({ right, wrong }) => [...right, ...wrong]),
    ...Object.values(starts).flat(),
    ...thanks,
  ]
  for (const [index, sentence] of sentences.entries()) {
    if (sentences.indexOf(sentence) !== index)
      yield found('standIns', `“${sentence}” is there twice`, 'Say one of them otherwise')
    if (sentence.length > LONGEST) {
      yield found('standIns', `“${sentence}” is too long for the chat`, `Say it in ${LONGEST} letters`)
    }
  }
  if (thanks.length <= content.decisionStories.length) {
    yield found(
      'standIns.thanks',
      'the Provider would thank twice in the same words',
      'Write one more than there are points',
    )
  }
}

/** Whatever RT and RN advise on, with the names of what can be chosen. */
function choicesIn(content: CaseContent): ReadonlyMap<string, readonly string[]> {
  const { questions, decisionStories } = content
  return new Map([
    // Nobody advises on what is one role's alone.
    ...questions
      .filter(({ only }) => only === undefined)
      .map(({ slug, options }) => [slug, options.map(({ name }) => name)] as const),
    ...decisionStories.flatMap(({ slug: point, groups }) =>
      Object.entries(groups)
        .filter(([group]) => advisersOf(content, group).length > 0)
        .map(([group, options]) => [adviceOn(point, group), options.map(({ name }) => name)] as const),
    ),
  ])
}

const worksOf = ({ preparationTasks }: CaseContent): readonly string[] =>
  piecesOf(preparationTasks).map(({ name }) => name)

function* exactlyFor(at: string, told: object, works: readonly string[], silence: string): Findings {
  for (const work of works) {
    if (!Object.hasOwn(told, work)) yield found(`${at}.${work}`, `“${work}” ${silence}`, 'Write it')
  }
  for (const work of Object.keys(told)) {
    if (!works.includes(work))
      yield found(`${at}.${work}`, `“${work}” is no work of this story`, 'Take it out, or name the work')
  }
}
