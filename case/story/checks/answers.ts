import type { CaseContent } from '../content.ts'
import { watchablesOf } from '../watchables.ts'

/** What is wrong with questions, challenges, reports and scores. */
export function* mistakesInAnswers(content: CaseContent): Generator<string> {
  yield* mistakesInQuestions(content)
  yield* mistakesInTellings(content)
  yield* mistakesOnChecklist(content)
  yield* mistakesInScale(content)
}

function* mistakesInQuestions({ questions, roleQuestions, challengeOne, challengeTwo, challenges }: CaseContent) {
  const { provider, rt, rn } = roleQuestions
  for (const [name, { options, right }] of [
    ...Object.entries(questions),
    ['roleQuestions.provider', provider] as const,
  ]) {
    if (!options.some(({ slug }) => slug === right)) yield `${name}.right: “${right}” is none of the options`
  }
  // The record of the answers has these fields.
  for (const [name, asks, fields] of [
    ['rt', rt.asks, 'minutes, cylinders'],
    ['rn', rn.asks, 'rate'],
  ] as const) {
    if (asks.map(({ slug }) => slug).join(', ') !== fields) yield `roleQuestions.${name}.asks: they are ${fields}`
  }
  for (const [name, told, kept] of [
    ['challengeOne', challengeOne.options, challenges.challangeOne.options],
    ['challengeTwo', challengeTwo.options, challenges.challangeTwo.options],
  ] as const) {
    if (told.map((option) => option.name).join() !== kept.join()) yield `${name}.options: the record has others`
    if (told.filter(({ isRight }) => isRight).length !== 1) yield `${name}.options: one of them is right`
  }
}

function* mistakesInTellings({ bedsideReport, call, callTiming, patient, asFound, vitalStats, debrief }: CaseContent) {
  const items = bedsideReport.items.map(({ slug }) => slug)
  for (const [index, { reveals }] of bedsideReport.questions.entries()) {
    for (const slug of reveals) {
      if (!items.includes(slug)) yield `bedsideReport.questions[${index}].reveals: there is no item “${slug}”`
    }
  }
  // The handover falls back on them.
  for (const slug of ['last-gas', 'film']) {
    if (!items.includes(slug)) yield `bedsideReport.items: “${slug}” is missing`
  }
  if (call.captions.length !== callTiming.captions.length) yield 'callTiming.captions: one for each of the call'
  if (!patient.places.some(({ value }) => value === patient.receivingHospital.value)) {
    yield 'patient.receivingHospital: it is none of the places'
  }
  if (asFound.monitor !== vitalStats.currentState || asFound.gas !== vitalStats.currentiStat) {
    yield 'vitalStats: the rows are not those of the newborn as she is found'
  }
  const prompts = debrief.flatMap((phase) => phase.prompts.map(({ slug }) => slug))
  for (const [index, slug] of prompts.entries()) {
    if (prompts.indexOf(slug) !== index) yield `debrief: “${slug}” is there twice`
  }
}

/** A mark carries the name alone. */
function* mistakesOnChecklist(content: CaseContent): Generator<string> {
  const slugs = watchablesOf(content).map(({ slug }) => slug)
  for (const [index, slug] of slugs.entries()) {
    if (slugs.indexOf(slug) !== index) yield `teamRating: “${slug}” is on the checklist twice`
  }
}

interface Reach {
  readonly best: number
  readonly worst: number
}

/** The scale reaches as far as the options do, and each score has its band. */
function* mistakesInScale({ scoreScale, questions, decisionPoints }: CaseContent): Generator<string> {
  const reaches = [
    ...Object.values(questions).map(({ options }) => reachOfOne(options)),
    ...decisionPoints.map(({ decisionPointData }) =>
      sum(
        decisionPointData.map((group) => (group.decisionName === 'Procedure' ? reachOfAny : reachOfOne)(group.options)),
      ),
    ),
  ]
  const told = scoreScale.parts.map(({ best, worst }) => ({ best, worst }))
  if (JSON.stringify(told) !== JSON.stringify(reaches)) {
    yield `scoreScale.parts: by the options they reach ${reaches.map(inWords).join('; ')}`
  }
  const whole = sum(reaches)
  if (scoreScale.best !== whole.best || scoreScale.worst !== whole.worst) {
    yield `scoreScale: by the options it reaches ${inWords(whole)}`
  }
  const bands = scoreScale.bands.toSorted((one, other) => one.from - other.from)
  const isWhole = bands.every(({ from, to }, index) => from <= to && from === (bands[index - 1]?.to ?? from - 1) + 1)
  if (!isWhole || bands[0]?.from !== scoreScale.worst || bands.at(-1)?.to !== scoreScale.best) {
    yield `scoreScale.bands: they reach from worst to best, one after the other`
  }
}

const inWords = ({ best, worst }: Reach) => `${worst} to ${best}`
const sum = (parts: readonly Reach[]): Reach => ({
  best: parts.reduce((total, { best }) => total + best, 0),
  worst: parts.reduce((total, { worst }) => total + worst, 0),
})

type Scored = readonly { readonly score: number }[]
const scoresOf = (options: Scored) => options.map(({ score }) => score)
const reachOfOne = (options: Scored): Reach => ({
  best: Math.max(...scoresOf(options)),
  worst: Math.min(...scoresOf(options)),
})
const reachOfAny = (options: Scored): Reach => ({
  best: scoresOf(options).reduce((total, score) => total + Math.max(0, score), 0),
  worst: scoresOf(options).reduce((total, score) => total + Math.min(0, score), 0),
})
