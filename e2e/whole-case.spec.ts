import type { Page } from '@playwright/test'
import { RN, RT } from '#case/records/roles.ts'
import { reportOf } from '#case/report/report.ts'
import { Walk } from '#case/testing/walk.ts'
import { bareChoices, idealChoices } from '#case/testing/walk-choices.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { type Engine, type Open, test } from './engines/engines.ts'
import { expectTold } from './expect-told.ts'
import type { App } from './start-app.ts'
import { showReport } from './steps/debriefing.ts'
import { type Choices, decidePoint, expectScore, leavePoint } from './steps/decide-point.ts'
import { handOver } from './steps/hand-over.ts'
import { expectReport, expectScores, fetchReport, withoutTime } from './steps/read-report.ts'
import { hearReport, solveChallenges } from './steps/to-the-bedside.ts'
import { decideTogether, leave, prepare, takeCallAndBrief } from './steps/to-the-doors.ts'
import { emails, expect, firstPage, logIn, takeRole } from './team.ts'
import { goOn, type Trio, timerOf } from './trio.ts'
import { trioAt } from './trio-at.ts'
import { watchForTrouble } from './watch-for-trouble.ts'

// The people do everything themselves.
test.use({ pace: 100 })

const everyone = (trio: Trio): Page[] => Object.values(trio)

/** Three people before the login, in whose browsers tasks are worked on as lists. */
async function threePages(open: Open, [provider, rt, rn]: readonly [Engine, Engine, Engine]): Promise<Trio> {
  const trio = { provider: await open(provider), rt: await open(rt), rn: await open(rn) }
  for (const page of everyone(trio)) {
    await page.addInitScript(() => {
      if (location.protocol.startsWith('http')) localStorage.setItem('task-view', 'list')
    })
  }
  return trio
}

async function takeSeat(page: Page, role: keyof typeof emails): Promise<void> {
  await logIn(page, emails[role])
  await takeRole(page, role)
  await expect(page).toHaveURL(new RegExp(`${firstPage[role]}$`))
}

async function walkToThirty(app: App, open: Open, engines: readonly [Engine, Engine, Engine]): Promise<void> {
  const trio = await threePages(open, engines)
  const troubles = watchForTrouble(everyone(trio))
  await test.step('login', async () => {
    await takeSeat(trio.provider, 'Provider')
    await Promise.all([takeSeat(trio.rt, 'RT'), takeSeat(trio.rn, 'RN')])
  })
  await test.step('call and briefing', () => takeCallAndBrief(trio))
  await test.step('how to go', async () => {
    await decideTogether(trio, 'Fixed wing (Airplane)', '2')
    for (const page of everyone(trio)) await goOn(page)
  })
  await test.step('how fast', async () => {
    await decideTogether(trio, '<30 min', '4')
    // From here the Provider leads everyone to the preparation.
    await goOn(trio.provider)
  })
  await test.step('preparation', () => prepare(trio))
  await test.step('leaving', () => leave(trio))
  await test.step('challenges', () => solveChallenges(trio))
  await test.step('bedside report', () => hearReport(trio))

  const walk = new Walk()
  walk.toDecisions()
  for (const [index, decided] of idealChoices.entries()) {
    await test.step(`decision point ${index + 1}`, async () => {
      const advised = { rt: decided, rn: decided }
      const visited = await decidePoint(trio, walk, { point: index + 1, decided, advised })
      expect(visited).not.toContain('negative')
      await leavePoint(trio, walk)
    })
  }
  for (const page of everyone(trio)) await expectScore(page, 30)
  await test.step('handover', () => handOver(trio, { time: '12:40', age: '10 h 30' }))

  await test.step('final report', async () => {
    for (const page of everyone(trio)) await showReport(page)
    const report = await fetchReport(trio.rn, app, RN)
    const best = reportOf(walk.log, case1)
    expect(report.score.total).toBe(30)
    for (const { score, best: most } of report.score.items) expect(score).toBe(most)
    expect(report.score).toEqual(best.score)
    expect(report.decisions.map(withoutTime)).toEqual(best.decisions.map(withoutTime))
    expect(report.answers).toEqual(best.answers)
    await expectReport(trio.provider, report)
    for (const page of everyone(trio)) {
      await expectScore(page, 30)
      await expectScores(page, report)
      await expect(timerOf(page)).toHaveText(await timerOf(trio.provider).innerText())
    }
  })
  expect(troubles).toEqual([])
}

const story = 'three people walk the whole case from the login to 30 points, and the report tells it item by item'
for (const { title, engines, tag } of [
  { title: story, engines: ['chromium', 'chromium', 'chromium'], tag: [] },
  { title: `${story}, each with a browser of another maker`, engines: ['webkit', 'firefox', 'chromium'], tag: '@walk' },
] as const) {
  test(title, { tag: [tag].flat() }, async ({ app, open }) => {
    test.setTimeout(1_800_000)
    await walkToThirty(app, open, engines)
  })
}

test('who stays an hour and then takes the tube out sees the harm, and the report counts it', { tag: '@walk' }, async ({
  app,
  browser,
}) => {
  const dangerous: readonly Choices[] = [
    ...bareChoices.slice(0, 3),
    { Ventilator: 'stay', Medications: 'none', Procedure: ['istat'], Departure: 'not-ready' },
    { Ventilator: 'raise-map', Medications: 'none', Procedure: ['dope', 'change-ett'] },
  ]
  let walk = new Walk()
  const trio = await trioAt(app, browser, (walked) => {
    walked.toDecisions()
    walk = walked
  })
  const troubles = watchForTrouble(everyone(trio))
  for (const page of everyone(trio)) await page.goto('/case/decision-point/1')
  const decide = (point: number) =>
    test.step(`decision point ${point}`, () =>
      decidePoint(trio, walk, {
        point,
        decided: dangerous[point - 1] ?? {},
        advised: { rt: idealChoices[point - 1] ?? {} },
      }))
  for (const point of [1, 2, 3]) {
    await decide(point)
    await leavePoint(trio, walk)
  }

  for (const page of everyone(trio)) await expectScore(page, 17)
  expect(await decide(4)).toEqual(['ventilator-ino', 'medication', 'procedure-result', 'negative', 'results'])
  for (const page of everyone(trio)) {
    await expectScore(page, 15)
    await expect(page.getByRole('heading', { name: 'An hour later' })).toBeVisible()
    await expect(page.getByRole('row', { name: /^Heart rate/ })).toHaveText(/166\s*178\s*up 12$/)
    await expect(page.getByRole('row', { name: /^Pre-ductal/ })).toHaveText(/84\s*76\s*down 8$/)
  }
  await readAgain(trio.rt, 4, ['An hour more of the same', 'Leaves bedside 11:45, take-off 12:10'])
  await leavePoint(trio, walk)

  for (const page of everyone(trio)) {
    await expect(page.getByRole('region', { name: 'The situation' })).toContainText('12:35')
    await expect(page.getByRole('main')).toContainText('Her HR is 72, BP 24/12 (16), SpO2 55 and 42')
  }
  expect(await decide(5)).toEqual(['ventilator', 'medication', 'procedure', 'negative', 'results'])
  for (const page of everyone(trio)) {
    await expectScore(page, 7)
    await expect(page.getByRole('heading', { name: 'After the arrest' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Change ETT' })).toContainText('−10 points')
  }
  await readAgain(trio.rn, 5, ['Tube taken out', 'Compressions 60 s, epinephrine 0.64 mL IV (0.1 mg/mL)'])
  await leavePoint(trio, walk)
  await test.step('handover', () => handOver(trio, { time: '13:40', age: '11 h 30' }))

  await test.step('final report', async () => {
    for (const page of everyone(trio)) await showReport(page)
    const report = await fetchReport(trio.rt, app, RT)
    const walked = reportOf(walk.log, case1)
    expect(report.score).toEqual(walked.score)
    expect(report.score.total).toBe(7)
    expect(report.decisions.map(withoutTime)).toEqual(walked.decisions.map(withoutTime))
    await expectReport(trio.rt, report)
    for (const page of everyone(trio)) {
      await expectScore(page, 7)
      await expectScores(page, report)
      await expectTold(page.getByRole('region', { name: 'Decisions' }), [
        'Harm An hour more of the same: ',
        'Harm Tube taken out: ',
      ])
    }
  })
  expect(troubles).toEqual([])
})

/** Looks back at what went wrong, and comes back to the results. */
async function readAgain(page: Page, point: number, texts: readonly string[]): Promise<void> {
  await page.getByRole('link', { name: 'Back to the decision' }).click()
  await page.getByRole('link', { name: 'What went wrong' }).click()
  await expectTold(page.getByRole('main'), texts)
  await page.getByRole('link', { name: 'Back to the decision' }).click()
  await page.getByRole('link', { name: 'See the results' }).click()
  await expect(page).toHaveURL(new RegExp(`/decision-point/${point}/results$`))
}
