import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface App {
  readonly url: string
  readonly databaseUrl: string
  /** How many times faster than life the case runs. */
  readonly pace: number
  stop(): Promise<void>
}

interface Given {
  readonly databaseUrl: string
  readonly pace?: number
  /** Makes the three accounts, all with this password. */
  readonly accountsWith?: string
}

/** The built app as a process of its own. */
export async function startApp({ databaseUrl, pace = 1, accountsWith }: Given): Promise<App> {
  const accounts = accountsWith && { DEMO_ACCOUNTS: '1', DEMO_PASSWORD: accountsWith }
  const app = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: '0', CASE_PACE: String(pace), ...accounts },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(app)
  return {
    url,
    databaseUrl,
    pace,
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
