import type { Page } from '@playwright/test'
import { tonesPlayed } from '../players.ts'
import { cutOff, expectAccessible, reload } from '../steadiness.ts'
import { expect } from '../team.ts'
import { tonesFrom, tonesHz } from '../tones.ts'
import { button, goOn, type Trio } from '../trio.ts'

/** The Provider records and shares what the microphone hears. */
export async function recordBriefing({ provider }: Pick<Trio, 'provider'>): Promise<void> {
  const recorded = provider.getByRole('timer', { name: 'Recorded' })
  await provider.getByRole('checkbox').first().check()
  await expectAccessible(provider)
  await reload(provider)
  await button(provider, 'Start recording').click()
  await cutOff(provider, () => expect(recorded).toHaveText(/0:(0[1-9]|[1-5]\d)/))
  await expectAccessible(provider)
  await expect(recorded).toHaveText(/0:(0[4-9]|[1-5]\d)/)
  await button(provider, 'Stop recording').click()
  await expect(button(provider, 'Play')).toBeEnabled()
  await expectAccessible(provider)
  await reload(provider)
  await cutOff(provider, async () => {
    await button(provider, 'Share with team').click()
    await button(provider, 'Share it').click()
    await expect(provider.getByText('File cannot be Uploaded')).toBeVisible()
  })
  await button(provider, 'Try again').click()
  await expect(provider.getByText('Shared with your team')).toBeVisible()
  await goOn(provider)
  await expect(provider).toHaveURL(/\/record\/awaiting$/)
}

/** RT and RN hear it, and it is what the microphone heard. */
export async function hearBriefing({ provider, rt, rn }: Trio): Promise<void> {
  for (const page of [rt, rn]) await expect(button(page, 'Play')).toBeEnabled()
  await Promise.all([expectAccessible(rt), reload(rn)])
  await Promise.all([cutOff(rt, () => hear(rt)), hear(rn)])
  for (const page of [rt, rn]) {
    const heard = await tonesPlayed(page)
    expect(heard.length).toBeGreaterThanOrEqual(tonesHz.length)
    expect(heard).toEqual(tonesFrom(heard[0], heard.length))
    await expect(page.getByText('You have listened')).toBeVisible()
  }
  await expect(provider.getByText('Has listened')).toHaveCount(2)
  await expectAccessible(provider)
  await Promise.all([reload(provider), reload(rt)])
  await Promise.all([cutOff(provider, () => goOn(provider)), goOn(rt), goOn(rn)])
}

/** To its end. Offline it is told later. */
async function hear(page: Page): Promise<void> {
  await button(page, 'Play').click()
  await expect(page.getByText('You have listened').or(page.getByText('1 unsent'))).toBeVisible()
}
