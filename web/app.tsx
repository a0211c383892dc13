import { Suspense } from 'react'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router'
import { ErrorBoundary } from './base/parts/error-boundary.tsx'
import { lazyPart, PartLoading } from './base/parts/lazy-part.tsx'
import { LoginScreen } from './play/entry/login-screen.tsx'
import { StartScreen } from './play/entry/start-screen.tsx'

/** All pages behind the login. */
export const SignedInRoutes = lazyPart(() =>
  import('./play/routes/signed-in-routes.tsx').then((module) => module.SignedInRoutes),
)

const EducatorRoutes = lazyPart(() => import('./teach/educator-routes.tsx').then((module) => module.EducatorRoutes))
const isEducators = (pathname: string) => /^\/(rooms|archive|report)(\/|$)/.test(pathname)

const WelcomeScreen = lazyPart(() => import('./play/entry/welcome-screen.tsx').then((module) => module.WelcomeScreen))
export const JoinScreen = lazyPart(() => import('./play/entry/join-screen.tsx').then((module) => module.JoinScreen))

function OtherPages() {
  return isEducators(useLocation().pathname) ? <EducatorRoutes /> : <SignedInRoutes />
}

export function App() {
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
