import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

/** Runs before the page's own scripts: what finds things in it, and an ear for what goes wrong. */
export const firstScript = (more: readonly string[]): string =>
  [askScript(), `(${tellTroubles})()`, ...more].join('\n;')

let built: string | undefined

function askScript(): string {
  built ??= buildSync({
    entryPoints: [fileURLToPath(new URL('in-page/ask.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    write: false,
  }).outputFiles[0]?.text
  if (!built) throw new Error('nothing was built for the page')
  return built
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
