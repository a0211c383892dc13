import { Link, useNavigate } from 'react-router'
import { PageHeading } from '../layout/page-heading.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import { homeOf, nameOf, readUser, useStoredUser } from '../live/stored-user.ts'
import { LoginForm } from './login-form.tsx'

export function LoginScreen() {
  const user = useStoredUser()
  const navigate = useNavigate()

  return (
    <PublicLayout>
      <div className="mx-auto my-auto w-full max-w-md py-6">
        <div className="rounded-3xl bg-paper p-6 text-ink shadow-sheet [--color-focus:#2563eb] column:p-8">
          <PageHeading title="Log in" className="font-bold text-title" />
          <p className="mt-2 text-ink-soft leading-relaxed">
            Your instructor has given you an account for this training.
          </p>
          {user && (
            <p className="mt-5 rounded-card border border-line bg-wash p-4 leading-relaxed">
              <span className="break-words font-semibold">{user.email || nameOf(user)}</span> is logged in on this
              device.{' '}
              <Link
                to={homeOf(user)}
                className="inline-block py-2 font-semibold text-action underline underline-offset-4"
              >
                Go on as {nameOf(user)}
              </Link>
            </p>
          )}
          <LoginForm onSignedIn={() => navigate(homeOf(readUser()))} />
        </div>
        <p className="mt-5 text-center">
          <Link
            to="/welcome"
            className="inline-flex min-h-11 items-center text-night-soft underline underline-offset-4 hover:text-white"
          >
            What is this?
          </Link>
          <Link
            to="/join"
            className="ml-6 inline-flex min-h-11 items-center text-night-soft underline underline-offset-4 hover:text-white"
          >
            Join with a code
          </Link>
        </p>
      </div>
    </PublicLayout>
  )
}
