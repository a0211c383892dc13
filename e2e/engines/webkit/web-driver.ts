import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
}

const settings = [
  '--automation',
  '--enable-media-stream=true',
  '--javascript-can-open-windows-automatically=true',
  '--autoplay-policy=allow',
]

/** Only what is stuck ends here, however busy the machine is. */
const STUCK_MS = 300_000

export type WebDriver = Awaited<ReturnType<typeof startWebDriver>>

/** One WebKitGTK browser, worked through WebDriver: it understands no other protocol. */
export async function startWebDriver({ driver, browser }: WebKitPrograms, env: NodeJS.ProcessEnv) {
  const port = await freePort()
  const process = spawn(driver, [`--port=${port}`], { env: { ...env, TZ: 'UTC' }, stdio: 'ignore' })
  const ended = once(process, 'exit')

  async function ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<T> {
    const sent = method === 'POST' ? { body: JSON.stringify(body) } : {}
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...sent })
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`WebDriver ${path}: ${value.error} ${value.message}`)
    return value
  }

  await answers(() => ask('GET', '/status'))
  const timeouts = { script: STUCK_MS, pageLoad: STUCK_MS }
  const capabilities = { alwaysMatch: { timeouts, 'webkitgtk:browserOptions': { binary: browser, args: settings } } }
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', { capabilities })
  const session = `/session/${sessionId}`
  return {
    get: <T>(path: string) => ask<T>('GET', session + path),
    post: <T>(path: string, body?: object) => ask<T>('POST', session + path, body),

    /** Runs a function in the page and waits for what it gives. */
    async run<T>(work: string, ...args: readonly unknown[]): Promise<T> {
      const script = `const done = arguments[arguments.length - 1]
        ;(async () => (${work})(...[...arguments].slice(0, -1)))().then(
          (value) => done({ value }),
          (error) => done({ problem: String(error?.message ?? error) }),
        )`
      const told = await ask<{ value: T; problem?: string }>('POST', `${session}/execute/async`, { script, args })
      if (told.problem !== undefined) throw new PageError(told.problem)
      return told.value
    },

    async stop() {
      await ask('DELETE', session).catch(() => {})
      process.kill()
      await ended
    },
  }
}

/** What a function that ran in the page has thrown. */
export class PageError extends Error {}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function answers(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await ask()
      return
    } catch (error) {
      if (tries === 300) throw error
      await pause(100)
    }
  }
}
