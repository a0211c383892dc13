import { lazy, Suspense } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router'
import { ErrorBoundary } from './routes/error-boundary.tsx'
import { StartScreen } from './screens/start-screen.tsx'
import { Loading } from './ui/loading.tsx'

const WelcomeScreen = lazy(() =>
  import('./screens/welcome-screen.tsx').then((module) => ({ default: module.WelcomeScreen })),
)
const LoginScreen = lazy(() => import('./screens/login-screen.tsx').then((module) => ({ default: module.LoginScreen })))
const SignedInRoutes = lazy(() =>
  import('./routes/signed-in-routes.tsx').then((module) => ({ default: module.SignedInRoutes })),
)

export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <Suspense fallback={<Loading text="One moment" />}>
          <Routes>
            <Route path="/" element={<StartScreen />} />
            <Route path="/welcome" element={<WelcomeScreen />} />
            <Route path="/login" element={<LoginScreen />} />
            <Route path="*" element={<SignedInRoutes />} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </ErrorBoundary>
  )
}
