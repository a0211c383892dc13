import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createDatabase } from '#server/store/create-database.ts'

export const demoPassword = 'a password for the demo'

export interface App {
  readonly url: string
  readonly databaseUrl: string
  stop(): Promise<void>
}

/** The built app as a process of its own, on a database of its own unless one is given. */
export async function startApp(
  given: { databaseUrl?: string; port?: number; env?: Record<string, string> } = {},
): Promise<App> {
  const postgres = process.env.TEST_POSTGRES_URL
  if (!postgres) throw new Error('TEST_POSTGRES_URL is not set: the global set-up has not run.')
  const databaseUrl = given.databaseUrl ?? (await createDatabase(postgres, `e2e-${randomUUID()}`))
  const env = {
    DATABASE_URL: databaseUrl,
    PORT: String(given.port ?? 0),
    DEMO_ACCOUNTS: '1',
    DEMO_PASSWORD: demoPassword,
  }
  const app = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, ...env, ...given.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(app)
  return {
    url,
    databaseUrl,
    async stop() {
      app.kill('SIGTERM')
      await once(app, 'exit')
    },
  }
}

async function addressOf(app: ChildProcess): Promise<string> {
  let printed = ''
  return new Promise((resolve, reject) => {
    app.once('exit', () => reject(new Error(`The app ended before it listened:\n${printed}`)))
    app.stdout?.on('data', (chunk) => {
      printed += chunk
      const url = /https?:\/\/localhost:\d+/.exec(printed)?.[0]
      if (url) resolve(url)
    })
  })
}
