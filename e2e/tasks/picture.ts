import type { Locator, Page } from '@playwright/test'
import { expect } from '../team.ts'
import { button } from '../trio.ts'

/** What is said below the picture: the step in hand, and about the last try. */
export const card = (page: Page): Locator => page.locator('[data-card]')

const picture = (page: Page): Locator => page.getByRole('application')

/** Opens the picture of a task, as the link to it does. */
export async function openPicture(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(picture(page)).toBeVisible({ timeout: 180_000 })
  await expect(page.getByRole('progressbar', { name: 'Setting up the picture' })).toBeHidden({ timeout: 180_000 })
}

export async function begin(page: Page, path: string): Promise<void> {
  await openPicture(page, path)
  await button(page, 'Start').click()
  await expect(page.getByText(/^0 of \d+ steps$/)).toBeVisible()
}

export const expectDone = (page: Page, steps: number, of: number): Promise<void> =>
  expect(page.getByText(`${steps} of ${of} steps`)).toBeVisible()

/** Where a part is seen, once the picture stands still: its button lies over it. Also from the upper left of the picture. */
export async function seenAt(page: Page, part: string | RegExp) {
  const parts = page.getByRole('list', { name: 'Parts' })
  const { part: at, frame } = await still(page, parts.getByRole('button', { name: part, exact: true }))
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]
  return { page: { x, y }, picture: { x: x - frame.x, y: y - frame.y } }
}

/** The part and the picture it is in, both at one moment: a line that comes above moves both. */
async function still(page: Page, button: Locator) {
  const look = () =>
    button.evaluate((element) => {
      const boxOf = ({ x, y, width, height }: DOMRect) => ({ x, y, width, height })
      const list = element.closest('ul') ?? element
      return { part: boxOf(element.getBoundingClientRect()), frame: boxOf(list.getBoundingClientRect()) }
    })
  let seen = await look()
  await expect(async () => {
    await drawnAgain(page)
    await expect(picture(page)).toHaveAttribute('aria-busy', 'false')
    const before = seen
    seen = await look()
    expect(seen).toEqual(before)
  }).toPass({ intervals: [100] })
  return seen
}

/** What is said below the picture makes it lower, and only then the camera moves. */
const drawnAgain = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let count = 0; count < 4; count++) await new Promise(requestAnimationFrame)
  })

/** Taps the picture itself; the buttons let pointers through. */
export async function tap(page: Page, part: string | RegExp): Promise<void> {
  const { x, y } = (await seenAt(page, part)).page
  await expectPicture(page, x, y)
  await page.mouse.click(x, y)
}

/** Pulls a part aside by so many pixels. */
export async function pull(page: Page, part: string | RegExp, byX: number): Promise<void> {
  const { x, y } = (await seenAt(page, part)).page
  await expectPicture(page, x, y)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + byX, y, { steps: 4 })
  await page.mouse.up()
}

async function expectPicture(page: Page, x: number, y: number): Promise<void> {
  const met = await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.tagName, [x, y] as const)
  expect(met).toBe('CANVAS')
}

/** The exact value beside the picture. */
export const exactValue = (page: Page): Locator => card(page).getByRole('textbox')
