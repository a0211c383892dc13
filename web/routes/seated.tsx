import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import type { RoleId } from '#case/records/roles.ts'
import type { TeamSeat } from '#case/views/team.ts'
import { CaseLayout } from '../layout/case-layout.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import { useSeat } from '../live/seat.ts'
import { useStoredUser } from '../live/stored-user.ts'
import { useView } from '../live/surroundings.ts'
import { leadPath } from '../steps/follow.tsx'
import { ButtonLink } from '../ui/button.tsx'
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

/** A path that leads nowhere, and the way back. */
function NotFoundScreen({ seat, look }: { seat: TeamSeat | null; look: 'light' | 'night' }) {
  const points = useView((view) => view.points) ?? []
  return (
    <div className="my-auto py-16 text-center">
      <PageHeading title="There is no such page" className="text-balance font-bold text-title" />
      <p
        className={`mx-auto mt-3 mb-8 max-w-sm leading-relaxed ${look === 'night' ? 'text-night-soft' : 'text-ink-soft'}`}
      >
        The address may be mistyped, or the page has moved. Your case goes on where you left it.
      </p>
      {seat ? (
        <ButtonLink to={leadPath(seat.roleId, seat.step, points)}>Go to your step</ButtonLink>
      ) : (
        <ButtonLink to="/select-role" look="dawn">
          Choose your role
        </ButtonLink>
      )}
    </div>
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
