import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router'
import { openLive, sayLooking } from '../live/connection.ts'
import { patchLive } from '../live/live-store.ts'
import { useSeat } from '../live/seat.ts'
import { isGuest, useStoredUser } from '../live/stored-user.ts'
import { useConnection, useLive, useView } from '../live/surroundings.ts'
import { mayPractiseAsGuest } from '../lobby/room-requests.ts'
import { SelectRoleScreen } from '../lobby/select-role-screen.tsx'
import { lazyPart } from '../parts/lazy-part.tsx'
import { leadPath } from '../steps/follow.tsx'
import { type Page, pages } from '../steps/pages.ts'
import { Loading } from '../ui/loading.tsx'
import { CasePage } from './case-page.tsx'
import { fetchPage } from './screen-of.tsx'
import { NotFound, Seated } from './seated.tsx'

const PractiseScreen = lazyPart(() => import('../lobby/practise-screen.tsx').then((module) => module.PractiseScreen))
const WatchScreen = lazyPart(() => import('../lobby/watch-screen.tsx').then((module) => module.WatchScreen))

const PRACTISE = '/practise'

/** Every page behind the login: the choice of a role, and the pages of the flows. */
export function SignedInRoutes() {
  return (
    <Routes>
      <Route element={<SignedIn />}>
        <Route path="/select-role" element={<SelectRoleScreen />} />
        <Route path={PRACTISE} element={<PractiseScreen />} />
        <Route path="/watch" element={<WatchScreen />} />
        {pages.map((page) => (
          <Route key={page.path} path={page.path} element={<SeatedPage page={page} />} />
        ))}
        <Route path="*" element={<NotFound />} />
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
  const to = useView((view) => (seat ? leadPath(seat.roleId, seat.step, view.points) : null))

  useEffect(() => {
    if (!isGiven || !to) return
    patchLive({ isGivenSeat: false })
    navigate(to)
  }, [isGiven, to, navigate])
}

function SeatedPage({ page }: { page: Page }) {
  useEffect(() => fetchPage(page), [page])
  return <Seated>{(seat) => <CasePage page={page} seat={seat} />}</Seated>
}
