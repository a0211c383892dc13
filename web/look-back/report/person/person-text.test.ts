import { expect, test } from 'vitest'
import { PROVIDER, RT } from '#case/records/roles.ts'
import type { OwnChoice } from '#case/report/person-choices.ts'
import type { PersonReport } from '#case/report/person-report.ts'
import { attemptsText, choicesText, choiceText, saysOf, seatText, silentText } from './person-text.ts'

const advice: OwnChoice = {
  ...{ part: 'Decision point 1', label: 'Ventilator', chosen: ['Stay'], good: 'all', decided: ['Go'] },
  ...{ followed: 'none', advisedBy: [] },
}
const person: PersonReport = {
  ...{ roleId: RT, people: 1, work: [], lists: [], asked: [], answers: [], attempts: [], checks: [], events: [] },
  ...{ choices: { given: [], silent: [] }, chat: { count: 0, last: [] }, notes: [] },
  waits: { totalMs: 0, longest: [] },
}
const withAdvice = (...given: readonly OwnChoice[]): PersonReport => ({ ...person, choices: { given, silent: [] } })

test('a line says how often one spoke and how long one waited', () => {
  expect(saysOf(person)).toBe('Never waited for others.')
  const waited = { ...withAdvice(advice, advice), waits: { totalMs: 200_000, longest: [] } }
  expect(saysOf(waited)).toBe('Advised 2 times. Waited 3:20 for others.')
  expect(saysOf({ ...waited, roleId: PROVIDER })).toBe('Decided 2 times. Waited 3:20 for others.')
  expect(saysOf(withAdvice(advice))).toBe('Advised once. Never waited for others.')
})

test('advice says what became of it and how good it was; a decision how good it was', () => {
  expect(choiceText(advice)).toBe('Decided otherwise: Go. Nothing was better.')
  expect(choiceText({ ...advice, decided: [] })).toBe('Decided otherwise: nothing. Nothing was better.')
  expect(choiceText({ ...advice, followed: 'all', good: 'none' })).toBe('Decided so. Something else was better.')
  expect(choiceText({ ...advice, followed: null, decided: null })).toBe('Nothing was better.')
  expect(choicesText(withAdvice(advice, { ...advice, followed: 'all', good: 'part' }))).toBe(
    'Of 2: 1 followed, 1 could not have been better',
  )
  expect(choicesText({ ...withAdvice(advice), roleId: PROVIDER })).toBe('1 of 1 could not have been better')
  expect(choicesText(person)).toBe('No advice given')
})

test('where nothing was said is told part by part', () => {
  const silent = [
    { part: 'Response time', label: 'Response time' },
    { part: 'Decision point 4', label: 'Ventilator' },
    { part: 'Decision point 4', label: 'Departure' },
  ]
  expect(silentText(silent)).toBe('Response time; Decision point 4: Ventilator, Departure')
})

test('wrong attempts say whether they were put right', () => {
  const attempt = { roleId: RT, at: 0, work: '', step: '', entered: '', right: '', untilRightMs: 5 }
  expect(attemptsText({ ...person, attempts: [attempt] })).toBe('1 attempt, put right')
  const open = { ...attempt, untilRightMs: null }
  expect(attemptsText({ ...person, attempts: [attempt, open] })).toBe('2 attempts, 1 left as it was')
})

test('a seat that more than one had says so', () => {
  expect(seatText(person, false)).toBeNull()
  expect(seatText({ ...person, people: 2 }, false)).toMatch(/^2 people had this seat/)
  expect(seatText(person, true)).toMatch(/^The trainer itself played this seat for a while/)
  expect(seatText({ ...person, people: 0 }, true)).toMatch(/throughout/)
})
