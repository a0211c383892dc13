import { setTimeout as pause } from 'node:timers/promises'
import { PageError, type WebDriver } from './web-driver.ts'

const PATIENCE_MS = 60_000
const BETWEEN_TRIES_MS = 50

/** Nothing was done, and why. Tried again until it can be done. */
export class NotYet extends Error {}

export type PageAsker = ReturnType<typeof createPageAsker>

/** Asks a page through WebDriver, again while it cannot answer. */
export function createPageAsker(driver: Pick<WebDriver, 'run'>) {
  async function insist<T>(work: () => Promise<T>, timeout = PATIENCE_MS): Promise<T> {
    const until = Date.now() + timeout
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof NotYet) || Date.now() > until) throw error
        await pause(BETWEEN_TRIES_MS)
      }
    }
  }

  async function ask<Args extends readonly unknown[], T>(
    work: ((...args: Args) => T | Promise<T>) | string,
    ...args: Args
  ): Promise<T> {
    try {
      return await driver.run<T>(String(work), ...args)
    } catch (error) {
      // While a page is being left there is none: then again in the next.
      if (error instanceof PageError && !/window\.ask|undefined is not an object/.test(error.message)) throw error
      throw new NotYet(String(error))
    }
  }

  return { ask, insist }
}
