import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { askInPage } from './ask-in-page.ts'

/** Runs before the page's own scripts: Playwright's way of finding things, and an ear for what goes wrong. */
export const firstScript = (more: readonly string[]): string =>
  [
    `(() => {
      const module = {}
      ${playwrightScript()}
      const injected = new (module.exports.InjectedScript())(globalThis, ${JSON.stringify(options)})
      Object.assign(window, { ask: (${askInPage})(injected) })
    })()`,
    `(${tellTroubles})()`,
    ...more,
  ].join('\n;')

const options = {
  isUnderTest: false,
  sdkLanguage: 'javascript',
  frameSeq: 0,
  testIdAttributeName: 'data-testid',
  stableRafCount: 1,
  browserName: 'webkit',
  shouldPrependErrorPrefix: false,
  isUtilityWorld: false,
  customEngines: [],
}

/**
 * Playwright brings the script that finds elements by role and name as a text in its bundle, and gives it only to browsers
 * it drives itself. Its version is pinned; should the text move, this fails at once.
 */
function playwrightScript(): string {
  const core = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
  const lines = readFileSync(join(core, 'lib', 'coreBundle.js'), 'utf8').split('\n')
  const at = lines.findIndex((line) => line.includes('generated/injectedScriptSource.ts"()'))
  const literal = /^\s*\w+ = ('.*');$/.exec(lines[at + 2] ?? '')?.[1]
  if (!literal) throw new Error('playwright-core holds its script elsewhere now')
  return new Function(`return ${literal}`)()
}

/** Runs in the page. */
function tellTroubles(): void {
  const tell = (...texts: unknown[]) => navigator.sendBeacon('/front-door/trouble', texts.map(String).join(' '))
  const { error } = console
  console.error = (...texts) => {
    tell(...texts)
    error.apply(console, texts)
  }
  addEventListener('error', ({ message }) => tell(message))
  addEventListener('unhandledrejection', ({ reason }) => tell(reason))
  addEventListener('securitypolicyviolation', (event) => tell('policy', event.violatedDirective, event.blockedURI))
}
