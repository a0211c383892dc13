import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import type { Request } from '../commands.ts'
import { PROVIDER, RN, type RoleId, RT } from '../records/roles.ts'
import { isRate, typing } from '../testing/answering.ts'
import { educator } from '../testing/given.ts'
import { Walk } from '../testing/walk.ts'
import { idealChoices, worstChoices } from '../testing/walk-choices.ts'
import { reportCsv } from './csv/run-csv.ts'
import { reportOf } from './report.ts'

interface Otherwise {
  readonly instead?: (request: Request) => Request | null
  readonly lastsMs?: number
  /** Before anybody speaks. */
  readonly waitsMs?: number
}

/** Does otherwise, or leaves out, what it is told to. */
class OtherWalk extends Walk {
  /** Not yet there while the seats are taken. */
  private readonly other?: Required<Otherwise>

  constructor({ instead = (request) => request, lastsMs = 60_000, waitsMs = 0 }: Otherwise) {
    super()
    this.other = { instead, lastsMs, waitsMs }
  }

  override do(roleId: RoleId, request: Request): void {
    const instead = this.other ? this.other.instead(request) : request
    if (instead) super.do(roleId, instead)
  }

  protected override record(recording: 'summary' | 'handover'): void {
    this.wait(this.other?.waitsMs ?? 0)
    super.record(recording, this.other?.lastsMs)
  }
}

const objectivesOf = ({ log }: Walk) => reportOf(log, case1).objectives
const shownOf = (walk: Walk) => Object.fromEntries(objectivesOf(walk).map(({ slug, shown }) => [slug, shown]))
const one = (walk: Walk, slug: string) => objectivesOf(walk).find((objective) => objective.slug === slug)
const all = (shown: string) => Object.fromEntries(case1.objectives.map(({ slug }) => [slug, shown]))

const ticksOnly = (list: 'summary' | 'handover', most: number) => (request: Request) =>
  request.kind === 'tick-item' && request.list === list && request.item >= most ? null : request

test('the ideal run meets them all, and each says who did it', () => {
  const walk = new Walk()
  walk.toReport(idealChoices)
  expect(shownOf(walk)).toEqual(all('met'))
  const by = Object.fromEntries(objectivesOf(walk).map((objective) => [objective.slug, objective.by]))
  expect(by).toEqual({
    brief: [PROVIDER, RT, RN],
    vehicle: [PROVIDER, RT, RN],
    'launch-time': [PROVIDER, RT, RN],
    'longest-first': [PROVIDER, RT, RN],
    calculations: [PROVIDER, RT, RN],
    escalation: [PROVIDER],
    'air-leak': [PROVIDER],
    departure: [PROVIDER],
    dope: [PROVIDER],
    handover: [PROVIDER, RT, RN],
  })
})

test('who has advised what was decided has a part in it', () => {
  const walk = new Walk()
  walk.toDecisions()
  walk.do(RT, { kind: 'choose-option', point: 1, group: 'Ventilator', option: idealChoices[0]?.Ventilator ?? '' })
  walk.do(RT, { kind: 'choose-option', point: 1, group: 'Medications', option: idealChoices[0]?.Medications ?? '' })
  for (const [index, choice] of idealChoices.slice(0, 3).entries()) walk.point(index + 1, choice)
  expect(one(walk, 'escalation')).toMatchObject({ shown: 'met', by: [PROVIDER, RT] })
})

test('the worst run misses what is decided', () => {
  const walk = new Walk()
  walk.toReport(worstChoices, { mode: 'Decline Transport', time: '<60 min' })
  expect(shownOf(walk)).toMatchObject({
    ...{ vehicle: 'missed', 'launch-time': 'missed', escalation: 'missed' },
    ...{ 'air-leak': 'missed', departure: 'missed', dope: 'missed' },
  })
})

test.each([
  ['brief', new OtherWalk({ instead: ticksOnly('summary', 7) }), 'Ticked from when it was said: 7 of 10.'],
  ['handover', new OtherWalk({ instead: ticksOnly('handover', 9) }), 'Ticked from when it was said: 9 of 10.'],
  [
    'calculations',
    new OtherWalk({
      instead: (request) => (isRate(request) ? typing('drip-rate', { rate: 12 }) : request),
    }),
    'RN: Rate, 12, not right.',
  ],
])('%s is missed by what it counts, and by nothing else', (slug, walk, found) => {
  walk.toReport(idealChoices)
  expect(shownOf(walk)).toEqual({ ...all('met'), [slug]: 'missed' })
  expect(one(walk, slug)?.found.join(' ')).toContain(found)
})

test('a preparation that took too long is missed', () => {
  const instead = (request: Request) => {
    if (request.kind === 'ready-to-leave') walk.wait(5 * 60_000)
    return request
  }
  const walk = new OtherWalk({ instead })
  walk.toReport(idealChoices)
  expect(shownOf(walk)).toEqual({ ...all('met'), 'longest-first': 'missed' })
})

test('a code dose that was wrong at first is not what OI, drip and cylinder count', () => {
  const walk = new Walk()
  walk.toPreparation()
  const isDose = (request: Request) =>
    request.kind === 'do-step' && request.work === 'epi-challenge' && 'value' in request
  const rightly = walk.do.bind(walk)
  walk.do = (roleId, request) => {
    if (isDose(request)) walk.refusal(roleId, { ...request, value: 99 } as Request)
    rightly(roleId, request)
  }
  walk.prepare()
  walk.challenges()
  const { answers } = reportOf(walk.log, case1)
  expect(answers.some(({ slug, isRight }) => slug === undefined && !isRight)).toBe(true)
  expect(one(walk, 'calculations')?.shown).toBe('met')
})

test('where the run has not come to it, nothing can be told', () => {
  const walk = new Walk()
  walk.do(PROVIDER, { kind: 'answer-call' })
  expect(shownOf(walk)).toEqual(all('open'))
})

test('where RT alone has answered, nothing can be told of the calculations', () => {
  const walk = new Walk()
  walk.toPreparation()
  walk.prepare()
  walk.do(RT, typing('oxygen-index', { value: 35 }))
  walk.do(RT, typing('cylinders', { minutes: 33.6, cylinders: 4 }))
  expect(one(walk, 'calculations')).toMatchObject({ shown: 'open', by: [RT] })
})

test('ten items are not told in three seconds, whatever was ticked', () => {
  const walk = new OtherWalk({ lastsMs: 3000 })
  walk.toReport(idealChoices)
  for (const slug of ['brief', 'handover']) {
    expect(one(walk, slug)).toMatchObject({ shown: 'open', isMet: false })
    expect(one(walk, slug)?.found).toEqual(['What was recorded lasts 3 s, too short for what was ticked.'])
  }
})

test('what was ticked before anybody spoke shows nothing', () => {
  const walk = new OtherWalk({ waitsMs: 600_000 })
  walk.toReport(idealChoices)
  expect(one(walk, 'handover')).toMatchObject({
    shown: 'open',
    found: ['Ticked from when it was said: 0 of 10. Before that: 10.'],
  })
})

test('an educator who was there sets one right, with a word, and both are told; and takes it back', () => {
  const walk = new OtherWalk({ instead: ticksOnly('summary', 7) })
  walk.toReport(idealChoices)
  const judge = (isMet: boolean | null, word: string, objective = 'brief') =>
    walk.ask(educator, { kind: 'judge-objective', objective, isMet, word }).refusal?.code ?? null
  expect(judge(true, '  ')).toBe('bad-input')
  expect(judge(true, 'x', 'no-such')).toBe('unknown-option')
  expect(walk.refusal(PROVIDER, { kind: 'judge-objective', objective: 'brief', isMet: true, word: 'x' })).not.toBeNull()
  expect(judge(true, 'The rest was said aloud.')).toBeNull()
  const report = reportOf(walk.log, case1)
  expect(report.objectives[0]).toMatchObject({
    shown: 'missed',
    educator: { isMet: true, word: 'The rest was said aloud.' },
    isMet: true,
  })
  const rows = reportCsv(report)
    .split('\r\n')
    .filter((row) => row.startsWith('"objective"'))
    .slice(0, 3)
  expect(rows).toEqual([
    expect.stringContaining('"Turn a referral call into a complete brief of 10 items","","yes"'),
    expect.stringContaining('"not met"'),
    expect.stringContaining('"The rest was said aloud."'),
  ])
  expect(judge(null, '')).toBeNull()
  expect(one(walk, 'brief')).toMatchObject({ educator: null, isMet: false })
})
