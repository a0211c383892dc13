import { expect as ofPlaywright } from '@playwright/test'
import { expectOfWebKit, isOfWebKit } from './engines/webkit/webkit-expect.ts'

/** Playwright's, which says the same of the WebKit that Playwright does not drive. */
export const expect = new Proxy(ofPlaywright, {
  apply: (expectOf, self, [seen, why, ...more]) =>
    isOfWebKit(seen)
      ? expectOfWebKit(seen, typeof why === 'string' ? why : '')
      : Reflect.apply(expectOf, self, [seen, why, ...more]),
})
