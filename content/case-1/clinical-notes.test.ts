import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { injections } from './injections/injections.ts'
import { metrics } from './metrics.ts'
import { vitalStats } from './vital-stats.ts'

const notes = (page: string) => readFileSync(new URL(`../../docs/clinical/${page}`, import.meta.url), 'utf8')
const row = (label: string | number, cells: readonly (string | number)[]) => `| ${label} | ${cells.join(' | ')} |`
const labels = ['0', '1', '2', '3 (start)', '4']

test('the clinical notes show the monitor rows of the case', () => {
  const page = notes('gases.md')
  for (const [index, { heartRate, bloodPressure, oxygenPre, oxygenPost }] of vitalStats.allStates.entries())
    expect(page).toContain(
      row(labels[index] ?? '', [heartRate, bloodPressure, oxygenPre, oxygenPost, oxygenPre - oxygenPost]),
    )
})

test('the clinical notes show the gas rows of the case', () => {
  const page = notes('gases.md')
  for (const [index, gas] of vitalStats.alliStat.entries()) {
    const { ph, PCO2, PO2, HCO3, BE, Hct, Glu, iCa, Na, K } = gas
    const cells = [ph.toFixed(2), PCO2, PO2, HCO3.toFixed(1), BE, Hct, Glu, iCa.toFixed(2), Na, K.toFixed(1)]
    expect(page).toContain(row(labels[index] ?? '', cells))
  }
})

test.each([18, 16])('the clinical notes give the indexes that follow from the rows at MAP %i', (map) => {
  const indexes = (values: readonly number[]) => values.map((value) => Math.round((map * 100) / value))
  const page = notes('gases.md')
  expect(page).toContain(row(`OI at MAP ${map} (by gas row)`, indexes(vitalStats.alliStat.map((gas) => gas.PO2))))
  expect(page).toContain(
    row(`OSI at MAP ${map} (by monitor row)`, indexes(vitalStats.allStates.map((state) => state.oxygenPre))),
  )
})

test('the sources are numbered without a gap, each with an address', () => {
  const listed = notes('sources.md').split('## Limits')[0] ?? ''
  const numbers = [...listed.matchAll(/^(\d+)\. .+\n +(<http|BMC Pediatrics)/gm)].map((match) => Number(match[1]))
  expect(numbers).toHaveLength(listed.match(/^\d+\. /gm)?.length ?? 0)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('the clinical notes say that nobody has reviewed the case, and list what to review', () => {
  expect(notes('README.md')).toContain('no clinician has reviewed this case yet')
  const listed = [...notes('review.md').matchAll(/^- \[ \] (\d+)\. /gm)].map((match) => Number(match[1]))
  expect(listed.length).toBeGreaterThanOrEqual(18)
  expect(listed).toEqual(listed.map((_, index) => index + 1))
})

test('the sources of every event are listed', () => {
  const listed = [...notes('sources.md').matchAll(/^(\d+)\. /gm)].map((match) => Number(match[1]))
  for (const { slug, sources } of injections) {
    for (const source of sources) expect(listed, slug).toContain(source)
  }
})

test('the sources of every metric are listed, and what has a benchmark has a source', () => {
  const listed = [...notes('sources.md').matchAll(/^(\d+)\. /gm)].map((match) => Number(match[1]))
  for (const { slug, sources, benchmark } of metrics) {
    for (const { number } of sources) expect(listed, slug).toContain(number)
    if (benchmark) expect(sources, slug).not.toHaveLength(0)
  }
})

test('every event without a source is marked for review', () => {
  const page = notes('review.md')
  for (const { slug, sources } of injections) if (sources.length === 0) expect(page).toContain(`\`${slug}\``)
})
