import { fileURLToPath } from 'node:url'
import { type Browser, type Fixtures, firefox as firefoxType } from '@playwright/test'
import { findFirefox, findWebKit, hasSound } from '../../scripts/test/find-browsers.mjs'
import { layOutDesktop } from './calm-desktop.ts'
import { type Background, openDisplay } from './display.ts'
import { openSoundCard, type SoundCard } from './sound-card.ts'

export interface Machine {
  /** The screen, the sound card and the desktop of browsers that need them; null where there is no other browser than Chromium. */
  readonly surroundings: (Pick<Background, 'env'> & Pick<SoundCard, 'standStill'>) | null
  /** Started when it is first asked for; null where it is not installed. */
  readonly firefox: (() => Promise<Browser>) | null
}

export const areInstalled = () => Boolean(findFirefox() && findWebKit() && hasSound())

/** What browsers of other makers need, for whoever asks for it. */
export const machine: Fixtures<object, Machine> = {
  surroundings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      if (!areInstalled()) return use(null)
      const parts = await Promise.all([openSoundCard(), openDisplay(), layOutDesktop()])
      const [{ standStill }] = parts
      await use({ env: Object.assign({}, process.env, ...parts.map(({ env }) => env)), standStill })
      await Promise.all(parts.map((part) => part.stop()))
    },
    { scope: 'worker' },
  ],
  firefox: [
    async ({ surroundings }, use) => {
      let browser: Promise<Browser> | undefined
      await use(
        surroundings &&
          (() => {
            browser ??= launchFirefox(surroundings.env)
            return browser
          }),
      )
      await (await browser)?.close()
    },
    { scope: 'worker' },
  ],
}

/** The system's own, with a word in between where it is older than what Playwright asks of it. */
const FIREFOX = fileURLToPath(new URL('../../scripts/test/firefox.mjs', import.meta.url))

function launchFirefox(env: NodeJS.ProcessEnv): Promise<Browser> {
  return firefoxType.launch({
    channel: 'moz-firefox',
    executablePath: FIREFOX,
    env: env as Record<string, string>, // what is not set is not in it
    firefoxUserPrefs: {
      'media.navigator.permission.disabled': true,
      'media.autoplay.default': 0,
      'ui.prefersReducedMotion': 1,
    },
  })
}
