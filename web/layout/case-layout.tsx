import { type ReactNode, Suspense, useState } from 'react'
import { useMatch, useSearchParams } from 'react-router'
import type { RoleId } from '#case/records/roles.ts'
import { useWakeLock } from '../attention/use-wake-lock.ts'
import { ChatPanel } from '../chat/chat-panel.tsx'
import { useView } from '../live/surroundings.ts'
import { useNews } from '../notices/news.ts'
import { PauseBanner } from '../notices/pause-banner.tsx'
import { StatusLine } from '../notices/status-line.tsx'
import { lazyPart } from '../parts/lazy-part.tsx'
import { TeamPanel } from '../team/team-panel.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { useStuckHeight } from '../ui/use-stuck-height.ts'
import { CheckRequests } from './check-requests.tsx'
import { Header, type Panel } from './header.tsx'
import { LogoutDialog } from './logout-dialog.tsx'

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
