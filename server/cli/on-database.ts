import { findDatabase } from '../postgres/find-database.ts'
import { type Config, readConfig } from '../settings/config.ts'
import { StartError } from '../settings/start-error.ts'

/** Works on the database of the settings, as it is. */
export async function onDatabase<T>(work: (url: string, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(withoutSignIn(process.env), [])
  const found = await findDatabase(config, { isApp: false })
  try {
    return await work(found.url, config)
  } finally {
    await found.stop()
  }
}

/** How people sign in is nothing to an administrator's command, which may read no more of it than half. */
const withoutSignIn = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^(OIDC_|PASSWORDS$)/.test(name)))

export const asksForHelp = (asked: readonly string[]): boolean => asked.some((word) => /^(--help|-h|help)$/.test(word))

/** A StartError is what a person did wrong: they read its sentence alone. */
export async function orTell(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
  }
}
