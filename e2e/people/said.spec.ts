import type { Page } from '@playwright/test'
import { PROVIDER, RN, RT } from '#case/records/roles.ts'
import { giveCommands } from '../give-commands.ts'
import { confirmGroup } from '../steps/confirm-group.ts'
import { expect, test } from '../team.ts'
import { goOn } from '../trio.ts'
import { toFirstQuestion, toListening, trioAt } from '../trio-at.ts'

/** A screen reader says it, wherever it stands. */
const expectSaid = (page: Page, text: string): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeAttached()

test('a message, the score and the start of the clock are said to who does not see them', async ({ app, browser }) => {
  const { rt } = await trioAt(app, browser, toFirstQuestion)
  await rt.goto('/provider/transport/selection')
  await expect(rt.getByRole('radio').first()).toBeEnabled()
  await giveCommands(app, async ({ as, goOn }) => {
    await as(RN, { kind: 'send-message', message: 'I look at the pumps.' })
    await expectSaid(rt, 'RN writes: I look at the pumps.')
    await as(PROVIDER, { kind: 'answer-question', question: 'transport-mode', option: 'Fixed wing (Airplane)' })
    await expectSaid(rt, 'The score is now 2.')
    for (const role of [PROVIDER, RT, RN]) await goOn(role)
    for (const role of [PROVIDER, RT, RN]) await goOn(role)
    await as(PROVIDER, { kind: 'answer-question', question: 'response-time', option: '<30 min' })
    for (const role of [PROVIDER, RT, RN]) await goOn(role)
    await goOn(PROVIDER)
    await expectSaid(rt, 'The transport clock has started.')
  })
  await expect(rt.getByText('The transport clock has started.')).toBeVisible()
})

test('who has listened, advised or decided, and what, is said with it', async ({ app, browser }) => {
  const { provider } = await trioAt(app, browser, toListening)
  await giveCommands(app, async ({ as, goOn }) => {
    await goOn(PROVIDER)
    await provider.goto('/record/awaiting')
    await as(RT, { kind: 'mark-listened' })
    await expectSaid(provider, 'RT: Has listened')
    await expectSaid(provider, 'RN: Not yet')
  })
})

test('at the bedside every group says its name with what has come of it', async ({ app, browser }) => {
  const { provider, rt } = await trioAt(app, browser, (walk) => walk.toDecisions())
  for (const page of [provider, rt]) await page.goto('/case/decision-point/1')
  await expect(provider.getByRole('heading', { level: 1 })).toBeVisible()
  await confirmGroup(rt, 'Medications', ['Dopamine'])
  await expectSaid(provider, 'Medications: RT has advised, RN not yet')
  await confirmGroup(provider, 'Medications', ['Saline bolus'])
  await provider.getByRole('alertdialog').getByRole('button', { name: 'Go on' }).click()
  await goOn(provider)
  await expectSaid(provider, 'Medications: Decided: Saline bolus')
})
