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
// Its page has asked for it already: drawn without it, the page would be drawn twice.
const isAtHand = document.querySelector('link[rel=modulepreload][href*="/case-"]') !== null
if (isAtHand) await Promise.race([SignedInRoutes.fetch().catch(() => {}), new Promise((go) => setTimeout(go, 2000))])
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
