import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { alarmLimits } from './alarm-limits.ts'

test('the limits stand in the list of what a clinician should review', () => {
  const page = readFileSync(new URL('../../docs/clinical/review.md', import.meta.url), 'utf8').replace(/\s+/g, ' ')
  const { heartRate, mean, oxygenPre, oxygenPost } = alarmLimits
  const between = ({ low, high }: { low: number; high: number }) => `${low} to ${high}`
  expect(page).toContain(
    `heart rate ${between(heartRate)}, mean BP ${between(mean)}, SpO2 pre-ductal ${between(oxygenPre)}, post-ductal ${between(oxygenPost)}`,
  )
  expect(page).toContain(
    `high priority below ${heartRate.veryLow}, ${mean.veryLow}, ${oxygenPre.veryLow} and ${oxygenPost.veryLow}`,
  )
})
