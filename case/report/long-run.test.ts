import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER } from '../records/roles.ts'
import { walkAll } from '../testing/walk.ts'
import { idealChoices } from '../testing/walk-choices.ts'
import { reportOf } from './report.ts'

test('however much the team writes, the report is the same', () => {
  const walk = walkAll(idealChoices)
  const before = reportOf(walk.log, case1)
  for (let count = 0; count < 50; count++) walk.do(PROVIDER, { kind: 'send-message', message: `message ${count}` })
  walk.do(PROVIDER, { kind: 'save-note', text: 'x'.repeat(10_000) })
  expect(reportOf(walk.log, case1)).toEqual(before)
})

/** Adds twenty thousand messages to a run, one after the other, so that nobody need keep them. */
const script = `
  import { idealChoices } from './case/testing/walk-choices.ts'
  import { walkAll } from './case/testing/walk.ts'
  import { reportOf } from './case/report/report.ts'
  import { case1 } from './content/case-1/case-1.ts'
  const { log } = walkAll(idealChoices)
  const { version, ...last } = log.at(-1)
  function* long() {
    yield* log
    for (let count = 1; count <= 20_000; count++) {
      const item = { roleId: 0, message: 'message ' + count, user: 'Provider', time: last.at }
      const change = { op: 'append', collection: 'ChatInbox', id: '1', list: 'chat', item }
      yield { ...last, kind: 'send-message', version: version + count, changes: [{ change }] }
    }
  }
  console.log(reportOf(long(), case1).score.total)
`

test('a run of twenty thousand messages needs no more memory than a short one', async () => {
  // Node, the rules and the story need half of it.
  const options = ['--max-old-space-size=100', '--import', 'tsx', '--input-type=module', '--eval', script]
  const { stdout } = await promisify(execFile)(process.execPath, options)
  expect(stdout.trim()).toBe('30')
})
