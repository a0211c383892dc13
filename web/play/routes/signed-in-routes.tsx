import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { matchPath, Navigate, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router'
import type { RoleId } from '#case/records/roles.ts'
import type { TeamSeat } from '#case/views/team.ts'
import { openLive, sayLooking } from '../../base/live/connection.ts'
import { patchLive } from '../../base/live/live-store.ts'
import { useSeat } from '../../base/live/seat.ts'
import { isGuest, useStoredUser } from '../../base/live/stored-user.ts'
import { useConnection, useLive, useView } from '../../base/live/surroundings.ts'
import { lazyPart } from '../../base/parts/lazy-part.tsx'
import { ButtonLink } from '../../base/ui/button.tsx'
import { Loading } from '../../base/ui/loading.tsx'
import { leadPath } from '../../hands/steps/follow.tsx'
import { pagesOf } from '../../hands/steps/pages.ts'
import { CaseLayout } from '../layout/case-layout.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import { mayPractiseAsGuest } from '../lobby/room-requests.ts'
import { SelectRoleScreen } from '../lobby/select-role-screen.tsx'
import { CasePage } from './case-page.tsx'
import { fetchPage } from './screen-of.tsx'

/** A page for the holder of a seat. */
function Seated({ children }: { children: (seat: TeamSeat) => ReactNode }) {
  const seat = useSeat()
  const layoutRole = useLayoutRole(seat)

  if (seat === null) return <Navigate to="/select-role" replace />
  return <Layout role={layoutRole}>{seat ? children(seat) : <Loading text="Looking for your team" />}</Layout>
}

function NotFound() {
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
  const own = useView((view) => seat && leadPath(seat.roleId, seat.step, view))
  return (
    <div className="my-auto py-16 text-center">
      <PageHeading title="There is no such page" className="text-balance font-bold text-title" />
      <p
        className={`mx-auto mt-3 mb-8 max-w-sm leading-relaxed ${look === 'night' ? 'text-night-soft' : 'text-ink-soft'}`}
      >
        The address may be mistyped, or the page has moved. Your case goes on where you left it.
      </p>
      {own ? (
        <ButtonLink to={own}>Go to your step</ButtonLink>
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

const PractiseScreen = lazyPart(() => import('../lobby/practise-screen.tsx').then((module) => module.PractiseScreen))
const WatchScreen = lazyPart(() => import('../lobby/watch-screen.tsx').then((module) => module.WatchScreen))
const MeRoutes = lazyPart(() => import('../me/me-routes.tsx').then((module) => module.MeRoutes))

const PRACTISE = '/practise'

/** Every page behind the login: the choice of a role, and the pages of the flows. */
export function SignedInRoutes() {
  return (
    <Routes>
      <Route element={<SignedIn />}>
        <Route path="/select-role" element={<SelectRoleScreen />} />
        <Route path={PRACTISE} element={<PractiseScreen />} />
        <Route path="/watch" element={<WatchScreen />} />
        <Route path="/me/*" element={<MeRoutes />} />
        <Route path="*" element={<StoryPage />} />
      </Route>
    </Routes>
  )
}

/** Everything behind the login. Keeps the page connected as long as somebody is signed in here. */
export function SignedIn() {
  const user = useStoredUser()
  const uid = user?.uid
  const { pathname } = useLocation()
  const wasGuest = useRef(false)
  if (user) wasGuest.current = isGuest(user)
  const room = useLive((state) => state.room)
  const wasPractice = useRef(false)
  if (room) wasPractice.current = room.isPractice

  // Before the first drawing: the connection takes longer.
  useLayoutEffect(() => (uid ? openLive(uid) : undefined), [uid])

  // biome-ignore lint/correctness/useExhaustiveDependencies: said whenever the page is another
  useEffect(sayLooking, [pathname])

  useGivenSeat()
  // The connection is closed, and forgets it, before the page has gone elsewhere.
  const wasOut = useRef(false)
  if (useConnection() === 'signed-out') wasOut.current = true

  if (uid) return <Outlet />
  if (pathname === PRACTISE) return <VisitorPractice />
  if (wasGuest.current && wasPractice.current) return <Navigate to={PRACTISE} state={{ hasEnded: true }} replace />
  // Who did not go by themselves finds there why they are out.
  return <Navigate to={wasGuest.current ? '/join' : '/login'} state={{ isOut: wasOut.current }} replace />
}

/** Somebody without an account may practise, where this house lets them. Others are brought back after the login. */
function VisitorPractice() {
  const hasEnded = useLocation().state?.hasEnded === true
  const [may, setMay] = useState<boolean | null>(null)
  useEffect(() => {
    mayPractiseAsGuest().then(setMay, () => setMay(false))
  }, [])

  if (may === null) return <Loading text="Looking for a room for you" />
  return may ? <PractiseScreen hasEnded={hasEnded} /> : <Navigate to="/login" state={{ to: PRACTISE }} replace />
}

/** Whoever was given a seat is led to where it stands. */
export function useGivenSeat(): void {
  const navigate = useNavigate()
  const isGiven = useLive((state) => state.isGivenSeat)
  const seat = useSeat()
  const to = useView((view) => (seat ? leadPath(seat.roleId, seat.step, view) : null))

  useEffect(() => {
    if (!isGiven || !to) return
    patchLive({ isGivenSeat: false })
    navigate(to)
  }, [isGiven, to, navigate])
}

/** A page of the story that is played. Which pages there are, the server tells. */
function StoryPage() {
  const { pathname } = useLocation()
  const flows = useView((view) => view.flows)
  const page = useMemo(() => flows && pagesOf(flows).find(({ path }) => matchPath(path, pathname)), [flows, pathname])
  useEffect(() => page && fetchPage(page), [page])

  if (flows && !page) return <NotFound />
  return <Seated>{(seat) => page && <CasePage page={page} seat={seat} />}</Seated>
}
