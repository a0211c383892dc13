import { LogOut, MessageCircle } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Link, useMatch, useSearchParams } from 'react-router'
import type { RoleId } from '#case/records/roles.ts'
import { progressPercent } from '#case/rules/steps.ts'
import { flowsFrom } from '#case/views/flows.ts'
import { useSeat } from '../../base/live/seat.ts'
import { isGuest, nameOf, useStoredUser } from '../../base/live/stored-user.ts'
import { useView } from '../../base/live/surroundings.ts'
import { lazyPart } from '../../base/parts/lazy-part.tsx'
import { RoleAvatar } from '../../base/roles/role-avatar.tsx'
import { roles } from '../../base/roles/roles.ts'
import { IconButton } from '../../base/ui/button.tsx'
import { SkipLink } from '../../base/ui/skip-link.tsx'
import { useStuckHeight } from '../../base/ui/use-stuck-height.ts'
import { useWakeLock } from '../../hands/attention/use-wake-lock.ts'
import { useFlows } from '../../hands/steps/pages.ts'
import { PresenceDot, presenceText } from '../../hands/team/presence.tsx'
import { TeamPanel } from '../../hands/team/team-panel.tsx'
import { useTeammate } from '../../hands/team/use-team.ts'
import { ChatPanel } from '../chat/chat-panel.tsx'
import { useUnreadCount } from '../chat/shown-messages.ts'
import { PauseBanner, useNews } from '../notices/news.tsx'

import { StatusLine } from '../notices/status-line.tsx'
import { ScoreBadge, TimerBadge } from './badges.tsx'
import { CheckRequests } from './check-requests.tsx'
import { LogoutDialog } from './logout-dialog.tsx'

/** What the header can open over the page. */
type Panel = 'chat' | 'log-out' | { readonly teammate: RoleId }

function Header({ role, onOpen }: { role: RoleId; onOpen: (panel: Panel) => void }) {
  const user = useStoredUser()
  const { label, teammates } = roles[role]

  return (
    <header data-role={role}>
      <div className="flex flex-wrap items-center justify-end gap-1 px-5 max-[360px]:gap-0 max-[360px]:px-3 pt-[max(0.75rem,env(safe-area-inset-top))]">
        <RoleAvatar role={role} />
        <div className="min-w-16 flex-1 basis-[4.5rem] pl-2 leading-tight">
          <p className="wrap-anywhere line-clamp-2 font-semibold">
            {user && (isGuest(user) ? nameOf(user) : <OwnRunsLink name={nameOf(user)} />)}
          </p>
          <p className="font-medium text-(--role) text-sm">{label}</p>
        </div>
        {teammates.map((teammate) => (
          <TeammateButton key={teammate} role={teammate} onOpen={() => onOpen({ teammate })} />
        ))}
        <span aria-hidden className="mx-1 h-7 w-px bg-line max-[400px]:hidden" />
        <ChatButton role={role} onOpen={() => onOpen('chat')} />
        <IconButton label="Log out" onClick={() => onOpen('log-out')}>
          <LogOut aria-hidden size={21} />
        </IconButton>
      </div>
      <div className="flex flex-wrap gap-3 px-5 pt-3 pb-3 max-[360px]:gap-2 max-[360px]:px-3 *:grow *:basis-[6rem] *:last:grow-[1.5] *:last:basis-[9rem]">
        <ScoreBadge />
        <TimerBadge />
      </div>
      <ProgressBar role={role} />
    </header>
  )
}

/** The name of who is signed in leads to the runs that they took part in. */
const OwnRunsLink = ({ name }: { name: string }) => (
  <Link
    to="/me"
    title="My runs"
    aria-label={`${name}: my runs`}
    className="underline decoration-line-strong underline-offset-2"
  >
    {name}
  </Link>
)

/** A teammate in the header. It opens what there is to know about them. */
function TeammateButton({ role, onOpen }: { role: RoleId; onOpen: () => void }) {
  const member = useTeammate(role)
  const { label } = roles[role]
  const state = member ? `${member.name}, ${presenceText(member).toLowerCase()}` : 'seat free'

  return (
    <IconButton label={`${label}: ${state}`} onClick={onOpen}>
      <RoleAvatar role={role} size="small" isEmpty={!member} />
      {member && (
        <span className="absolute right-0 bottom-0 inline-flex rounded-full bg-paper p-0.5">
          <PresenceDot {...member} />
        </span>
      )}
    </IconButton>
  )
}

function ChatButton({ role, onOpen }: { role: RoleId; onOpen: () => void }) {
  const unread = useUnreadCount(role)
  return (
    <IconButton label="Chat" onClick={onOpen} aria-describedby={unread > 0 ? 'unread' : undefined}>
      <MessageCircle aria-hidden size={22} />
      {unread > 0 && (
        <span
          id="unread"
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-alarm px-1 text-center font-bold text-white text-xs leading-5"
        >
          {unread > 99 ? '99+' : unread}
          <span className="sr-only"> unread</span>
        </span>
      )}
    </IconButton>
  )
}

/** How far the person has come in the role's flow, whichever page is open. */
function ProgressBar({ role }: { role: RoleId }) {
  const step = useSeat()?.step ?? 0
  const flow = flowsFrom(useFlows())[role]
  // Nothing is told yet: nobody has come anywhere.
  const percent = flow.length > 0 ? progressPercent(flow, step) : 0

  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={flow.length > 0 ? `Step ${step + 2} of ${flow.length + 1}` : undefined}
      className="h-1.5 bg-line"
    >
      <div
        className="h-full rounded-r-full bg-(--role) transition-[width] duration-500"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}

/** Few are spoken to. */
const SpokenPanel = lazyPart(() => import('../spoken/spoken-panel.tsx').then((module) => module.SpokenPanel))

/** What is wider than the column goes under the header on both sides of it, not past it. */
const BESIDE_HEADER =
  'column:[box-shadow:-540px_0_var(--color-surface),540px_0_var(--color-surface)] print:[box-shadow:none]'

/** Every page that is not public: light, with the header, a 540 px column where there is room. */
export function CaseLayout({ role, children }: { role: RoleId; children: ReactNode }) {
  const [search] = useSearchParams()
  const [panel, setPanel] = useState<Panel | null>(null)
  const isAr = search.get('isAR') === 'true'
  const isWide = useMatch('/final-report') !== null
  const isSpokenTo = useView((view) => view.spoken.length > 0) ?? false
  useWakeLock(useView((view) => view.isRunning) ?? false)

  return (
    <div className="chart-paper min-h-dvh">
      <SkipLink />
      <div
        data-testid="column"
        className="mx-auto flex min-h-dvh w-full flex-col bg-paper shadow-sheet column:w-[540px]"
      >
        <div ref={useStuckHeight('header')} className={`stuck-header z-15 bg-paper ${isWide ? BESIDE_HEADER : ''}`}>
          <Header role={role} onOpen={setPanel} />
          <StatusLine />
          <PauseBanner />
          {isSpokenTo && (
            <Suspense>
              <SpokenPanel onAnswer={() => setPanel('chat')} />
            </Suspense>
          )}
          <p role="status" className="sr-only">
            {useNews(role, panel === 'chat')}
          </p>
        </div>
        <CheckRequests />
        <main
          id="main"
          className={`flex flex-1 flex-col ${isAr ? 'p-0' : 'px-5 pt-3 pb-[max(2.5rem,env(safe-area-inset-bottom))]'}`}
        >
          {children}
        </main>
      </div>
      {panel && <OpenPanel panel={panel} role={role} close={() => setPanel(null)} />}
    </div>
  )
}

function OpenPanel({ panel, role, close }: { panel: Panel; role: RoleId; close: () => void }) {
  if (panel === 'chat') return <ChatPanel role={role} onClose={close} />
  if (panel === 'log-out') return <LogoutDialog role={role} onClose={close} />
  return <TeamPanel of={panel.teammate} onClose={close} />
}
