import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, SignedInRoutes } from './app.tsx'
import { noticePerson } from './attention/call-person.ts'
import { keepFocus } from './ui/keep-focus.ts'
import { keepPressesSteady } from './ui/steady-press.ts'
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
const isAskedFor = document.querySelector('link[rel=modulepreload][href*="/case-"]') !== null
if (!isAskedFor) draw()
else {
  const part = SignedInRoutes.fetch().catch(() => {})
  void Promise.race([part, new Promise((go) => setTimeout(go, DRAWN_WITHOUT_AFTER_MS))]).then(draw)
}
