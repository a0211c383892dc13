import type { Page } from '@playwright/test'
import { idealChoices, worstChoices } from '#case/testing/walk-choices.ts'
import type { PointPages } from '#case/views/bedside/point-pages.ts'
import { viewFor } from '#case/views/view-cutter.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { flows } from '#content/case-1/flows/flows.ts'
import { followNetwork } from './live-network.ts'
import { expectNotice } from './notices.ts'
import { expectAccessible } from './steadiness.ts'
import { confirmGroup, groupOf } from './steps/confirm-group.ts'
import { pageTexts } from './steps/page-texts.ts'
import { emails, expect, newPage, signIn, takeRole, test } from './team.ts'
import { button, goOn, type Trio } from './trio.ts'
import { trioAt } from './trio-at.ts'

/** The Provider decides without having heard both of the others, which is asked about. */
async function decide(page: Page, name: string, options: readonly string[]): Promise<void> {
  await confirmGroup(page, name, options)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go on' }).click()
}

async function openAll(trio: Trio, path: string): Promise<void> {
  for (const page of Object.values(trio)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
}

/** Opened without a reload, as links do. */
const open = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

for (const [name, choices, tag] of [
  ['an ideal', idealChoices, '@walk'],
  ['a worst', worstChoices, []],
] as const) {
  test(`every page of every point tells what it has to tell, after ${name} way`, { tag: [tag].flat() }, async ({
    app,
    browser,
  }) => {
    test.slow()
    let told: readonly PointPages[] = []
    const { provider } = await trioAt(app, browser, (walk) => {
      walk.toDecisions()
      for (const [index, choice] of choices.entries()) walk.point(index + 1, choice)
      told = viewFor(walk.state, 0, case1).pages
    })
    const troubles: string[] = []
    provider.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
    provider.on('pageerror', (error) => troubles.push(error.message))
    await provider.goto('/case/NICU')

    const kinds = new Set<string>()
    const points = flows[0].filter(({ screen }) => screen === 'decision-point')
    expect(points.flatMap(({ pages }) => pages)).toHaveLength(50)
    for (const step of points) {
      const pagesOfPoint = told.find(({ point }) => point === step.point)
      for (const { path, title } of step.pages ?? []) {
        const suffix = path.slice(path.lastIndexOf('/') + 1)
        const texts = pagesOfPoint ? pageTexts(pagesOfPoint, suffix) : []
        await open(provider, path)
        await expect(provider.getByRole('heading', { level: 1 })).toHaveText(title)
        expect(texts.length).toBeGreaterThan(0)
        for (const text of texts) await expect(provider.getByRole('main')).toContainText(text)
        await expect(provider.getByRole('link', { name: 'Back to the decision' })).toHaveAttribute('href', step.path)
        if (!kinds.has(suffix)) await expectAccessible(provider)
        kinds.add(suffix)
      }
      await open(provider, step.path)
      await expect(provider.getByRole('link', { name: 'See the results' })).toBeVisible()
    }
    expect(kinds.size).toBe(10)
    expect(troubles).toEqual([])
  })
}

test('RT and RN follow the Provider through a whole point, and who looks back is offered it', async ({
  app,
  browser,
}) => {
  test.slow()
  const trio = await trioAt(app, browser, (walk) => walk.toDecisions())
  const { provider, rt, rn } = trio
  await openAll(trio, '/case/decision-point/1')
  const everyoneAt = async (path: string, pages = [provider, rt, rn]) => {
    for (const page of pages) await expect(page).toHaveURL(new RegExp(`/case/decision-point/${path}$`))
  }

  await confirmGroup(rt, 'Ventilator', ['Switch to transport HFOV and start iNO'])
  await expectNotice(rt, 'Document Updated Successfully')
  const option = groupOf(provider, 'Ventilator').getByRole('radio', { name: 'Switch to transport HFOV and start iNO' })
  await expect(option).toHaveAccessibleDescription('Advised by RT')
  // Chosen, not confirmed: following must not lose it.
  await groupOf(rt, 'Medications').getByRole('radio', { name: 'Saline bolus' }).check()

  await confirmGroup(provider, 'Ventilator', ['Switch to transport HFOV and start iNO'])
  await expect(provider.getByRole('alertdialog')).toContainText('RN has not advised yet.')
  await provider.getByRole('button', { name: 'Go on' }).click()
  // The word of it goes by itself after a few seconds.
  const word = expect(rt.getByText('With the Provider: Ventilator and nitric oxide')).toBeVisible()
  await Promise.all([word, everyoneAt('1/ventilator-ino')])
  await expect(button(rt, 'Continue')).toHaveCount(0)

  await rn.getByRole('link', { name: 'Back to the decision' }).click()
  await everyoneAt('1', [rn])
  await goOn(provider)
  await everyoneAt('1')
  await expect(groupOf(rt, 'Medications').getByRole('radio', { name: 'Saline bolus' })).toBeChecked()
  await rt.reload()
  await expect(groupOf(rt, 'Medications').getByRole('radio', { name: 'Saline bolus' })).toBeChecked()

  await rn.getByRole('link', { name: 'Ventilator and nitric oxide' }).click()
  await decide(provider, 'Medications', ['Saline bolus'])
  await everyoneAt('1/medication', [provider, rt])
  await expect(rn.getByText('The Provider is at “Medication”.')).toBeVisible()
  await everyoneAt('1/ventilator-ino', [rn])
  await button(rn, 'Follow the Provider').click()
  await everyoneAt('1/medication', [rn])

  await goOn(provider)
  await decide(provider, 'Procedure', ['Obtain CXR', 'Place PAL'])
  for (const page of ['procedure-result', 'procedure-cxr']) {
    await everyoneAt(`1/${page}`)
    await goOn(provider)
  }
  await everyoneAt('1')
  await decide(provider, 'Departure', ['Not ready to depart'])
  await everyoneAt('1/results')
  for (const page of [rt, rn]) await expect(button(page, 'Continue')).toBeDisabled()
  await rn.goto('/case/report')
  await goOn(provider)
  await everyoneAt('2', [provider, rt])
  await expect(rn.getByText('You are looking back.')).toBeVisible()
  await rn.getByRole('link', { name: 'Go to your step' }).click()
  await everyoneAt('2')
})

test('who logs in again while the Provider shows the results lands there, and goes along', async ({ app, browser }) => {
  const { provider, rt } = await trioAt(app, browser, (walk) => {
    walk.toDecisions()
    for (const choice of idealChoices.slice(0, 1)) walk.toResults(1, choice)
  })
  await provider.goto('/case/decision-point/1/results')
  await rt.goto('/select-role')
  await takeRole(rt, 'RT')
  await expect(rt).toHaveURL(/\/case\/decision-point\/1\/results$/)
  await goOn(provider)
  await expect(rt).toHaveURL(/\/case\/decision-point\/2$/)
  await expect(rt.getByText('You are looking back.')).toHaveCount(0)
})

test('out of turn nothing happens, and what was said stays', async ({ app, browser }) => {
  const trio = await trioAt(app, browser, (walk) => walk.toDecisions())
  const { provider, rt } = trio
  const second = await newPage(browser, app)
  await signIn(second, emails.Provider)
  const network = await followNetwork(second)
  await openAll(trio, '/case/decision-point/1')
  await second.goto('/case/decision-point/1')

  for (const page of [provider, rt]) {
    const departure = groupOf(page, 'Departure')
    await expect(departure.getByRole('radio', { name: 'Ready to depart', exact: true })).toBeDisabled()
    await expect(departure).toContainText('this one comes last')
    await expect(departure.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  }

  await confirmGroup(rt, 'Medications', ['Epinephrine'])
  await expect(groupOf(provider, 'Medications')).toContainText('RT has advised, RN not yet')
  for (const page of [provider, rt]) await expect(page.getByText('0 of 4 decided')).toBeVisible()

  await expect(groupOf(second, 'Medications')).toContainText('RT has advised, RN not yet')
  await network.lose()
  await expect(second.getByText('Offline, reconnecting')).toBeVisible()
  await decide(second, 'Medications', ['Dopamine'])
  await expect(second.getByText('1 unsent')).toBeVisible()
  await decide(provider, 'Medications', ['Saline bolus'])
  await expect(provider).toHaveURL(/\/medication$/)
  // The answer may come before what has happened meanwhile: whoever is led on then takes it along.
  await network.tellLate(async () => {
    network.heal()
    await expect(groupOf(second, 'Medications')).toContainText('The Provider has decided this already.')
  })
  await expect(second).toHaveURL(/\/medication$/)
  await expectNotice(second, 'The Provider has decided this already.')

  await open(second, '/case/decision-point/1')
  const medications = groupOf(second, 'Medications')
  await expect(medications.getByRole('listitem').filter({ hasText: 'Provider' })).toContainText('Saline bolus')
  await expect(medications.getByRole('listitem').filter({ hasText: 'RT' })).toContainText('Epinephrine')
  await expect(second.getByText('1 of 4 decided')).toBeVisible()
})

test('an empty list of procedures is asked about, and is a decision', async ({ app, browser }) => {
  const { provider } = await trioAt(app, browser, (walk) => walk.toDecisions())
  await provider.goto('/case/decision-point/1')
  await confirmGroup(provider, 'Procedure', [])
  await expect(provider.getByRole('alertdialog', { name: 'Go on without any procedure?' })).toBeVisible()
  await provider.getByRole('button', { name: 'Go on' }).click()
  await expect(groupOf(provider, 'Procedure')).toContainText('No procedure')
})

test('medical control is heard by all three, and the point opens when the Provider ends the call', async ({
  app,
  browser,
}) => {
  const trio = await trioAt(app, browser, (walk) => {
    walk.toDecisions()
    for (const [index, choice] of idealChoices.slice(0, 3).entries()) walk.point(index + 1, choice)
  })
  const { provider, rt, rn } = trio
  await openAll(trio, '/case/decision-point/4')
  for (const page of [provider, rt, rn]) {
    await expect(page.getByRole('region', { name: 'Medical control calls' })).toContainText('Medical control here')
  }
  for (const page of [rt, rn]) await expect(button(page, 'End the call')).toHaveCount(0)
  await expectAccessible(rt)
  await button(provider, 'End the call').click()
  for (const page of [provider, rt, rn]) await expect(groupOf(page, 'Ventilator')).toBeVisible()
  await rt.getByText('What medical control said').click()
  await expect(rt.getByText('Medical control here', { exact: false })).toBeVisible()
})

test('what happens at the third and the fifth point stands on every screen', async ({ app, browser }) => {
  const trio = await trioAt(app, browser, (walk) => {
    walk.toDecisions()
    for (const [index, choice] of idealChoices.slice(0, 4).entries()) walk.point(index + 1, choice)
  })
  await openAll(trio, '/case/decision-point/5')
  for (const page of Object.values(trio)) {
    await expect(page.getByRole('region', { name: 'In cruise: everything falls at once' })).toContainText('whistles')
    await expect(groupOf(page, 'Departure')).toHaveCount(0)
  }
  await trio.rt.goto('/case/decision-point/3')
  await expect(trio.rt.getByRole('region', { name: 'Sudden change' })).toContainText('fall at once')
})
