import { expect, test } from 'vitest'
import type { CheckReport } from '#case/report/checks-report.ts'
import { checkText } from './attempts-list.tsx'

const misfit = { part: 'Label', value: 'Dobutamine', what: 'The sticker says dobutamine.' }
const check = (fields: Partial<CheckReport>): CheckReport => ({
  drug: 'Dopamine',
  order: 'Dopamine',
  misfit: null,
  answers: [{ roleId: 0, at: 0, part: null }],
  isRight: true,
  ...fields,
})

test('what did not fit is told with who named it, or who confirmed it all the same', () => {
  const answers = [
    { roleId: 1, at: 0, part: 'Label' },
    { roleId: 0, at: 1, part: null },
  ] as const
  expect(checkText(check({ misfit, answers }))).toBe('Label: Dobutamine. The sticker says dobutamine. RT named it.')
  expect(checkText(check({ misfit, isRight: false }))).toBe(
    'Label: Dobutamine. The sticker says dobutamine. Provider confirmed it all the same.',
  )
})

test('where all fitted that is said, also of what was sent back for nothing', () => {
  expect(checkText(check({}))).toBe('All fitted its order.')
  const answers = [
    { roleId: 1, at: 0, part: 'Syringe' },
    { roleId: 1, at: 1, part: null },
  ] as const
  expect(checkText(check({ answers }))).toBe('All fitted its order. RT sent it back for: syringe, which fitted.')
})
