import type { Page } from '@playwright/test'
import type { Walk } from '#case/testing/walk.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { medPumps } from '#content/case-1/tasks/med-pumps.ts'
import { expectWholeDebriefing } from '../steps/debriefing.ts'
import { expect, test } from '../team.ts'
import { button } from '../trio.ts'
import { toFirstQuestion, toSecondCheck, trioAt } from '../trio-at.ts'

/** A laptop's window at 400 %. */
const MAGNIFIED = { width: 320, height: 256 }
const MOST_STOPS = 120

/** Goes through everything that takes the focus: each can be seen, and nothing lies over it. */
async function expectFocusSeen(page: Page): Promise<void> {
  const seen = new Set<string>()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab')
    const { name, problem } = await page.evaluate(whatHasTheFocus)
    if (name === null) return expect(seen.size).toBeGreaterThan(3)
    expect(problem, `${page.url()}, ${name}`).toBeNull()
    seen.add(name)
  }
}

/** Runs in the page. */
async function whatHasTheFocus(): Promise<{ name: string | null; problem: string | null }> {
  await new Promise(requestAnimationFrame)
  const element = document.activeElement
  if (!element || element === document.body) return { name: null, problem: null }
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`.slice(0, 60)
  // Radios and checkboxes are drawn by what is around them.
  const drawn = element.closest('label') ?? element
  // What lets presses through, as the playhead does, covers what is around it, and that is met there.
  const shown = (getComputedStyle(drawn).pointerEvents === 'none' && drawn.parentElement) || drawn
  const { left, top, right, bottom } = shown.getBoundingClientRect()
  const [x1, x2] = [Math.max(left, 0), Math.min(right, innerWidth)]
  const [y1, y2] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  if (x2 - x1 < 1 || y2 - y1 < 1) return { name, problem: 'is out of view' }
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x1 + (x2 - x1) * x, y1 + (y2 - y1) * y]))
  const hidden = points.filter(([x = 0, y = 0]) => {
    const met = document.elementFromPoint(x, y)
    return !met || !(shown.contains(met) || met.contains(shown))
  })
  return { name, problem: hidden.length > 4 ? `is hidden at ${hidden.length} of 9 points` : null }
}

/** How much of the window is left to the page itself, however far one has scrolled. */
const shareLeft = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight / 2)
    const lines = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y))
    return lines.filter((element) => element?.closest('main')).length / innerHeight
  })

test('at 400 % nothing sticks, and what has the focus is always seen', { tag: '@walk' }, async ({ app, browser }) => {
  test.slow()
  const { provider, rn } = await trioAt(app, browser, toSecondCheck)
  for (const page of [provider, rn]) {
    await page.setViewportSize(MAGNIFIED)
    await page.addInitScript(() => localStorage.setItem('task-view', 'list'))
  }
  await provider.goto('/provider/transport/preparation')
  await expect(button(provider, 'Confirm check')).toBeEnabled()
  await expectFocusSeen(provider)
  await expect.poll(() => shareLeft(provider)).toBeGreaterThan(0.9)
  for (const path of ['/nurse/transport/preparation', medPumps.url]) {
    await rn.goto(path)
    await expect(rn.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFocusSeen(rn)
    await expect.poll(() => shareLeft(rn)).toBeGreaterThan(0.9)
  }
})

test('on a phone the header, a second check and the bar of a task stick, and never over the focus', async ({
  app,
  browser,
}) => {
  test.slow()
  const { provider, rn } = await trioAt(app, browser, toSecondCheck)
  await rn.addInitScript(() => localStorage.setItem('task-view', 'list'))
  for (const height of [844, 600]) {
    for (const [page, path] of [
      [provider, '/provider/transport/preparation'],
      [rn, medPumps.url],
    ] as const) {
      await page.setViewportSize({ width: 390, height })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectFocusSeen(page)
    }
  }
})

test('a question can be answered at 400 %', async ({ app, browser }) => {
  const { provider, rt } = await trioAt(app, browser, toFirstQuestion)
  for (const page of [provider, rt]) {
    await page.setViewportSize(MAGNIFIED)
    await page.goto('/provider/transport/selection')
    await expect(page.getByRole('radio').first()).toBeEnabled()
    await expectFocusSeen(page)
    await expect.poll(() => shareLeft(page)).toBeGreaterThan(0.9)
  }
})

const toReport = (walk: Walk) => walk.toReport(idealChoices)
const farAlong = [
  ['at the bedside', '/case/decision-point/1', (walk: Walk) => walk.toDecisions()],
  ['in the debriefing', '/final-report', toReport],
  ['on the time line', '/final-report?phase=description', toReport],
  ['in the report', '/final-report?phase=analysis', toReport],
] as const

for (const [where, path, go] of farAlong) {
  test(`${where} nothing sticks at 400 %, and what has the focus is seen`, {
    tag: where === 'at the bedside' ? [] : '@walk',
  }, async ({ app, browser }) => {
    test.slow()
    const { rt } = await trioAt(app, browser, go)
    await rt.setViewportSize(MAGNIFIED)
    await rt.goto(path)
    await expect(rt.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectWholeDebriefing(rt)
    await expectFocusSeen(rt)
    await expect.poll(() => shareLeft(rt)).toBeGreaterThan(0.9)
  })
}
