import type { Locator, Page } from '@playwright/test'
import type { Walk } from '#case/testing/walk.ts'
import { followNetwork } from './live-network.ts'
import { expectNotice } from './notices.ts'
import { cutOff, expectAccessible, reload } from './steadiness.ts'
import { emails, expect, newPage, signIn, test } from './team.ts'
import { button, goOn, type Trio } from './trio.ts'
import { trioAt } from './trio-at.ts'

function toChallenge(walk: Walk): void {
  walk.toPreparation()
  walk.prepare()
}

function toBedside(walk: Walk): void {
  toChallenge(walk)
  walk.challenges()
}

async function openChallenge({ provider, rt, rn }: Trio): Promise<void> {
  await Promise.all([
    provider.goto('/provider/challenge'),
    rt.goto('/therapist/challenge'),
    rn.goto('/nurse/challenge'),
  ])
}

const confirm = (page: Page) => button(page, 'Confirm').click()
const part = (page: Page, name: string) => page.getByRole('button', { name })
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

async function type(page: Page, numbers: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(numbers)) await page.getByLabel(label).fill(text)
  await confirm(page)
}

async function choose(page: Page, name: string): Promise<void> {
  await choice(page, name).check()
  await confirm(page)
}

async function answerIndex(page: Page, typed: string, chosen: string): Promise<void> {
  await type(page, { 'Oxygenation index': typed })
  await choose(page, chosen)
}

test('three people answer, one of them wrongly; the Provider sees both suggestions come, and the result tells it all', async ({
  app,
  browser,
}) => {
  test.slow()
  const trio = await trioAt(app, browser, toChallenge)
  const { provider, rt, rn } = trio
  await openChallenge(trio)
  await rt.getByText('Formula').click()
  await expect(rt.getByText('OI = MAP × FiO2 × 100 / PaO2')).toBeVisible()
  await expect(choice(rt, '35')).toHaveCount(0)
  await expectAccessible(rt)

  await type(rt, { 'Oxygenation index': '70' })
  await expectNotice(rt, 'Document Updated Successfully')
  await expect(choice(rt, '0.35')).toBeFocused()
  await expectAccessible(rt)
  await choose(rt, '70')
  await answerIndex(rn, '34,9', '35')
  await answerIndex(provider, '35', '35')

  const suggested = provider.getByRole('list', { name: 'What your team suggests' })
  await expect(suggested).toContainText('RT has not suggested yet')
  await rt.getByLabel('RR').fill('9')
  await expect(rt.getByText('9 Hz (540/min)')).toBeVisible()
  await type(rt, { MAP: '17' })
  await expect(suggested).toContainText('RT suggests MAP 17, 9 Hz (540/min)')
  await expect(suggested).toContainText('RN has not suggested yet')
  await type(rn, { MAP: '12', RR: '15' })
  await expect(suggested).toContainText('RN suggests MAP 12, 15 Hz (900/min)')
  await expectAccessible(provider)
  await choose(provider, 'MAP 18, 10 Hz')
  await expect(choice(provider, 'Transport HFOV and prostaglandin; call cardiology')).toBeVisible()
  await Promise.all([reload(provider), reload(rt), reload(rn)])

  await type(rt, { 'One cylinder lasts': '37', 'Cylinders to load': '4' })
  await expectNotice(rt, 'Status Updated Successfully')
  const done = rt.getByRole('list', { name: 'Who is done' })
  await expect(done.getByRole('listitem').filter({ hasText: 'RN' })).toContainText('Still at it')
  await expect(rt.getByText('Waiting for the Provider and RN to finish the challenge.')).toBeVisible()
  await expect(button(rt, 'Continue')).toBeDisabled()
  await expectAccessible(rt)
  await type(rn, { Rate: '1.2' })
  await expect(done.getByRole('listitem').filter({ hasText: 'RN' })).toContainText('Done')
  await choose(provider, 'Transport Crossvent and surfactant; call the NICU from the air')

  for (const page of [provider, rt, rn]) await goOn(page)
  for (const page of [provider, rt, rn]) await expectAllAnswers(page)
  await expectAccessible(rn)
  await expect(rt.getByText('No reserve was kept.')).toBeVisible()
  await expect(rn.getByText('No reserve was kept.')).toBeHidden()
  await rn.getByText('How long does one E cylinder last').click()
  await expect(rn.getByText('No reserve was kept.')).toBeVisible()
  await expectAccessible(rn)
  await goOn(rt)
  await expect(rt).toHaveURL(/\/case\/obtain-report$/)
})

async function expectAllAnswers(page: Page): Promise<void> {
  const index = page.getByRole('region', { name: 'Oxygenation index' })
  const hfov = page.getByRole('region', { name: 'Starting HFOV settings' })
  const row = (section: Locator, role: string) =>
    section.getByRole('listitem').filter({ has: page.getByText(new RegExp(`^${role}( · you)?$`)) })
  await expect(row(index, 'Provider')).toContainText(/Typed 35\s*Right\s*Chose 35\s*Right/)
  await expect(row(index, 'RT')).toContainText(/Typed 70\s*Not right\s*Chose 70\s*Not right/)
  await expect(row(index, 'RT')).toContainText('Worked out with the peak pressure of 28 instead of the mean.')
  await expect(row(index, 'RN')).toContainText(/Typed 34\.9\s*Right\s*Chose 35\s*Right/)
  await expect(index).toContainText('14 × 1.0 × 100 / 40 = 35')
  await expect(row(hfov, 'RT')).toContainText(/Suggested MAP 17, 9 Hz \(540\/min\)\s*Right/)
  await expect(row(hfov, 'RN')).toContainText(/Suggested MAP 12, 15 Hz \(900\/min\)\s*Not right/)
  await expect(row(hfov, 'Provider')).toContainText(/Chose MAP 18, 10 Hz\s*Right/)
  await expect(hfov).toContainText('the medical director sets the standard start: MAP 18, 10 Hz (600/min)')
}

test('the Provider who would not wait for suggestions is asked first; then none is asked for any more', async ({
  app,
  browser,
}) => {
  const trio = await trioAt(app, browser, toChallenge)
  const { provider, rt, rn } = trio
  await openChallenge(trio)
  await answerIndex(rt, '35', '35')
  await type(rt, { MAP: '17', RR: '10' })
  await part(rn, 'Starting HFOV settings').click()
  await rn.getByLabel('MAP').fill('16')

  await part(provider, 'Starting HFOV settings').click()
  await choose(provider, 'MAP 26, 5 Hz')
  await expect(provider.getByRole('alertdialog')).toContainText('RN has not suggested yet.')
  await expectAccessible(provider)
  await button(provider, 'Wait').click()
  await expect(choice(provider, 'MAP 26, 5 Hz')).toBeChecked()
  await confirm(provider)
  await button(provider, 'Go on').click()

  await expect(rn.getByText('A suggestion is no longer asked for')).toBeVisible()
  await expectAccessible(rn)
  await button(rn, 'Next question').click()
  await answerIndex(rn, '35', '35')
  await type(rn, { Rate: '1.2' })
  await expect(rn.getByText('Waiting for the Provider and RT to finish the challenge.')).toBeVisible()
})

test('what cannot be an answer is said beside its field, and what was typed stays', async ({ app, browser }) => {
  const trio = await trioAt(app, browser, toChallenge)
  const { rt } = trio
  await openChallenge(trio)
  const index = rt.getByLabel('Oxygenation index')

  for (const [text, sentence] of [
    ['', /Type a number first/],
    ['abc', /Type digits only/],
    ['-35', /Type digits only/],
    ['35 mmHg', /leave the unit out/],
  ] as const) {
    await index.fill(text)
    await confirm(rt)
    await expect(index).toHaveAccessibleDescription(sentence)
    await expect(index).toBeFocused()
    await expect(index).toHaveValue(text)
  }
  await expectAccessible(rt)
  await index.fill('100000')
  await confirm(rt)
  await expect(rt.getByRole('alert').filter({ hasText: 'Enter a number from 0 to 1000.' })).toBeVisible()
  await expect(index).toHaveValue('100000')
  await expectAccessible(rt)
  await rt.reload()
  await expect(index).toHaveValue('100000')

  await part(rt, 'Starting HFOV settings').click()
  await rt.getByLabel('MAP').fill('17')
  await type(rt, { RR: '600' })
  await expect(rt.getByLabel('RR')).toHaveAccessibleDescription('Enter a number from 5 to 15.')
  await expectAccessible(rt)
  await part(rt, 'Oxygenation index').click()
  await expect(index).toHaveValue('100000')
  await part(rt, 'Starting HFOV settings').click()
  await expect(rt.getByLabel('MAP')).toHaveValue('17')
  await type(rt, { RR: '10' })
  await expect(part(rt, 'Starting HFOV settings')).toContainText('You suggested MAP 17, 10 Hz (600/min)')
})

test('of two devices of one person the first answer counts, and the other one is told', async ({ app, browser }) => {
  const trio = await trioAt(app, browser, toChallenge)
  const { rt } = trio
  await openChallenge(trio)
  const other = await newPage(browser, app)
  await signIn(other, emails.RT)
  await other.goto('/therapist/challenge')
  await expect(other.getByLabel('Oxygenation index')).toBeVisible()
  await cutOff(other, async () => {
    await type(rt, { 'Oxygenation index': '35' })
    await expect(choice(rt, '35')).toBeVisible()
    await type(other, { 'Oxygenation index': '70' })
    await expect(other.getByText('Your answer is on its way: 70')).toBeVisible()
  })
  await expect(other.getByRole('alert').filter({ hasText: 'Your first answer is kept.' })).toBeVisible()
  await expectAccessible(other)
  await choose(other, '35')
  for (const page of [rt, other]) {
    await expect(part(page, 'Oxygenation index')).toHaveAccessibleName(/done/)
    if (page === other) await part(page, 'Oxygenation index').click()
    await expect(page.getByText('You typed').locator('..')).toContainText('35')
  }
})

test('what one asks at the bedside all three hear; the report tells the rest and marks it', async ({
  app,
  browser,
}) => {
  const { provider, rt, rn } = await trioAt(app, browser, toBedside)
  for (const page of [provider, rt, rn]) await page.goto('/case/obtain-report')
  await expect(rt.getByText('0 of 9 asked')).toBeVisible()
  await expectAccessible(rt)

  await button(rt, 'How ill is she now?').click()
  for (const page of [provider, rt, rn]) {
    await expect(page.getByText('1 of 9 asked')).toBeVisible()
    const answer = page.getByRole('listitem').filter({ hasText: 'How ill is she now?' })
    await expect(answer).toContainText(page === rt ? 'You' : 'RT')
    await expect(answer).toContainText(/\d:\d\d/)
    await expect(answer).toContainText('Critical.')
    await expect(answer).toContainText('Heart rate 178')
  }
  await expect(rn.getByRole('status').filter({ hasText: 'RT asked: How ill is she now?' })).toHaveCount(1)
  // Two at once: one of them asks, both read the answer, nobody is told off.
  const both = [rn, provider].map((page) => button(page, 'What do labs and cultures say?').elementHandle())
  await Promise.all(
    (await Promise.all(both)).map((handle) => handle?.evaluate((element: HTMLElement) => element.click())),
  )
  for (const page of [provider, rt, rn]) {
    await expect(page.getByText('2 of 9 asked')).toBeVisible()
    await expect(page.getByText('lactate 7.8')).toBeVisible()
  }
  await expect(rn.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  await expectAccessible(rn)
  await Promise.all([reload(provider), reload(rt), reload(rn)])

  await goOn(rn)
  await expect(rn.getByRole('alertdialog')).toContainText('7 questions have not been asked.')
  await expectAccessible(rn)
  await button(rn, 'Stay').click()
  await cutOff(rn, () => button(rn, 'How are circulation and urine?').click())
  await expect(provider.getByText('One wet diaper, 6 mL.')).toBeVisible()
  await goOn(rn)
  await button(rn, 'Go on').click()

  await expect(rn).toHaveURL(/\/case\/report$/)
  const item = (title: string) => rn.getByRole('term').filter({ hasText: title })
  await expect(rn.getByText('tube tip at T4 near the carina')).toBeVisible()
  await expect(item('Film, 06:10')).toContainText('Not asked')
  for (const title of ['Severity', 'Vital signs', 'Labs', 'Output'])
    await expect(item(title)).not.toContainText('Not asked')
  await expect(button(rn, 'Continue')).toBeDisabled()
  await expectAccessible(rn)
  await expect(provider.getByText('tube tip at T4 near the carina')).toHaveCount(0)
  await button(provider, 'What is the ventilator set to now?').click()
  await expect(item('Ventilator')).not.toContainText('Not asked')
})

test('a press counts for what it began on, also when an answer pushes it away meanwhile', async ({ app, browser }) => {
  const { provider, rt, rn } = await trioAt(app, browser, toBedside)
  for (const page of [provider, rt, rn]) await page.goto('/case/obtain-report')
  const underMouse = button(rt, 'What has happened since the call?')
  const underFinger = button(rn, 'How are the airway and the secretions?')
  const [mouseAt, fingerAt] = [await middleOf(underMouse), await middleOf(underFinger)]
  const finger = await rn.context().newCDPSession(rn)

  await rt.mouse.move(mouseAt.x, mouseAt.y)
  await rt.mouse.down()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [fingerAt] })
  await button(provider, 'How ill is she now?').click()
  for (const page of [rt, rn]) await expect(page.getByText('1 of 9 asked')).toBeVisible()
  expect(await middleOf(underMouse), 'the answer has pushed the question away').not.toEqual(mouseAt)

  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(provider.getByText('2 of 9 asked')).toBeVisible()
  await rt.mouse.up()
  await expect(provider.getByText('3 of 9 asked')).toBeVisible()
  const asked = (question: string) => provider.getByRole('listitem').filter({ hasText: question })
  await expect(asked('What has happened since the call?')).toContainText('RT')
  await expect(asked('How are the airway and the secretions?')).toContainText('RN')
})

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('what a page of before left unsent is sent after an update, and what was typed in it stands there', async ({
  app,
  browser,
}) => {
  const { rt } = await trioAt(app, browser, toChallenge)
  await rt.goto('/therapist/challenge')
  const network = await followNetwork(rt)
  await reload(rt)
  await network.lose()
  await expect(rt.getByText('Offline, reconnecting')).toBeVisible()
  await type(rt, { 'Oxygenation index': '70' })
  await expect(rt.getByText('1 unsent')).toBeVisible()
  await rt.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) {
      const text = sessionStorage.getItem(key) ?? ''
      if (key.startsWith('unsent:')) {
        const [{ request, ...unsent }] = JSON.parse(text)
        const before = { kind: 'answer-index', ...request.numbers }
        sessionStorage.setItem(key, JSON.stringify([{ ...unsent, request: before }]))
      }
      if (!key.startsWith('draft:')) continue
      sessionStorage.setItem(key.replace(/:ask .*/, ':suggest-hfov'), JSON.stringify({ RR: '9' }))
      sessionStorage.removeItem(key)
    }
  })
  await rt.reload()
  network.heal()
  await expect(rt.getByText('unsent')).toBeHidden()
  await choose(rt, '70')
  await expect(rt.getByLabel('RR')).toHaveValue('9')
})
