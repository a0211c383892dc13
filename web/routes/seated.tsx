import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import type { RoleId } from '#case/roles.ts'
import type { TeamSeat } from '#case/views/team.ts'
import { CaseLayout } from '../layout/case-layout.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import { useStoredUser } from '../live/stored-user.ts'
import { useSeat } from '../live/use-seat.ts'
import { NotFoundScreen } from '../screens/not-found-screen.tsx'
import { Loading } from '../ui/loading.tsx'

/** A page for the holder of a seat. */
export function Seated({ children }: { children: (seat: TeamSeat) => ReactNode }) {
  const seat = useSeat()
  const layoutRole = useLayoutRole(seat)

  if (seat === null) return <Navigate to="/select-role" replace />
  return <Layout role={layoutRole}>{seat ? children(seat) : <Loading text="Looking for your team" />}</Layout>
}

export function NotFound() {
  const seat = useSeat()
  const layoutRole = useLayoutRole(seat)

  return (
    <Layout role={layoutRole}>
      <NotFoundScreen seat={seat ?? null} look={layoutRole === null ? 'night' : 'light'} />
    </Layout>
  )
}

/** Until the server has told who holds which seat, the device's memory draws the header. */
function useLayoutRole(seat: TeamSeat | null | undefined): RoleId | null {
  const remembered = useStoredUser()?.roleId ?? null
  return seat === undefined ? remembered : (seat?.roleId ?? null)
}

function Layout({ role, children }: { role: RoleId | null; children: ReactNode }) {
  return role === null ? (
    <PublicLayout isLive>{children}</PublicLayout>
  ) : (
    <CaseLayout role={role}>{children}</CaseLayout>
  )
}
