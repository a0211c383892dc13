import { setTimeout as pause } from 'node:timers/promises'
import { inspect } from 'node:util'
import type { Expectation, Verdict } from './in-page/judge.ts'
import { wantedOf } from './query.ts'
import { WebKitLocator } from './webkit-locator.ts'
import { WebKitPage } from './webkit-page.ts'

type Text = string | RegExp
interface Patience {
  readonly timeout?: number
}

const PATIENCE_MS = 60_000
const BETWEEN_LOOKS_MS = 50

export const isOfWebKit = (seen: unknown): seen is WebKitLocator | WebKitPage =>
  seen instanceof WebKitLocator || seen instanceof WebKitPage

/** What can be expected of a page of WebKit and of what is on it, in the words of Playwright. */
export function expectOfWebKit(seen: WebKitLocator | WebKitPage, why = '') {
  return { ...assertions(seen, why, true), not: assertions(seen, why, false) }
}

function assertions(seen: WebKitLocator | WebKitPage, why: string, should: boolean) {
  async function expectThat(look: () => Promise<Verdict>, what: unknown, { timeout = PATIENCE_MS }: Patience = {}) {
    const until = Date.now() + timeout
    for (;;) {
      const { isSo, found } = await look()
      if (isSo === should) return
      if (Date.now() > until)
        throw new Error(
          `${why && `${why}: `}${seen} should ${should ? '' : 'not '}be ${inspect(what)}; it is ${inspect(found)}`,
        )
      await pause(BETWEEN_LOOKS_MS)
    }
  }
  const expectIt = (expectation: Expectation, patience?: Patience) => {
    if (seen instanceof WebKitPage) throw new Error('this is expected of what is on a page')
    return expectThat(() => seen.judge(expectation), expectation, patience)
  }

  return {
    toBeVisible: (patience?: Patience) => expectIt({ of: 'seen' }, patience),
    toBeHidden: (patience?: Patience) => expectIt({ of: 'hidden' }, patience),
    toBeEnabled: (patience?: Patience) => expectIt({ of: 'enabled' }, patience),
    toBeDisabled: (patience?: Patience) => expectIt({ of: 'disabled' }, patience),
    toBeChecked: (patience?: Patience) => expectIt({ of: 'checked' }, patience),
    toBeInViewport: (patience?: Patience) => expectIt({ of: 'in view' }, patience),
    toHaveCount: (count: number, patience?: Patience) => expectIt({ of: 'count', count }, patience),
    toHaveValue: (value: Text, patience?: Patience) => expectIt({ of: 'value', wanted: wantedOf(value) }, patience),
    toContainText: (text: Text, patience?: Patience) =>
      expectIt({ of: 'containing', wanted: wantedOf(text) }, patience),
    toHaveText: (text: Text | readonly Text[], patience?: Patience) =>
      expectIt(
        {
          of: 'text',
          wanted:
            typeof text === 'string' || text instanceof RegExp ? wantedOf(text) : text.map((one) => wantedOf(one)),
        },
        patience,
      ),
    toHaveAttribute: (name: string, value: Text, patience?: Patience) =>
      expectIt({ of: 'attribute', name, wanted: wantedOf(value) }, patience),
    toHaveURL: (url: Text, patience?: Patience) => {
      if (!(seen instanceof WebKitPage)) throw new Error('only a page has an address')
      const isAt = (at: string) => (typeof url === 'string' ? new URL(url, seen.url()).href === at : url.test(at))
      const look = async () => {
        const at = await seen.evaluate(() => location.href)
        return { isSo: isAt(at), found: at }
      }
      return expectThat(look, url, patience)
    },
  }
}
