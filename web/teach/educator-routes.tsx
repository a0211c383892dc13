import { Archive, DoorOpen, LogOut, UserRound } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, NavLink, Outlet, Route, Routes } from 'react-router'
import { useStoredUser } from '../base/live/stored-user.ts'
import { lazyPart } from '../base/parts/lazy-part.tsx'
import { SkipLink } from '../base/ui/skip-link.tsx'
import { LogoutDialog } from '../play/layout/logout-dialog.tsx'
import { StatusLine } from '../play/notices/status-line.tsx'
import { ArchiveScreen } from './archive/archive-screen.tsx'
import { CompareScreen } from './archive/compare-screen.tsx'
import { KeptRunScreen, LinkedReportScreen } from './archive/kept-run-screen.tsx'

import { OverTimeScreen } from './archive/over-time-screen.tsx'
import { CodeScreen, CodesScreen } from './class/code-screens.tsx'
import { RoomsScreen } from './class/rooms-screen.tsx'

import { openRooms, useRooms } from './rooms/rooms-store.ts'
import './educators.css'

/** With it come all screens of the case. */
const ConsoleScreen = lazyPart(() => import('./console/console-screen.tsx').then((module) => module.ConsoleScreen))
const DebriefingScreen = lazyPart(() =>
  import('./debriefing/debriefing-screen.tsx').then((module) => module.EducatorDebriefingScreen),
)
const ProjectorScreen = lazyPart(() =>
  import('./projector/projector-screen.tsx').then((module) => module.ProjectorScreen),
)

/** The pages of who teaches, and the report of a kept run for whoever has its link. */
export function EducatorRoutes() {
  return (
    <Routes>
      <Route path="/report/:link" element={<LinkedReportScreen />} />
      <Route path="/rooms/:room/code" element={<CodeScreen />} />
      <Route path="/rooms/:code/console" element={<ConsoleScreen />} />
      <Route path="/rooms/:code/debriefing" element={<DebriefingScreen />} />
      <Route path="/rooms/:code/projector" element={<ProjectorScreen />} />
      <Route element={<EducatorLayout />}>
        <Route path="/rooms" element={<RoomsScreen />} />
        <Route path="/rooms/codes" element={<CodesScreen />} />
        <Route path="/archive" element={<ArchiveScreen />} />
        <Route path="/archive/compare" element={<CompareScreen />} />
        <Route path="/archive/over-time" element={<OverTimeScreen />} />
        <Route path="/archive/:room/:run" element={<KeptRunScreen />} />
        <Route path="*" element={<Navigate to="/rooms" replace />} />
      </Route>
    </Routes>
  )
}

/** The pages of who teaches: as wide as the screen allows. */
function EducatorLayout() {
  const user = useStoredUser()
  const uid = user?.uid
  const isOffline = useRooms((state) => state.isOffline)
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => (uid ? openRooms() : undefined), [uid])
  if (!user) return <Navigate to="/login" replace />
  if (!user.isEducator) return <Navigate to="/select-role" replace />

  return (
    <div className="flex min-h-dvh flex-col bg-surface print:bg-paper">
      <SkipLink />
      <header className="border-line border-b bg-paper print:hidden">
        <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-2 gap-y-1 px-5 py-2 column:px-8">
          <p className="mr-auto py-2 font-bold text-action leading-tight">Neonatal Transport Trainer</p>
          <nav aria-label="For educators" className="flex gap-1">
            <Tab to="/rooms" icon={<DoorOpen aria-hidden size={18} />}>
              Rooms
            </Tab>
            <Tab to="/archive" icon={<Archive aria-hidden size={18} />}>
              Archive
            </Tab>
            <Tab to="/me" icon={<UserRound aria-hidden size={18} />}>
              My runs
            </Tab>
          </nav>
          <button
            type="button"
            onClick={() => setIsLeaving(true)}
            className="inline-flex min-h-11 items-center gap-2 rounded-xl px-3 font-semibold text-ink-soft hover:bg-wash hover:text-ink"
          >
            <LogOut aria-hidden size={18} />
            Log out
          </button>
        </div>
      </header>
      {isOffline ? (
        <p role="status" className="bg-away-soft px-4 py-2 text-center font-medium text-[#5f3f00] text-sm">
          No connection. What you see is as it last was; it goes on by itself.
        </p>
      ) : (
        <StatusLine isLive={false} />
      )}
      <main id="main" className="mx-auto w-full max-w-7xl flex-1 px-5 pb-20 column:px-8 print:p-0">
        <Outlet />
      </main>
      {/* They may hold a seat in the open room: then the dialog says what ends with it. */}
      {isLeaving && <LogoutDialog role={user.roleId} onClose={() => setIsLeaving(false)} />}
    </div>
  )
}

function Tab({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        `inline-flex min-h-11 items-center gap-2 rounded-xl px-3 font-semibold ${isActive ? 'bg-surface text-action' : 'text-ink-soft hover:bg-wash hover:text-ink'}`
      }
    >
      {icon}
      {children}
    </NavLink>
  )
}
