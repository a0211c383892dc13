import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { RN } from '../records/roles.ts'
import { aFlag, educator, system } from '../testing/given.ts'
import { walkAll } from '../testing/walk.ts'
import { idealChoices } from '../testing/walk-choices.ts'
import { reportCsv } from './csv/run-csv.ts'
import { reportOf } from './report.ts'

test('what an educator did is in the report and its table, in the order of time', () => {
  const walk = walkAll(idealChoices)
  const at = walk.now
  walk.ask(educator, { kind: 'pause' })
  walk.now += 90_000
  walk.ask(educator, { kind: 'resume' })
  walk.ask(educator, { kind: 'speak', as: 'educator', to: RN, text: 'Who checks it?', isPrompt: true })
  const sound = { path: '/Audio/Educator1', mimeType: 'audio/webm', durationMs: 4000 }
  walk.ask(system, { kind: 'keep-speech', uid: 'eda', as: 'pilot', to: null, ...sound })
  walk.ask(educator, aFlag('Well led'))
  const report = reportOf(walk.log, case1)
  expect(report.teaching).toEqual([
    { kind: 'pause', at, lastedMs: 90_000, wasForgotten: false },
    { kind: 'prompt', at: at + 90_000, as: 'educator', to: RN, text: 'Who checks it?', durationMs: null },
    { kind: 'speech', at: at + 90_000, as: 'pilot', to: null, text: '', durationMs: 4000 },
    { kind: 'flag', at: at + 90_000, sign: null, about: null, text: 'Well led' },
  ])
  walk.ask(educator, aFlag('4 mL', { sign: -1, about: 'closes-the-loop' }))
  const marked = reportOf(walk.log, case1)
  expect(marked.teaching.at(-1)).toEqual({
    ...{ kind: 'flag', at: at + 90_000, sign: -1, text: '4 mL' },
    about: 'Closes the loop: repeats back what was ordered',
  })
  expect(marked.watched).toMatchObject([{ slug: 'closes-the-loop', marks: [{ sign: -1, text: '4 mL' }] }])
  expect(reportCsv(marked)).toContain(
    '"educator","Closes the loop: repeats back what was ordered","flag","","To talk about","","","","4 mL"',
  )
  const table = reportCsv(report)
  expect(table).toContain('"educator","","pause","","90","s"')
  expect(table).toContain('"educator","educator","prompt","RN","","","","","Who checks it?"')
  expect(table).toContain('"educator","pilot","speech","all","4","s"')
})
