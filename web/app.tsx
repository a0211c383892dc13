import { Suspense } from 'react'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router'
import { ErrorBoundary } from './parts/error-boundary.tsx'
import { lazyPart, PartLoading } from './parts/lazy-part.tsx'
import { LoginScreen } from './screens/login-screen.tsx'
import { StartScreen } from './screens/start-screen.tsx'
import { WelcomeScreen } from './screens/welcome-screen.tsx'

/** All pages behind the login. */
export const SignedInRoutes = lazyPart(() =>
  import('./routes/signed-in-routes.tsx').then((module) => module.SignedInRoutes),
)

const EducatorRoutes = lazyPart(() => import('./rooms/educator-routes.tsx').then((module) => module.EducatorRoutes))
const isEducators = (pathname: string) => /^\/(rooms|archive|report)(\/|$)/.test(pathname)

const JoinScreen = lazyPart(() => import('./join/join-screen.tsx').then((module) => module.JoinScreen))

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
