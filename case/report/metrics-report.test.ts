import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN } from '../records/roles.ts'
import { isRate, typing } from '../testing/answering.ts'
import { decideAt } from '../testing/at-point.ts'
import { educator } from '../testing/given.ts'
import { Walk, walkAll } from '../testing/walk.ts'
import { bareChoices, idealChoices, worstChoices } from '../testing/walk-choices.ts'
import { WatchedWalk } from '../testing/watched-walk.ts'
import type { MetricReport } from './metrics-report.ts'
import { reportOf } from './report.ts'

const minute = 60_000

/** Each metric in one line: what was measured or why not, and what is told beside it. */
function metricsOf(walk: Walk): { [slug: string]: string } {
  const { metrics } = reportOf(walk.log, case1)
  return Object.fromEntries(metrics.map((metric) => [metric.slug, [inWords(metric), ...metric.details].join(' ')]))
}

function inWords({ value, cannot }: MetricReport): string {
  if (!value) return `cannot: ${cannot}.`
  if (value.kind === 'time') return `${value.ms / minute} min.`
  return value.kind === 'words' ? `${value.text}.` : `${value.count} of ${value.of} ${value.what}.`
}

test('the best run: quick, verified, unbroken, whole', () => {
  expect(metricsOf(walkAll(idealChoices))).toEqual({
    'mobilisation-call': '12.5 min.',
    'mobilisation-decision': '10 min.',
    'bedside-time': '20 min. By the story’s clock 80 min, from 09:25 to 10:45.',
    'tube-verified': 'Yes. The team drew the deep tube back.',
    capnography: 'cannot: the monitor of this trainer shows no capnography.',
    'medication-errors': '0 of 31 wrong at first. Second checks found 1 of 1 that did not fit.',
    'ino-interruption': 'None.',
    'arrival-temperature': 'cannot: the story tells no temperature in the NICU. Last told, at departure: 36.8 C.',
    'handover-items': '10 of 10 heard. Told in a good length.',
  })
})

test('the worst run: late, unverified, broken off, cold', () => {
  expect(metricsOf(walkAll(worstChoices, { mode: 'Decline Transport', time: '<60 min' }))).toMatchObject({
    'bedside-time': '20 min. By the story’s clock 140 min, from 09:25 to 11:45.',
    'tube-verified':
      'No. It was drawn back only when medical control asked for it. The tube put in during the flight was not filmed.',
    'ino-interruption': 'Broken off. About 5 min at departure. About 5 min in flight.',
    'arrival-temperature':
      'cannot: the story tells no temperature in the NICU. Last told, at departure: 36.2 C, after the attempt at a line.',
  })
})

test('a tube that was drawn back and not filmed since is not verified', () => {
  expect(metricsOf(walkAll(bareChoices))).toMatchObject({ 'tube-verified': 'No. The team drew the deep tube back.' })
})

test('a run that never left has nothing but the reasons', () => {
  const walk = new Walk()
  walk.do(PROVIDER, { kind: 'answer-call' })
  expect(metricsOf(walk)).toEqual({
    'mobilisation-call': 'cannot: the team did not leave.',
    'mobilisation-decision': 'cannot: the team did not leave.',
    'bedside-time': 'cannot: the team did not leave the bedside.',
    'tube-verified': 'cannot: the run ended before the flight.',
    capnography: 'cannot: the monitor of this trainer shows no capnography.',
    'medication-errors': 'cannot: no pump and no drug was made ready.',
    'ino-interruption': 'cannot: the run ended before arrival.',
    'arrival-temperature': 'cannot: the story tells no temperature in the NICU.',
    'handover-items': 'cannot: nothing was handed over.',
  })
})

test('a run that ended in the air has what came before it', () => {
  const walk = new Walk()
  walk.toDecisions()
  for (const [index, choice] of idealChoices.slice(0, 4).entries()) walk.point(index + 1, choice)
  const { 'tube-verified': tube, 'ino-interruption': breaks, 'handover-items': handover } = metricsOf(walk)
  expect([tube, breaks, handover]).toEqual([
    'Yes. The team drew the deep tube back.',
    'cannot: the run ended before arrival.',
    'cannot: nothing was handed over.',
  ])
})

test('pauses are no part of a time', () => {
  const walk = new Walk()
  walk.toPreparation()
  walk.ask(educator, { kind: 'pause' })
  walk.now += 30 * minute
  walk.ask(educator, { kind: 'resume' })
  walk.prepare()
  expect(metricsOf(walk)).toMatchObject({ 'mobilisation-decision': '10 min.' })
})

test('a dose that was wrong at first counts once, and so does a part that was sent back without need', () => {
  const walk = new WatchedWalk()
  walk.watch = () => {}
  walk.toDecisions()
  expect(metricsOf(walk)['medication-errors']).toBe(
    '1 of 31 wrong at first. Each was put right before it went on: the trainer takes no wrong dose. Second checks found 1 of 1 that did not fit.',
  )

  const careful = new Walk()
  careful.check = (work) => {
    const answer = { kind: 'send-back-check', work, part: 'drawn' } as const
    careful.do(PROVIDER, answer)
    careful.do(RN, { kind: 'do-step', work, step: 'second-check' })
    Walk.prototype.check.call(careful, work)
  }
  careful.toDecisions()
  expect(metricsOf(careful)['medication-errors']).toMatch(/Second checks found 1 of 1 .* Sent back without need: 2\./)
})

test('a weight that was wrong twice counts once; a step before its turn is no error of medication', () => {
  const walk = new Walk()
  walk.toPreparation()
  walk.do(RN, { kind: 'start-task', work: 'MedPumps' })
  walk.refusal(RN, { kind: 'do-step', work: 'MedPumps', step: 'weight', value: 3.2 })
  for (const step of ['power', 'self-test']) walk.do(RN, { kind: 'do-step', work: 'MedPumps', step })
  walk.wait(5000)
  walk.do(RN, { kind: 'do-step', work: 'MedPumps', step: 'battery', choice: 'pump-3' })
  walk.do(RN, { kind: 'do-step', work: 'MedPumps', step: 'profile', choice: 'neonatal-transport' })
  for (const value of [32, 2.3]) walk.refusal(RN, { kind: 'do-step', work: 'MedPumps', step: 'weight', value })
  const unfinished = '1 of 3 wrong at first. Not put right: 1. No second check was made.'
  expect(metricsOf(walk)['medication-errors']).toBe(unfinished)
  walk.do(RN, { kind: 'do-step', work: 'MedPumps', step: 'weight', value: 3.2 })
  expect(metricsOf(walk)['medication-errors']).toMatch(/^1 of 3 wrong at first\. Each was put right before it went on/)
})

test('a rate that is worked out wrong on the way is kept, and nobody says that it was put right', () => {
  const walk = new WatchedWalk()
  walk.watch = () => {}
  walk.toPreparation()
  walk.prepare()
  walk.do = (roleId, request) =>
    Walk.prototype.do.call(walk, roleId, isRate(request) ? typing('drip-rate', { rate: 12 }) : request)
  walk.challenges()
  expect(metricsOf(walk)['medication-errors']).toBe(
    '2 of 31 wrong at first. Put right before it went on: 1. Worked out on the way and kept as it was: 1. Second checks found 1 of 1 that did not fit.',
  )
})

test('what an educator let happen to nitric oxide or warmth stands beside it', () => {
  const walk = new Walk()
  walk.toDecisions()
  for (const [index, choice] of idealChoices.slice(0, 4).entries()) walk.point(index + 1, choice)
  decideAt(walk, 5, 'Ventilator', 'switch-tanks')
  expect(walk.ask(educator, { kind: 'inject', event: 'mattress-cold' }).accepted).toBe(true)
  expect(metricsOf(walk)['arrival-temperature']).toMatch(/her temperature falls: not seen to in time\.$/)
  walk.do(RN, { kind: 'resolve-event', event: 'mattress-cold', choice: 'new-mattress' })
  expect(metricsOf(walk)['arrival-temperature']).toMatch(/seen to in time\.$/)
  expect(metricsOf(walk)['arrival-temperature']).not.toMatch(/not seen to/)
})
