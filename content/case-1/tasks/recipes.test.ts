import { expect, test } from 'vitest'
import type { TaskStep } from '#case/story/task.ts'
import { patient } from '../patient.ts'
import { epiChallenge } from './epi-challenge.ts'
import { drawSaline, mixDopamine, mixEpinephrine } from './mixed-meds.ts'
import { orderPharmacy } from './order-pharmacy.ts'
import { codeEpinephrine, dopamine, epinephrine, salineBolus } from './recipes.ts'

const { weightKg } = patient

/** Without the dust of binary fractions. */
const exact = (value: number) => Number(value.toFixed(6))

const numberIn = (steps: readonly TaskStep[], slug: string) => {
  const step = steps.find((candidate) => candidate.slug === slug)
  return step?.kind === 'number' ? step.right : undefined
}
const asked = (slug: string) => {
  const step = epiChallenge.steps.at(-1)
  return step?.kind === 'numbers' ? step.asks.find((ask) => ask.slug === slug) : undefined
}
const checkIn = (steps: readonly TaskStep[]) => steps.find((step) => step.kind === 'check')

test('the doses that the case orders run at 1.2 and 0.48 mL/h', () => {
  expect(dopamine.rates).toContainEqual({ dose: 10, mlPerHour: 1.2 })
  expect(epinephrine.rates).toContainEqual({ dose: 0.05, mlPerHour: 0.48 })
})

test('the bolus is 32 mL, over 10 min at 192 mL/h', () => {
  expect(salineBolus).toMatchObject({ ml: 32, minutes: 10, mlPerHour: 192 })
})

test('the code dose is 0.64 mL of 0.1 mg/mL, allowed from 0.32 to 0.96', () => {
  const { mgPerMl, ml, allowedMl } = codeEpinephrine
  expect((0.01 * weightKg) / mgPerMl).toBeCloseTo(allowedMl.from, 10)
  expect((0.03 * weightKg) / mgPerMl).toBeCloseTo(allowedMl.to, 10)
  expect(ml).toBe(0.64)
})

test('the steps draw what the recipes say', () => {
  expect([numberIn(mixDopamine.steps, 'diluent'), numberIn(mixDopamine.steps, 'drug')]).toEqual([48, 2])
  expect([dopamine.diluentMl, dopamine.drugMl]).toEqual([48, 2])
  expect([numberIn(mixEpinephrine.steps, 'diluent'), numberIn(mixEpinephrine.steps, 'drug')]).toEqual([49, 1])
  expect([epinephrine.diluentMl, epinephrine.drugMl]).toEqual([49, 1])
  expect(numberIn(drawSaline.steps, 'draw')).toBe(salineBolus.ml)
  expect([numberIn(epiChallenge.steps, 'drug'), numberIn(epiChallenge.steps, 'diluent')]).toEqual([
    codeEpinephrine.drugMl,
    codeEpinephrine.diluentMl,
  ])
})

test('the epi-challenge asks for the code dose and the drip, and its wrong answers are known mistakes', () => {
  const dose = asked('code-dose')
  const drip = asked('drip')
  expect(dose).toMatchObject({ right: codeEpinephrine.ml, tolerance: 0.02 })
  expect(drip).toMatchObject({ right: 0.48, tolerance: 0.01 })
  const mg = 0.02 * weightKg
  expect(dose?.wrong.map(({ value }) => value)).toEqual(
    [mg / 1, (0.01 * weightKg) / 0.1, (0.1 * weightKg) / 0.1, (10 * mg) / 0.1].map(exact),
  )
  const perMinute = (0.05 * weightKg) / 20
  expect(drip?.wrong.map(({ value }) => value)).toEqual([perMinute, 10 * perMinute * 60, (0.05 * 60) / 20].map(exact))
})

test.each([
  { recipe: dopamine, steps: mixDopamine.steps, ordered: mixDopamine.ordered },
  { recipe: epinephrine, steps: mixEpinephrine.steps, ordered: mixEpinephrine.ordered },
])('the second person sees what the recipe of $recipe.drug says', ({ recipe, steps, ordered }) => {
  const { drug, stockMgPerMl, drugMl, diluent, diluentMl } = recipe
  const concentration = `${recipe.mcgPerMl.toLocaleString('en-US')} mcg/mL`
  expect(ordered).toBe(`${drug} ${concentration}, 50 mL`)
  expect(checkIn(steps)).toMatchObject({ drug, order: `${ordered}, into a vein, for ${weightKg} kg` })
  expect(checkIn(steps)?.made.map(({ slug, value }) => [slug, value])).toEqual([
    [
      'drawn',
      `${drugMl} mL of ${stockMgPerMl} mg/mL (${drugMl * stockMgPerMl} mg) + ${diluentMl} mL ${diluent} = 50 mL`,
    ],
    ['label', `${drug} ${concentration}, ${weightKg} kg, time`],
    ['syringe', '50 mL, Luer lock'],
  ])
})

test.each([mixDopamine, mixEpinephrine])(
  'what does not fit of $slug is a name or a tip, never a number that RN entered',
  ({ steps }) => {
    const { made, misfits } = checkIn(steps) ?? { made: [], misfits: [] }
    const numbersIn = (text: string) => text.match(/[\d.,]+\b/g)
    expect(misfits.map(({ part }) => part)).toEqual(['label', 'syringe'])
    for (const { part, value } of misfits) {
      const right = made.find(({ slug }) => slug === part)?.value ?? ''
      expect(value).not.toBe(right)
      expect(numbersIn(value)).toEqual(numbersIn(right))
    }
  },
)

test('saline is not checked by a second person', () => {
  expect(checkIn(drawSaline.steps)).toBeUndefined()
})

test('the pharmacy order is four items, and four stay on the shelf', () => {
  const tray = orderPharmacy.steps.find((step) => step.kind === 'pick-items')
  const slugs = (isRight: boolean) => tray?.items.filter((item) => item.isRight === isRight).map((item) => item.slug)
  expect(slugs(true)).toEqual(['fentanyl', 'd10w', 'heparinised-saline', 'rocuronium'])
  expect(slugs(false)).toEqual(['prostaglandin', 'dobutamine', 'bicarbonate', 'potassium-chloride'])
})
