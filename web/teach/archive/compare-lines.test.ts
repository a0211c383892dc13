import { expect, test } from 'vitest'
import type { ComparedRun, RunSummary } from '#case/report/kept-run.ts'
import type { RunBeside } from '#case/report/run-beside.ts'
import { linesOf } from './compare-lines.ts'

/** As the first version stored it with a run. */
const summary: RunSummary = {
  ...{ score: 30, best: 30, isWhole: true, preparationMs: 600_000, harms: 0, objectivesMet: 9, objectives: 10 },
  stretches: [{ label: 'Call to decision', durationMs: 240_000 }],
  decisions: [{ part: 'Transport mode', group: 'Transport mode', chosen: 'Fixed wing (Airplane)', score: 2 }],
}
const untold: RunBeside = {
  ...{ verdict: 'Well flown.', events: null, checks: null, attempts: null, metrics: null, ratings: null },
  handover: null,
}
const told: RunBeside = {
  verdict: '“Raise MAP to 24” did harm.',
  events: [
    { title: 'A pump alarms', recognised: { roleId: 2, afterMs: 20_000 }, resolvedAfterMs: 70_000, left: null },
    { title: 'The probe is off', recognised: null, resolvedAfterMs: null, left: 'Nobody knew how she was.' },
    { title: 'Cold', recognised: { roleId: 1, afterMs: 5000 }, resolvedAfterMs: 9000, left: 'She cooled.' },
  ],
  checks: [
    { drug: 'Dopamine', misfit: { part: 'Label', value: 'Dobutamine', what: '' }, isRight: false },
    { drug: 'Saline', misfit: null, isRight: true },
  ],
  attempts: [{ work: 'Med Pumps AR', count: 2 }],
  metrics: [
    { title: 'Mobilisation', value: { kind: 'time', ms: 600_000 } },
    { title: 'Warmth', value: null },
  ],
  ratings: [
    { name: 'Leadership', team: { mean: 11 / 3, word: 'Fully' }, educator: 'In part' },
    { name: 'My own part', team: null, educator: null },
  ],
  handover: { durationMs: 71_000, heard: 8, of: 10 },
}
const run = (number: number, beside: RunBeside): ComparedRun => ({
  ...{ room: 'r', run: number, roomName: 'Blue', startedAt: 0, endedAt: 0, keptUntil: 0, link: null, team: [] },
  ...{ story: { id: 'one', title: 'One' }, hasSound: false, summary, beside },
})

function valuesOf(runs: readonly ComparedRun[], title: string): Record<string, readonly string[]> | undefined {
  const group = linesOf(runs).find((lines) => lines.title === title)
  return group && Object.fromEntries(group.lines.map(({ name, values }) => [name, values]))
}

test('a run that an older version kept is laid beside with a dash for what it did not tell', () => {
  const runs = [run(1, told), run(2, untold)]
  expect(valuesOf(runs, 'The run')).toMatchObject({ 'Said first': ['“Raise MAP to 24” did harm.', 'Well flown.'] })
  expect(valuesOf(runs, 'Events')).toEqual({
    'A pump alarms': ['seen after 0:20, seen to after 1:10', '–'],
    'The probe is off': ['seen by nobody, left', '–'],
    Cold: ['seen after 0:05, seen to after 0:09, late', '–'],
  })
  expect(valuesOf(runs, 'Second checks')).toEqual({
    Dopamine: ['label did not fit: not found', '–'],
    Saline: ['all fitted', '–'],
  })
  expect(valuesOf(runs, 'Wrong attempts')).toEqual({ 'Med Pumps AR': ['2', '–'] })
  expect(valuesOf(runs, 'Metrics of transport')).toEqual({
    Mobilisation: ['10:00', '–'],
    Warmth: ['cannot be told', '–'],
  })
  expect(valuesOf(runs, 'Handover')).toEqual({ Length: ['1:11', '–'], 'Items heard': ['8 of 10', '–'] })
  expect(valuesOf(runs, 'How the team saw itself, and how its educator did')).toEqual({
    Leadership: ['Fully (3.7); educator: In part', '–'],
    'My own part': ['not rated', '–'],
  })
})

test('what one run has and another has not is told as that, and what none has is left out', () => {
  const none: RunBeside = { ...told, events: [], checks: [], attempts: [], metrics: [], ratings: [] }
  const runs = [run(1, told), run(2, { ...none, handover: { durationMs: null, heard: 0, of: 10 } })]
  expect(valuesOf(runs, 'Events')?.['A pump alarms']?.[1]).toBe('did not happen')
  expect(valuesOf(runs, 'Second checks')?.Dopamine?.[1]).toBe('not checked')
  expect(valuesOf(runs, 'Wrong attempts')).toEqual({ 'Med Pumps AR': ['2', 'none'] })
  expect(valuesOf(runs, 'Handover')).toMatchObject({ Length: ['1:11', 'none'] })
  expect(valuesOf([run(1, none), run(2, untold)], 'Events')).toBeUndefined()
  expect(linesOf([run(1, untold), run(2, untold)]).map(({ title }) => title)).toEqual([
    ...['The run', 'Times by stretch', 'Decisions', 'Handover'],
  ])
})
