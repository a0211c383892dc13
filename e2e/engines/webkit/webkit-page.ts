import { writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { firstScript } from './first-script.ts'
import { openFrontDoor } from './front-door.ts'
import { startWebDriver, type WebKitPrograms } from './web-driver.ts'
import { WebKitFrame } from './webkit-frame.ts'
import { handsOf } from './webkit-hands.ts'

interface Given {
  readonly programs: WebKitPrograms
  readonly appUrl: string
  /** Names the display and the sound that this browser has. */
  readonly env: NodeJS.ProcessEnv
  readonly viewport: { readonly width: number; readonly height: number }
  /** Any browser that Playwright drives: its locators are used here too. */
  readonly browser: Browser
}

/** How often, and how many times, it is looked whether a page has come. */
const LOOK_MS = 250
const MOST_LOOKS = 60

type Cookie = Parameters<ReturnType<Page['context']>['addCookies']>[0][number]
type Listener = (said: { type: () => string; text: () => string }) => void

/** A real WebKit behind the part of Playwright's page that the tests use: what they say of a page, they say of this one. */
export async function openWebKitPage({ programs, appUrl, env, viewport, browser }: Given) {
  const scripts: string[] = []
  const ears: Listener[] = []
  const door = await openFrontDoor(appUrl, {
    firstScript: () => firstScript(scripts),
    onTrouble: (text) => {
      for (const hear of ears) hear({ type: () => 'error', text: () => text })
    },
  })
  const driver = await startWebDriver(programs, env)
  const { keyboard, mouse } = handsOf(driver)
  const frame = new WebKitFrame(driver, { keyboard, mouse })
  const Locators = await locatorsOf(browser)
  const locator = (selector: string): Locator => new Locators(frame, selector)
  // What it finds is no part of anything, so that it can be looked for within something else.
  const root = Object.assign(locator(':root'), { locator })
  await openPhone()

  /** A window without a toolbar, which alone may be as narrow as a phone. */
  async function openPhone(): Promise<void> {
    await driver.post('/url', { url: `${door.url}/api/health` })
    const before = await driver.get<string[]>('/window/handles')
    await driver.run(
      '(url) => void open(url, "phone", "popup,width=390,height=600,toolbar=no,menubar=no")',
      `${door.url}/api/health`,
    )
    let opened: string | undefined
    while (!opened) opened = (await driver.get<string[]>('/window/handles')).find((one) => !before.includes(one))
    await driver.post('/window', { handle: opened })
    await driver.post('/window/rect', viewport)
  }

  /** Now and then this WebKit leaves a window white for an address it was given: then it is given once more. */
  async function goTo(path: string): Promise<void> {
    const url = new URL(path, door.url).href
    await driver.post<void>('/url', { url })
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      if (await driver.run('() => (document.getElementById("root")?.childElementCount ?? 0) > 0')) return
      await setTimeout(LOOK_MS)
    }
    await driver.post<void>('/url', { url })
  }

  class WebKitPage {
    // Playwright's matchers tell a page by this.
    readonly _apiName = 'Page'
    keyboard = keyboard
    mouse = mouse
    getByRole = (...args: Parameters<Locator['getByRole']>) => root.getByRole(...args)
    getByText = (...args: Parameters<Locator['getByText']>) => root.getByText(...args)
    getByLabel = (...args: Parameters<Locator['getByLabel']>) => root.getByLabel(...args)
    getByTestId = (...args: Parameters<Locator['getByTestId']>) => root.getByTestId(...args)
    locator = locator
    mainFrame = () => frame
    evaluate = <Arg, T>(work: (arg: Arg) => T, arg?: Arg) => frame.evaluate(work, (arg ?? null) as Arg)
    goto = goTo
    reload = () => driver.post<void>('/refresh')
    goBack = () => driver.post<void>('/back')
    setViewportSize = (size: Given['viewport']) => driver.post<void>('/window/rect', size)
    async addInitScript<Arg>(work: (arg: Arg) => void, arg?: Arg) {
      scripts.push(`(${work})(${JSON.stringify(arg ?? null)})`)
    }
    async screenshot({ path }: { path?: string } = {}) {
      const picture = Buffer.from(await driver.get<string>('/screenshot'), 'base64')
      if (path) await writeFile(path, picture)
      return picture
    }
    on(event: string, hear: Listener) {
      if (event === 'console') ears.push(hear)
    }
    url = () => door.url
    context = () => ({
      // Where matchers of an address look for what relative ones begin with.
      _options: { baseURL: door.url },
      addCookies: async (cookies: readonly Cookie[]) => door.giveCookies(cookies),
      setOffline: async (isOffline: boolean) => door.setOffline(isOffline),
      close: async () => {
        await driver.stop()
        await door.close()
      },
    })
  }
  return new WebKitPage() as unknown as Page // the part of it that the tests use
}

/** Playwright's locators know nothing of the browser: they make texts that their frame understands. */
async function locatorsOf(browser: Browser): Promise<new (frame: WebKitFrame, selector: string) => Locator> {
  const page = await browser.newPage()
  const found = page.locator(':root').constructor
  await page.close()
  return found as new (
    frame: WebKitFrame,
    selector: string,
  ) => Locator // the class of every locator
}
