import { expect, test } from 'vitest'
import type { GroupView } from '#case/views/bedside/points.ts'
import {
  adviceText,
  advisersMissing,
  choicesOf,
  hintText,
  optionsOf,
  rolesBehind,
  toSwitch,
  withTap,
} from './group-options.tsx'

const option = (slug: string) => ({ slug, name: slug.toUpperCase(), score: null, why: null })
const aGroup = (fields: Partial<GroupView>): GroupView => ({
  name: 'Procedure',
  options: ['cxr', 'istat', 'pal'].map(option),
  rt: null,
  rn: null,
  provider: null,
  heldBack: null,
  decidedAt: null,
  isOpen: true,
  ...fields,
})

test('everyone who chose an option stands behind it, the decision last', () => {
  const group = aGroup({ rt: ['cxr', 'pal'], rn: ['pal'], provider: ['pal'] })
  expect(rolesBehind(group, 'pal')).toEqual([1, 2, 0])
  expect(rolesBehind(group, 'cxr')).toEqual([1])
  expect(rolesBehind(group, 'istat')).toEqual([])
})

test('one choice is read like a list of one', () => {
  const group = aGroup({ name: 'Ventilator', rn: 'cxr' })
  expect(choicesOf(group, 2)).toEqual(['cxr'])
  expect(rolesBehind(group, 'cxr')).toEqual([2])
})

test('advice that was taken back is missing like advice that never came', () => {
  expect(advisersMissing(aGroup({ rt: [], rn: ['pal'] }))).toEqual([1])
  expect(advisersMissing(aGroup({ name: 'Ventilator', rt: null, rn: null }))).toEqual([1, 2])
})

test('the options of a role come as listed, not as chosen', () => {
  expect(optionsOf(aGroup({ rt: ['pal', 'cxr'] }), 1).map(({ name }) => name)).toEqual(['CXR', 'PAL'])
})

test('only what differs is switched', () => {
  expect(toSwitch(['cxr', 'pal'], ['pal', 'istat'])).toEqual(['cxr', 'istat'])
  expect(toSwitch(['pal'], ['pal'])).toEqual([])
})

test('a procedure is switched on and off, any other option takes the place of the last', () => {
  expect(withTap({ several: true }, ['cxr'], 'pal')).toEqual(['cxr', 'pal'])
  expect(withTap({ several: true }, ['cxr', 'pal'], 'cxr')).toEqual(['pal'])
  expect(withTap({}, ['ready'], 'not-ready')).toEqual(['not-ready'])
})

test('a group says whose advice there is', () => {
  expect(
    [{}, { rt: ['pal'] }, { rn: ['pal'] }, { rt: ['pal'], rn: ['cxr'] }].map((said) =>
      adviceText(aGroup({ rt: [], rn: [], provider: [], ...said })),
    ),
  ).toEqual(['No advice yet', 'RT has advised, RN not yet', 'RN has advised, RT not yet', 'RT and RN have advised'])
})

test('who has not advised reads that the other has, not what', () => {
  expect(adviceText(aGroup({ heldBack: 1 }))).toBe('RT has advised: you read it after your own advice')
})

const adviser = { isDecider: false, several: true, own: [], chosen: [], isChanged: false }

test('an adviser reads what Confirm would send, and that it can be taken back', () => {
  expect(hintText(adviser)).toMatch(/^Choose any, then send/)
  expect(hintText({ ...adviser, chosen: ['pal'], isChanged: true })).toBe('Confirm sends your advice to the team.')
  expect(hintText({ ...adviser, own: ['pal'], chosen: ['pal'] })).toMatch(/^Your advice is sent/)
  expect(hintText({ ...adviser, own: ['pal'], chosen: ['cxr'], isChanged: true })).toMatch(/earlier advice/)
  expect(hintText({ ...adviser, own: ['pal'], isChanged: true })).toBe('Confirm takes your advice back.')
})

test('the Provider reads that Confirm is final', () => {
  expect(hintText({ ...adviser, isDecider: true, chosen: ['pal'], isChanged: true })).toMatch(/is final/)
  expect(hintText({ ...adviser, isDecider: true })).toMatch(/^Choose any, or none/)
  expect(hintText({ ...adviser, isDecider: true, several: false })).toBe('Choose one, then decide.')
})
