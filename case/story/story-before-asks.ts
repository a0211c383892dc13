import type { Ask, AskedNumber, Range } from './ask.ts'
import { asksOfBefore } from './asks-of-before.ts'
import type { CaseContent } from './content.ts'
import type { LabelledFact } from './patient.ts'

type AskOf<K extends Ask['kind']> = Extract<Ask, { kind: K }>
type Option = { readonly slug?: string; readonly name: string; readonly verdict: string }
type Marked = Option & { readonly isRight: boolean }
type Pressure<T> = { readonly MAP: T; readonly RR: T }
type Calculation = Pick<AskOf<'numbers'>, 'question' | 'working'> & {
  readonly given: readonly LabelledFact[]
  readonly asks: readonly Omit<AskedNumber, 'limits'>[]
}

/** A story of version 1: an index, settings of the oscillator, and a question for each role. */
interface StoryBeforeAsks extends Omit<CaseContent, 'challenge'> {
  readonly challenges: unknown
  readonly challengeOne: Pick<AskOf<'numbers'>, 'question' | 'given' | 'formula' | 'working' | 'teaching'> & {
    readonly right: number
    readonly accepted: Range
    readonly chooseQuestion: string
    readonly options: readonly Marked[]
  }
  readonly challengeTwo: {
    readonly [text in 'suggestQuestion' | 'chooseQuestion' | 'unitNote' | 'standardStartNote']: string
  } & {
    readonly limits: Pressure<Range>
    readonly accepted: Pressure<Range>
    readonly standardStart: Pressure<number>
    readonly options: readonly Marked[]
    readonly working: readonly string[]
  }
  readonly roleQuestions: {
    readonly provider: Pick<AskOf<'choice'>, 'question' | 'options' | 'right' | 'working'>
    readonly rt: Calculation
    readonly rn: Calculation
  }
}

/** What it asked, as a list of asks. Where no role came to it, nothing was asked. */
export function readStoryBeforeAsks(given: unknown): unknown {
  const { challengeOne, challengeTwo, roleQuestions, challenges: _, ...story } = given as StoryBeforeAsks
  const { provider, rt, rn } = roleQuestions
  const asks = [
    ...indexOf(challengeOne),
    oscillatorOf(challengeTwo),
    { kind: 'choice', slug: 'rescue', ...ofOne(0), ...provider },
    { kind: 'numbers', slug: 'cylinders', ...ofOne(1), ...calculationOf(rt) },
    { kind: 'numbers', slug: 'drip-rate', ...ofOne(2), ...calculationOf(rn) },
  ]
  const { doing } = story.standIns
  const doingNow = Object.entries(asksOfBefore).flatMap(([kind, { ask }]) => (doing[kind] ? [[ask, doing[kind]]] : []))
  const isAsked = story.flows.some((flow) => flow.some(({ screen }) => screen === 'challenge'))
  return {
    ...story,
    standIns: { ...story.standIns, doing: { ...doing, ...Object.fromEntries(doingNow) } },
    ...(isAsked && { challenge: { about: 'with what was said on the phone', asks } }),
  }
}

const ofOne = (roleId: number) => ({ title: 'Your own question', asked: [roleId], fills: 'RoleQuestion' })
const ofAll = { title: 'Oxygenation index', asked: [0, 1, 2] }
const plain = ({ isRight: _, ...option }: Marked, slug: string) => ({ slug, ...option })
const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
const rightOf = (options: readonly Marked[]) => options.find(({ isRight }) => isRight)?.name ?? ''

function indexOf({ chooseQuestion, options, right, accepted, ...told }: StoryBeforeAsks['challengeOne']) {
  const number = { slug: 'value', label: 'Oxygenation index', unit: '', said: '{n}', wrongIdeas: [] }
  return [
    {
      ...{ kind: 'numbers', slug: 'oxygen-index', ...ofAll, ...told, fills: 'OxygenIndex' },
      numbers: [{ ...number, right, accepted, limits: { from: 0, to: 1000 } }],
    },
    {
      ...{ kind: 'choice', slug: 'index-again', ...ofAll, fills: 'challangeOne', inLog: 'oxygenation index' },
      ...{ after: 'oxygen-index', question: chooseQuestion, right: rightOf(options), working: [] },
      options: options.map((option) => plain(option, option.name)),
    },
  ]
}

function oscillatorOf(two: StoryBeforeAsks['challengeTwo']) {
  const { limits, accepted, standardStart, options } = two
  const number = (slug: 'MAP' | 'RR') => ({
    ...{
      slug,
      label: slug,
      right: standardStart[slug],
      accepted: accepted[slug],
      limits: limits[slug],
      wrongIdeas: [],
    },
  })
  return {
    ...{
      kind: 'suggestion',
      slug: 'oscillator',
      title: 'Starting HFOV settings',
      asked: [1, 2],
      fills: 'challangeTwo',
    },
    ...{ question: two.suggestQuestion, settleQuestion: two.chooseQuestion, unitNote: two.unitNote },
    ...{ reportedAs: 'Oscillator settings', inLog: 'oscillator', working: two.working },
    settledNote: two.standardStartNote,
    right: slugOf(rightOf(options)),
    options: options.map((option) => plain(option, slugOf(option.name))),
    numbers: [
      { ...number('MAP'), unit: 'cmH2O', said: 'MAP {n}' },
      { ...number('RR'), unit: 'Hz', said: '{n} Hz', also: { times: 60, unit: '/min' } },
    ],
  }
}

const calculationOf = ({ asks, ...told }: Calculation) => ({
  ...told,
  numbers: asks.map((number) => ({
    ...number,
    limits: { from: 0, to: 10_000 },
    ...(number.slug === 'minutes' && { countedAs: 'cylinder-minutes' }),
    ...(number.slug === 'rate' && { isDose: true }),
  })),
})
