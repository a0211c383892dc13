import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router'
import { ErrorBoundary } from './base/parts/error-boundary.tsx'
import { lazyPart, PartLoading } from './base/parts/lazy-part.tsx'
import { keepFocus, keepPressesSteady } from './base/ui/focus-and-press.ts'

import { noticePerson } from './hands/attention/call-person.ts'
import { LoginScreen } from './play/entry/login-screen.tsx'
import './styles.css'
import { ArrowRight } from 'lucide-react'
import { ButtonLink } from './base/ui/button.tsx'
import { PageHeading } from './play/layout/page-heading.tsx'
import { PublicLayout } from './play/layout/public-layout.tsx'

/** Our own picture: a newborn in a transport incubator, and the aircraft whose trail is the heartbeat. */
const FLIGHT = new URL('./play/entry/flight.svg', import.meta.url).href

function StartScreen() {
  return (
    <PublicLayout>
      <div className="my-auto grid items-center gap-8 py-6 lg:grid-cols-2 lg:gap-16">
        <img
          src={FLIGHT}
          alt=""
          width={560}
          height={440}
          className="mx-auto w-full max-w-md lg:order-last lg:max-w-none"
        />
        <div className="max-w-xl">
          <p className="mb-4 font-semibold text-dawn">Team training for three</p>
          <PageHeading title="Neonatal Transport Trainer" className="text-balance font-bold text-display" />
          <p className="mt-5 text-lg text-night-soft leading-relaxed lg:text-xl">
            A newborn is failing in a small hospital, and your team is on call. Take the call, prepare, set out, decide
            at the bedside and bring the baby to intensive care.
          </p>
          <ButtonLink to="/welcome" look="dawn" className="mt-8 min-h-14 w-full px-8 text-lg column:w-auto">
            Start
            <ArrowRight aria-hidden size={20} />
          </ButtonLink>
          <p className="mt-5 text-night-soft leading-relaxed">
            Nobody else there?{' '}
            <Link to="/practise" className="inline-block py-2 font-semibold text-white underline underline-offset-4">
              Practise alone
            </Link>{' '}
            with two stand-ins.
          </p>
        </div>
      </div>
    </PublicLayout>
  )
}

/** All pages behind the login. */
const SignedInRoutes = lazyPart(() =>
  import('./play/routes/signed-in-routes.tsx').then((module) => module.SignedInRoutes),
)

const EducatorRoutes = lazyPart(() => import('./teach/educator-routes.tsx').then((module) => module.EducatorRoutes))
const isEducators = (pathname: string) => /^\/(rooms|archive|report)(\/|$)/.test(pathname)

const WelcomeScreen = lazyPart(() => import('./play/entry/welcome-screen.tsx').then((module) => module.WelcomeScreen))
const JoinScreen = lazyPart(() => import('./play/entry/join-screen.tsx').then((module) => module.JoinScreen))

function OtherPages() {
  return isEducators(useLocation().pathname) ? <EducatorRoutes /> : <SignedInRoutes />
}

function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <Suspense fallback={<PartLoading />}>
          <Routes>
            <Route path="/" element={<StartScreen />} />
            <Route path="/welcome" element={<WelcomeScreen />} />
            <Route path="/login" element={<LoginScreen />} />
            <Route path="/join/:code?" element={<JoinScreen />} />
            <Route path="*" element={<OtherPages />} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </ErrorBoundary>
  )
}

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
