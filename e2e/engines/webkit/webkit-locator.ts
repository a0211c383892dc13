import type { Locator } from '@playwright/test'
import type { Expectation, Verdict } from './in-page/judge.ts'
import { NotYet, type PageAsker } from './page-asker.ts'
import { nameOf, type Query, type Step, wantedOf } from './query.ts'
import type { Hands } from './webkit-hands.ts'

type Role = Parameters<Locator['getByRole']>[0]
type Text = string | RegExp
interface Exactness {
  readonly exact?: boolean
}
interface RoleOptions extends Exactness {
  readonly name?: Text
  readonly level?: number
}
interface Narrowing {
  readonly hasText?: Text
  readonly has?: WebKitLocator
}
interface GivenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** What a test means on a page of WebKit: the part of Playwright's locator that the tests use. */
export class WebKitLocator {
  readonly #asker: PageAsker
  readonly #hands: Hands
  readonly query: Query

  constructor(asker: PageAsker, hands: Hands, query: Query = []) {
    this.#asker = asker
    this.#hands = hands
    this.query = query
  }

  #then = (...steps: readonly Step[]) => new WebKitLocator(this.#asker, this.#hands, [...this.query, ...steps])

  getByRole = (role: Role, { name, level, exact }: RoleOptions = {}) =>
    this.#then({ by: 'role', role, level, name: name === undefined ? undefined : wantedOf(name, exact) })
  getByText = (text: Text, { exact }: Exactness = {}) => this.#then({ by: 'text', wanted: wantedOf(text, exact) })
  getByLabel = (text: Text, { exact }: Exactness = {}) => this.#then({ by: 'label', wanted: wantedOf(text, exact) })
  locator = (css: string) => this.#then({ by: 'css', css })
  filter = ({ hasText, has }: Narrowing) =>
    this.#then(
      ...(hasText === undefined ? [] : [{ by: 'containing', wanted: wantedOf(hasText) } as const]),
      ...(has ? [{ by: 'having', other: has.query } as const] : []),
    )
  and = ({ query }: WebKitLocator) => this.#then({ by: 'and', other: query })
  or = ({ query }: WebKitLocator) => this.#then({ by: 'or', other: query })
  nth = (place: number) => this.#then({ by: 'place', place })
  first = () => this.nth(0)
  last = () => this.nth(-1)

  async all(): Promise<WebKitLocator[]> {
    return Array.from({ length: await this.count() }, (_, place) => this.nth(place))
  }

  toString = () => nameOf(this.query)

  judge = (expectation: Expectation): Promise<Verdict> =>
    this.#asker.insist(() => this.#asker.ask((query, what) => window.ask.judge(query, what), this.query, expectation))

  count = () => this.#asker.insist(() => this.#asker.ask((query) => window.ask.find(query).length, this.query))
  isVisible = async () => (await this.judge({ of: 'seen' })).isSo === true

  /** Runs in the page with the one element, once it is there. */
  evaluate<Arg, T>(work: (element: Element, arg: Arg) => T | Promise<T>, arg?: Arg): Promise<T> {
    const source = `async (query, arg) => {
      const element = window.ask.one(query)
      return element && { value: await (${work})(element, arg) }
    }`
    return this.#asker.insist(async () => {
      const told = await this.#asker.ask<unknown[], { value: T } | null>(source, this.query, arg ?? null)
      if (!told) throw new NotYet(`${this} is not there`)
      return told.value
    })
  }

  /** Does it as soon as the page does not say why it cannot be done. */
  #do<Args extends readonly unknown[]>(
    work: (query: Query, ...args: Args) => string | null | Promise<string | null>,
    ...args: Args
  ): Promise<void> {
    return this.#asker.insist(async () => {
      const problem = await this.#asker.ask(work, this.query, ...args)
      if (problem) throw new NotYet(`${this}: ${problem}`)
    })
  }

  click({ timeout }: { timeout?: number } = {}): Promise<void> {
    return this.#asker.insist(async () => {
      const at = await this.#asker.ask((query) => window.ask.pressPoint(query), this.query)
      if (typeof at === 'string') throw new NotYet(`${this} cannot be pressed: ${at}`)
      await this.#hands.mouse.click(at.x, at.y)
      // Where the press has led to another page, it has met what it was meant for.
      const met = await this.#asker.insist(() => this.#asker.ask(() => window.ask.strayedTo()))
      if (met) throw new NotYet(`${this} has moved, and ${met} was there`)
    }, timeout)
  }

  check = () => this.setChecked(true)

  async setChecked(isWanted: boolean): Promise<void> {
    const isChecked = () => this.evaluate((element) => window.ask.isChecked(element))
    if ((await isChecked()) === isWanted) return
    await this.click()
    await this.#asker.insist(async () => {
      if ((await isChecked()) !== isWanted) throw new NotYet(`${this} was pressed and is as it was`)
    })
  }

  fill = (text: string) => this.#do((query, what) => window.ask.fill(query, what), text)
  selectOption = (option: string) => this.#do((query, what) => window.ask.select(query, what), option)
  setInputFiles = ({ name, mimeType, buffer }: GivenFile) =>
    this.#do((query, file) => window.ask.setFile(query, file), { name, mimeType, content: buffer.toString('base64') })

  focus = () => this.evaluate((element) => (element as HTMLElement).focus())
  async press(key: string): Promise<void> {
    await this.focus()
    await this.#hands.keyboard.press(key)
  }

  textContent = () => this.evaluate((element) => element.textContent)
  innerText = () => this.evaluate((element) => (element as HTMLElement).innerText)
  getAttribute = (name: string) => this.evaluate((element, which) => element.getAttribute(which), name)
  scrollIntoViewIfNeeded = () =>
    this.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  boundingBox = () =>
    this.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height }
    })
}
