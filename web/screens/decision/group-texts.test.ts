import { expect, test } from 'vitest'
import type { GroupView } from '#case/views/bedside/points.ts'
import { adviceText, hintText } from './group-texts.ts'

const aGroup = (fields: Partial<GroupView>): GroupView => ({
  name: 'Procedure',
  options: [],
  rt: [],
  rn: [],
  provider: [],
  decidedAt: null,
  isOpen: true,
  ...fields,
})

test('a group says whose advice there is', () => {
  expect(
    [{}, { rt: ['pal'] }, { rn: ['pal'] }, { rt: ['pal'], rn: ['cxr'] }].map((said) => adviceText(aGroup(said))),
  ).toEqual(['No advice yet', 'RT has advised, RN not yet', 'RN has advised, RT not yet', 'RT and RN have advised'])
})

const adviser = { isDecider: false, isProcedure: true, own: [], chosen: [], isChanged: false }

test('an adviser reads what Confirm would send, and that it can be taken back', () => {
  expect(hintText(adviser)).toMatch(/^Choose any, then send/)
  expect(hintText({ ...adviser, chosen: ['pal'], isChanged: true })).toBe('Confirm sends your advice to the team.')
  expect(hintText({ ...adviser, own: ['pal'], chosen: ['pal'] })).toMatch(/^The team sees your advice/)
  expect(hintText({ ...adviser, own: ['pal'], chosen: ['cxr'], isChanged: true })).toMatch(/earlier advice/)
  expect(hintText({ ...adviser, own: ['pal'], isChanged: true })).toBe('Confirm takes your advice back.')
})

test('the Provider reads that Confirm is final', () => {
  expect(hintText({ ...adviser, isDecider: true, chosen: ['pal'], isChanged: true })).toMatch(/is final/)
  expect(hintText({ ...adviser, isDecider: true })).toMatch(/^Choose any, or none/)
  expect(hintText({ ...adviser, isDecider: true, isProcedure: false })).toBe('Choose one, then decide.')
})
