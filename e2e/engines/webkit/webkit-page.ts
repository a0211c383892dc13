import { writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { firstScript } from './first-script.ts'
import { openFrontDoor } from './front-door.ts'
import { createPageAsker, type PageAsker } from './page-asker.ts'
import { startWebDriver, type WebDriver, type WebKitPrograms } from './web-driver.ts'
import { type Hands, handsOf } from './webkit-hands.ts'
import { WebKitLocator } from './webkit-locator.ts'

interface Size {
  readonly width: number
  readonly height: number
}

interface Given {
  readonly programs: WebKitPrograms
  readonly appUrl: string
  /** Names the display and the sound that this browser has. */
  readonly env: NodeJS.ProcessEnv
  readonly viewport: Size
}

/** How often, and how many times, it is looked whether a page has come. */
const LOOK_MS = 250
const MOST_LOOKS = 60

type Cookie = Parameters<ReturnType<Page['context']>['addCookies']>[0][number]
type Listener = (said: { type: () => string; text: () => string }) => void
type FrontDoor = Awaited<ReturnType<typeof openFrontDoor>>

/** A real WebKit behind the part of Playwright's page that the tests use: what they say of a page, they say of this one. */
export async function openWebKitPage({ programs, appUrl, env, viewport }: Given): Promise<Page> {
  const scripts: string[] = []
  const ears: Listener[] = []
  const door = await openFrontDoor(appUrl, {
    firstScript: () => firstScript(scripts),
    onTrouble: (text) => {
      for (const hear of ears) hear({ type: () => 'error', text: () => text })
    },
  })
  const driver = await startWebDriver(programs, env)
  await openPhone(driver, door.url)
  await driver.post('/window/rect', viewport)
  return new WebKitPage({ driver, door, scripts, ears }) as unknown as Page // the part of it that the tests use
}

/** A window without a toolbar, which alone may be as narrow as a phone. */
async function openPhone(driver: WebDriver, doorUrl: string): Promise<void> {
  await driver.post('/url', { url: `${doorUrl}/api/health` })
  const before = await driver.get<string[]>('/window/handles')
  await driver.run(
    '(url) => void open(url, "phone", "popup,width=390,height=600,toolbar=no,menubar=no")',
    `${doorUrl}/api/health`,
  )
  let opened: string | undefined
  while (!opened) opened = (await driver.get<string[]>('/window/handles')).find((one) => !before.includes(one))
  await driver.post('/window', { handle: opened })
}

interface Parts {
  readonly driver: WebDriver
  readonly door: FrontDoor
  readonly scripts: string[]
  readonly ears: Listener[]
}

export class WebKitPage {
  readonly #parts: Parts
  readonly #asker: PageAsker
  readonly keyboard: Hands['keyboard']
  readonly mouse: Hands['mouse']
  readonly getByRole: WebKitLocator['getByRole']
  readonly getByText: WebKitLocator['getByText']
  readonly getByLabel: WebKitLocator['getByLabel']
  readonly locator: WebKitLocator['locator']

  constructor(parts: Parts) {
    const asker = createPageAsker(parts.driver)
    const hands = handsOf(parts.driver)
    const whole = new WebKitLocator(asker, hands)
    this.#parts = parts
    this.#asker = asker
    this.keyboard = hands.keyboard
    this.mouse = hands.mouse
    this.getByRole = whole.getByRole
    this.getByText = whole.getByText
    this.getByLabel = whole.getByLabel
    this.locator = whole.locator
  }

  evaluate = <Arg, T>(work: (arg: Arg) => T | Promise<T>, arg?: Arg): Promise<T> =>
    this.#asker.insist(() => this.#asker.ask(work, (arg ?? null) as Arg))

  /** Now and then this WebKit leaves a window white for an address it was given: then it is given once more. */
  async goto(path: string): Promise<void> {
    const { driver, door } = this.#parts
    const url = new URL(path, door.url).href
    await driver.post<void>('/url', { url })
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      if (await driver.run('() => (document.getElementById("root")?.childElementCount ?? 0) > 0')) return
      await setTimeout(LOOK_MS)
    }
    await driver.post<void>('/url', { url })
  }

  reload = () => this.#parts.driver.post<void>('/refresh')
  goBack = () => this.#parts.driver.post<void>('/back')
  setViewportSize = (size: Size) => this.#parts.driver.post<void>('/window/rect', size)

  async addInitScript<Arg>(work: (arg: Arg) => void, arg?: Arg): Promise<void> {
    this.#parts.scripts.push(`(${work})(${JSON.stringify(arg ?? null)})`)
  }

  async screenshot({ path }: { path?: string } = {}): Promise<Buffer> {
    const picture = Buffer.from(await this.#parts.driver.get<string>('/screenshot'), 'base64')
    if (path) await writeFile(path, picture)
    return picture
  }

  on(event: string, hear: Listener): void {
    if (event === 'console') this.#parts.ears.push(hear)
  }

  /** Where the app is for it. */
  url = () => this.#parts.door.url

  context = () => {
    const { driver, door } = this.#parts
    return {
      addCookies: async (cookies: readonly Cookie[]) => door.giveCookies(cookies),
      setOffline: async (isOffline: boolean) => door.setOffline(isOffline),
      close: async () => {
        await driver.stop()
        await door.close()
      },
    }
  }
}
