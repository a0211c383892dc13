import type { Page } from '@playwright/test'
import type { Walk } from '#case/testing/walk.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { medPumps } from '#content/case-1/tasks/med-pumps.ts'
import { expectWholeDebriefing } from '../steps/debriefing.ts'
import { expect, test } from '../team.ts'
import { button, type Trio } from '../trio.ts'
import { toListening, toSecondCheck, trioAt } from '../trio-at.ts'

type Who = keyof Trio

/** Where text is set in most ways: forms, lists, tables, panels, charts. */
const places: readonly [string, (walk: Walk) => void, readonly [Who, string][]][] = [
  ['the call', (walk) => walk.do(0, { kind: 'answer-call' }), [['provider', '/medical-call']]],
  ['the briefing', toListening, [['rt', '/medical-call/audio']]],
  ['the second check', toSecondCheck, [['provider', '/provider/transport/preparation']]],
  [
    'the tasks',
    (walk) => walk.toPreparation(),
    [
      ['provider', '/provider/transport/selection/result'],
      ['rn', '/nurse/transport/preparation'],
      ['rn', medPumps.url],
    ],
  ],
  [
    'the bedside',
    (walk) => {
      walk.toDecisions()
      for (const [index, choice] of idealChoices.slice(0, 2).entries()) walk.point(index + 1, choice)
    },
    [
      ['provider', '/provider/transport/preparation/result'],
      ['rt', '/therapist/challenge/result'],
      ['rt', '/case/decision-point/3'],
      ['rn', '/case/decision-point/2/results'],
      ['rn', '/case/decision-point/1/procedure-istat'],
    ],
  ],
  [
    'the debriefing',
    (walk) => walk.toReport(idealChoices),
    [
      ['rt', '/final-report'],
      ['rt', '/final-report?phase=description'],
      ['rt', '/final-report?phase=analysis'],
    ],
  ],
]

for (const [name, go, pages] of places) {
  test(`${name} can be read with text twice as large, and on the narrowest phone`, {
    tag: name === 'the bedside' ? [] : '@walk',
  }, async ({ app, browser }) => {
    test.slow()
    const trio = await trioAt(app, browser, go)
    for (const [who, path] of pages) {
      const page = trio[who]
      await page.addInitScript(() => localStorage.setItem('task-view', 'list'))
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectWholeDebriefing(page)
      await page.setViewportSize({ width: 320, height: 700 })
      await expectNothingCut(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expectNothingCut(page)
    }
  })
}

/** Nothing stands out of the page at its side, and no words are cut off. */
const expectNothingCut = (page: Page): Promise<void> => expect.poll(() => page.evaluate(whatIsCut)).toEqual([])

/** Runs in the page. */
function whatIsCut(): string[] {
  const wide = document.documentElement.scrollWidth
  const cut = wide > innerWidth ? [`the page is ${wide} px wide`] : []
  for (const element of document.querySelectorAll('body *')) {
    const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const { left, right, width } = element.getBoundingClientRect()
    const isScrolled = element.closest('nav, .overflow-x-auto') !== null
    // What is only read aloud is one pixel wide.
    if (!hasWords || width <= 1 || isScrolled || element.closest('.sr-only')) continue
    const { overflowX } = getComputedStyle(element)
    const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
    if (left < -1 || right > innerWidth + 1 || isCut) cut.push(`${location.pathname}: ${element.textContent?.trim()}`)
  }
  return cut.slice(0, 5)
}

test('the chat opened beside the page takes its place when there is no more room for both', async ({ provider }) => {
  await provider.setViewportSize({ width: 1280, height: 800 })
  await button(provider, 'Chat').click()
  const chat = provider.getByRole('dialog', { name: 'Chat' })
  await chat.getByLabel('Message').fill('I am just writing')
  const isModal = () => chat.evaluate((dialog) => dialog.matches(':modal'))
  expect(await isModal()).toBe(false)
  await provider.setViewportSize({ width: 640, height: 400 })
  await expect.poll(isModal).toBe(true)
  await expect(chat.getByLabel('Message')).toHaveValue('I am just writing')
  await provider.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(isModal).toBe(false)
  await chat.getByRole('button', { name: 'Close' }).click()
  await expect(chat).toBeHidden()
})
