import type { Browser, Locator, Page } from '@playwright/test'
import { idealChoices, worstChoices } from '#case/testing/walk-choices.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { educator, joined, openRoom } from './educator.ts'
import { hearAll } from './hear-all.ts'
import { followPlayers, heardMs, startedPlayers } from './players.ts'
import type { App } from './start-app.ts'
import { expectAccessible } from './steadiness.ts'
import {
  expectPhase,
  expectReportShown,
  expectTimeLineShown,
  expectTogether,
  goToBriefing,
  playBriefing,
  playheadOf,
  pressPhase,
  rate,
  ratings,
  showReport,
} from './steps/debriefing.ts'
import { expect, takeRole, test } from './team.ts'
import { button } from './trio.ts'
import { trioAt } from './trio-at.ts'
import { walkInRoom } from './walk-to.ts'

test('the Provider leads three people through their debriefing; each rates first, looks around alone, and comes back', async ({
  app,
  browser,
}) => {
  test.slow()
  const { provider, rt, rn } = await trioAt(app, browser, (walk) => walk.toReport(idealChoices))
  const team = [provider, rt, rn]
  const heard = hearAll(provider)
  const hasHeard = async (words: string) => (await heard.read()).includes(words)
  for (const page of team) {
    await followPlayers(page)
    await page.goto('/final-report')
    await expectPhase(page, 'Reactions')
  }
  await expect(provider.getByText('You lead: everyone’s page follows yours.')).toBeVisible()
  for (const page of [rt, rn]) await expect(page.getByText('The Provider leads. Your page follows.')).toBeVisible()

  await test.step('what others think of the team one reads when one has said it oneself', async () => {
    await rate(rt, 'Mostly', 'Calm voices.')
    await expect(ratings(rt).getByRole('columnheader')).toHaveText(['Rated', 'RT'])
    await rate(rn, 'In part', 'Who called pharmacy?')
    for (const [page, others] of [
      [rt, 'Who called pharmacy?'],
      [rn, 'Calm voices.'],
    ] as const) {
      await expect(page.getByText(others)).toBeVisible()
    }
    await expect(provider.getByText('Still to rate: Provider.')).toBeVisible()
    await expect(ratings(provider)).toHaveCount(0)
    expect(await hasHeard('Calm voices.')).toBe(false)
    await expectAccessible(provider)
    await rate(provider, 'Fully', '')
    await expect.poll(() => hasHeard('Calm voices.')).toBe(true)
    for (const page of team) {
      await expect(ratings(page).getByRole('row', { name: 'Leadership' })).toContainText(/Fully/)
      await expect(ratings(page).getByRole('row', { name: 'Leadership' })).toContainText(/Mostly/)
      await expect(ratings(page).getByRole('row', { name: 'Leadership' })).toContainText(/In part/)
      await expect(page.getByText(/^Still to rate/)).toHaveCount(0)
    }
    await expectAccessible(rt)
  })

  await test.step('whoever leads takes all along; who looks around alone is told where the team is', async () => {
    await button(provider, 'Go on to description, with everyone').click()
    for (const page of team) {
      await expectPhase(page, 'Description')
      await expectTimeLineShown(page)
    }
    await expectAccessible(rn)
    await pressPhase(rt, 'Reactions')
    await expectPhase(rt, 'Reactions', 'Description')
    await expect(rt.getByText('You look at this alone. The team is at description.')).toBeVisible()
    await expectAccessible(rt)
    for (const page of [provider, rn]) await expectPhase(page, 'Description')
    await button(rt, 'Back to the team').click()
    await expectPhase(rt, 'Description')
    await expect(rt.getByText('You look at this alone.')).toHaveCount(0)
  })

  await test.step('the leader’s playhead is everyone’s', async () => {
    await expectTimeLineShown(rt)
    const value = (page: Page) => playheadOf(page).getAttribute('aria-valuenow')
    const press = async (page: Page, ...keys: string[]) => {
      const before = await value(page)
      for (const key of keys) await playheadOf(page).press(key)
      await expect(playheadOf(page)).not.toHaveAttribute('aria-valuenow', before ?? '')
    }
    await press(provider, 'Shift+ArrowRight', 'Shift+ArrowRight', 'ArrowRight')
    await expectTogether('125', team)

    // Their own playhead is theirs alone, and they hear no more of the leader's until they come back.
    await press(rn, 'End')
    await expect(rn.getByText('You look around alone.')).toBeVisible()
    const alone = await value(rn)
    // Turned, or made narrower, it stands where it stood in the run.
    const size = rn.viewportSize()
    await rn.setViewportSize({ width: 700, height: 800 })
    await expect
      .poll(async () => {
        const [chart, line] = await Promise.all([
          playheadOf(rn).boundingBox(),
          playheadOf(rn).locator('div').boundingBox(),
        ])
        return chart && line ? Math.abs(chart.x + chart.width - line.x) : null
      })
      .toBeLessThan(16)
    if (size) await rn.setViewportSize(size)
    await press(provider, 'Shift+ArrowRight')
    await expectTogether('185', [provider, rt])
    expect(await value(rn)).toBe(alone)
    await button(rn, 'Back to the others').click()
    await expectTogether('185', [rn])

    // Who comes late is where the others are; so is the leader who has to come again.
    await rt.reload()
    await expectPhase(rt, 'Description')
    await expectTogether('185', [rt])
    await provider.reload()
    await expectTogether('185', [provider])
    await press(provider, 'ArrowRight')
    await expectTogether('190', team)
  })

  await test.step('what was said is heard where it is led from, and elsewhere for who wants it', async () => {
    await provider.getByText('As a table').click()
    /** It is short: where a page was late, it is played again. */
    const playUntil = (isSo: () => Promise<void>) =>
      expect(async () => {
        await playBriefing(provider)
        await isSo()
      }).toPass({ timeout: 120_000 })
    const expectHeard = (page: Page) => expect.poll(() => heardMs(page), { timeout: 5000 }).toBeGreaterThan(1000)

    await playUntil(async () => {
      await expectHeard(provider)
      for (const page of [rt, rn]) {
        await expect(page.getByText('It is heard where it is led from.')).toBeVisible({ timeout: 1000 })
      }
    })
    expect(await Promise.all([rt, rn].map(startedPlayers))).toEqual([0, 0])

    await playUntil(() => button(rt, 'Let it sound here too').click({ timeout: 3000 }))
    await playUntil(() => expectHeard(rt))
    expect(await startedPlayers(rn)).toBe(0)
    await button(provider, 'Pause').click()
    for (const page of team) await expect(button(page, 'Play')).toBeVisible()
  })

  await test.step('to show the report is everyone’s own press', async () => {
    await showReport(rn)
    await expectPhase(rn, 'Analysis', 'Description')
    await expect(rn.getByText('30 of 30 points')).toBeVisible()
    for (const page of [provider, rt]) await expectPhase(page, 'Description')
    await button(rn, 'Back to the team').click()
    await expectPhase(rn, 'Description')
  })

  await test.step('analysis, then summary', async () => {
    // What somebody was writing as all are taken on is kept.
    await rn.getByLabel('Who can tell the story in three sentences?').fill('Blue, cold, far away.')
    await pressPhase(provider, 'Analysis')
    for (const page of team) {
      await expectPhase(page, 'Analysis')
      await expectReportShown(page)
    }
    for (const page of [provider, rt]) await expect(page.getByText('Blue, cold, far away.')).toBeVisible()
    await expect(rn.getByLabel('Who can tell the story in three sentences?')).toHaveValue('Blue, cold, far away.')
    await expectAccessible(rt)
    await button(provider, 'Go on to summary, with everyone').click()
    for (const page of team) await expectPhase(page, 'Summary')
    await rn.getByLabel('One thing each of you takes to the next call.').fill('Pharmacy first.')
    for (const page of [provider, rt]) await expect(page.getByText('Pharmacy first.')).toBeVisible()
    await expectAccessible(rn)
  })
})

const ROOM = 'Blue team'

/** An educator with a room, and people in its seats. */
async function aRoom(browser: Browser, app: App, options: Parameters<typeof openRoom>[2], seats: readonly Seat[]) {
  const eda = await educator(browser, app)
  const code = await openRoom(eda, ROOM, options)
  const team: Page[] = []
  for (const [name, role] of seats) {
    const page = await joined(browser, app, code, name)
    await takeRole(page, role)
    await expect(page).toHaveURL(/\/medical-call/)
    team.push(page)
  }
  return { eda, code, team }
}

type Seat = readonly [name: string, role: 'Provider' | 'RT' | 'RN']
const ann: Seat = ['Ann', 'Provider']
const rob: Seat = ['Rob', 'RT']
const nia: Seat = ['Nia', 'RN']

/** Every sentence of the story that says whether something was right, or why. */
const judging = [...new Set(sentencesUnder(case1, ['why', 'verdict', 'teaching', 'bands']))]

function sentencesUnder(value: unknown, keys: readonly string[], isWithin = false): string[] {
  if (typeof value === 'string') return isWithin && value.length >= 24 ? [JSON.stringify(value).slice(1, -1)] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => sentencesUnder(inner, keys, isWithin || keys.includes(key)))
}

/**
 * Points under any name, verdicts, and sentences that give a reason, whole or as what has changed; a task may also say in one
 * word why it cannot begin.
 */
const marks =
  /"(?:score|best|total)":(?:\{"to":)?\{?(?!null)[^,}]*\d|"(?:isMet|isRight|verdict)":(?:\{"to":)?(?!null)[^,}]*|"(?:why|teaching)":(?:\{"to":)?"[^"]* [^"]*/g

/** What of a text judges. */
function judgementsIn(told: string): string[] {
  const plain = told.replaceAll('\\"', '"')
  return [...(plain.match(marks) ?? []), ...judging.filter((sentence) => plain.includes(sentence))]
}

/** Follows what a button is called from now on, and tells what it has been since. */
async function labelsOf(pressed: Locator): Promise<() => Promise<string[]>> {
  const since = await pressed.evaluateHandle((element) => {
    const labels: string[] = []
    const watch = new MutationObserver(() => labels.push(element.textContent ?? ''))
    watch.observe(element, { childList: true, characterData: true, subtree: true })
    return labels
  })
  return () => since.jsonValue()
}

const files = ['/api/report', '/api/report.csv', '/api/report.json']

test('where the score is hidden nothing that judges reaches the team by any way, until the educator comes to the analysis', async ({
  app,
  browser,
}) => {
  test.slow()
  expect(judging.length).toBeGreaterThan(100)
  const { eda, code, team } = await aRoom(browser, app, { hidesScore: true }, [ann, rob, nia])
  const heard = team.map(hearAll)
  await walkInRoom(app, ROOM, ['Ann', 'Rob', 'Nia'], (walk) =>
    walk.toReport(worstChoices, { mode: 'Decline Transport', time: '<60 min' }),
  )
  for (const page of team) {
    await page.goto('/final-report')
    await expectPhase(page, 'Reactions')
    await expect(button(page, 'Show the report')).toHaveCount(0)
  }
  await eda.goto(`/rooms/${code}/debriefing`)
  await button(eda, 'Take the lead').click()
  await expect(eda.getByText('You lead: everyone’s page follows yours.')).toBeVisible()
  for (const page of team) await expect(page.getByText('Your educator leads. Your page follows.')).toBeVisible()
  await expectAccessible(eda)
  const wall = await eda.context().newPage()
  await wall.goto(`/rooms/${code}/projector`)
  const expectOnWall = (phase: string) => expect(wall.locator('[aria-current=step]')).toHaveText(new RegExp(phase))
  await expectOnWall('Reactions')
  await expect(wall.getByText('What stays with you?')).toBeVisible()
  await expect(wall.getByText('Still to rate: Provider, RT, RN.')).toBeVisible()
  await expectAccessible(wall)

  await test.step('feelings and facts', async () => {
    const [provider, rt, rn] = team as [Page, Page, Page] // as many as have come
    await rate(rt, 'Mostly', 'Calm voices.')
    const labels = await labelsOf(button(eda, 'Give my rating'))
    await pressPhase(eda, 'Description')
    await expectTimeLineShown(eda)
    expect(await labels(), 'no rating is on its way').toEqual([])
    await expectAccessible(eda)
    for (const page of team) {
      await expectPhase(page, 'Description')
      await expectTimeLineShown(page)
      await expect(page.getByText('The moments worth talking about open with Analysis.')).toBeVisible()
    }
    await playheadOf(eda).press('End')
    const end = (await playheadOf(eda).getAttribute('aria-valuemax')) ?? ''
    await expectTimeLineShown(wall)
    await expectTogether(end, [eda, wall, ...team])
    await expectOnWall('Description')
    await expect(wall.getByText('The moments worth talking about open with Analysis.')).toBeVisible()
    await expectAccessible(wall)
    // Also who tries sooner reads nothing.
    await pressPhase(provider, 'Analysis')
    await expect(provider.getByText('open for everyone when your educator comes to the analysis.')).toBeVisible()
    await rn.goto('/final-report?phase=analysis')
    await expect(rn.getByText('open for everyone when your educator comes to the analysis.')).toBeVisible()
    await rt.goto('/case/decision-point/1/results')
    await expect(rt.getByRole('heading', { level: 1 })).toBeVisible()
    for (const page of team) await page.goto('/final-report')
  })

  await test.step('nothing of it judged', async () => {
    for (const [index, page] of team.entries()) {
      for (const file of files) {
        const answer = await page.request.get(file)
        expect([file, answer.status(), judgementsIn(await answer.text())]).toEqual([file, 409, []])
      }
      const answer = await page.request.get('/api/debriefing/time-line')
      const text = await answer.text()
      const { moments, from, to } = JSON.parse(text)
      expect(moments).toBeNull()
      expect(judgementsIn(text)).toEqual([])
      for (let part = 0; part <= 4; part++) {
        const at = Math.floor(from + ((to - from) * part) / 4)
        const was = await (await page.request.get(`/api/debriefing/as-it-was?at=${at}`)).text()
        expect(was).toContain('"views":[')
        expect(judgementsIn(was), `${at}`).toEqual([])
      }
      const told = (await heard[index]?.read()) ?? ''
      for (const part of [/"phase":(\{"to":)?"description"/, /"views":\[/])
        expect(part.test(told), `${part}`).toBe(true)
      expect(judgementsIn(told)).toEqual([])
    }
  })

  await test.step('all of it opens with the analysis', async () => {
    await pressPhase(eda, 'Analysis')
    await expect(eda.getByRole('alertdialog')).toContainText('Open the score for everyone?')
    await button(eda, 'Open it').click()
    await expectReportShown(eda)
    for (const name of ['Provider: Ann', 'RT: Rob', 'RN: Nia']) await expect(eda.getByText(name)).toBeVisible()
    await expectAccessible(eda)
    await expect(eda.getByText('The team wrote nothing down.')).toBeVisible()
    for (const media of ['print', 'screen'] as const) {
      await eda.emulateMedia({ media })
      await expect(ratings(eda).getByRole('columnheader')).toHaveText(['Rated', 'RT'])
      await expect(eda.getByText('Calm voices.')).toBeVisible()
    }
    for (const [index, page] of team.entries()) {
      await expectPhase(page, 'Analysis')
      await expectReportShown(page)
      await expect(page.getByText(/of 30 points/)).toBeVisible()
      for (const file of files) expect((await page.request.get(file)).status()).toBe(200)
      const { moments } = await (await page.request.get('/api/debriefing/time-line')).json()
      expect(moments.length).toBeGreaterThan(0)
      await expect(page.getByRole('heading', { name: 'Went well' })).toBeVisible()
      // So what was heard would have told.
      expect(judgementsIn((await heard[index]?.read()) ?? '').length).toBeGreaterThan(20)
    }
    await expectOnWall('Analysis')
    await expect(wall.getByRole('heading', { name: 'Went well' })).toBeVisible()
  })
})

test('on a phone the ruler stays in sight, below the player, while the lanes go by', async ({ app, browser }) => {
  const { rt } = await trioAt(app, browser, (walk) => walk.toReport(idealChoices))
  await rt.goto('/final-report?phase=description')
  await expectTimeLineShown(rt)
  await rt.locator('#time-line').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
  await rt.evaluate(() => window.scrollBy({ top: 260, behavior: 'instant' }))
  const below = await rt.locator('#time-line svg text').evaluateAll((texts) => {
    const player = document.querySelector('[aria-label="Play"]')?.parentElement?.getBoundingClientRect()
    const times = texts.filter((text) => /^\d+:00$/.test(text.textContent))
    return times.map((text) => text.getBoundingClientRect().top - (player?.bottom ?? 0))
  })
  expect(below.some((px) => px >= 0 && px < 40)).toBe(true)
})

test('where the Provider has left, another takes the lead and opens what was hidden', async ({ app, browser }) => {
  const { code, team } = await aRoom(browser, app, { hidesScore: true }, [ann, rob, nia])
  await walkInRoom(app, ROOM, ['Ann', 'Rob', 'Nia'], (walk) => walk.toReport(idealChoices))
  const [provider, rt, rn] = team as [Page, Page, Page] // as many as have come
  for (const page of team) {
    await page.goto('/final-report')
    await expectPhase(page, 'Reactions')
  }
  await expect(rt.getByText('The Provider leads. Your page follows.')).toBeVisible()
  await expect(button(rt, 'Take the lead')).toHaveCount(0)
  await pressPhase(rt, 'Analysis')
  await expect(rt.getByText('open for everyone when the Provider comes to the analysis')).toBeVisible()
  await button(rt, 'Back to the team').click()

  await button(provider, 'Log out').click()
  await button(provider, 'Confirm Logout').click()
  await expect(rt.getByText('The Provider has gone. You can lead until they are back.')).toBeVisible()
  await expectAccessible(rt)
  await button(rt, 'Take the lead').click()
  await expect(rt.getByText('You lead: everyone’s page follows yours.')).toBeVisible()
  await expect(rn.getByText('The RT leads. Your page follows.')).toBeVisible()
  await expect(button(rn, 'Take the lead')).toHaveCount(0)
  await pressPhase(rt, 'Analysis')
  await button(rt, 'Open it').click()
  for (const page of [rt, rn]) await expectReportShown(page)

  await provider.getByLabel('Code').fill(code)
  await provider.getByLabel('Your name').fill('Ann')
  await button(provider, 'Join').click()
  await takeRole(provider, 'Provider')
  await expect(provider.getByText('The RT took the lead while you were away.')).toBeVisible()
  await button(provider, 'Take the lead').click()
  await expect(provider.getByText('You lead: everyone’s page follows yours.')).toBeVisible()
  await expect(rt.getByText('The Provider leads. Your page follows.')).toBeVisible()
})

test('a run that ended early, with a seat nobody held, or whose sound is gone, opens and says what is missing', async ({
  app,
  browser,
}) => {
  test.slow()
  const { eda, code, team } = await aRoom(browser, app, { keeps: 'For 30 days' }, [ann, nia])
  const [provider] = team as [Page, Page] // as many as have come
  await button(provider, 'Answer').click()

  const missing = [
    'The handover was not saved: the run ends where its log ends.',
    'No briefing was recorded.',
    'Nobody held the seat of RT.',
  ]
  const expectMissing = async (page: Page, sentences: readonly string[]) => {
    await expectTimeLineShown(page)
    for (const sentence of sentences) await expect(page.getByText(sentence)).toBeVisible()
  }
  await test.step('while it runs, for who teaches', async () => {
    await eda.goto(`/rooms/${code}/debriefing`)
    await expect(eda.getByText('The case is still running')).toBeVisible()
    await expectMissing(eda, missing)
    await expectAccessible(eda)
  })

  const endRun = async () => {
    await eda.goto('/rooms')
    const card = eda.getByRole('article', { name: ROOM })
    await button(card, 'End run').click()
    await button(eda.getByRole('alertdialog'), 'End run').click()
    await expect(card.getByText('No case yet')).toBeVisible()
  }
  await endRun()
  await joined(browser, app, code, 'Rob')
  await walkInRoom(app, ROOM, ['Ann', 'Rob', 'Nia'], (walk) => walk.toReport(idealChoices))

  await test.step('a team whose sound does not come', async () => {
    await provider.route('**/Audio/**', (route) => route.abort())
    await provider.goto('/final-report?phase=description')
    await expectTimeLineShown(provider)
    await provider.getByText('As a table').click()
    await goToBriefing(provider)
    await expect(provider.getByText('Its sound cannot be played.')).toBeVisible()
    await provider.unroute('**/Audio/**')
    await button(provider, 'Retry').click()
    await expect(provider.getByText('It is heard at speed 1.')).toBeVisible()
  })

  await endRun()
  await test.step('kept runs', async () => {
    const runs = eda.getByRole('listitem').getByRole('link')
    await eda.goto('/archive')
    await expect(runs).toHaveCount(2)
    await runs.first().click()
    await expectMissing(eda, ['The sound of this run was not kept.'])
    // What the section holds came after the rest of the report.
    const parts = eda.getByRole('navigation', { name: 'Parts of the report' })
    await eda.locator('#time-line').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
    await expect(parts.locator('[aria-current]')).toHaveText('Time line')
    await eda.goBack()
    await runs.last().click()
    await expect(eda.getByText('This run ended early.')).toBeVisible()
    await expectMissing(eda, missing)
    await expectAccessible(eda)
  })
})
