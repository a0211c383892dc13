import type { Page } from '@playwright/test'
import { askIn } from '#case/testing/answering.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { expectTold } from '../expect-told.ts'
import { expect } from '../team.ts'
import { button, goOn, type Trio } from '../trio.ts'

/** All three answer rightly; RT and RN suggest before the Provider chooses. */
export async function solveChallenges({ provider, rt, rn }: Trio): Promise<void> {
  const { right, options } = askIn(case1, 'choice', 'rescue')
  await Promise.all([
    (async () => {
      await findIndex(rt)
      await type(rt, { MAP: '18', RR: '10' })
      await type(rt, { 'One cylinder lasts': '33.6', 'Cylinders to load': '4' })
    })(),
    (async () => {
      await findIndex(rn)
      await type(rn, { MAP: '18', RR: '10' })
      await type(rn, { Rate: '1.2' })
    })(),
    findIndex(provider),
  ])
  const suggested = provider.getByRole('list', { name: 'What your team suggests' })
  for (const role of ['RT', 'RN']) await expect(suggested).toContainText(`${role} suggests MAP 18, 10 Hz`)
  await choose(provider, 'MAP 18, 10 Hz')
  await choose(provider, options.find(({ slug }) => slug === right)?.name ?? '')

  for (const page of [provider, rt, rn]) {
    await goOn(page)
    await expect(page).toHaveURL(/\/challenge\/result$/)
    await expect(page.getByText('Not right', { exact: true })).toHaveCount(0)
    await goOn(page)
  }
}

export async function findIndex(page: Page): Promise<void> {
  await type(page, { 'Oxygenation index': '35' })
  await choose(page, '35')
}

export async function type(page: Page, numbers: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(numbers)) await page.getByLabel(label).fill(text)
  await button(page, 'Confirm').click()
}

export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name, exact: true }).check()
  await button(page, 'Confirm').click()
}

/** Each asks a third of the questions; all hear every answer, and then stand before the first decision. */
export async function hearReport({ provider, rt, rn }: Trio): Promise<void> {
  const { questions, items } = case1.bedsideReport
  const asking = [provider, rt, rn]
  for (const page of asking) await expect(page).toHaveURL(/\/case\/obtain-report$/)
  await Promise.all(
    asking.map(async (page, turn) => {
      for (const { question } of questions.filter((_, index) => index % asking.length === turn)) {
        await button(page, question).click()
      }
    }),
  )
  for (const page of asking) {
    await expect(page.getByText(`${questions.length} of ${questions.length} asked`)).toBeVisible()
    await goOn(page)
    await expect(page).toHaveURL(/\/case\/report$/)
    await expectTold(
      page.getByRole('main'),
      items.map(({ title }) => title),
    )
    await expect(page.getByText('Not asked')).toHaveCount(0)
  }
  await goOn(provider)
}
