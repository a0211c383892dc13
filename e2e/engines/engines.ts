import type { Browser, Page } from '@playwright/test'
import { findWebKit } from '../../scripts/test/find-browsers.mjs'
import { test as base, newPage } from '../team.ts'
import { tellPages } from '../tell-pages.ts'
import { areInstalled } from './machine.ts'
import { openWebKitPage } from './webkit/webkit-page.ts'

export type Engine = 'chromium' | 'firefox' | 'webkit'
export const PHONE = { width: 390, height: 844 }
export const LAPTOP = { width: 1280, height: 800 }

/** Opens a page in a browser of one of the three makers. */
export type Open = (engine: Engine, viewport?: typeof PHONE) => Promise<Page>

/** People with browsers of three makers, as they come from the system, all with a microphone that hears the same tones. */
export const test = base.extend<{ open: Open }>({
  pace: 30,
  open: async ({ app, browser, firefox, surroundings }, use, testInfo) => {
    const opened: Page[] = []
    const openIn = async (engine: Engine, viewport: typeof PHONE): Promise<Page> => {
      const programs = findWebKit()
      if (engine === 'chromium' || !surroundings || !firefox || !programs) return newPage(browser, app, viewport)
      if (engine === 'firefox') return newFirefoxPage(await firefox(), { baseURL: app.url, viewport })
      return openWebKitPage({ programs, appUrl: app.url, env: surroundings.env, viewport })
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

async function newFirefoxPage(firefox: Browser, options: { baseURL: string; viewport: typeof PHONE }): Promise<Page> {
  const context = await firefox.newContext(options)
  await context.addInitScript(letReactNotice)
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

/** Playwright sets a field's value in this Firefox in a way that React takes for its own: it is set once more, past React. */
function letReactNotice(): void {
  const isField = (target: EventTarget | null) =>
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'file')
  const notice = ({ target, isTrusted }: Event) => {
    if (isTrusted || !isField(target)) return
    const field = target as HTMLInputElement // or the other, in which the same is so
    const { value } = field
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  }
  addEventListener('input', notice, { capture: true })
}
