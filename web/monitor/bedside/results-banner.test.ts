import { expect, test } from 'vitest'
import type { Fares } from '#case/views/bedside/point-results.ts'
import { bannerOf } from './results-banner.ts'

const banner = (monitor: Fares, gas: Fares, isWorst = false) =>
  bannerOf({ monitor: { went: monitor, isWorst }, gas: { went: gas } })

test('what monitor and gas say together needs one word', () => {
  expect(banner('better', 'better')).toEqual({ word: 'Better', fares: 'better' })
  expect(banner('better', 'same')).toEqual({ word: 'Better on the monitor, the gas as before', fares: 'better' })
  expect(banner('worse', 'worse', true)).toEqual({ word: 'Worse', fares: 'worse' })
  expect(banner('same', 'same')).toEqual({ word: 'Unchanged', fares: 'same' })
})

test('over a monitor that did not move the banner says that it was the gas', () => {
  expect(banner('same', 'worse')).toEqual({ word: 'The monitor as before, worse in the gas', fares: 'worse' })
  expect(banner('same', 'better')).toEqual({ word: 'The monitor as before, better in the gas', fares: 'better' })
})

test('where the two go apart both are said, and the monitor gives the colour', () => {
  expect(banner('worse', 'better')).toEqual({ word: 'Worse on the monitor, better in the gas', fares: 'worse' })
  expect(banner('better', 'worse')).toEqual({ word: 'Better on the monitor, worse in the gas', fares: 'better' })
})

test('who was at the worst and still is there is still critical: nobody calls that unchanged', () => {
  expect(banner('same', 'same', true)).toEqual({ word: 'Still critical, no better', fares: 'worse' })
  expect(banner('same', 'worse', true)).toEqual({
    word: 'The monitor still critical, worse in the gas',
    fares: 'worse',
  })
})
