import { expect, test } from 'vitest'
import { chatText, keptText, type RoomTerms, recordingText, reportText, seenText } from './promises.ts'

const room = { keepDays: 0, hasReportLink: false, hasWatchers: false, isPractice: false } as const
const places: Readonly<Record<string, RoomTerms>> = {
  'the open room': null,
  'a practice': { ...room, isPractice: true },
  'a room that keeps nothing': room,
  'a room that keeps runs': { ...room, keepDays: 30 },
  'a room whose reports have a link': { ...room, keepDays: 30, hasReportLink: true },
  'a room with watchers': { ...room, hasWatchers: true },
}

/** What each setting promises, in a word or two that stands in no other. */
test.each([
  ['the open room', keptText, 'deleted when the Provider logs out'],
  ['a practice', keptText, 'Nothing of a practice is kept'],
  ['a room that keeps nothing', keptText, 'Nothing is kept: when the run ends'],
  ['a room that keeps runs', keptText, 'for 30 days, for its educators alone'],
  ['a room whose reports have a link', keptText, 'whoever has the link of the report'],
  ['the open room', seenText, 'Nobody but the three of you'],
  ['a practice', seenText, 'Nobody but you'],
  ['a room that keeps nothing', seenText, 'Your educator sees your three screens live'],
  ['a room that keeps runs', seenText, 'What you note for yourself only you see.'],
  ['a room with watchers', seenText, 'without a seat sees monitor, clock and chat'],
  ['the open room', recordingText, 'deleted when you log out'],
  ['a practice', recordingText, 'deleted when your practice ends'],
  ['a room that keeps nothing', recordingText, 'deleted when your educator ends the run.'],
  ['a room that keeps runs', recordingText, 'unless everyone who spoke agrees'],
  ['the open room', chatText, 'Your team reads this.'],
  ['a practice', chatText, 'Your stand-ins read this'],
  ['a room that keeps nothing', chatText, 'Your team and your educator read this.'],
  ['a room with watchers', chatText, 'who looks on without a seat'],
] as const)('in %s %o says: %s', (terms, says, words) => {
  expect(says(places[terms] ?? null)).toContain(words)
})

test('in a room of an educator nothing is said to last until somebody logs out, and in the open one no educator is named', () => {
  for (const [name, terms] of Object.entries(places)) {
    const said = [keptText, seenText, recordingText, chatText].map((says) => says(terms)).join(' ')
    const report = reportText(terms, true)
    if (terms === null || terms.isPractice) expect(`${said} ${report}`, name).not.toMatch(/educator/)
    else expect(`${said} ${report}`, name).not.toMatch(/logs? out/)
  }
})
