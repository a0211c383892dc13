import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { asItWas } from '../../debriefing/as-it-was.ts'
import { Walk } from '../../testing/walk.ts'
import { createViewCutter } from '../view-cutter.ts'
import { viewNewborn } from './newborn.ts'

const newborn = ({ state }: Walk) => viewNewborn(state, case1)
const valuesOf = (walk: Walk) => [...newborn(walk).monitor, ...newborn(walk).gas].map(({ value }) => value)

const told = ['165', '50/30 (37)', '86 %', '75 %', '7.14', '64', '40', '-7']
const found = ['178', '38/22 (27)', '76 %', '62 %', '6.98', '72', '38', '-15', '72', '5.6']

test('until the team is at her bedside she is as the caller told, and how she will be found comes next', () => {
  const walk = new Walk()
  for (const go of [() => {}, () => walk.toPreparation(), () => walk.prepare()]) {
    go()
    expect(newborn(walk)).toMatchObject({ known: 'told', rows: null })
    expect(valuesOf(walk)).toEqual(told)
    expect(newborn(walk).next).toEqual([
      'At the bedside the team will find HR 178, BP 38/22 (27), SpO2 76 and 62, pH 6.98.',
    ])
  }
  walk.challenges()
  expect(newborn(walk)).toMatchObject({ known: 'true' })
  expect(valuesOf(walk)).toEqual(found)
})

test('looking back, too, nobody is shown before the bedside what was found there', () => {
  const walk = new Walk()
  walk.toPreparation()
  const before = asItWas(walk.state, createViewCutter(case1), walk.now).newborn
  expect(before).toEqual(newborn(walk))
  expect(before.known).toBe('told')
})

test('rows are counted as people count, from the best to the worst of five', () => {
  const walk = new Walk()
  walk.toDecisions()
  expect(newborn(walk).rows).toEqual({ monitor: 4, gas: 4, inAll: 5 })
  expect(newborn(walk).next[0]).toBe(
    'With what is decided so far: monitor goes from row 4 to 5: worse. Gas stays at row 4.',
  )
})
