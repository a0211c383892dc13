import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import type { CheckedPart, WorkId } from '../records/preparation.ts'
import { PROVIDER } from '../records/roles.ts'
import { type CaseState, emptyState } from '../records/state.ts'
import { findingOn, misfitOf, openMisfit } from './second-check.ts'

const drugs: readonly WorkId[] = ['dopamine', 'epinephrine']
const runs = Array.from({ length: 400 }, (_, index) => index + 1)
const inRun = (run: number, work?: WorkId, ...parts: (CheckedPart | null)[]): CaseState => {
  const answers = parts.map((part) => ({ roleId: PROVIDER, at: 0, part }))
  return { ...emptyState, run, records: { ...emptyState.records, SecondCheck: work ? { [work]: { answers } } : {} } }
}

test('in every run something does not fit in one of the checks, and in one only', () => {
  for (const run of runs) {
    const found = drugs.filter((work) => misfitOf(inRun(run), case1, work))
    expect(found, `run ${run}`).toHaveLength(1)
  }
})

test('which one it is, is spread over the runs, and is no simple turn', () => {
  const seen = runs.map((run) => drugs.map((work) => misfitOf(inRun(run), case1, work)?.part ?? '').join('/'))
  for (const kind of ['label/', 'syringe/', '/label', '/syringe']) {
    expect(seen.filter((one) => one === kind).length, kind).toBeGreaterThan(runs.length / 8)
  }
  expect(seen.slice(0, 4)).not.toEqual(seen.slice(4, 8))
})

const run = runs.find((each) => misfitOf(inRun(each), case1, 'dopamine')?.part === 'label') ?? 0

test('it does not fit until somebody names it, and is put right then', () => {
  expect(openMisfit(inRun(run), case1, 'dopamine')?.part).toBe('label')
  expect(openMisfit(inRun(run, 'dopamine', 'syringe'), case1, 'dopamine')?.part).toBe('label')
  expect(openMisfit(inRun(run, 'dopamine', 'label'), case1, 'dopamine')).toBeNull()
})

test('RN who looks again finds what does not fit, or that it does', () => {
  const finding = (...parts: (CheckedPart | null)[]) =>
    findingOn(inRun(run, 'dopamine', ...parts), case1, 'dopamine')?.text
  expect(finding('label')).toContain('The sticker says dobutamine')
  expect(finding('syringe')).toContain('It fits.')
  expect(finding('label', 'label')).toContain('It fits.')
  expect(finding('drawn', null)).toBeUndefined()
})
