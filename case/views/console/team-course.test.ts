import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { applyChanges, type CaseState, emptyState } from '../../records/state.ts'
import { educator } from '../../testing/given.ts'
import { Walk, walkAll } from '../../testing/walk.ts'
import { worstChoices } from '../../testing/walk-choices.ts'
import { courseAfter, courseOf, type TeamCourse } from './team-course.ts'

const courseOfWalk = ({ state, log }: Walk): TeamCourse => courseOf(state, log, case1)

test('the last word is the team’s own, whatever its educator says or does after it', () => {
  const walk = new Walk()
  walk.do(RT, { kind: 'send-message', message: 'Who calls?' })
  const said = { lastWord: { by: RT, isChat: true, text: 'Who calls?' }, doneAt: walk.now }
  walk.now += 60_000
  for (const request of [
    { kind: 'pause' },
    { kind: 'resume' },
    { kind: 'flag', text: 'quiet', version: null, sign: null, about: null },
    { kind: 'speak', as: 'pilot', to: null, text: 'Engines on.', isPrompt: false },
  ] as const) {
    expect(walk.ask(educator, request).accepted).toBe(true)
    expect(courseOfWalk(walk)).toEqual(said)
  }
  walk.do(PROVIDER, { kind: 'answer-call' })
  expect(courseOfWalk(walk)).toEqual({
    lastWord: { by: PROVIDER, isChat: false, text: 'Answers the call.' },
    doneAt: walk.now,
  })
})

test('what has no words, as a note, is a sign of life all the same', () => {
  const walk = new Walk()
  walk.now += 60_000
  walk.do(RN, { kind: 'save-note', text: 'oxygen?' })
  expect(courseOfWalk(walk)).toMatchObject({ lastWord: { text: 'The seat is taken.' }, doneAt: walk.now })
})

test('of a long message its beginning is told, and no letter is halved', () => {
  const walk = new Walk()
  walk.do(RT, { kind: 'send-message', message: '👶'.repeat(400) })
  expect(courseOfWalk(walk).lastWord?.text).toBe(`${'👶'.repeat(159)}…`)
})

test('what is read back in the log at any moment is what was heard entry by entry', () => {
  const { log } = walkAll(worstChoices)
  let state: CaseState = emptyState
  let heard: TeamCourse = { lastWord: null, doneAt: null }
  for (const [index, entry] of log.entries()) {
    heard = courseAfter(heard, { before: state, entries: [entry], content: case1 })
    const changes = entry.changes.map(({ change }) => change)
    state = { ...applyChanges(state, changes), run: entry.run, version: entry.version }
    const read = courseOf(state, log.slice(Math.max(0, index - 49), index + 1), case1)
    expect(read, `after ${entry.kind}`).toEqual(heard)
  }
  expect(heard.lastWord).not.toBeNull()
})
