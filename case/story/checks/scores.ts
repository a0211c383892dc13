import type { CaseContent } from '../content.ts'
import { takesSeveral } from '../group.ts'
import { type Findings, found } from './complaint.ts'
import { adviceOn } from './points-named.ts'

/** What is wrong with the score: several best ways that nobody speaks of, a scale that does not reach so far. */
export function* mistakesInScores(content: CaseContent): Findings {
  yield* mistakesInBestWays(content)
  yield* mistakesInScale(content)
}

type Scored = readonly { readonly slug: string; readonly score: number }[]

/** Something to decide: the name it has, where it stands, what can be chosen. */
interface Choice {
  readonly name: string
  readonly at: string
  readonly options: Scored
  /** Any number of them may be chosen. */
  readonly isList: boolean
}

function choicesOf(content: CaseContent): Choice[] {
  const { questions, decisionStories } = content
  return [
    ...questions.map(({ slug, options }, index) => ({
      name: slug,
      at: `questions[${index}]`,
      options,
      isList: false,
    })),
    ...decisionStories.flatMap(({ slug: point, groups }, index) =>
      Object.entries(groups).map(([group, options]) => ({
        name: adviceOn(point, group),
        at: `decisionStories[${index}].groups.${group}`,
        options,
        isList: takesSeveral(content, group),
      })),
    ),
  ]
}

/** One way is best at each choice, or the story says which are equal. A list is best with all that help and none that costs. */
function* mistakesInBestWays(content: CaseContent): Findings {
  const choices = choicesOf(content)
  const { equals = [] } = content
  for (const { name, at, options, isList: many } of choices) {
    const told = equals.filter((one) => one.choice === name).flatMap((one) => one.options)
    const best = bestOf(options, many)
    if (told.toSorted().join() === best.toSorted().join()) continue
    const slugs = best.map((slug) => `“${slug}”`).join(' and ')
    yield best.length === 0
      ? found('equals', `at ${name} one way is best, and others are called equal`, 'Take them out, or score them alike')
      : found(
          at,
          many ? `whether ${slugs} is done beside what helps makes no point` : `${slugs} are equally good`,
          'Score the best one higher, or say in equals why several are',
        )
  }
  for (const [index, { choice }] of equals.entries()) {
    if (choices.some(({ name }) => name === choice)) continue
    yield found(`equals[${index}]`, `nothing is decided at “${choice}”`, 'Name a question, or a point and its group')
  }
  for (const [index, { options, right }] of content.questions.entries()) {
    const most = Math.max(...options.map(({ score }) => score))
    if (options.find(({ slug }) => slug === right)?.score === most) continue
    yield found(
      `questions[${index}]`,
      `“${right}” is right, and others have more points`,
      'Give the right answer the most points',
    )
  }
}

/** Those that leave open which way is best; none where one is. */
function bestOf(options: Scored, many: boolean): string[] {
  if (many) return options.filter(({ score }) => score === 0).map(({ slug }) => slug)
  const most = Math.max(...options.map(({ score }) => score))
  const best = options.filter(({ score }) => score === most).map(({ slug }) => slug)
  return best.length > 1 ? best : []
}

interface Reach {
  readonly best: number
  readonly worst: number
}

/** The scale reaches as far as the options do, and each score has its band. */
function* mistakesInScale(content: CaseContent): Findings {
  const { scoreScale, questions, decisionPoints } = content
  const reaches = [
    ...questions.map(({ options }) => reachOfOne(options)),
    ...decisionPoints.map(({ decisionPointData }) =>
      sum(
        decisionPointData.map((group) =>
          (takesSeveral(content, group.decisionName) ? reachOfAny : reachOfOne)(group.options),
        ),
      ),
    ),
  ]
  const told = scoreScale.parts.map(({ best, worst }) => ({ best, worst }))
  if (JSON.stringify(told) !== JSON.stringify(reaches)) {
    yield found(
      'scoreScale.parts',
      `by the options they reach ${reaches.map(inWords).join('; ')}`,
      'Put these numbers there',
    )
  }
  const whole = sum(reaches)
  if (scoreScale.best !== whole.best || scoreScale.worst !== whole.worst) {
    yield found('scoreScale', `by the options it reaches ${inWords(whole)}`, 'Put these numbers there')
  }
  for (const [index, { atMost }] of (scoreScale.caps ?? []).entries()) {
    if (!scoreScale.bands.some(({ name }) => name === atMost))
      yield found(`scoreScale.caps[${index}].atMost`, `there is no band “${atMost}”`, 'Name a band of the scale')
  }
  const bands = scoreScale.bands.toSorted((one, other) => one.from - other.from)
  const isWhole = bands.every(({ from, to }, index) => from <= to && from === (bands[index - 1]?.to ?? from - 1) + 1)
  if (!isWhole || bands[0]?.from !== scoreScale.worst || bands.at(-1)?.to !== scoreScale.best) {
    yield found(
      'scoreScale.bands',
      'they reach from worst to best, one after the other',
      `Let each begin where the one below it ends, from ${scoreScale.worst} to ${scoreScale.best}`,
    )
  }
}

const inWords = ({ best, worst }: Reach) => `${worst} to ${best}`
const sum = (parts: readonly Reach[]): Reach => ({
  best: parts.reduce((total, { best }) => total + best, 0),
  worst: parts.reduce((total, { worst }) => total + worst, 0),
})

type Points = readonly { readonly score: number }[]
const scoresOf = (options: Points) => options.map(({ score }) => score)
const reachOfOne = (options: Points): Reach => ({
  best: Math.max(...scoresOf(options)),
  worst: Math.min(...scoresOf(options)),
})
const reachOfAny = (options: Points): Reach => ({
  best: scoresOf(options).reduce((total, score) => total + Math.max(0, score), 0),
  worst: scoresOf(options).reduce((total, score) => total + Math.min(0, score), 0),
})
