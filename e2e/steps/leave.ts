import { cutOff, expectAccessible, reload } from '../steadiness.ts'
import { expect } from '../team.ts'
import { button, goOn, type Trio, timerOf } from '../trio.ts'

/** All say that they are ready, and the doors close. */
export async function closeDoors({ provider, rt, rn }: Trio): Promise<void> {
  await cutOff(provider, () => provider.getByRole('checkbox').first().check())
  for (const page of [rt, rn]) await expect(button(page, 'Ready to leave')).toBeEnabled()
  await Promise.all([reload(provider), reload(rt), reload(rn)])
  await goOn(provider)
  await expect(provider).toHaveURL(/\/ready-to-leave$/)
  await expectAccessible(provider)
  await Promise.all([cutOff(rt, () => button(rt, 'Ready to leave').click()), button(rn, 'Ready to leave').click()])
  for (const page of [rt, rn]) await expect(page.getByText('You are ready to leave.')).toBeVisible()
  await expectAccessible(rn)

  await expect(button(provider, 'Confirm')).toBeEnabled()
  await Promise.all([reload(provider), reload(rt)])
  await cutOff(provider, () => button(provider, 'Confirm').click())
  await expect(provider.getByText(/The doors close\. The clock stopped at \d+:\d\d\./)).toBeVisible()
  await reload(provider)
  await goOn(provider)
  await expect(provider).toHaveURL(/\/provider\/transport\/preparation\/result$/)
}

/** How long it took, and the time on which everyone's timer stands. */
export async function readResult({ provider, rt, rn }: Trio): Promise<void> {
  await expect(provider.getByRole('heading', { name: /Your promise is (not )?kept: <30 min/ })).toBeVisible()
  const timeLine = provider.getByRole('region', { name: 'The time line' })
  for (const name of ['Order Pharmacy AR', 'Med Pumps AR', 'Dopamine', 'Epi-challenge', 'Calibrate INO AR']) {
    await expect(timeLine.getByRole('listitem').filter({ hasText: name })).toContainText(/\d+:\d\d to \d+:\d\d/)
  }
  await expectAccessible(provider)
  await cutOff(provider, () => expect(timeLine).toBeVisible())
  await reload(provider)
  const stoppedAt = await timerOf(provider).innerText()
  for (const page of [rt, rn]) await expect(timerOf(page)).toHaveText(stoppedAt)
}
