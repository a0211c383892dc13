import type { Browser, Page } from '@playwright/test'
import { isReportDue } from '#case/rules/way-on.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { educator, joined, openRoom } from './educator.ts'
import { playOn } from './play-on.ts'
import type { App } from './start-app.ts'
import { expectAccessible } from './steadiness.ts'
import { expectReportShown, pressPhase } from './steps/debriefing.ts'
import { expect, takeRole, test } from './team.ts'
import { button, timerOf } from './trio.ts'
import { walkInRoom } from './walk-to.ts'

// A case that runs fast.
test.use({ pace: 30 })

const ROOM = 'Blue team'

/** An educator with the console of a room before them, and three people in it. */
async function aTeam(browser: Browser, app: App) {
  const eda = await educator(browser, app)
  const code = await openRoom(eda, ROOM)
  const team: Page[] = []
  for (const name of ['Ann', 'Rob', 'Nia']) team.push(await joined(browser, app, code, name))
  const [ann, rob, nia] = team as [Page, Page, Page]
  for (const [page, role] of [
    [ann, 'Provider'],
    [rob, 'RT'],
    [nia, 'RN'],
  ] as const) {
    await takeRole(page, role)
    await expect(page).toHaveURL(/\/medical-call/)
  }
  await eda.getByRole('article', { name: ROOM }).getByRole('link', { name: 'Open console' }).click()
  await expect(eda).toHaveURL(new RegExp(`/rooms/${code}/console$`))
  return { eda, ann, rob, nia, code }
}

const logOf = (eda: Page) => eda.getByRole('region', { name: 'Log, newest first' })
const personOf = (eda: Page, role: string) => eda.getByRole('region', { name: role, exact: true })
const screenOf = (eda: Page, role: string) => eda.getByRole('region', { name: `What ${role} sees` })
const openEvents = (eda: Page) => eda.getByRole('list', { name: 'Happening now' })

/** On a laptop all that changes while a case runs is seen at once. */
async function expectInSight(eda: Page) {
  await eda.setViewportSize({ width: 1280, height: 800 })
  const people = ['Provider', 'RT', 'RN'].map((role) => personOf(eda, role))
  const parts = [...people, eda.getByRole('region', { name: 'The newborn' }), eda.getByRole('tabpanel'), logOf(eda)]
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
  await expect.poll(() => eda.evaluate(() => document.documentElement.scrollHeight)).toBe(800)
}

test('an educator watches three people, pauses, speaks, prompts, lets a pump alarm, flags, and all is in the report', async ({
  app,
  browser,
}) => {
  test.setTimeout(900_000)
  const { eda, ann, rob, nia, code } = await aTeam(browser, app)

  // What they do is seen at once.
  await button(ann, 'Answer').click()
  await expect(logOf(eda)).toContainText('Answers the call.')
  await expect(personOf(eda, 'Provider')).toContainText('Ann')
  await button(eda, 'Open the screen of RT').click()
  await expect(screenOf(eda, 'RT').getByText('The Provider is on a call about a newborn')).toBeVisible()
  await expectAccessible(eda)
  await eda.keyboard.press('Escape')
  await expect(eda.getByRole('dialog')).toHaveCount(0)
  await expect(button(eda, 'Open the screen of RT')).toBeFocused()
  await expectAccessible(eda)

  // The score is hidden from here to the end.
  await button(eda, 'Hide score').click()
  await expect(ann.getByRole('group', { name: 'Score' })).toHaveCount(0)

  await playOn(app, ROOM, ({ records }) => records.Place[2]?.step === 5)
  await nia.goto('/nurse/transport/preparation')
  await expect(button(eda, 'Pause P').or(button(eda, 'Pause'))).toBeEnabled()

  // A pause in the middle of a task: the clock stands, and what is pressed is refused with a sentence.
  await nia.getByRole('link', { name: /Order Pharmacy/ }).click()
  await button(nia, 'Start').click()
  await expect(personOf(eda, 'RN')).toContainText(/Order Pharmacy AR, step 1 of \d/)
  await eda.keyboard.press('p')
  for (const page of [ann, rob, nia]) await expect(page.getByText('Paused by the educator.')).toBeVisible()
  const stood = await timerOf(nia).innerText()
  await ann.getByRole('button', { name: 'Chat' }).click()
  await ann.getByLabel('Message').fill('We wait for you.')
  await ann.getByLabel('Message').press('Enter')
  await expect(logOf(eda)).toContainText('We wait for you.')
  await expect(personOf(eda, 'Provider')).toContainText('“We wait for you.”')
  await expect(personOf(eda, 'RN')).toContainText(/Order Pharmacy AR, step 1 of \d/)
  await expectInSight(eda)
  await ann.keyboard.press('Escape')
  await expectAccessible(nia)

  // The educator reloads, and loses the network: the pause stays, and nothing is lost.
  await eda.reload()
  await expect(eda.getByText(/Paused by educator@demo.local/)).toBeVisible()
  await eda.context().setOffline(true)
  await expect(eda.getByText('No connection. What you see is as it last was')).toBeVisible()
  await eda.context().setOffline(false)
  await expect(eda.getByText('No connection.')).toHaveCount(0)
  expect(await timerOf(nia).innerText()).toBe(stood)
  await eda.keyboard.press('p')
  await expect(nia.getByText('Paused by the educator.')).toHaveCount(0)

  // A word to RN alone.
  await button(eda, 'Prompt').click()
  const dialog = eda.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'RN' }).check({ force: true })
  await button(dialog, 'What has to come from somewhere else, and takes its time?').click()
  // Whose pointer slips off the dialog while it marks words keeps them.
  await dialog.getByRole('textbox').hover()
  await eda.mouse.down()
  await eda.mouse.move(2, 2)
  await eda.mouse.up()
  await expectAccessible(eda)
  await dialog.getByRole('button', { name: 'Prompt' }).click()
  await expect(nia.getByText('What has to come from somewhere else, and takes its time?')).toBeVisible()
  await expect(eda.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(nia)
  for (const page of [ann, rob]) await expect(page.getByText('A hint from your educator')).toHaveCount(0)

  // The pilot calls, in the educator's own voice.
  await button(eda, 'Speak').click()
  await dialog.getByLabel('As').selectOption('The pilot')
  await button(dialog, 'Record').click()
  await button(dialog, 'Start recording').click()
  await expect(dialog.getByRole('timer', { name: 'Recorded' })).toHaveText(/0:0[2-9]/)
  await button(dialog, 'Stop recording').click()
  await expect(dialog.getByText('What you recorded').or(button(dialog, 'Record again')).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Speak' }).click()
  await expect(eda.getByRole('dialog')).toHaveCount(0)
  for (const page of [ann, rob]) {
    const call = page.getByRole('region', { name: 'The pilot speaks to you' })
    await expect(call.getByRole('button', { name: /^(Play|Pause)$/ })).toBeEnabled()
    await button(call, 'Close').click()
    await expect(call).toHaveCount(0)
  }

  // At the bedside a pump alarms. What comes before it nobody watches.
  for (const page of [ann, rob, nia]) await page.goto('about:blank')
  await playOn(app, ROOM, ({ records }) => records.PointProgress[3]?.openedAt != null)
  await button(eda, 'Screens').click()
  await expect(screenOf(eda, 'RN').getByText('Sudden change').first()).toBeVisible()
  for (const role of ['Provider', 'RT', 'RN']) await expect(screenOf(eda, role)).toBeVisible()
  await eda.keyboard.press('Escape')
  await button(eda, 'Inject').click()
  await button(dialog, 'A pressor pump alarms occlusion: the line is kinked').click()
  await expectAccessible(eda)
  await button(dialog, 'Let it happen').click()
  await expect(eda.getByRole('dialog')).toHaveCount(0)
  await expect(openEvents(eda)).toContainText(
    'A pressor pump alarms occlusion: the line is kinked for RN · seen by nobody yet',
  )
  await expectInSight(eda)
  const alarm = nia.getByRole('region', { name: 'Happening now: Syringe pump' })
  await nia.goto('/case/decision-point/3')
  // Nobody tells her: her monitor falls, and a pump shows why.
  await expect(nia.getByRole('region', { name: 'Bedside monitor' }).locator('[data-alarm]').first()).toBeVisible()
  await expect(alarm).toHaveCount(0)
  await button(nia, 'Something is wrong').click()
  await nia.getByRole('radio', { name: 'Syringe pumps: one pump reads OCCLUSION' }).check()
  await nia.getByRole('radio', { name: 'A syringe or a burette is empty' }).check()
  await button(nia.getByRole('dialog'), 'Confirm').click()
  await expect(nia.getByText('You look, and that is not it.')).toBeVisible()
  await expectAccessible(nia)
  await nia.getByRole('radio', { name: 'A line is blocked' }).check()
  await button(nia.getByRole('dialog'), 'Confirm').click()
  await expect(nia.getByRole('dialog')).toHaveCount(0)
  await expect(openEvents(eda)).toContainText('seen by RN')
  await alarm.getByRole('radio', { name: 'The syringe' }).check()
  await button(alarm, 'Confirm').click()
  await expect(alarm).toContainText('It sits in its clamp')
  await alarm.getByRole('radio', { name: 'The line under her' }).check()
  await button(alarm, 'Confirm').click()
  await expect(alarm).toHaveCount(0)
  await expect(openEvents(eda)).toHaveCount(0)

  // The educator lays a hand on the monitor, and lets go of it.
  await eda.keyboard.press('m')
  await button(eda.getByRole('dialog', { name: 'Set the monitor' }), 'Heart rate down').click()
  await expect(logOf(eda)).toContainText(/Sets Heart rate to \d+ bpm over 20 s\./)
  await eda.keyboard.press('Escape')
  await eda.getByRole('tab', { name: 'Monitor' }).click()
  await button(eda, 'Back to the story').click()
  await expect(logOf(eda)).toContainText('Sets Heart rate back to the story.')
  await expectAccessible(eda)

  // What was let happen by mistake is taken back by a key.
  await button(eda, 'Inject').click()
  await button(dialog, 'The blender alarms: the air hose is out of the wall').click()
  await button(dialog, 'Let it happen').click()
  await expect(eda.getByRole('dialog')).toHaveCount(0)
  await expect(openEvents(eda)).toContainText('The blender alarms: the air hose is out of the wall')
  await expect(button(openEvents(eda), 'Take it back')).toHaveAttribute('aria-keyshortcuts', 'Z')
  await expect(eda.getByRole('tab', { name: 'Monitor' })).toHaveAttribute('aria-keyshortcuts', 'M')
  await eda.keyboard.press('z')
  await expect(openEvents(eda)).toHaveCount(0)

  // A moment for the debriefing, and the next thing for nobody's seat is not offered while all sit.
  await button(eda, 'Flag').click()
  await dialog.getByLabel(/A few words/).fill('RN went along the line, aloud')
  await dialog.getByRole('button', { name: 'Flag' }).click()
  await expect(logOf(eda)).toContainText('RN went along the line, aloud')

  await nia.goto('about:blank')
  await playOn(app, ROOM, (state) => ([0, 1, 2] as const).every((role) => isReportDue(state, case1, role)))
  await ann.goto('/final-report')
  await expect(ann.getByText('Your educator leads. Your page follows.')).toBeVisible()
  await expect(button(ann, 'Show the report')).toHaveCount(0)
  await eda.getByRole('link', { name: 'Debriefing', exact: true }).click()
  await expect(eda).toHaveURL(new RegExp(`/rooms/${code}/debriefing$`))
  await pressPhase(eda, 'Analysis')
  await button(eda.getByRole('alertdialog'), 'Open it').click()
  await expectReportShown(ann)
  await expect(ann.getByRole('region', { name: 'What happened besides' })).toContainText('A pressor pump alarms')
  await expect(ann.getByRole('region', { name: 'What happened besides' })).toContainText(
    'from the first sign to the first right look',
  )
  const taught = ann.getByRole('region', { name: 'What the educator did' })
  for (const words of [
    'Paused the case for',
    'Prompt, to RN:',
    'The pilot, to all: a recording',
    'RN went along the line',
    'Set on the monitor, beside the story: Heart rate to',
  ]) {
    await expect(taught).toContainText(words)
  }
  await expect(ann.getByText(/of 30/).first()).toBeVisible()
  await expectAccessible(ann)
})

test('a projector shows where the team is, a phone has the short form, and the end of the room is told', async ({
  app,
  browser,
}) => {
  const { eda, ann, code } = await aTeam(browser, app)
  await walkInRoom(app, ROOM, ['Ann', 'Rob', 'Nia'], (walk) => walk.toDecisions())
  const projector = await eda.context().newPage()
  await projector.goto(`/rooms/${code}/projector`)
  await expect(projector.getByText('Decision 1: the first ten minutes').first()).toBeVisible()
  await expect(projector.getByText('Ann')).toHaveCount(0)
  await expectAccessible(projector)

  const phone = await eda.context().newPage()
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto(`/rooms/${code}/console`)
  await expect(phone.getByRole('region', { name: 'Who is where' })).toContainText('Ann')
  await expectAccessible(phone)
  await button(phone, 'Speak').click()
  await phone.getByLabel('What they will read').fill('How is she?')
  await phone.getByRole('dialog').getByRole('button', { name: 'Speak' }).click()
  await expect(ann.getByText('How is she?')).toBeVisible()

  // A field that somebody only looks into follows what is set elsewhere, and sets nothing as it is left.
  await eda.getByRole('tab', { name: 'Monitor' }).click()
  const rate = eda.getByRole('spinbutton', { name: /^Heart rate/ })
  const before = Number(await rate.inputValue())
  await rate.focus()
  await button(phone, 'Monitor').click()
  await button(phone.getByRole('dialog'), 'Heart rate up').click()
  await expect(rate).toHaveValue(String(before + 5))
  await rate.blur()
  await rate.fill('150')
  await rate.press('Enter')
  await expect(logOf(eda)).toContainText('Sets Heart rate to 150 bpm')
  await expect(logOf(eda).getByText(/Sets Heart rate/)).toHaveCount(2)
  await phone.keyboard.press('Escape')

  await button(phone, 'Inject').click()
  await phone.getByRole('dialog').getByRole('button', { name: 'The pre-ductal probe falls off' }).click()
  await button(phone, 'Let it happen').click()
  await expect(openEvents(phone)).toBeVisible()
  await phone.getByRole('button', { name: /^Pause/ }).click()
  await expect(ann.getByText('Paused by the educator.')).toBeVisible()
  await expect(projector.getByText(/Paused/)).toBeVisible()

  await eda.goto('/rooms')
  await button(eda.getByRole('article', { name: ROOM }), 'End room').click()
  await button(eda.getByRole('alertdialog'), 'End room').click()
  await expect(phone.getByText(/has ended/)).toBeVisible()
})
