import { Eye, EyeOff } from 'lucide-react'
import { type FormEvent, type Ref, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { loginUnreachable, messages, signInTexts } from '#content/texts/messages.ts'
import { beginAtHospital, signIn, useWaysIn, WANTED, type WaysIn } from '../../base/live/accounts.ts'
import { homeOf, nameOf, readUser, type StoredUser, useStoredUser } from '../../base/live/stored-user.ts'
import { Button, IconButton } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'

const LINK = 'inline-flex min-h-11 items-center text-night-soft underline underline-offset-4 hover:text-white'

export function LoginScreen() {
  const user = useStoredUser()
  const navigate = useNavigate()
  // Where somebody wanted to go, who was not logged in.
  const to: unknown = useLocation().state?.to ?? sessionStorage.getItem(WANTED)
  const home = (known: StoredUser | null) => (typeof to === 'string' && to !== '' ? to : homeOf(known))
  function goOn() {
    sessionStorage.removeItem(WANTED)
    navigate(home(readUser()))
  }
  const ways = useWaysIn(goOn)

  return (
    <PublicLayout>
      <div className="mx-auto my-auto w-full max-w-md py-6">
        <div className="rounded-3xl bg-paper p-6 text-ink shadow-sheet [--color-focus:#2563eb] column:p-8">
          <PageHeading title="Log in" className="font-bold text-title" />
          <p className="mt-2 text-ink-soft leading-relaxed">
            {ways?.hospital ? signInTexts.byHospital(ways.hospital) : signInTexts.byAccount}
          </p>
          {user && (
            <p className="mt-5 rounded-card border border-line bg-wash p-4 leading-relaxed">
              <span className="break-words font-semibold">{user.email || nameOf(user)}</span> is logged in on this
              device.{' '}
              <Link
                to={home(user)}
                className="inline-block py-2 font-semibold text-action underline underline-offset-4"
              >
                Go on as {nameOf(user)}
              </Link>
            </p>
          )}
          {ways?.hospital && <HospitalSignIn name={ways.hospital} ways={ways} to={typeof to === 'string' ? to : ''} />}
          {ways?.passwords && <LoginForm onSignedIn={goOn} isSecond={ways.hospital !== undefined} />}
        </div>
        <p className="mt-5 text-center">
          <Link to="/welcome" className={LINK}>
            What is this?
          </Link>
          <Link to="/join" className={`ml-6 ${LINK}`}>
            Join with a code
          </Link>
        </p>
      </div>
    </PublicLayout>
  )
}

/** Nothing that was typed is ever cleared: a failed try can simply be sent again. */
function LoginForm({ onSignedIn, isSecond }: { onSignedIn: () => void; isSecond: boolean }) {
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState({ email: false, password: false })
  const [problem, setProblem] = useState<string | null>(null)
  const [isTrying, setIsTrying] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const given = { email: email.current?.value.trim() ?? '', password: password.current?.value ?? '' }
    setProblem(null)
    setMissing({ email: !given.email, password: !given.password })
    if (!given.email) return email.current?.focus()
    if (!given.password) return password.current?.focus()

    setIsTrying(true)
    // What comes next is fetched meanwhile; should that fail, its own page says so.
    import('../routes/signed-in-routes.tsx').catch(() => {})
    const found = await signIn(given.email, given.password)
    setIsTrying(false)
    if (found) setProblem(found)
    else onSignedIn()
  }

  return (
    <form noValidate onSubmit={submit} className="mt-6 space-y-5">
      {isSecond && <p className="border-line border-t pt-5 text-ink-soft">{signInTexts.orByPassword}</p>}
      <TextField
        ref={email}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        problem={missing.email ? 'Enter your email.' : undefined}
      />
      <PasswordField ref={password} isMissing={missing.password} />
      <div role="alert">
        {problem && (
          <Callout look="alarm">
            <p>{problem}</p>
            {problem === messages.serviceUnreachable && <p>{loginUnreachable}</p>}
          </Callout>
        )}
      </div>
      <Button type="submit" look={isSecond ? 'quiet' : 'primary'} className="w-full" disabled={isTrying}>
        Log in
      </Button>
    </form>
  )
}

function PasswordField({ ref, isMissing }: { ref: Ref<HTMLInputElement>; isMissing: boolean }) {
  const [isReadable, setIsReadable] = useState(false)
  return (
    <TextField
      ref={ref}
      label="Password"
      type={isReadable ? 'text' : 'password'}
      name="password"
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      problem={isMissing ? 'Enter your password.' : undefined}
      end={
        <IconButton
          label={isReadable ? 'Hide what is typed' : 'Show what is typed'}
          onClick={() => setIsReadable(!isReadable)}
        >
          {isReadable ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
        </IconButton>
      }
    />
  )
}

/** The way in by the account that one has anyway. */
function HospitalSignIn({ name, ways, to }: { name: string; ways: WaysIn; to: string }) {
  const [problem, setProblem] = useState(ways.problem)
  const [isLeaving, setIsLeaving] = useState(false)

  async function leave() {
    setProblem(undefined)
    setIsLeaving(true)
    const why = await beginAtHospital(to)
    if (!why) return
    setProblem(why)
    setIsLeaving(false)
  }

  return (
    <div className="mt-6 space-y-5">
      <div role="alert">{problem && <Callout look="alarm">{problem}</Callout>}</div>
      <Button className="w-full" onClick={leave} disabled={isLeaving}>
        {signInTexts.begin(name)}
      </Button>
      {ways.endSession && (
        <p className="text-ink-soft text-sm">
          <a href={ways.endSession} className="font-semibold text-action underline underline-offset-4">
            {signInTexts.alsoThere(name)}
          </a>
        </p>
      )}
    </div>
  )
}
