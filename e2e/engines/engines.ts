import { type Browser, firefox as firefoxType, type Page } from '@playwright/test'
import { findFirefox, findWebKit, hasSound } from '../../scripts/test/find-browsers.mjs'
import { test as base } from '../speaking-team.ts'
import { newPage } from '../team.ts'
import { tellPages } from '../tell-pages.ts'
import { layOutDesktop } from './calm-desktop.ts'
import { type Background, openDisplay } from './display.ts'
import { openSoundCard, type SoundCard } from './sound-card.ts'
import { speakOlderFirefox, typeIntoFields } from './stock-firefox.ts'
import { openWebKitPage } from './webkit/webkit-page.ts'

export type Engine = 'chromium' | 'firefox' | 'webkit'
export const PHONE = { width: 390, height: 844 }
export const LAPTOP = { width: 1280, height: 800 }

/** Opens a page in a browser of one of the three makers. */
export type Open = (engine: Engine, viewport?: typeof PHONE) => Promise<Page>

interface Machine {
  /** The screen, the sound card and the desktop of browsers that need them; null where there is no other browser than Chromium. */
  readonly surroundings: (Pick<Background, 'env'> & Pick<SoundCard, 'standStill'>) | null
  /** Started when it is first asked for; null where it is not installed. */
  readonly firefox: (() => Promise<Browser>) | null
}

const areInstalled = () => Boolean(findFirefox() && findWebKit() && hasSound())

/** People with browsers of three makers, as they come from the system, all with a microphone that hears the same tones. */
export const test = base.extend<{ open: Open }, Machine>({
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
  open: async ({ app, browser, firefox, surroundings }, use, testInfo) => {
    const opened: Page[] = []
    const openIn = async (engine: Engine, viewport: typeof PHONE): Promise<Page> => {
      const programs = findWebKit()
      if (engine === 'chromium' || !surroundings || !firefox || !programs) return newPage(browser, app, viewport)
      if (engine === 'firefox') return newFirefoxPage(await firefox(), { baseURL: app.url, viewport })
      return openWebKitPage({ programs, appUrl: app.url, env: surroundings.env, viewport, browser })
    }
    await use(async (engine, viewport = PHONE) => {
      const page = await openIn(engine, viewport)
      opened.push(page)
      return page
    })
    await tellPages(opened, testInfo)
    await Promise.all(opened.map((page) => page.context().close()))
  },
})

export const otherEngines = ['webkit', 'firefox'] as const

/** For what one of them does in every run of the tests: the other one walks it before a release. */
export const inTests = (engine: Engine): string[] => (engine === 'webkit' ? [] : ['@walk'])

/** For what is about an engine itself: elsewhere a page of a missing one is opened in Chromium. */
export const needEngines = (): void =>
  test.skip(!areInstalled(), 'Firefox, WebKitGTK or PulseAudio is not installed here.')

function launchFirefox(env: NodeJS.ProcessEnv): Promise<Browser> {
  speakOlderFirefox()
  return firefoxType.launch({
    channel: 'moz-firefox',
    executablePath: findFirefox() ?? '',
    env: env as Record<string, string>, // what is not set is not in it
    firefoxUserPrefs: {
      'media.navigator.permission.disabled': true,
      'media.autoplay.default': 0,
      'ui.prefersReducedMotion': 1,
    },
  })
}

async function newFirefoxPage(firefox: Browser, options: { baseURL: string; viewport: typeof PHONE }): Promise<Page> {
  const context = await firefox.newContext(options)
  await context.addInitScript(typeIntoFields)
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error('policy', violatedDirective, blockedURI),
    )
    // Of an error only its kind is told.
    const { error } = console
    console.error = (...said) =>
      error.apply(
        console,
        said.map((one) => (one instanceof Error ? `${one.message} ${one.stack}` : one)),
      )
  })
  return context.newPage()
}
