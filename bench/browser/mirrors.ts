import { median, type Row } from '../figures/figures.ts'
import { Child } from '../wire/child.ts'
import { setRoom } from '../wire/site.ts'
import { idleCost } from './idle-cost.ts'
import { openBrowser, openPhone } from './phone.ts'

const ROUNDS = 3
const SETTLES_MS = 6000
const SCREENS = 3

/** What an educator's console takes that nobody touches, with three screens and their monitors open. */
export async function measureMirrors(): Promise<Row[]> {
  const { databaseUrl, educators, code } = await setRoom('point 5')
  const [educator] = educators
  const node = await Child.start('node-server.ts', databaseUrl)
  const url = `http://localhost:${node.port}`
  const browser = await openBrowser()
  const idle = { page: [] as number[], process: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    const desk = await openPhone(browser, { url, person: educator, isFast: true, isDesk: true })
    await desk.page.goto(`/rooms/${code}/console`)
    await desk.page.getByRole('button', { name: 'Screens' }).click()
    await desk.page
      .locator('dialog')
      .locator('section[aria-label="Bedside monitor"]')
      .nth(SCREENS - 1)
      .waitFor()
    // Every part of the case is fetched ahead by then.
    await desk.page.waitForTimeout(SETTLES_MS)
    const { pageMs, processMs } = await idleCost(desk)
    idle.page.push(pageMs)
    idle.process.push(processMs)
    await desk.close()
  }
  await browser.close()
  await node.kill()
  return [
    { what: 'an untouched console, its own work', measured: median(idle.page), unit: 'ms a second', goal: '' },
    {
      what: 'an untouched console, its whole process',
      measured: median(idle.process),
      unit: 'ms a second',
      goal: '150 ms',
    },
  ]
}
