import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, JoinScreen, SignedInRoutes } from './app.tsx'
import { keepFocus } from './base/ui/keep-focus.ts'
import { keepPressesSteady } from './base/ui/steady-press.ts'
import { noticePerson } from './hands/attention/call-person.ts'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
keepPressesSteady()
keepFocus()
noticePerson()

const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
/** Longer than a part that was asked for takes; what comes later has a page that says so. */
const DRAWN_WITHOUT_AFTER_MS = 2000
// Drawn before the part that its page has asked for is there, the page would be drawn twice. This module does not await it:
// the part needs this module, and would wait for its end.
const parts = { case: SignedInRoutes, join: JoinScreen }
const isAskedFor = (name: string) => document.querySelector(`link[rel=modulepreload][href*="/${name}-"]`) !== null
const [, asked] = Object.entries(parts).find(([name]) => isAskedFor(name)) ?? []
if (!asked) draw()
else {
  const part = asked.fetch().catch(() => {})
  void Promise.race([part, new Promise((go) => setTimeout(go, DRAWN_WITHOUT_AFTER_MS))]).then(draw)
}
