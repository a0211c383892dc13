import { readdirSync, statSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { makeFolder } from '../testing/backups.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { runProgram } from '../testing/programs.ts'

const place = makeFolder()
afterAll(() => place.remove())

test('what is backed up beside a running node is restored elsewhere, and not over it', async () => {
  const [url, other] = [await freshDatabase(), await freshDatabase()]
  const node = await startQuietNode(url)
  await node.accounts.add('ann@ward.test', 'a password of some length')
  const file = place.path('today.backup')
  const made = await runProgram(url, 'backup', file)
  const { size, mode } = statSync(file)
  const numbers = 'Accounts: 1. Rooms: 1, the open one among them.'
  expect(made).toEqual({ code: 0, said: `Wrote ${file}. ${numbers} Bytes: ${size}.` })
  expect(mode & 0o777).toBe(0o600)
  expect(await runProgram(url, 'backup', file)).toEqual({
    code: 1,
    said: `${file} is there already, and is left as it is: give the backup another name.`,
  })
  expect(await runProgram(url, 'restore', file)).toEqual({
    code: 1,
    said: 'The trainer is running on this database: stop it first. Nothing was changed.',
  })
  await node.close()

  expect(await runProgram(other, 'restore', file)).toEqual({
    code: 0,
    said: expect.stringMatching(`^Restored ${file} of \\S+Z\\. ${numbers} Everybody is signed out\\.$`),
  })
  expect(await runProgram(other, 'users', 'list')).toEqual({
    code: 0,
    said: expect.stringMatching(/^ann@ward.test {2}signed out/),
  })
  expect(await runProgram(other, 'restore', file)).toEqual({
    code: 1,
    said: 'This database is not empty (see "account"): a backup is restored into an empty one only. Nothing was changed.',
  })
  expect(readdirSync(place.folder)).toEqual(['today.backup'])
})

test('without one file both say how they are used', async () => {
  for (const [command, ...args] of [['backup'], ['restore', 'two', 'names']] as const) {
    const { code, said } = await runProgram('postgres://nowhere.invalid/none', command, ...args)
    expect(code).toBe(1)
    expect(said).toMatch(`npm run ${command} -- FILE`)
  }
})

test('a file that cannot be restored is told before any database is looked for', async () => {
  const none = place.path('none')
  expect(await runProgram('postgres://nowhere.invalid/none', 'restore', none)).toEqual({
    code: 1,
    said: `There is no such file (${none}). Nothing was changed.`,
  })
})
