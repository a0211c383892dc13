import { memo, type ReactNode, use, useEffect, useState } from 'react'
import { UNSAFE_LocationContext as LocationContext, MemoryRouter } from 'react-router'
import type { RoleId } from '#case/records/roles.ts'
import { type Surroundings, SurroundingsProvider, useView } from '../../base/live/surroundings.ts'
import { ErrorBoundary } from '../../base/parts/error-boundary.tsx'
import { EventsHere } from '../../hands/events/events-here.tsx'
import { AnyScreen } from '../../hands/steps/any-screen.ts'
import { leadPath } from '../../hands/steps/follow.tsx'
import { pagesOf, useFlows } from '../../hands/steps/pages.ts'
import './mirrors.css'
import { useScale } from './use-scale.ts'

/** What a role sees at its own step: the same components, drawn from its own view, to be looked at and not touched. */
export const Mirror = memo(function Mirror({ role, surroundings }: { role: RoleId; surroundings: Surroundings }) {
  return (
    <SurroundingsProvider value={surroundings}>
      <MirroredStep role={role} />
    </SurroundingsProvider>
  )
})

// A router does not stand within another one unless it takes it for none: what is mirrored goes its own ways.
const noRouter = null as unknown as React.ContextType<typeof LocationContext>

function MirroredStep({ role }: { role: RoleId }) {
  const Screen = use(AnyScreen)
  const isRunning = useView((view) => view.isRunning)
  const place = useView((view) => view.places[role]) ?? 0
  const path = useView((view) => leadPath(role, place, view)) ?? ''
  const page = pagesOf(useFlows()).find((each) => each.path === path)
  if (!page || !isRunning) return <Still>{isRunning === undefined ? 'One moment' : 'The case has not begun.'}</Still>

  return (
    <ScaledPage key={path}>
      <LocationContext.Provider value={noRouter}>
        <MemoryRouter initialEntries={[path]}>
          <ErrorBoundary instead={<Still>This screen cannot be shown here.</Still>}>
            <EventsHere role={role} inset="pb-5" />
            <Screen page={page} role={role} standing={{ kind: 'here', step: place }} />
          </ErrorBoundary>
        </MemoryRouter>
      </LocationContext.Provider>
    </ScaledPage>
  )
}

function Still({ children }: { children: string }) {
  return <p className="p-6 text-center text-ink-soft">{children}</p>
}

/** As wide as a page of the case is drawn before it is made smaller. */
const PAGE_PX = 540
/** What is in sight stands by then. */
const IN_SIGHT_MS = 300

/** A page of the case, as small as the room it gets, and out of reach for fingers, keys and screen readers. */
function ScaledPage({ children }: { children: ReactNode }) {
  const { room, content } = useScale(PAGE_PX)
  const [isWhole, setIsWhole] = useState(false)
  useEffect(() => {
    // Not left to the browser for longer: WebKit does not always draw what is scrolled into sight.
    const timer = setTimeout(() => setIsWhole(true), IN_SIGHT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div ref={room} inert aria-hidden className="overflow-hidden">
      <div ref={content} className={`flex flex-col px-5 pt-4 pb-6 ${isWhole ? '' : 'in-sight-first'}`}>
        {children}
      </div>
    </div>
  )
}
