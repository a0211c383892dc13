import { expect, test } from 'vitest'
import { agoText, quietText, workText } from './person-cards.tsx'

test('what was less than a minute ago is now, and the rest is told in minutes', () => {
  expect(agoText(59_999)).toBe('now')
  expect(agoText(60_000)).toBe('1 min ago')
  expect(agoText(3_780_000)).toBe('1 h 3 min ago')
})

test('who was quiet for three minutes stands out', () => {
  expect(quietText(0)).toEqual({ text: 'active now', isLong: false })
  expect(quietText(179_999)).toEqual({ text: 'quiet for 2 min', isLong: false })
  expect(quietText(180_000)).toEqual({ text: 'quiet for 3 min', isLong: true })
})

test('inside a task its step is named, and then how long its time still binds', () => {
  const at = { now: 1000, pace: 10 }
  expect(workText({ name: 'Dopamine', step: 3, inAll: 6, label: 'Draw 1.6 mL' }, at)).toBe(
    'Dopamine, step 3 of 6: Draw 1.6\u00a0mL',
  )
  expect(workText({ name: 'Order Pharmacy AR', step: null, until: 7000 }, at)).toBe(
    'Order Pharmacy AR: all steps done, busy for 1:00',
  )
})
