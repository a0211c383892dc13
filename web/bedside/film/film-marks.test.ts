import { expect, test } from 'vitest'
import type { Film } from '#case/story/decision-story.ts'
import { chestShapes } from './chest-shapes.ts'
import { marksOf } from './film-marks.tsx'
import { filmPlans } from './film-plan.ts'
import { FRAME, levelY } from './skeleton.ts'

const films = Object.keys(filmPlans) as Film[] // its keys are the films
const labels = (film: Film) => marksOf(film).map(({ label }) => label)

test('every film marks the tip of its tube and the carina', () => {
  for (const film of films) {
    expect(labels(film)).toContain(film.includes('deep-tube') ? 'Tube tip at T4' : 'Tube tip at T2')
    expect(labels(film)).toContain('Carina')
  }
  expect(films).toHaveLength(7)
})

test('each film marks what is its own', () => {
  expect(labels('deep-tube')).toEqual(expect.arrayContaining(['Flat diaphragms', '10th rib']))
  expect(labels('pneumothorax')).toEqual(
    expect.arrayContaining(['Lung edge', 'No lung markings', 'Heart pushed left', 'Flat diaphragm']),
  )
  expect(labels('drained')).toEqual(expect.arrayContaining(['Pigtail', 'Thin rim of air', 'Lung up']))
  expect(labels('re-expanded')).toEqual(expect.arrayContaining(['Pigtail', 'Lung up to the wall', '9th rib']))
})

test('a lung that is re-expanded fills its side of the chest, without a rim of air', () => {
  const { rightCavity, rightLung, pleuralLine, shift } = chestShapes[filmPlans['re-expanded'].chest]
  expect({ rightLung, pleuralLine, shift }).toEqual({ rightLung: rightCavity, pleuralLine: null, shift: 0 })
  expect(labels('re-expanded')).not.toContain('Thin rim of air')
})

test('the mark of the tip lies at its vertebra, above the carina', () => {
  for (const film of films) {
    const { tubeTip } = filmPlans[film]
    const at = (label: string) => marksOf(film).find((mark) => mark.label === label)?.to?.[1] ?? Number.NaN
    const tip = at(`Tube tip at T${tubeTip}`)
    expect(tip).toBeGreaterThan((levelY(tubeTip - 1) + levelY(tubeTip)) / 2)
    expect(tip).toBeLessThan((levelY(tubeTip) + levelY(tubeTip + 1)) / 2)
    expect(at('Carina')).toBeGreaterThan(tip)
  }
})

test('all labels and what they point at lie on the film', () => {
  for (const { at, to = at } of films.flatMap(marksOf)) {
    for (const [x, y] of [at, to]) {
      expect(x).toBeGreaterThan(FRAME.x)
      expect(x).toBeLessThan(FRAME.x + FRAME.width)
      expect(y).toBeGreaterThan(FRAME.y)
      expect(y).toBeLessThan(FRAME.y + FRAME.height)
    }
  }
})
