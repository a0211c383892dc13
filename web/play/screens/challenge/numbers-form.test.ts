import { expect, test } from 'vitest'
import { firstAmiss, numbersIn, problemWith } from './ask-form.tsx'

const map = { slug: 'MAP', label: 'MAP', unit: 'cmH2O', limits: { from: 8, to: 30 } }
const rr = { slug: 'RR', label: 'RR', unit: 'Hz', limits: { from: 5, to: 15 } }

test('nothing typed is asked for; what is no number is left to the field to tell', () => {
  expect(problemWith({ limits: null }, '  ')).toBe('Type a number first.')
  for (const text of ['abc', '-5', '17 cmH2O']) expect(problemWith(map, text)).toBeNull()
})

test('a number outside its limits is told from where to where', () => {
  for (const text of ['7.9', '30,1', '600']) expect(problemWith(map, text)).toBe('Enter a number from 8 to 30.')
  for (const text of ['8', '30', '17.5']) expect(problemWith(map, text)).toBeNull()
})

test('without limits any number may be sent, but one too long to be a number', () => {
  expect(problemWith({ limits: null }, '99999')).toBeNull()
  expect(problemWith({ limits: null }, '9'.repeat(400))).toBe('That number is too large.')
})

test('the first field that is amiss is found, whatever is wrong with it', () => {
  expect(firstAmiss([map, rr], { MAP: '17', RR: '10' })).toBe(-1)
  expect(firstAmiss([map, rr], { MAP: '17' })).toBe(1)
  expect(firstAmiss([map, rr], { MAP: 'x', RR: '99' })).toBe(0)
  expect(firstAmiss([map, rr], { MAP: '17', RR: '600' })).toBe(1)
})

test('what is sent is what was typed, with a point or a comma', () => {
  expect(numbersIn([map, rr], { MAP: '17,5', RR: ' 9 ' })).toEqual({ MAP: 17.5, RR: 9 })
})
