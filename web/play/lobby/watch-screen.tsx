import { ArrowLeft } from 'lucide-react'
import { Link, Navigate } from 'react-router'
import { useSeat } from '../../base/live/seat.ts'
import { useLive, useView } from '../../base/live/surroundings.ts'
import { Loading } from '../../base/ui/loading.tsx'
import { TeamList } from '../../hands/team/team-list.tsx'
import { BedsideMonitor } from '../../monitor/bedside-monitor.tsx'
import { ChatLog } from '../chat/chat-log.tsx'
import { TimerBadge } from '../layout/badges.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { PauseBanner } from '../notices/news.tsx'
import { StatusLine } from '../notices/status-line.tsx'

const ONLOOKER = null
const CARD = 'rounded-card border border-line bg-paper'

/** For those in the room who have no seat: the monitor, the clock, where the team is, and what it writes. */
export function WatchScreen() {
  const seat = useSeat()
  const room = useLive((state) => state.room)
  const isKnown = useView(() => true) ?? false
  const isRunning = useView((view) => view.isRunning) ?? false
  const hasChat = useView(({ chat, chatBefore }) => chat.length + chatBefore > 0) ?? false
  const hasVitals = useView((view) => view.vitals !== null) ?? false
  if (seat || (isKnown && !room?.hasWatchers)) return <Navigate to="/select-role" replace />

  return (
    <div className="min-h-dvh bg-surface">
      <StatusLine />
      <PauseBanner isWatching />
      <main id="main" className="mx-auto w-full max-w-6xl px-5 pb-16 column:px-8">
        <Link to="/select-role" className="inline-flex min-h-11 items-center gap-2 text-ink-soft hover:text-ink">
          <ArrowLeft aria-hidden size={20} /> Choose a role
        </Link>
        <PageHeading title={`Watching ${room?.name ?? ''}`} className="wrap-anywhere mb-5 font-bold text-title" />
        {!isKnown && <Loading text="Looking for the team" />}
        {isKnown && !isRunning && <p className={`${CARD} p-5 text-ink-soft`}>The case has not begun.</p>}
        {isRunning && (
          <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
            <div className="space-y-5">
              {hasVitals ? (
                <BedsideMonitor />
              ) : (
                <p className={`${CARD} p-5 text-ink-soft leading-relaxed`}>
                  The monitor comes on when the team is at the bedside.
                </p>
              )}
              <TimerBadge />
              <TeamList ownRole={ONLOOKER} />
            </div>
            <section
              aria-labelledby="chat-heading"
              className={`${CARD} flex flex-col overflow-hidden ${hasChat ? 'h-96' : ''}`}
            >
              <h2 id="chat-heading" className="px-4 pt-3.5 pb-1 font-semibold text-ink-soft text-sm">
                Chat of the team
              </h2>
              {hasChat ? (
                <ChatLog role={ONLOOKER} />
              ) : (
                <p className="px-4 pb-3.5 text-ink-soft">The team has written nothing yet.</p>
              )}
            </section>
          </div>
        )}
      </main>
    </div>
  )
}
