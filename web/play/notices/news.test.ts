import { expect, test } from 'vitest'
import { type NewsView, newsBetween } from './news.tsx'

const RT = 1
const quiet: NewsView = { score: 2, clock: { startedAt: null, stoppedAt: null, pace: 10 }, chat: [], chatBefore: 0 }
const message = (user: 'Provider' | 'RT' | 'RN', text: string) =>
  ({ user, roleId: user === 'RT' ? 1 : user === 'RN' ? 2 : 0, message: text, time: 0 }) as const
const newsOf = (after: Partial<NewsView>, before: Partial<NewsView> = {}) =>
  newsBetween({ ...quiet, ...before }, { ...quiet, ...after }, RT)

test('where nothing has happened nothing is said', () => {
  expect(newsOf({})).toEqual({ clock: [], chat: [], score: [] })
})

test('earlier messages that come when somebody scrolls up are no news', () => {
  const before = { chat: [message('RN', 'Three.')], chatBefore: 2 }
  const earlier = { chat: [message('RN', 'Two.'), message('RN', 'Three.')], chatBefore: 1 }
  expect(newsOf(earlier, before).chat).toEqual([])
  const later = { chat: [...earlier.chat, message('RN', 'Four.')], chatBefore: 1 }
  expect(newsOf(later, before).chat).toEqual(['RN writes: Four.'])
})

test('a message of somebody else is read out, several are counted, one’s own are no news', () => {
  expect(newsOf({ chat: [message('RN', 'Pumps are checked.')] }).chat).toEqual(['RN writes: Pumps are checked.'])
  expect(newsOf({ chat: [message('RN', 'One.'), message('Provider', 'Two.')] }).chat).toEqual([
    '2 new messages in the chat.',
  ])
  expect(newsOf({ chat: [message('RT', 'Mine.')] }).chat).toEqual([])
})

test('a long message is read out in its beginning', () => {
  const [line] = newsOf({ chat: [message('RN', 'x'.repeat(500))] }).chat
  expect(line).toHaveLength('RN writes: '.length + 121)
})

test('a score that changes is said with its true minus, one that comes or goes is not', () => {
  expect(newsOf({ score: -3 }).score).toEqual(['The score is now −3.'])
  expect(newsOf({ score: null }).score).toEqual([])
  expect(newsOf({ score: 4 }, { score: null }).score).toEqual([])
})

test('the clock is told when it starts, and when the doors close with what it stands at', () => {
  const started = { startedAt: 1000, stoppedAt: null, pace: 10 }
  expect(newsOf({ clock: started }).clock).toEqual(['The transport clock has started.'])
  expect(newsOf({ clock: { ...started, stoppedAt: 64_000 } }, { clock: started }).clock).toEqual([
    'The doors close. The transport clock stopped at 10:30.',
  ])
  expect(newsOf({ clock: started }, { clock: started }).clock).toEqual([])
})
