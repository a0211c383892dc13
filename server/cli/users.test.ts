import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { runProgram, runWithInput } from '../testing/programs.ts'

let databaseUrl: string
let node: RunningNode

beforeAll(async () => {
  databaseUrl = await freshDatabase()
  node = await startQuietNode(databaseUrl)
})
afterAll(() => node.close())

const users = (...args: string[]) => runProgram(databaseUrl, 'users', ...args)

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

const signIn = (email: string, password: string) =>
  fetch(`http://localhost:${node.port}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })

test('an account that could not be stored is not said to be added, and can be added later', async () => {
  const email = 'ann@ward.test'
  expect(await withoutUsers(() => users('add', email, 'the first password'))).toEqual({
    code: 1,
    said: `${email} was not added: Something Went Wrong. Internal Server Error`,
  })
  expect(await users('add', email, 'the first password')).toEqual({ code: 0, said: `Added ${email}.` })
  expect((await signIn(email, 'the first password')).status).toBe(200)
})

test('who could not be signed out is not said to be, though the password is new', async () => {
  const email = 'bea@ward.test'
  await node.accounts.add(email, 'the first password')
  const unlucky = await withoutUsers(() => users('password', email, 'the second password'))
  expect(unlucky).toEqual({
    code: 1,
    said: `Changed the password of ${email}, but they could not be signed out. Do it again.`,
  })
  expect((await signIn(email, 'the second password')).status).toBe(200)

  expect(await users('password', email, 'the third password')).toEqual({
    code: 0,
    said: `Changed the password of ${email}; they are signed out.`,
  })
  expect(await users('password', email)).toEqual({
    code: 0,
    said: expect.stringMatching(/^Changed the password of bea@ward.test; they are signed out\. Password: \S{20}$/),
  })
})

test('a password is read from the standard input, so that no list of processes shows it', async () => {
  const email = 'pia@ward.test'
  const input = 'a pass phrase of several words\nand what follows\n'
  expect(await runWithInput({ databaseUrl, input }, 'users', 'add', email, '--password-stdin')).toEqual({
    code: 0,
    said: `Added ${email}.`,
  })
  expect((await signIn(email, 'a pass phrase of several words')).status).toBe(200)
  expect(await runWithInput({ databaseUrl, input: 'short\n' }, 'users', 'password', email, '--password-stdin')).toEqual(
    {
      code: 1,
      said: 'A password needs at least 8 characters.',
    },
  )
})

const nowhere = 'postgres://nobody:hidden-words@localhost:1/none'

test.each([
  ['users', [], 1, 'Use it like this:'],
  ['users', ['--help'], 0, 'Use it like this:'],
  [
    'users',
    ['add', 'ann@ward.test', 'pass', 'phrase'],
    1,
    'There is one word too many: phrase. Put what belongs together in quotes.',
  ],
  ['users', ['toString'], 1, 'Use it like this:'],
  ['rooms', ['open'], 1, 'Use it like this:'],
  ['case', ['end', 'now'], 1, 'There is one word too many: now.'],
  ['backup', ['--help'], 0, 'Use it like this:'],
  ['restore', ['help'], 0, 'Use it like this:'],
] as const)('%s %j is answered without a database', async (name, args, code, said) => {
  const answer = await runProgram(nowhere, name, ...args)
  expect(answer).toEqual({ code, said: expect.stringContaining(said) })
})

test('who ends a case that is not there is told so, with a code for scripts', async () => {
  expect(await runProgram(databaseUrl, 'case', 'end')).toEqual({
    code: 1,
    said: 'The case has not started: the Provider’s seat is free.',
  })
})

test('how people sign in is nothing to a command, which may be told no more of it than half', async () => {
  const more = {
    OIDC_ISSUER: 'https://login.hospital.test',
    OIDC_CLIENT_SECRET_FILE: '/not/to/be/read',
    PASSWORDS: '0',
  }
  expect(await runWithInput({ databaseUrl, input: '', more }, 'users', 'list')).toMatchObject({ code: 0 })
})

test('what is secret in a wrong setting is not said', async () => {
  const { said } = await runProgram('mysql://ann:hidden-words@host/x', 'users', 'list')
  expect(said).toContain('DATABASE_URL must be an address such as')
  expect(said).not.toContain('hidden-words')
})

test('an address of a database that nobody can read is told in a sentence, without what is in it', async () => {
  expect(await runProgram('postgres://joe:secret#word@localhost/trainer', 'users', 'list')).toEqual({
    code: 1,
    said: expect.stringMatching(/^DATABASE_URL cannot be read as an address: in a user or a password write # as %23/),
  })
})

test('an educator is made, unmade, and does not go without a word about the rooms', async () => {
  expect(await users('add', 'eda@ward.test', 'a good password', '--educator')).toEqual({
    code: 0,
    said: 'Added eda@ward.test, an educator.',
  })
  expect((await users('list')).said).toMatch(/eda@ward\.test {2}signed out since .* {2}educator/)
  await users('add', 'max@ward.test', 'a good password')
  expect((await users('educator', 'max@ward.test', 'perhaps')).code).toBe(1)
  expect((await users('add', 'una@ward.test', '--no-such-thing')).said).toContain('Use it like this:')

  const eda = (await node.accounts.find('eda@ward.test'))?.id ?? ''
  const { code } = await node.book.open('Blue team', { keepDays: 7 }, eda)
  expect((await users('remove', 'eda@ward.test')).said).toContain(
    'Rooms of eda@ward.test that are open or have kept runs: 1. Say whose',
  )
  expect((await users('remove', 'eda@ward.test', '--rooms-to', 'max@ward.test')).said).toBe(
    '"max@ward.test" is no educator.',
  )
  expect((await users('educator', 'max@ward.test', 'yes')).said).toBe('max@ward.test is an educator now.')
  expect((await users('remove', 'eda@ward.test', '--rooms-to', 'max@ward.test')).said).toBe('Removed eda@ward.test.')
  const max = (await node.accounts.find('max@ward.test'))?.id ?? ''
  const room = (await node.book.find(code))?.id ?? ''
  expect(await node.educators.leads(max, room)).toBe('owner')
  expect(await node.educators.leads(eda, room)).toBeNull()

  expect((await users('remove', 'max@ward.test', '--end-rooms')).said).toBe('Removed max@ward.test.')
  expect(await node.book.find(code)).toBeNull()
})
