import { expect, test } from 'vitest'
import type { LedRoom } from '#case/rooms.ts'
import { besidesText, lastWordText, missingText, vitalsAloud, whereabouts } from './row-text.ts'

const seat = (roleId: 0 | 1 | 2, title = 'The call', standIn: LedRoom['seats'][number]['standIn'] = null) => ({
  ...{ roleId, step: 0, title, standIn },
  uid: ['Ann', 'Rob', 'Nia'][roleId] ?? '',
})
const person = (uid: string, isPresent = true) => ({ uid, name: uid, isSignedIn: true, isPresent, since: 0 })
const people = [person('Ann'), person('Rob'), person('Nia')]
const standIn = { manner: 'expert', doing: null } as const

test('the Provider’s step is told first, and the others’ where they are elsewhere', () => {
  const isRunning = true
  const apart = [seat(0, 'Brief your team'), seat(1, 'Listen'), seat(2, 'Listen')]
  expect(whereabouts({ isRunning, seats: apart })).toEqual([
    { who: 'Provider', step: 'Brief your team' },
    { who: 'RT, RN', step: 'Listen' },
  ])
  expect(whereabouts({ isRunning, seats: [seat(0, 'Brief your team')] })).toEqual([
    { who: 'Provider', step: 'Brief your team' },
  ])
  expect(whereabouts({ isRunning: false, seats: apart })).toEqual([])
})

test('a team that is together is said to be', () => {
  const report = 'Final report'
  const together = [seat(0, report), seat(1, report), seat(2, report)]
  expect(whereabouts({ isRunning: true, seats: together })).toEqual([{ who: 'All three', step: report }])
})

test('what was written stands in quotation marks, what was done does not', () => {
  expect(lastWordText({ by: 1, isChat: true, text: 'Ready?' })).toBe('RT: “Ready?”')
  expect(lastWordText({ by: 0, isChat: false, text: 'Answers the call.' })).toBe('Provider: Answers the call.')
  expect(lastWordText({ by: 'team', isChat: false, text: 'The case begins.' })).toBe('Team: The case begins.')
})

test('whoever is missing is told, at once; a stand-in never is', () => {
  expect(missingText({ seats: [seat(0), seat(1), seat(2)], people })).toBeNull()
  const gone = [person('Ann', false), person('Rob', false)]
  expect(missingText({ seats: [seat(0), seat(1)], people: gone })).toBe('Provider, RT away; RN free')
  expect(missingText({ seats: [seat(0), seat(1), seat(2, '', standIn)], people: [person('Ann')] })).toBe(
    'RT signed out',
  )
})

test('vital signs are read aloud by kind and place, and what has no signal is said to have none', () => {
  const vitals = [
    { kind: 'rate', value: 178 },
    { kind: 'pressure', value: '58/38 (45)' },
    { kind: 'cuff', value: '32/20 (24)', label: 'Leg' },
    { kind: 'saturation', value: '--', place: 'hand' },
    { kind: 'saturation', value: 62, place: 'foot' },
    { kind: 'number', value: '35.6', label: 'Temp' },
  ] as const
  expect(vitalsAloud(vitals)).toBe(
    'Heart rate 178, blood pressure 58/38 (45), Leg 32/20 (24), oxygen saturation at the hand without a signal, at the foot 62 %, Temp 35.6',
  )
})

test('stand-ins and who has no seat are counted', () => {
  expect(besidesText({ seats: [seat(0), seat(1, '', standIn), seat(2, '', standIn)], people: [person('Ann')] })).toBe(
    '2 stand-ins',
  )
  expect(besidesText({ seats: [seat(0)], people })).toBe('2 without a seat')
})
