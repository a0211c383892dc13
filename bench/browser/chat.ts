import type { Page } from '@playwright/test'
import { PROVIDER } from '#case/records/roles.ts'
import type { Row } from '../figures/figures.ts'
import { median } from '../figures/figures.ts'
import { Child } from '../wire/child.ts'
import { setStage } from '../wire/site.ts'
import { openBrowser, openPhone } from './phone.ts'

const MESSAGES = 10_000
const WAITING = 84
const ROUNDS = 5
const LETTERS = 'Pumps are checked'

/** What a long conversation costs a phone: one that was there all the time and holds all of it, and one that has come now. */
export async function measureChat(): Promise<Row[]> {
  const { databaseUrl, people } = await setStage('point 5')
  const node = await Child.start('node-server.ts', databaseUrl)
  const browser = await openBrowser()
  const given = { url: `http://localhost:${node.port}`, person: people[PROVIDER] }
  const stayed = await openPhone(browser, { ...given, isFast: true })
  await openCase(stayed.page)
  await node.ask({ what: 'per-second', waiting: WAITING, ms: 300_000, most: MESSAGES })
  await stayed.page.getByText('99+').waitFor({ timeout: 120_000 })
  await stayed.session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const come = await openPhone(browser, given)
  await openCase(come.page)

  const rows: Row[] = []
  for (const [who, page] of [
    ['a page that was there', stayed.page],
    ['a page that has just come', come.page],
  ] as const) {
    const opened: number[] = []
    const typed: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      opened.push(await openingMs(page))
      typed.push(...(await typingMs(page)))
      await page.keyboard.press('Escape')
      await page.waitForTimeout(500)
    }
    rows.push(
      { what: `${MESSAGES} messages, ${who}: the chat opens`, measured: median(opened), unit: 'ms', goal: '200 ms' },
      { what: `${MESSAGES} messages, ${who}: a letter`, measured: median(typed), unit: 'ms', goal: '100 ms' },
    )
  }
  await browser.close()
  await node.kill()
  return rows
}

async function openCase(page: Page): Promise<void> {
  await page.goto('/case/decision-point/5')
  await page.getByRole('button', { name: 'Chat' }).waitFor()
  // Whatever a page does when it has come is over by then.
  await page.waitForTimeout(8000)
}

/** From the press to the first frame in which somebody can write. */
const openingMs = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('header button[aria-label="Chat"]')
    const began = performance.now()
    button?.click()
    while (!document.querySelector('dialog textarea')) await new Promise(requestAnimationFrame)
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    return performance.now() - began
  })

/** Each from the key to the next frame. */
async function typingMs(page: Page): Promise<number[]> {
  await page.locator('dialog textarea').fill('')
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { times })
    addEventListener('keydown', ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
    )
  })
  await page.locator('dialog textarea').pressSequentially(LETTERS, { delay: 150 })
  await page.waitForTimeout(500)
  return page.evaluate(() => (globalThis as unknown as { times: number[] }).times)
}
