import { expect, test } from 'vitest'
import { PROVIDER } from '../records/roles.ts'
import { educator } from '../testing/given.ts'
import { Practice } from '../testing/practice.ts'

test('stand-ins need no points, verdicts or reasons: they play to the end where those are hidden', () => {
  const practice = new Practice(PROVIDER, 'expert', 1)
  practice.ask(educator, { kind: 'hide-score', isHidden: true })
  practice.toReport()
  expect(practice.state.records.Debriefing).toEqual({})
})
