import type { Locator, Page } from '@playwright/test'
import { PROVIDER, RN, RT } from '#case/records/roles.ts'
import { messages } from '#content/texts/messages.ts'
import type { Row } from '../figures/figures.ts'
import { median } from '../figures/figures.ts'
import { Child } from '../wire/child.ts'
import { setStage } from '../wire/site.ts'
import { idleCost } from './idle-cost.ts'
import { longestTask, openBrowser, openPhone, tap } from './phone.ts'

const ROUNDS = 3
const SETTLES_MS = 4000
const PAGE = '/case/decision-point/5'

/** What a decision page takes of a phone: at a press, and while nobody touches it. */
export async function measureBedside(): Promise<Row[]> {
  const presses = { choose: [] as number[], advise: [] as number[], decide: [] as number[] }
  const idle = { page: [] as number[], process: [] as number[] }
  const browser = await openBrowser()
  for (let round = 0; round < ROUNDS; round++) {
    // A decision is for good: each round has a team of its own.
    const { databaseUrl, people } = await setStage('point 5')
    const node = await Child.start('node-server.ts', databaseUrl)
    const url = `http://localhost:${node.port}`
    const waiting = await openPhone(browser, { url, person: people[RN], isFast: true })
    await open(waiting.page)
    const { pageMs, processMs } = await idleCost(waiting)
    idle.page.push(pageMs)
    idle.process.push(processMs)
    await waiting.close()

    // One page at a time, so that no other's tasks are counted.
    const rt = await openPhone(browser, { url, person: people[RT] })
    await open(rt.page)
    presses.choose.push(await longestTask(browser, () => choose(rt.page)))
    presses.advise.push(await longestTask(browser, () => confirm(rt.page)))
    await rt.close()
    const provider = await openPhone(browser, { url, person: people[PROVIDER] })
    await open(provider.page)
    presses.choose.push(await longestTask(browser, () => choose(provider.page)))
    presses.decide.push(await longestTask(browser, () => confirm(provider.page)))
    await provider.close()
    await node.kill()
  }
  await browser.close()
  const row = (what: string, measured: readonly number[], unit: string, goal: string): Row => ({
    what,
    measured: median(measured),
    unit,
    goal,
  })
  return [
    row('longest task of a press, choosing an option', presses.choose, 'ms', '100 ms'),
    row('longest task of a press, confirming advice', presses.advise, 'ms', '100 ms'),
    row('longest task of a press, confirming a decision', presses.decide, 'ms', '100 ms'),
    row('an untouched decision page, its own work', idle.page, 'ms a second', '30 ms'),
    row('an untouched decision page, its whole process', idle.process, 'ms a second', ''),
  ]
}

const ventilator = (page: Page): Locator => page.getByRole('group', { name: 'Ventilator', exact: true })

async function open(page: Page): Promise<void> {
  await page.goto(PAGE)
  await ventilator(page).getByRole('radio').first().waitFor()
  await page.waitForTimeout(SETTLES_MS)
}

const choose = (page: Page): Promise<void> => tap(page, ventilator(page).getByRole('radio').first())

/** RN has not advised, so that the Provider is asked whether to go on. */
async function confirm(page: Page): Promise<void> {
  await tap(page, ventilator(page).getByRole('button', { name: 'Confirm', exact: true }))
  const question = page.getByRole('alertdialog').getByRole('button', { name: 'Go on' })
  const done = page.getByText(messages.answerStored)
  await question.or(done).first().waitFor()
  if (await question.isVisible()) await tap(page, question)
}
