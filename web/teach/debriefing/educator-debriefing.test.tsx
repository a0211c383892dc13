import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PROVIDER } from '#case/records/roles.ts'
import type { LedRoom } from '#case/rooms.ts'
import { educator } from '#case/testing/given.ts'
import { type Walk, walkAll } from '#case/testing/walk.ts'
import { bareChoices } from '#case/testing/walk-choices.ts'
import { viewConsole } from '#case/views/console/console.ts'
import { viewFor } from '#case/views/view-cutter.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { nothingYet } from '../../base/live/live-store.ts'
import { createStore } from '../../base/live/store.ts'
import { mirrorOf, SurroundingsProvider } from '../../base/live/surroundings.ts'
import { EducatorDebriefing } from './educator-debriefing.tsx'

const educators = [
  { uid: 'eda', email: 'eda@hospital.org' },
  { uid: 'max', email: 'max@hospital.org' },
]

/** The page of one of the two educators, drawn without a device: it keeps no drafts. */
function drawn({ state, now }: Walk, uid: string): string {
  const view = viewConsole(state, case1, (roleId) => viewFor(state, roleId, case1))
  if (!view.debriefing) throw new Error('there is nothing to talk about')
  const told = { view, now, people: [], looking: [], educators, name: 'Blue team' }
  const room = { id: 'room-1', code: 'K7MPQ2' } as LedRoom // the rest is not read
  return renderToStaticMarkup(
    <MemoryRouter>
      <SurroundingsProvider value={mirrorOf(PROVIDER, createStore(nothingYet))}>
        <EducatorDebriefing room={room} told={told} talk={view.debriefing} uid={uid} />
      </SurroundingsProvider>
    </MemoryRouter>,
  )
}

test('whoever steers rates; the other educator reads who does, and where to take over', () => {
  const walk = walkAll(bareChoices)
  for (const uid of ['eda', 'max']) expect(drawn(walk, uid)).toMatch(/<button type="submit"[^>]*>Give my rating/)
  walk.ask(educator, { kind: 'lead-debriefing', phase: 'reactions' })
  const [eda, max] = [drawn(walk, 'eda'), drawn(walk, 'max')]
  expect(eda).toMatch(/<button type="submit"(?![^>]* disabled="")[^>]*>Give my rating/)
  expect(eda).not.toContain('This run is steered by')
  expect(max).toContain('This run is steered by eda@hospital.org, who gives it.')
  expect(max).toContain('href="/rooms/K7MPQ2/console"')
  expect(max).not.toContain('Sending')
  expect(max).not.toContain('type="submit"')
})
