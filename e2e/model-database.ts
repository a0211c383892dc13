import { randomUUID } from 'node:crypto'
import { request } from '@playwright/test'
import pg from 'pg'
import { createDatabase, withDatabase } from '#server/postgres/create-database.ts'
import { startApp } from './start-app.ts'

export const emails = { Provider: 'provider@demo.local', RT: 'rt@demo.local', RN: 'rn@demo.local' } as const
export const educatorEmail = 'educator@demo.local'
export const demoPassword = 'a password for the demo'

type Cookies = Awaited<ReturnType<Awaited<ReturnType<typeof request.newContext>>['storageState']>>['cookies']

/** Who was signed in when the model was made. */
interface SignedIn {
  readonly uid: string
  readonly cookies: Cookies
}

const MODEL = 'e2e-model'

/** A database with three accounts, signed in, made once: every test begins with a copy of it. */
export async function makeModelDatabase(postgresUrl: string): Promise<void> {
  const databaseUrl = await createDatabase(postgresUrl, MODEL)
  const app = await startApp({ databaseUrl, accountsWith: demoPassword })
  const signedIn: Record<string, SignedIn> = {}
  for (const email of Object.values(emails)) {
    const browser = await request.newContext({ baseURL: app.url })
    const answer = await browser.post('/api/sign-in', { data: { email, password: demoPassword } })
    const { uid } = await answer.json()
    signedIn[email] = { uid, cookies: (await browser.storageState()).cookies }
    await browser.dispose()
  }
  await app.stop()
  process.env.TEST_SIGNED_IN = JSON.stringify(signedIn)
}

export async function copyModelDatabase(): Promise<string> {
  const postgresUrl = process.env.TEST_POSTGRES_URL
  if (!postgresUrl) throw new Error('TEST_POSTGRES_URL is not set: the global set-up has not run.')
  const name = `e2e-${randomUUID()}`
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  try {
    await client.query(`create database "${name}" template "${MODEL}"`)
  } finally {
    await client.end()
  }
  return withDatabase(postgresUrl, name)
}

export function signedInAs(email: string): SignedIn {
  const signedIn: Record<string, SignedIn> = JSON.parse(process.env.TEST_SIGNED_IN ?? '{}')
  const found = signedIn[email]
  if (!found) throw new Error(`${email} is not signed in in the model database`)
  return found
}
