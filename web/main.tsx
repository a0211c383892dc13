import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { noticePerson } from './attention/call-person.ts'
import { keepFocus } from './ui/keep-focus.ts'
import { keepPressesSteady } from './ui/steady-press.ts'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
keepPressesSteady()
keepFocus()
noticePerson()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
