import { useEffect } from 'react'
import { Route, Routes } from 'react-router'
import { lazyPart } from '../parts/lazy-part.tsx'
import { SelectRoleScreen } from '../screens/select-role-screen.tsx'
import { type Page, pages } from '../steps/pages.ts'
import { CasePage } from './case-page.tsx'
import { fetchPage } from './fetch-page.ts'
import { NotFound, Seated } from './seated.tsx'
import { SignedIn } from './signed-in.tsx'

const WatchScreen = lazyPart(() => import('../screens/watch-screen.tsx').then((module) => module.WatchScreen))

/** Every page behind the login: the choice of a role, and the pages of the flows. */
export function SignedInRoutes() {
  return (
    <Routes>
      <Route element={<SignedIn />}>
        <Route path="/select-role" element={<SelectRoleScreen />} />
        <Route path="/watch" element={<WatchScreen />} />
        {pages.map((page) => (
          <Route key={page.path} path={page.path} element={<SeatedPage page={page} />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}

function SeatedPage({ page }: { page: Page }) {
  useEffect(() => fetchPage(page), [page])
  return <Seated>{(seat) => <CasePage page={page} seat={seat} />}</Seated>
}
