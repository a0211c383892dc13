import { fork } from 'node:child_process'
import { once } from 'node:events'
import { build } from 'esbuild'
import type { HospitalSettings } from '#server/settings/hospital.ts'
import type { App } from './start-app.ts'

/** How an app is started. */
export type Started = Pick<App, 'databaseUrl' | 'pace'> & {
  readonly guestsPractise?: boolean
  /** People sign in with its accounts too. */
  readonly hospital?: HospitalSettings
  /** A second story stands beside the first. */
  readonly hasTwoStories?: boolean
}

/** What is asked of the process that holds the app: on which database to start it; without one, to stop it. */
export interface Asked {
  readonly app?: Started
}
export interface Told {
  readonly port: number | null
}

const HOST = 'dist/e2e/app-host.js'

/** Bundled as the app itself is. */
export const buildHost = () =>
  build({
    entryPoints: ['e2e/app-host.ts'],
    outfile: HOST,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  })

export interface House {
  start(app: Started): Promise<App>
  close(): Promise<void>
}

/** A process that starts the app anew for each test: to load it takes longer than many a test. */
export function openHouse(): House {
  const host = fork(HOST)
  const exit = once(host, 'exit')
  const ended = exit.then(() => {
    throw new Error('The process that holds the app has ended.')
  })
  ended.catch(() => {})
  async function ask(asked: Asked): Promise<Told> {
    host.send(asked)
    const [told] = await Promise.race([once(host, 'message'), ended])
    return told
  }

  return {
    async start(app) {
      const { port } = await ask({ app })
      return { ...app, url: `http://localhost:${port}`, stop: async () => void (await ask({})) }
    },
    async close() {
      if (host.connected) host.disconnect()
      await exit
    },
  }
}
