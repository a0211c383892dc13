import { unansweredRoleQuestion } from '../../records/challenge.ts'
import { roleIds } from '../../records/roles.ts'
import type { Ask } from '../ask.ts'
import type { CaseContent } from '../content.ts'
import { type Findings, found } from './complaint.ts'

/** What is wrong with what is asked on the way to the aircraft. */
export function* mistakesInAsks(content: CaseContent): Findings {
  const asks = content.challenge?.asks ?? []
  for (const [index, ask] of asks.entries()) {
    const at = `challenge.asks[${index}]`
    yield* mistakesInAsked(ask, at)
    yield* mistakesInNumbers(ask, at)
    yield* mistakesInField(ask, asks.slice(0, index), at)
    if (ask.kind !== 'numbers' && !ask.options.some(({ slug }) => slug === ask.right)) {
      yield found(`${at}.right`, `“${ask.right}” is none of the options`, 'Name the option that is right')
    }
    const after = ask.kind === 'choice' ? ask.after : undefined
    const first = asks.slice(0, index).find(({ slug }) => slug === after)
    if (after !== undefined && (first?.kind !== 'numbers' || first.asked.join() !== ask.asked.join())) {
      yield found(`${at}.after`, `“${after}” is no number asked of the same roles before`, 'Name one, or take it out')
    }
    if (!content.standIns.doing[ask.slug]) {
      yield found(`standIns.doing.${ask.slug}`, 'nobody reads what a stand-in is at then', 'Say it after “RT is”')
    }
  }
  yield* mistakesInCounted(content, asks)
  yield* mistakesInChallengePages(content, asks)
}

function* mistakesInAsked(ask: Ask, at: string): Findings {
  const { asked, kind } = ask
  if (asked.length === 0 || new Set(asked).size < asked.length) {
    yield found(`${at}.asked`, 'it is put to nobody, or to somebody twice', 'Name each role that is asked, once')
  }
  if (kind === 'suggestion' && asked.includes(0)) {
    yield found(`${at}.asked`, 'the Provider suggests to themselves', 'Let RT, RN or both suggest')
  }
}

const isWithin = (value: number, { from, to }: { readonly from: number; readonly to: number }) =>
  from <= value && value <= to

/** What is right is accepted, what is accepted can be entered, and no known mistake counts as right. */
function* mistakesInNumbers(ask: Ask, at: string): Findings {
  for (const [index, number] of (ask.kind === 'choice' ? [] : ask.numbers).entries()) {
    const place = `${at}.numbers[${index}]`
    const { right, accepted, limits, wrongIdeas, said } = number
    if (!isWithin(right, accepted)) {
      const todo = 'Widen what is accepted, or put the answer right'
      yield found(`${place}.accepted`, `the right answer ${right} is not accepted`, todo)
    }
    if (!isWithin(accepted.from, limits) || !isWithin(accepted.to, limits)) {
      yield found(`${place}.limits`, 'what is right cannot be entered', 'Widen the limits')
    }
    for (const { value } of wrongIdeas.filter((idea) => isWithin(idea.value, accepted))) {
      const todo = 'Narrow what is accepted, or take the mistake out'
      yield found(`${place}.wrongIdeas`, `${value} counts as right`, todo)
    }
    if (said !== undefined && !said.includes('{n}')) {
      yield found(`${place}.said`, 'the number is left out', 'Write {n} where it is said')
    }
  }
}

/** A field of a record takes answers of one kind, of one ask. */
function* mistakesInField(ask: Ask, earlier: readonly Ask[], at: string): Findings {
  const { fills, asked } = ask
  const other = earlier.find((one) => one.fills === fills && one.asked.some((roleId) => asked.includes(roleId)))
  if (fills !== undefined && other) {
    yield found(`${at}.fills`, `“${other.slug}” fills it already`, 'Leave it out: the answers are kept among ours')
  }
  const fits = fills === undefined ? null : takenBy(ask)
  if (fits !== null && fits !== shapeOf(ask)) {
    yield found(`${at}.fills`, `${fills} takes ${fits}`, 'Ask for that, or leave it out')
  }
}

const shapeOf = (ask: Ask): string =>
  ask.kind === 'choice'
    ? 'a choice'
    : ask.fills === 'OxygenIndex' && ask.kind === 'numbers' && ask.numbers.length === 1
      ? 'one number'
      : `a ${ask.kind === 'numbers' ? 'calculation' : 'suggestion'} of ${ask.numbers.map(({ slug }) => slug).join(', ')}`

function takenBy({ fills, asked: [first = 0, ...others] }: Ask): string {
  if (fills === 'OxygenIndex') return 'one number'
  if (fills === 'challangeOne') return 'a choice'
  if (fills === 'challangeTwo') return 'a suggestion of MAP, RR'
  if (others.length > 0) return 'what is asked of one role alone'
  const own = unansweredRoleQuestion[(['provider', 'rt', 'rn'] as const)[first]]
  return own === null ? 'a choice' : `a calculation of ${Object.keys(own).join(', ')}`
}

/** Objectives and reports count an answer by its name. */
function* mistakesInCounted({ objectives }: CaseContent, asks: readonly Ask[]): Findings {
  const counted = asks.flatMap((ask) =>
    ask.kind === 'numbers' ? ask.numbers.map(({ countedAs = ask.slug }) => countedAs) : [ask.slug],
  )
  for (const slug of new Set(counted.filter((one, index) => counted.indexOf(one) !== index))) {
    yield found('challenge.asks', `two answers are counted as “${slug}”`, 'Give one of them its countedAs')
  }
  for (const [index, { evidence }] of objectives.entries()) {
    for (const one of evidence) {
      if (one.kind !== 'right-answer' || counted.includes(one.answer)) continue
      yield found(`objectives[${index}]`, `no answer is counted as “${one.answer}”`, 'Name one, or take it out')
    }
  }
}

/** Who is asked something comes to it once, and nobody else. */
function* mistakesInChallengePages({ flows }: CaseContent, asks: readonly Ask[]): Findings {
  for (const roleId of roleIds) {
    const isAsked = asks.some(({ kind, asked }) => asked.includes(roleId) || (kind === 'suggestion' && roleId === 0))
    const pages = flows[roleId].filter(({ screen }) => screen === 'challenge')
    const results = flows[roleId].some(({ screen }) => screen === 'challenge-result')
    if (pages.length === (isAsked ? 1 : 0) && (asks.length > 0 || !results)) continue
    yield found(
      `flows[${roleId}]`,
      isAsked ? 'there is not one page for what is asked on the way' : 'nothing is asked on the way',
      isAsked ? 'Let it have one step of the kind challenge' : 'Take the step of the kind challenge out',
    )
  }
}
