import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PROVIDER } from '#case/records/roles.ts'
import type { RoomSign } from '#case/rooms.ts'
import { chatText, recordingText, reportText } from '#content/texts/promises.ts'
import { RecorderStart } from '../base/audio/record/recorder.tsx'
import { nothingYet } from '../base/live/live-store.ts'
import { mirrorOf, type Surroundings, SurroundingsProvider } from '../base/live/surroundings.ts'
import { ChatReaders } from '../play/chat/chat-panel.tsx'
import { Notepad } from '../play/screens/briefing/notepad.tsx'
import { KeepReport } from '../play/screens/final-report/keep-report.tsx'
import { aView } from './a-view.ts'

const settings = {
  story: 'case-1',
  keepDays: 0,
  hasReportLink: false,
  hasWatchers: false,
  hasStandIns: true,
  hidesScore: false,
  hasOrders: false,
} as const
const room: RoomSign = { name: 'Blue team', isPractice: false, ...settings }
const rooms: readonly (RoomSign | null)[] = [
  null,
  room,
  { ...room, keepDays: 90 },
  { ...room, hasWatchers: true },
  { ...room, isPractice: true },
]

const noted = 'a heron'
const live = (of: RoomSign | null): Surroundings['live'] => {
  const view = aView({ isRunning: true, canLead: true, note: noted })
  const state = { ...nothingYet, room: of, held: { run: 1, version: 1, view } }
  return { get: () => state, subscribe: () => () => {} }
}
const own = (of: RoomSign | null): Surroundings => ({ ...mirrorOf(PROVIDER, live(of)), mirrors: null })

const drawn = (surroundings: Surroundings, screen: React.ReactNode): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SurroundingsProvider value={surroundings}>{screen}</SurroundingsProvider>
    </MemoryRouter>,
  )

const recorder = (
  <RecorderStart
    labels={
      { title: '', why: 'Why', start: 'Start' } as unknown as React.ComponentProps<typeof RecorderStart>['labels']
    }
    problem={null}
    isAsking={false}
    showsNotice
    onStart={() => {}}
    onChoose={() => {}}
  />
)

test.each(rooms)('recorder, chat and report say what this room keeps, and who hears and reads it: %o', (of) => {
  expect(drawn(own(of), recorder)).toContain(recordingText(of))
  expect(drawn(own(of), <ChatReaders id="readers" />)).toContain(chatText(of))
  expect(drawn(own(of), <KeepReport />)).toContain(reportText(of, true))
})

test('notes are read by who wrote them; who looks at the screen of another sees that there are some, closed', () => {
  expect(drawn(own(room), <Notepad />)).toContain(noted)
  const closed = { ...mirrorOf(1, { ...live(room), get: () => ({ ...live(room).get(), held: withoutNote }) }) }
  expect(drawn(closed, <Notepad />)).toContain('Only who writes them sees them.')
  expect(drawn(closed, <Notepad />)).not.toContain('textarea')
})
const withoutNote = { run: 1, version: 1, view: aView({ isRunning: true, note: null }) }
