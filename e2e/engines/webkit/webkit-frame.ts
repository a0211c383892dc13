import { setTimeout as pause } from 'node:timers/promises'
import type { Ask, Expectation } from './ask-in-page.ts'
import { PageError, type WebDriver } from './web-driver.ts'
import type { Keyboard, Mouse } from './webkit-hands.ts'

const PATIENCE_MS = 60_000
const BETWEEN_TRIES_MS = 50

/** The page's side of what is sent over, where Playwright's script has been put. */
declare global {
  interface Window {
    ask: Ask
  }
}

interface Options {
  readonly timeout?: number
  readonly force?: boolean
}

/** Nothing was done, and why. Tried again until it can be done. */
class NotYet extends Error {}

/** What Playwright's locators ask of the frame they look into, answered through WebDriver. */
export class WebKitFrame {
  readonly #driver: WebDriver
  readonly #keyboard: Keyboard
  readonly #mouse: Mouse

  constructor(driver: WebDriver, { keyboard, mouse }: { keyboard: Keyboard; mouse: Mouse }) {
    this.#driver = driver
    this.#keyboard = keyboard
    this.#mouse = mouse
  }

  /** Playwright's locators reach below the frame for these. */
  readonly _channel = {
    waitForSelector: async (
      { selector, state = 'visible' }: { selector: string; state?: string },
      options: Options,
    ) => {
      const expression = `to.be.${state}`
      const { matches } = await this._expect(expression, {
        selector,
        isNot: false,
        timeout: options.timeout ?? PATIENCE_MS,
      })
      if (!matches) throw new Error(`${selector} is not ${state}`)
      return { element: { _object: this.#handle(selector) } }
    },
    ariaSnapshot: async ({ selector }: { selector: string }) => ({
      snapshot: await this.#read((element) => window.ask.snapshot(element), selector),
    }),
  }

  _timeout = (options: Options = {}) => ({ timeout: options.timeout || PATIENCE_MS })

  _wrapApiCall = <T>(work: () => Promise<T>) => work()

  async _expect(expression: string, asked: { selector?: string; isNot?: boolean; timeout: number }) {
    const { selector = null, timeout, isNot = false, ...rest } = asked
    const options: Expectation = { ...rest, expression, isNot }
    const until = Date.now() + timeout
    for (;;) {
      const found = await this.#inPage((which, what) => window.ask.expects(which, what), selector, options)
      if (found.matches !== isNot) return { matches: !isNot }
      if (Date.now() > until) {
        const errorMessage = found.received ? undefined : 'Error: element(s) not found'
        return { matches: isNot, received: found.received, timedOut: true, errorMessage, log: [] }
      }
      await pause(BETWEEN_TRIES_MS)
    }
  }

  /** Runs a function in the page. While a page is being left there is none: then again in the next. */
  #inPage<Args extends unknown[], T>(work: (...args: Args) => T | Promise<T>, ...args: Args): Promise<T> {
    return this.#insist(() => this.#tryInPage<T>(String(work), args))
  }

  async #tryInPage<T>(work: string, args: readonly unknown[]): Promise<T> {
    try {
      return await this.#driver.run<T>(work, ...args)
    } catch (error) {
      if (error instanceof PageError && !/window\.ask|undefined is not an object/.test(error.message)) throw error
      throw new NotYet(String(error))
    }
  }

  async #insist<T>(work: () => Promise<T>, timeout = PATIENCE_MS): Promise<T> {
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

  evaluate<Arg, T>(work: (arg: Arg) => T | Promise<T>, arg: Arg): Promise<T> {
    return this.#inPage(work, arg)
  }

  /** Reads something of the one element, once it is there. */
  async #read<T>(work: (selector: string) => T | null, selector: string): Promise<T> {
    return this.#insist(async () => {
      const value = await this.#inPage(work, selector)
      if (value === null) throw new NotYet(`${selector} is not there`)
      return value as T
    })
  }

  #onElement<Arg, T>(selector: string, work: (element: Element, arg: Arg) => T, arg: Arg): Promise<T> {
    const source = `async (selector, arg) => {
      const element = window.ask.one(selector)
      return element && { value: await (${work})(element, arg) }
    }`
    return this.#insist(async () => {
      const told = await this.#tryInPage<{ value: T } | null>(source, [selector, arg])
      if (!told) throw new NotYet(`${selector} is not there`)
      return told.value
    })
  }

  #handle(selector: string) {
    return {
      evaluate: <Arg, T>(work: (element: Element, arg: Arg) => T, arg: Arg) => this.#onElement(selector, work, arg),
      boundingBox: () =>
        this.#onElement(
          selector,
          (element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            return { x, y, width, height }
          },
          null,
        ),
      scrollIntoViewIfNeeded: () =>
        this.#onElement(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }), null),
      dispose: async () => {},
    }
  }

  async click(selector: string, { force = false, timeout }: Options = {}): Promise<void> {
    await this.#insist(async () => {
      const at = await this.#inPage((which, isForced) => window.ask.pressPoint(which, isForced), selector, force)
      if (typeof at === 'string') throw new NotYet(`${selector} cannot be pressed: ${at}`)
      await this.#mouse.click(at.x, at.y)
      const met = await this.#inPage(() => window.ask.strayedTo())
      if (met) throw new NotYet(`${selector} has moved, and ${met} was there`)
    }, timeout)
  }

  async check(selector: string, options: Options = {}): Promise<void> {
    if (await this.isChecked(selector)) return
    await this.click(selector, options)
    const { matches } = await this._expect('to.be.checked', {
      selector,
      timeout: PATIENCE_MS,
      ...{ expectedValue: { checked: true } },
    })
    if (!matches) throw new Error(`${selector} was pressed and is not checked`)
  }

  async fill(selector: string, text: string): Promise<void> {
    await this.#insist(async () => {
      const problem = await this.#inPage((which, what) => window.ask.fill(which, what), selector, text)
      if (problem) throw new NotYet(`${selector} cannot be filled: ${problem}`)
    })
  }

  async setInputFiles(
    selector: string,
    { name, mimeType, buffer }: { name: string; mimeType: string; buffer: Buffer },
  ) {
    const files = [{ name, mimeType, buffer: buffer.toString('base64') }]
    await this.#insist(async () => {
      const problem = await this.#inPage((which, what) => window.ask.setFiles(which, what), selector, files)
      if (problem) throw new NotYet(`${selector}: ${problem}`)
    })
  }

  async press(selector: string, key: string): Promise<void> {
    await this.focus(selector)
    await this.#keyboard.press(key)
  }

  focus = (selector: string) => this.#onElement(selector, (element) => (element as HTMLElement).focus(), null)
  innerText = (selector: string) => this.#onElement(selector, (element) => (element as HTMLElement).innerText, null)
  textContent = (selector: string) => this.#onElement(selector, (element) => element.textContent, null)
  inputValue = (selector: string) => this.#onElement(selector, (element) => (element as HTMLInputElement).value, null)
  getAttribute = (selector: string, name: string) =>
    this.#onElement(selector, (element, which) => element.getAttribute(which), name)
  isChecked = (selector: string) =>
    this.#onElement(
      selector,
      (element) => (element as HTMLInputElement).checked === true || element.getAttribute('aria-checked') === 'true',
      null,
    )
  isVisible = async (selector: string) => (await this._expect('to.be.visible', { selector, timeout: 0 })).matches
  _queryCount = (selector: string) => this.#inPage((which) => window.ask.all(which).length, selector)

  $$eval<Arg, T>(selector: string, work: (elements: Element[], arg: Arg) => T, arg: Arg): Promise<T> {
    return this.#driver.run(`(selector, arg) => (${work})(window.ask.all(selector), arg)`, selector, arg ?? null)
  }
}
