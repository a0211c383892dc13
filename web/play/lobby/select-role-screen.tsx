import { ArrowRight, Bot, LogOut } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { RoleId } from '#case/records/roles.ts'
import type { TeamSeat } from '#case/views/team.ts'
import { messages } from '#content/texts/messages.ts'
import { keptText, seenText } from '#content/texts/promises.ts'
import { liveStore, patchLive } from '../../base/live/live-store.ts'
import { notify } from '../../base/live/notice-store.ts'
import { useSeat } from '../../base/live/seat.ts'
import { isGuest, nameOf, useStoredUser } from '../../base/live/stored-user.ts'
import { useLive, useView } from '../../base/live/surroundings.ts'
import { useCommand } from '../../base/live/use-command.ts'
import { roles } from '../../base/roles/roles.ts'
import { AskFirst, type Question } from '../../base/ui/ask-first.tsx'
import { Button, ButtonLink } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { leadPath } from '../../hands/steps/follow.tsx'
import { useTeam } from '../../hands/team/use-team.ts'
import { LogoutDialog } from '../layout/logout-dialog.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import { RoleCard } from './role-card.tsx'
import { endPractice, leaveRoom } from './room-requests.ts'

export function SelectRoleScreen() {
  const user = useStoredUser()
  const seat = useSeat()
  const isRunning = useView((view) => view.isRunning)
  const team = useView((view) => view.team) ?? none
  const room = useLive((state) => state.room)
  const farewell = useLive((state) => state.farewell)
  const [isLeaving, setIsLeaving] = useState(false)

  return (
    <PublicLayout isLive>
      <div className="mx-auto my-auto w-full max-w-4xl py-6">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div>
            {room && <p className="wrap-anywhere mb-1 font-semibold text-night-soft">{room.name}</p>}
            <PageHeading title="Choose your role" className="font-bold text-display" />
            <p className="mt-3 max-w-xl text-lg text-night-soft leading-relaxed">
              {introduction(isRunning, team, seat, room?.isPractice ?? false)}
            </p>
          </div>
          <p className="flex flex-wrap items-center gap-3 text-night-soft">
            <span className="wrap-anywhere">{user && (user.email || nameOf(user))}</span>
            <button
              type="button"
              onClick={() => setIsLeaving(true)}
              className="inline-flex min-h-11 items-center gap-2 rounded-xl border border-white/40 px-4 font-semibold text-white transition-colors hover:bg-white/10"
            >
              <LogOut aria-hidden size={18} />
              Log out
            </button>
          </p>
        </div>
        <div role="status" className="mt-6 max-w-xl empty:hidden">
          {farewell && <Callout look="wait">{farewell}</Callout>}
        </div>
        <RoleCards />
        {room?.isPractice ? <EndPractice /> : <PracticeInvite />}
        {room && (
          <p className="mt-6 max-w-2xl text-night-soft leading-relaxed">
            {keptText(room)} {seenText(room)}
          </p>
        )}
        <RoomLinks />
      </div>
      {isLeaving && <LogoutDialog role={seat?.roleId ?? null} onClose={() => setIsLeaving(false)} />}
    </PublicLayout>
  )
}

/** Nobody need wait for two others. */
function PracticeInvite() {
  const user = useStoredUser()
  const seat = useSeat()
  if (!user || seat || isGuest(user)) return null
  return (
    <section
      aria-label="Practise alone"
      className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-3xl border border-white/25 bg-white/5 p-5"
    >
      <Bot aria-hidden size={32} className="shrink-0 text-dawn" />
      <p className="min-w-60 flex-1 text-night-soft leading-relaxed">
        <span className="block font-semibold text-lg text-white">Nobody else there?</span>
        Play one role in a room of your own; stand-ins play the other two.
      </p>
      <ButtonLink to="/practise" look="dawn" className="max-column:w-full">
        Practise alone
        <ArrowRight aria-hidden size={18} />
      </ButtonLink>
    </section>
  )
}

/** Back to the others. */
function EndPractice() {
  const [isAsking, setIsAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <ButtonLink to="/practise" look="dawn" className="max-column:w-full">
        Practise anew
      </ButtonLink>
      <Button look="quiet" className="max-column:w-full" onClick={() => setIsAsking(true)}>
        End the practice
      </Button>
      <div role="alert" className="basis-full empty:hidden">
        {problem && <Callout look="alarm">{problem}</Callout>}
      </div>
      {isAsking && (
        <AskFirst
          question={endOfPractice}
          onStay={() => setIsAsking(false)}
          onGo={async () => setProblem(await endPractice())}
        />
      )}
    </div>
  )
}

const endOfPractice: Question = {
  title: 'End the practice?',
  text: 'The case ends, and all you chose, wrote and recorded in it is deleted, its report too.',
  stay: 'Keep practising',
  go: 'End it',
  isEnd: true,
}

const ROOM_LINK = 'inline-flex min-h-11 items-center text-night-soft underline underline-offset-4 hover:text-white'

/** To look on, and ways to another room. A guest is in one alone, and leaves it by logging out. */
function RoomLinks() {
  const user = useStoredUser()
  const room = useLive((state) => state.room)
  const seat = useSeat()
  const [problem, setProblem] = useState<string | null>(null)
  if (!user || seat) return null

  return (
    <div className="mt-6 flex flex-wrap gap-x-6">
      {room?.hasWatchers && (
        <Link to="/watch" className={ROOM_LINK}>
          Watch without a seat
        </Link>
      )}
      {!isGuest(user) && (
        <Link to="/join" className={ROOM_LINK}>
          Join a room
        </Link>
      )}
      {!isGuest(user) && (
        <Link to="/me" className={ROOM_LINK}>
          My runs
        </Link>
      )}
      {user.isEducator && (
        <Link to="/rooms" className={ROOM_LINK}>
          Your rooms
        </Link>
      )}
      {room !== null && !room.isPractice && !isGuest(user) && (
        <button type="button" className={ROOM_LINK} onClick={async () => setProblem(await leaveRoom())}>
          Leave this room
        </button>
      )}
      <div role="alert" className="basis-full">
        {problem && <Callout look="alarm">{problem}</Callout>}
      </div>
    </div>
  )
}

function RoleCards() {
  const navigate = useNavigate()
  const uid = useStoredUser()?.uid
  const team = useTeam()
  const wasRunning = useView((view) => view.isRunning)
  const take = useCommand('take-role', () => {
    patchLive({ farewell: null })
    // The seat as it is now, after the answer, not as it was when the card was pressed.
    const view = liveStore.get().held?.view
    const seat = view?.team.find((member) => member.uid === uid)
    if (seat?.roleId === 0 && !wasRunning) notify(messages.caseSeeded)
    if (view && seat) navigate(leadPath(seat.roleId, seat.step, view))
  })
  const [asked, setAsked] = useState<RoleId | null>(null)

  function takeRole(roleId: RoleId) {
    setAsked(roleId)
    take.send({ roleId })
  }

  return (
    <ul className="mt-8 grid gap-4 md:grid-cols-3">
      {roles.map((role) => (
        <li key={role.id} className="flex flex-col gap-3">
          <RoleCard
            role={role.id}
            member={team.find((member) => member.roleId === role.id)}
            ownUid={uid}
            isKnown={wasRunning !== undefined}
            isTaking={take.sending?.roleId === role.id}
            onTake={() => takeRole(role.id)}
          />
          <div role="alert">{take.refusal && asked === role.id && <Callout look="alarm">{take.refusal}</Callout>}</div>
        </li>
      ))}
    </ul>
  )
}

const none: readonly TeamSeat[] = []

function introduction(
  isRunning: boolean | undefined,
  team: readonly TeamSeat[],
  own: TeamSeat | null | undefined,
  isPractice: boolean,
): string {
  if (isRunning === undefined) return 'Looking for your team.'
  if (isPractice && own) return 'You practise alone. Go on where you were, or change places with a stand-in.'
  if (own && isRunning) return 'The case is running. Go on where you were.'
  if (team.length === roles.length) {
    const isStoodIn = team.some(({ standIn }) => standIn !== null)
    return isStoodIn ? 'The case is running. Take over from a stand-in and join in.' : 'Every seat is held.'
  }
  return isRunning
    ? 'The case is running. Take a free seat and join in.'
    : 'The case starts when somebody takes the Provider’s seat.'
}
