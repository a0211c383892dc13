import { expect, test } from 'vitest'
import { RN } from '../../records/roles.ts'
import { type Completion, completionsCsvHead, completionsCsvRows } from './completions-csv.ts'

const one: Completion = {
  ...{ date: '2026-03-01', name: 'Nia', email: 'nia@ward.test', story: 'A newborn', roleId: RN, minutes: 71 },
  ...{ isCompleted: true, points: -3, best: 30, roomName: 'Monday', run: 1_000_001 },
}

test('a completion is a row under the head of the table', () => {
  expect(completionsCsvHead).toBe(
    '\uFEFF"date","name","e-mail","story","role","minutes","completed","points of the team","best points","room","run"\r\n',
  )
  expect(completionsCsvRows([one])).toBe(
    '"2026-03-01","Nia","nia@ward.test","A newborn","RN","71","yes","-3","30","Monday","1000001"\r\n',
  )
})

test('a name or a room is never a formula', () => {
  const row = completionsCsvRows([{ ...one, name: '=HYPERLINK("http://x")', email: '', roomName: '+1;@sum', run: 2 }])
  expect(row).toContain(`"'=HYPERLINK(""http://x"")",""`)
  expect(row).toContain(`"'+1;'@sum","2"`)
})
