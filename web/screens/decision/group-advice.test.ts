import { expect, test } from 'vitest'
import type { GroupView } from '#case/views/bedside/points.ts'
import { advisersMissing, choicesOf, optionsOf, rolesBehind, toSwitch, withTap } from './group-advice.ts'

const option = (slug: string) => ({ slug, name: slug.toUpperCase(), score: null, why: null })
const aGroup = (fields: Partial<GroupView>): GroupView => ({
  name: 'Procedure',
  options: ['cxr', 'istat', 'pal'].map(option),
  rt: null,
  rn: null,
  provider: null,
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
  expect(withTap({ name: 'Procedure' }, ['cxr'], 'pal')).toEqual(['cxr', 'pal'])
  expect(withTap({ name: 'Procedure' }, ['cxr', 'pal'], 'cxr')).toEqual(['pal'])
  expect(withTap({ name: 'Departure' }, ['ready'], 'not-ready')).toEqual(['not-ready'])
})
