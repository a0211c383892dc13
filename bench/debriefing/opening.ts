import type { Browser, Page } from '@playwright/test'
import { PROVIDER, RN } from '#case/records/roles.ts'
import type { Person } from '#server/testing/people.ts'
import { openPhone } from '../browser/phone.ts'
import { SlowLine } from '../browser/slow-line.ts'
import { median, type Row } from '../figures/figures.ts'
import { Child } from '../wire/child.ts'
import { phaseButton } from './slider.ts'

const ROUNDS = 3
/** They talk about how they feel; what the line is free for has come by then. */
const SETTLES_MS = 8000

interface Given {
  readonly databaseUrl: string
  readonly people: readonly Person[]
}

/** From the press to a playhead that can be moved, on a phone that has never been here, on a slow line. */
export async function measureOpening(browser: Browser, { databaseUrl, people }: Given): Promise<Row[]> {
  const times = { leading: [] as number[], report: [] as number[], kb: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    // Nothing is worked out beforehand.
    const node = await Child.start('node-server.ts', databaseUrl)
    const open = async (person: Person | undefined, press: (page: Page) => Promise<number>) => {
      const line = new SlowLine(node.port)
      const phone = await openPhone(browser, { url: await line.open(), person })
      await phone.page.goto('/final-report')
      await phaseButton(phone.page, 'Reactions').waitFor()
      await phone.page.waitForTimeout(SETTLES_MS)
      const before = line.bytesDown
      const ms = await press(phone.page)
      const kb = (line.bytesDown - before) / 1000
      // For everyone it begins anew.
      if (person === people[PROVIDER]) await phaseButton(phone.page, 'Reactions').click()
      await phone.page.waitForTimeout(1000)
      await phone.close()
      line.close()
      return { ms, kb }
    }
    const led = await open(people[PROVIDER], (page) => usableAfter(page, 'Description'))
    times.leading.push(led.ms)
    times.kb.push(led.kb)
    times.report.push((await open(people[RN], (page) => usableAfter(page, 'Show the report'))).ms)
    await node.kill()
  }
  return [
    { what: 'Description, its playhead moves after', measured: median(times.leading), unit: 'ms', goal: '3000 ms' },
    { what: 'Description, by then', measured: median(times.kb), unit: 'KB' },
    { what: 'Show the report, its playhead moves after', measured: median(times.report), unit: 'ms', goal: '3000 ms' },
  ]
}

const usableAfter = (page: Page, name: string): Promise<number> =>
  page.evaluate(async (text) => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(text))
    const began = performance.now()
    button?.click()
    const isMoved = () => {
      const slider = document.querySelector('[role=slider]')
      slider?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
      return slider !== null && slider.getAttribute('aria-valuenow') !== '0'
    }
    while (!isMoved()) await new Promise(requestAnimationFrame)
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    return performance.now() - began
  }, name)
