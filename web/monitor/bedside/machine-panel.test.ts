import { expect, test } from 'vitest'
import { splitReading } from './machine-panel.tsx'

test('a number, its unit and what stands in brackets are told apart', () => {
  expect(splitReading('9 mL (2.8 mL/kg)')).toEqual({ figure: '9', unit: 'mL', note: '2.8 mL/kg' })
  expect(splitReading('10 Hz')).toEqual({ figure: '10', unit: 'Hz', note: '' })
  expect(splitReading('33%')).toEqual({ figure: '33', unit: '%', note: '' })
  expect(splitReading('32/7')).toEqual({ figure: '32/7', unit: '', note: '' })
  expect(splitReading('0.97')).toEqual({ figure: '0.97', unit: '', note: '' })
})

test('words stay words', () => {
  expect(splitReading('off')).toEqual({ figure: null, unit: '', note: 'off' })
  expect(splitReading('about 60 a minute')).toEqual({ figure: null, unit: '', note: 'about 60 a minute' })
  expect(splitReading('60 to 80 a minute')).toEqual({ figure: null, unit: '', note: '60 to 80 a minute' })
})

test('nothing is lost', () => {
  for (const value of ['9 mL (2.8 mL/kg)', '0.35 s', '20 ppm', '100%', '1.0', 'not known', 'built in, cannot travel']) {
    const { figure, unit, note } = splitReading(value)
    expect([figure, unit, note].join('').replaceAll(' ', '')).toBe(value.replaceAll(/[ ()]/g, ''))
  }
})
