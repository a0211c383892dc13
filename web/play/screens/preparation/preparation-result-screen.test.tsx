import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PreparationResult } from '#case/views/preparation/preparation-result.ts'
import { TimeVerdict } from './preparation-result-screen.tsx'

const told = (tookMs: number): string => {
  const [loadingMs, limitMs] = [600_000, 1_800_000]
  const toSpareMs = limitMs - tookMs - loadingMs
  const promise = { name: '<30 min', limitMs, isKept: toSpareMs > 0, toSpareMs }
  const result = { tookMs, bestMs: 600_000, loadingMs, band: { title: 'Good', advice: '' }, promise }
  return renderToStaticMarkup(<TimeVerdict result={result as unknown as PreparationResult} />) // the rest is not read
}

test('what was taken and what is to spare add up to the promise, also within a second', () => {
  expect(told(622_400)).toContain('make 20:22. 9:38 to spare.')
  expect(told(622_000)).toContain('make 20:22. 9:38 to spare.')
  expect(told(1_275_400)).toContain('make 31:15. 1:15 too long.')
})
