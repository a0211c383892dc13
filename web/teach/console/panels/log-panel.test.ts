import { expect, test } from 'vitest'
import type { LogLine } from '#case/views/console/console-messages.ts'
import { type LogFilter, logEntries } from './log-panel.tsx'

const line = (version: number, fields: Partial<LogLine> = {}): LogLine => ({
  ...{ version, at: version * 1000, by: 0, topic: 'steps', text: `line ${version}` },
  ...fields,
})
const lines = [line(1), line(2, { by: 'educator', topic: 'educator' }), line(3, { by: 1, topic: 'chat' })]
const bare = { sign: null, about: null, by: 'eda', sentence: '' }
const onLine = { ...bare, id: 'a', at: 9000, text: 'Good question', version: 1 }
const onMoment = { ...bare, id: 'b', at: 2500, text: 'All quiet', version: null }

const shown = (filter: Partial<LogFilter>) =>
  logEntries(lines, [onLine, onMoment], { topic: null, by: null, ...filter }).map((entry) =>
    entry.kind === 'line' ? entry.line.version : entry.flag.id,
  )

test('the newest line comes first, a flag on a moment stands at its time', () => {
  expect(shown({})).toEqual([3, 'b', 2, 1])
})

test('lines are filtered by topic and by who', () => {
  expect(shown({ topic: 'chat' })).toEqual([3])
  expect(shown({ by: 0 })).toEqual([1])
  expect(shown({ by: 'educator' })).toEqual(['b', 2])
  expect(shown({ topic: 'chat', by: 0 })).toEqual([])
})

test('of the flagged, lines with their flags and flags on a moment are left', () => {
  expect(shown({ topic: 'flags' })).toEqual(['b', 1])
})

test('a flag on a line that is not there stands by itself', () => {
  const [entry] = logEntries([], [onLine], { topic: null, by: null })
  expect(entry).toEqual({ kind: 'flag', at: 9000, flag: onLine })
})

test('of lines that tell the same deed, the first carries its flag', () => {
  const both = [line(1), line(1, { by: 1 })]
  const entries = logEntries(both, [onLine], { topic: 'flags', by: null })
  expect(entries).toEqual([{ kind: 'line', at: 1000, line: both[0], flags: [onLine] }])
})

test('a flag on a moment is told once: by itself, or by its line once it is taken away', () => {
  const set = line(4, { by: 'educator', topic: 'educator', isFlag: true })
  const flag = { ...onMoment, at: set.at }
  const told = (flags: readonly (typeof flag)[]) =>
    logEntries([set], flags, { topic: 'educator', by: null }).map(({ kind }) => kind)
  expect(told([flag])).toEqual(['flag'])
  expect(told([])).toEqual(['line'])
})
