import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { followPlayers, tonesPlayed } from '../players.ts'
import type { App } from '../start-app.ts'
import { emails, expect, signIn } from '../team.ts'
import { mostInBoth } from '../tones.ts'
import { button, type Trio } from '../trio.ts'
import { toListening, toRecording } from '../trio-at.ts'
import { walkTo } from '../walk-to.ts'
import { watchForTrouble } from '../watch-for-trouble.ts'
import { type Engine, inTests, needEngines, type Open, otherEngines, test } from './engines.ts'

test.beforeEach(needEngines)

/** What a microphone gives before its first tone is no tone. */
const FEWEST_TONES = 4

/** The Provider is about to record; each has a browser of another maker. */
async function trioWith(open: Open, app: App, engines: readonly [Engine, Engine, Engine]): Promise<Trio> {
  const come = async (engine: Engine, email: string) => {
    const page = await open(engine)
    await signIn(page, email)
    await followPlayers(page)
    return page
  }
  const [provider, rt, rn] = engines
  const trio = {
    provider: await come(provider, emails.Provider),
    rt: await come(rt, emails.RT),
    rn: await come(rn, emails.RN),
  }
  await walkTo(app, [emails.Provider, emails.RT, emails.RN], toRecording)
  await Promise.all([
    trio.provider.goto('/record'),
    trio.rt.goto('/medical-call/audio'),
    trio.rn.goto('/medical-call/audio'),
  ])
  return trio
}

async function share(provider: Page): Promise<void> {
  await button(provider, 'Share with team').click()
  await button(provider, 'Share it').click()
  await expect(provider.getByText('Shared with your team')).toBeVisible()
}

/** Moves to its end and back, which is not hearing it, and then hears it. */
async function moveInAndHear(page: Page, length: string): Promise<void> {
  const player = page.getByRole('group', { name: 'the briefing' })
  const slider = player.getByRole('slider')
  await expect(player).toContainText(`0:00 / ${length}`)
  await expect(slider).toBeEnabled()
  await slider.press('End')
  await expect(player).toContainText(`${length} / ${length}`)
  await slider.press('Home')
  await expect(player).toContainText(`0:00 / ${length}`)
  await expect(page.getByText('You have listened')).toBeHidden()
  await button(page, 'Play').click()
  await expect(page.getByText('You have listened')).toBeVisible()
}

// What is recorded here and now is heard in the tests.
for (const name of ['chromium-five-seconds.webm', 'firefox.webm', 'webkitgtk.mp4']) {
  const length = '0:05'
  test(`${name} is accepted, and plays in every engine from start to end, at its length and with moving in it`, {
    tag: '@walk',
  }, async ({ open, app }) => {
    test.slow()
    const { provider, rt, rn } = await trioWith(open, app, ['chromium', 'firefox', 'webkit'])
    const troubles = watchForTrouble([provider, rt, rn])
    const take = await readFile(new URL(`../../server/testing/recordings/${name}`, import.meta.url))
    await provider.evaluate(() => {
      MediaDevices.prototype.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'))
    })
    await button(provider, 'Start recording').click()
    const mimeType = name.endsWith('mp4') ? 'audio/mp4' : 'audio/webm'
    await provider.getByLabel('Choose an audio file').setInputFiles({ name, mimeType, buffer: take })
    await expect(provider.getByRole('group', { name: 'your briefing' })).toContainText(`/ ${length}`)
    await share(provider)

    await Promise.all([moveInAndHear(rt, length), moveInAndHear(rn, length)])
    const own = provider.getByRole('group', { name: 'your briefing' })
    await expect(own.getByRole('slider')).toBeEnabled()
    await own.getByRole('slider').press('End')
    await expect(own).toContainText(`${length} / ${length}`)
    await own.getByRole('button', { name: 'Play from the start' }).click()
    await expect(own.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(own).toContainText(`${length} / ${length}`)
    expect(troubles).toEqual([])
  })
}

for (const engine of otherEngines) {
  test(`${engine}: a sound that does not come is said, and can be tried again`, { tag: inTests(engine) }, async ({
    open,
    app,
    surroundings,
  }) => {
    const rt = await open(engine)
    await signIn(rt, emails.RT)
    await walkTo(app, [emails.Provider, emails.RT, emails.RN], toListening)
    await rt.goto('/medical-call/audio')
    await expect(button(rt, 'Play')).toBeEnabled()
    await surroundings?.standStill(true)
    await button(rt, 'Play').click()
    await expect(rt.getByRole('alert').getByText('The sound does not come.')).toBeVisible()
    await button(rt, 'Try again').click()
    await surroundings?.standStill(false)
    await expect(rt.getByText('You have listened')).toBeVisible()
    await expect(rt.getByText('The sound does not come.')).toHaveCount(0)
  })
}

// Elsewhere the Provider records with Chromium.
for (const engines of [
  ['webkit', 'chromium', 'firefox'],
  ['firefox', 'webkit', 'chromium'],
  ['chromium', 'firefox', 'webkit'],
] as const) {
  test(`what a Provider records with ${engines[0]} is heard with ${engines[1]} and ${engines[2]}`, {
    tag: '@walk',
  }, async ({ open, app }) => {
    test.slow()
    const { provider, rt, rn } = await trioWith(open, app, engines)
    const troubles = watchForTrouble([provider, rt, rn])
    await button(provider, 'Start recording').click()
    await expect(provider.getByRole('timer', { name: 'Recorded' })).toHaveText(/0:(09|[1-5]\d)/)
    await button(provider, 'Stop recording').click()
    const take = provider.getByRole('group', { name: 'your briefing' })
    await expect(take).toContainText(/0:00 \/ 0:(0[2-9]|[1-5]\d)/)
    await expect(take.getByRole('slider')).toBeEnabled()
    await take.getByRole('slider').press('End')
    await expect(take).toContainText(/(0:\d\d) \/ \1/)
    await share(provider)

    const heard: number[][] = []
    for (const page of [rt, rn]) {
      await button(page, 'Play').click()
      await expect(page.getByText('You have listened')).toBeVisible()
      heard.push(await tonesPlayed(page))
    }
    // A tone that a busy machine's sound card cut short is heard by one decoder and not by another.
    const [first = [], second = []] = heard
    expect(mostInBoth(first, second)).toBeGreaterThanOrEqual(FEWEST_TONES)
    await provider.reload()
    await expect(provider.getByText('Shared with your team')).toBeVisible()
    expect(troubles).toEqual([])
  })
}
