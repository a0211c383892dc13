import { idealChoices } from '#case/testing/walk-choices.ts'
import { expectPhase, pressPhase, showReport } from './steps/debriefing.ts'
import { test } from './team.ts'
import { trioAt } from './trio-at.ts'

test('who looked ahead goes along again once the team has come there', async ({ app, browser }) => {
  const { provider, rt } = await trioAt(app, browser, (walk) => walk.toReport(idealChoices))
  for (const page of [provider, rt]) await page.goto('/final-report')
  await showReport(rt)
  await expectPhase(rt, 'Analysis', 'Reactions')
  await pressPhase(provider, 'Analysis')
  await expectPhase(rt, 'Analysis')
  await pressPhase(provider, 'Summary')
  await expectPhase(rt, 'Summary')
})
