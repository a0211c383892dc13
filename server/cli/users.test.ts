import { execFile } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../project-root.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../store/fresh-database.ts'
import { startQuietNode } from '../test-quiet-node.ts'

let databaseUrl: string
let node: RunningNode
const email = 'ann@ward.test'

beforeAll(async () => {
  databaseUrl = await freshDatabase()
  node = await startQuietNode(databaseUrl)
})
afterAll(() => node.close())

const users = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl }
    execFile(
      process.execPath,
      ['--import', 'tsx', 'server/cli/users.ts', ...args],
      { cwd: projectRoot, env },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, said: (stdout + stderr).trim() }),
    )
  })

/** While their table is away nothing about people can be stored. */
async function withoutUsers<T>(work: () => Promise<T>): Promise<T> {
  const { pool } = node.database
  await pool.query('alter table users rename to away')
  try {
    return await work()
  } finally {
    await pool.query('alter table away rename to users')
  }
}

const signIn = (password: string) =>
  fetch(`http://localhost:${node.port}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })

test('an account that could not be stored is not said to be added, and can be added later', async () => {
  expect(await withoutUsers(() => users('add', email, 'the first password'))).toEqual({
    code: 1,
    said: `${email} was not added: Something Went Wrong. Internal Server Error`,
  })
  expect(await users('add', email, 'the first password')).toEqual({ code: 0, said: `Added ${email}.` })
  expect((await signIn('the first password')).status).toBe(200)
})

test('who could not be signed out is not said to be, though the password is new', async () => {
  const unlucky = await withoutUsers(() => users('password', email, 'the second password'))
  expect(unlucky).toEqual({
    code: 1,
    said: `Changed the password of ${email}, but they could not be signed out. Do it again.`,
  })
  expect((await signIn('the second password')).status).toBe(200)

  expect(await users('password', email, 'the third password')).toEqual({
    code: 0,
    said: `Changed the password of ${email}; they are signed out.`,
  })
  expect(await users('password', email)).toEqual({
    code: 0,
    said: expect.stringMatching(/^Changed the password of ann@ward.test; they are signed out\. Password: \S{20}$/),
  })
})
