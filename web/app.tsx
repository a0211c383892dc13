import { Suspense } from 'react'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router'
import { LoginScreen } from './entry/login-screen.tsx'
import { StartScreen } from './entry/start-screen.tsx'
import { ErrorBoundary } from './parts/error-boundary.tsx'
import { lazyPart, PartLoading } from './parts/lazy-part.tsx'

/** All pages behind the login. */
export const SignedInRoutes = lazyPart(() =>
  import('./routes/signed-in-routes.tsx').then((module) => module.SignedInRoutes),
)

const EducatorRoutes = lazyPart(() => import('./educators/educator-routes.tsx').then((module) => module.EducatorRoutes))
const isEducators = (pathname: string) => /^\/(rooms|archive|report)(\/|$)/.test(pathname)

const WelcomeScreen = lazyPart(() => import('./entry/welcome-screen.tsx').then((module) => module.WelcomeScreen))
export const JoinScreen = lazyPart(() => import('./entry/join-screen.tsx').then((module) => module.JoinScreen))

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
