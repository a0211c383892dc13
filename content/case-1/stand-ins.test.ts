import { expect, test } from 'vitest'
import { recordingId } from '#case/records/spoken.ts'
import { asksOf } from '#case/rules/asks.ts'
import { playedCommands } from '#case/stand-ins/played-commands.ts'
import { case1 } from './case-1.ts'

test('what a stand-in is at has its words, by a command, an ask or a speech there is', () => {
  const asked = asksOf(case1).map(({ slug }) => slug)
  const kinds = [...playedCommands.map(({ kind }) => kind), ...recordingId.options, ...asked]
  for (const kind of Object.keys(case1.standIns.doing)) expect(kinds).toContain(kind)
})
