import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { case2 } from '#content/case-2/case-2.ts'
import { chestShapes } from './chest-shapes.ts'
import { marksOf } from './film-marks.tsx'
import { FRAME, levelY } from './skeleton.ts'

const films = { ...case1.films, ...case2.films }
const marksOn = (name: string) => (films[name] ? marksOf(films[name]) : [])
const labels = (name: string) => marksOn(name).map(({ label }) => label)

const tubed = Object.keys(films).filter((name) => films[name]?.tubeTip)

test('every film with a tube marks its tip and the carina, and no other does', () => {
  for (const name of tubed) {
    expect(labels(name)).toContain(name.includes('deep-tube') ? 'Tube tip at T4' : 'Tube tip at T2')
    expect(labels(name)).toContain('Carina')
  }
  expect(Object.keys(films)).toHaveLength(9)
  expect(labels('big-heart').join()).not.toMatch(/Tube|Carina/)
})

test('each film marks what is its own', () => {
  expect(labels('deep-tube')).toEqual(expect.arrayContaining(['Flat diaphragms', '10th rib']))
  expect(labels('pneumothorax')).toEqual(
    expect.arrayContaining(['Lung edge', 'No lung markings', 'Heart pushed left', 'Flat diaphragm']),
  )
  expect(labels('drained')).toEqual(expect.arrayContaining(['Pigtail', 'Thin rim of air', 'Lung up']))
  expect(labels('big-heart-tube')).toEqual(expect.arrayContaining(['Heart 2/3 of the chest', 'Wet vessels', 'Thymus']))
  expect(labels('re-expanded')).toEqual(expect.arrayContaining(['Pigtail', 'Lung up to the wall', '9th rib']))
})

test('a lung that is re-expanded fills its side of the chest, without a rim of air', () => {
  const { rightCavity, rightLung, pleuralLine, shift } = chestShapes['re-expanded']
  expect({ rightLung, pleuralLine, shift }).toEqual({ rightLung: rightCavity, pleuralLine: null, shift: 0 })
  expect(labels('re-expanded')).not.toContain('Thin rim of air')
})

test('the mark of the tip lies at its vertebra, above the carina', () => {
  for (const name of tubed) {
    const tubeTip = films[name]?.tubeTip ?? 0
    const at = (label: string) => marksOn(name).find((mark) => mark.label === label)?.to?.[1] ?? Number.NaN
    const tip = at(`Tube tip at T${tubeTip}`)
    expect(tip).toBeGreaterThan((levelY(tubeTip - 1) + levelY(tubeTip)) / 2)
    expect(tip).toBeLessThan((levelY(tubeTip) + levelY(tubeTip + 1)) / 2)
    expect(at('Carina')).toBeGreaterThan(tip)
  }
})

test('all labels and what they point at lie on the film', () => {
  for (const { at, to = at } of Object.values(films).flatMap(marksOf)) {
    for (const [x, y] of [at, to]) {
      expect(x).toBeGreaterThan(FRAME.x)
      expect(x).toBeLessThan(FRAME.x + FRAME.width)
      expect(y).toBeGreaterThan(FRAME.y)
      expect(y).toBeLessThan(FRAME.y + FRAME.height)
    }
  }
})
