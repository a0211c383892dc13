import { expect, test } from 'vitest'
import { emptyState } from '#case/records/state.ts'
import { secretsOf } from '#case/testing/secrets.ts'
import { case1 } from '../case-1/case-1.ts'
import { keptAndConfidential, prebriefing, shortPrebriefing } from './prebriefing.ts'

test('what people read before they play gives nothing of the case away', () => {
  const read = JSON.stringify([prebriefing, shortPrebriefing, keptAndConfidential]).toLowerCase()
  const secrets = secretsOf(case1).filter(({ isDue }) => !isDue(emptyState, null))
  expect(secrets.length).toBeGreaterThan(500)
  expect(secrets.filter(({ text }) => read.includes(text.trim().toLowerCase())).map(({ text }) => text)).toEqual([])
})

test('no diagnosis, drug, dose or event of the case is named', () => {
  const read = JSON.stringify([prebriefing, shortPrebriefing])
  expect(read).not.toMatch(
    /\d+ ?(mg|mL|mcg|ppm|kg|psi)|meconium|PPHN|dopamine|epinephrine|pneumothorax|DOPE|ECMO|HFOV|drain/i,
  )
})
