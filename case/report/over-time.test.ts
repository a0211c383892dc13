import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { walkAll } from '../testing/walk.ts'
import { idealChoices } from '../testing/walk-choices.ts'
import { comesBack, objectivesOf, type RunOverTime, toldOverTime } from './over-time.ts'
import { reportOf } from './report.ts'

type Told = Pick<RunOverTime, 'objectives' | 'concerns'>
const run = (came: Told['objectives'][number]['came'], ...concerns: string[]): Told => ({
  objectives: [
    { slug: 'gas', text: 'Reads the gas', came },
    { slug: 'leave', text: 'Leaves in time', came: 'open' },
  ],
  concerns,
})

test('what comes back is what more than one run missed or left, the most often first', () => {
  const runs = [run('met', 'A dose was kept.'), run('missed'), run('missed', 'A dose was kept.'), run('missed')]
  expect(comesBack(runs)).toEqual([
    { kind: 'objective', what: 'Reads the gas', count: 3, isStillSo: false },
    { kind: 'concern', what: 'A dose was kept.', count: 2, isStillSo: true },
  ])
})

test('what was once does not come back, nor what is twice in one run, nor what cannot be told', () => {
  expect(comesBack([run('missed', 'Twice.', 'Twice.'), run('met'), run('open')])).toEqual([])
})

test('an objective is called as the newest run has it', () => {
  const older: Told = {
    objectives: [
      { slug: 'gas', text: 'Old words', came: 'met' },
      { slug: 'gone', text: 'Gone', came: 'met' },
    ],
    concerns: [],
  }
  expect(objectivesOf([run('met'), older]).map(({ text }) => text)).toEqual(['Reads the gas', 'Leaves in time', 'Gone'])
})

test('of an objective the educator has the last word', () => {
  const report = reportOf(walkAll(idealChoices).log, case1)
  const [first, second] = report.objectives.map((one, index) => ({
    ...one,
    shown: 'met' as const,
    educator: index === 0 ? { isMet: false, word: 'Not said aloud.' } : null,
  }))
  if (!first || !second) throw new Error('a story has objectives')
  const told = toldOverTime({ ...report, objectives: [first, second] })
  expect(told.objectives.map(({ came }) => came)).toEqual(['missed', 'met'])
})
