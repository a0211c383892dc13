import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import type { RoomSign } from '#case/rooms.ts'
import { CODE_LENGTH, LONGEST_NAME } from '#case/rules/house-limits.ts'
import { disclaimer } from '#content/texts/messages.ts'
import { shortPrebriefing } from '#content/texts/prebriefing.ts'
import { keptText, seenText } from '#content/texts/promises.ts'
import { isGuest, useStoredUser } from '../../base/live/stored-user.ts'
import { useStoryTitle } from '../../base/live/stories.ts'
import { AskFirst } from '../../base/ui/ask-first.tsx'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import { type Joining, join, readSign } from '../lobby/room-requests.ts'

/** To a team's own room, by the code its educator shows. Nobody needs an account for it. */
export function JoinScreen() {
  const { code } = useParams()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isOut = useLocation().state?.isOut === true

  return (
    <PublicLayout>
      <div className="mx-auto my-auto w-full max-w-md py-6">
        <div className="rounded-3xl bg-paper p-6 text-ink shadow-sheet [--color-focus:#2563eb] column:p-8">
          <PageHeading title="Join a room" className="font-bold text-title" />
          <p className="mt-2 text-ink-soft leading-relaxed">
            The room of your team has a code of {CODE_LENGTH} letters and digits. You need no account.
          </p>
          {isOut && (
            <div role="status" className="mt-5">
              <Callout look="wait">You are out of the room: it has ended, or its educator took you out.</Callout>
            </div>
          )}
          <JoinForm code={code ?? ''} linkKey={hash} onJoined={() => navigate('/select-role')} />
          <h2 className="mt-8 font-semibold">Before you begin</h2>
          <ul className="mt-2 list-disc space-y-1.5 pl-5 leading-relaxed">
            {shortPrebriefing.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-5 text-ink-soft text-sm leading-relaxed">{disclaimer}</p>
        </div>
        <p className="mt-5 text-center">
          <Link
            to="/login"
            className="inline-flex min-h-11 items-center text-night-soft underline underline-offset-4 hover:text-white"
          >
            Log in with an account
          </Link>
        </p>
      </div>
    </PublicLayout>
  )
}

/** Nothing that was typed is ever cleared: a failed try can simply be sent again. */
function JoinForm({ code: given, linkKey, onJoined }: { code: string; linkKey: string; onJoined: () => void }) {
  const user = useStoredUser()
  const hasAccount = user !== null && !isGuest(user)
  const code = useRef<HTMLInputElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState({ code: false, name: false })
  const [problem, setProblem] = useState<string | null>(null)
  const [isTrying, setIsTrying] = useState(false)
  /** What is left by joining, asked first. */
  const [leaving, setLeaving] = useState<string | null>(null)
  /** Who can ask to be let back in, and with which number they wait for it. */
  const [asker, setAsker] = useState<Joining | null>(null)
  const waiting = useWayBack(asker, onJoined)
  /** The code with what stands behind it in the link that was opened, unless another was typed. */
  const linked = (typed: string) => (typed === given ? `${typed}${linkKey}` : typed)
  const { sign, look } = useRoomSign(given, linked)
  const title = useStoryTitle(sign?.story)

  async function submit(event?: FormEvent, leaves?: true) {
    event?.preventDefault()
    const typed = { code: code.current?.value.trim() ?? '', name: name.current?.value.trim() ?? '' }
    setProblem(null)
    setAsker(null)
    setMissing({ code: !typed.code, name: !typed.name && !hasAccount })
    if (!typed.code) return code.current?.focus()
    if (!typed.name && !hasAccount) return name.current?.focus()

    setIsTrying(true)
    // What comes next is fetched meanwhile; should that fail, its own page says so.
    import('../routes/signed-in-routes.tsx').catch(() => {})
    const wish = { code: linked(typed.code), ...(!hasAccount && { name: typed.name }), ...(leaves && { leaves }) }
    const found = await join(wish)
    setIsTrying(false)
    if (!found) return onJoined()
    if (!('problem' in found)) return
    if (found.asksToLeave) return setLeaving(found.problem)
    setProblem(found.problem)
    if (found.asksBack) setAsker(wish)
  }

  return (
    <form noValidate onSubmit={submit} className="mt-6 space-y-5">
      <TextField
        ref={code}
        label="Code"
        name="code"
        defaultValue={given}
        onBlur={() => look(code.current?.value ?? '')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        problem={missing.code ? 'Enter the code of your room.' : undefined}
      />
      <div role="status">
        {sign && (
          <Callout>
            <p className="wrap-anywhere font-semibold">{sign.name}</p>
            {title && <p className="text-sm">Story: {title}</p>}
            <p className="text-sm">{keptText(sign)}</p>
            <p className="text-sm">{seenText(sign)}</p>
          </Callout>
        )}
      </div>
      {hasAccount ? (
        <p className="leading-relaxed">
          You join as <span className="wrap-anywhere font-semibold">{user.email}</span>.
        </p>
      ) : (
        <TextField
          ref={name}
          label="Your name"
          name="name"
          defaultValue={user?.name}
          autoComplete="given-name"
          maxLength={LONGEST_NAME}
          problem={missing.name ? 'Enter your name.' : undefined}
        />
      )}
      <WayBack {...{ problem, asker, waiting }} />
      <Button type="submit" className="w-full" disabled={isTrying || waiting.isAsking}>
        Join
      </Button>
      {leaving && (
        <AskFirst
          question={{ title: 'Leave the room you are in?', text: leaving, stay: 'Stay there', go: 'Leave it and join' }}
          onStay={() => setLeaving(null)}
          onGo={() => void submit(undefined, true)}
        />
      )}
    </form>
  )
}

const ASK_AGAIN_MS = 3000

/** Waits for the educator’s word: asks again and again, until it has come, or it cannot. */
function useWayBack(asker: Joining | null, onJoined: () => void) {
  const [isAsking, setIsAsking] = useState(false)
  const [number, setNumber] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const joined = useRef(onJoined)
  joined.current = onJoined

  useEffect(() => {
    if (!isAsking || !asker) return
    let isOver = false
    let timer = 0
    async function askOnce(wish: Joining) {
      const found = await join({ ...wish, asksBack: true })
      if (isOver) return
      if (!found) return joined.current()
      if ('waitsWith' in found) setNumber(found.waitsWith)
      else if (!found.isForNow) {
        setProblem(found.problem)
        setNumber(null)
        return setIsAsking(false)
      }
      timer = window.setTimeout(() => void askOnce(wish), ASK_AGAIN_MS)
    }
    void askOnce(asker)
    return () => {
      isOver = true
      window.clearTimeout(timer)
      setNumber(null)
    }
  }, [isAsking, asker])

  function ask(isWanted: boolean): void {
    setProblem(null)
    setIsAsking(isWanted)
  }

  return { isAsking: isAsking && asker !== null, number, problem, ask }
}

interface WayBackProps {
  readonly problem: string | null
  readonly asker: Joining | null
  readonly waiting: ReturnType<typeof useWayBack>
}

/** Why one is not in, and the way back in for who was there before. */
function WayBack({ problem, asker, waiting: { isAsking, number, problem: lastProblem, ask } }: WayBackProps) {
  const shown = lastProblem ?? problem
  return (
    <div className="space-y-5">
      <div role="alert">
        {shown && !isAsking && <Callout look={asker && !lastProblem ? 'wait' : 'alarm'}>{shown}</Callout>}
      </div>
      <div role="status">
        {isAsking && (
          <Callout look="wait">
            <p>
              Your educator is asked to let you back in. Leave this page open
              {number === null ? '.' : ' and tell them your number:'}
            </p>
            {number !== null && <p className="font-bold text-4xl tabular-nums">{number}</p>}
          </Callout>
        )}
      </div>
      {asker && (
        <Button look="quiet" className="w-full" onClick={() => ask(!isAsking)}>
          {isAsking ? 'Stop waiting' : 'That is me: ask to be let back in'}
        </Button>
      )}
    </div>
  )
}

/** What the room of a code says of itself, once the code is whole. */
function useRoomSign(given: string, linked: (typed: string) => string) {
  const [sign, setSign] = useState<RoomSign | null>(null)
  const asked = useRef('')

  /** The same is not asked again; what comes for an earlier code is too late. */
  async function look(code: string): Promise<void> {
    const typed = code.trim()
    if (typed === asked.current) return
    asked.current = typed
    const found = typed.length < CODE_LENGTH ? null : await readSign(linked(typed))
    if (asked.current === typed) setSign(found)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the code of the address is looked up by itself
  useEffect(() => {
    if (given) void look(given)
  }, [given])

  return { sign, look }
}
