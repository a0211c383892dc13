import { idealChoices } from '#case/testing/walk-choices.ts'
import { educator, joined, openRoom } from './educator.ts'
import { typing } from './keyboard.ts'
import { expectAccessible } from './steadiness.ts'
import { showReport } from './steps/debriefing.ts'
import { expect, newPage, takeRole, test } from './team.ts'
import { button } from './trio.ts'
import { walkInRoom } from './walk-to.ts'

test('an educator opens a room, watches a team, and lays two of its runs side by side, beside the open room', async ({
  app,
  browser,
  provider: elsewhere,
}) => {
  const eda = await educator(browser, app)
  await expectAccessible(eda)
  const code = await openRoom(eda, 'Blue team', { keeps: 'For 30 days' })
  const card = eda.getByRole('article', { name: 'Blue team' })
  await expect(card.getByText('Nobody has come yet. Show the code.')).toBeVisible()

  // On the projector.
  await card.getByRole('link', { name: 'Show code' }).click()
  await expect(eda.getByRole('img', { name: `QR code that leads to ${app.url}/join/${code}` })).toBeVisible()
  await expect(eda.getByText('Only this computer can open this address')).toBeVisible()
  await expectAccessible(eda)
  const [ann, rob] = [await joined(browser, app, code, 'Ann'), await joined(browser, app, code, 'Rob')]
  const visitor = await newPage(browser, app)
  await visitor.goto(`/join/${code}`)
  await expect(visitor.getByText('This room keeps its runs for 30 days')).toBeVisible()
  await expect(visitor.getByText('Your educator sees your three screens live')).toBeVisible()
  const nia = await joined(browser, app, code, 'Nia')
  await takeRole(ann, 'Provider')
  await expect(eda.getByRole('listitem').filter({ hasText: 'Provider' })).toContainText('Ann')
  await eda.getByRole('link', { name: 'Your rooms' }).click()

  // Seats and steps, live.
  await takeRole(rob, 'RT')
  await expect(card.getByText('Without a seat: Nia')).toBeVisible()
  await expect(card.getByText('Nobody has the seat of RN.')).toBeVisible()
  await button(ann, 'Answer').click()
  await button(ann, 'Continue').click()
  await button(ann, 'Go on').click()
  await expect(ann).toHaveURL(/\/record$/)
  await expect(card.getByRole('listitem').filter({ hasText: 'Ann' })).toContainText('Brief your team')

  // Who has no seat looks on.
  await nia.getByRole('link', { name: 'Watch without a seat' }).click()
  await expect(nia.getByRole('heading', { name: 'Watching Blue team' })).toBeVisible()
  await expect(nia.getByText('The monitor comes on when the team is at the bedside.')).toBeVisible()
  await ann.getByRole('button', { name: 'Chat' }).click()
  await ann.getByLabel('Message').fill('Nia looks on.')
  await ann.getByLabel('Message').press('Enter')
  await expect(nia.getByRole('log').getByText('Nia looks on.')).toBeVisible()
  await expectAccessible(nia)

  // People are given seats, and told.
  await button(card, 'People').click()
  await expectAccessible(eda)
  // The notice goes again: it is looked for from before it comes.
  const isTold = expect(nia.getByText('Your educator gave you the seat of RN.')).toBeVisible()
  await eda.getByLabel('Seat of Nia').selectOption('RN')
  await isTold
  await expect(nia).toHaveURL(/\/medical-call\/audio$/)
  await eda.getByLabel('Seat of Rob').selectOption('No seat')
  await expect(rob.getByText('Your educator freed your seat.')).toBeVisible()
  await eda.getByLabel('Seat of Ann').selectOption('No seat')
  await expect(eda.getByRole('dialog').getByRole('alert')).toContainText('The case needs its Provider')
  await button(eda, 'Close').click()

  // The run ends early, and the next goes to its report.
  await button(card, 'End run').click()
  await expect(eda.getByRole('alertdialog')).toContainText('The run is kept for 30 days.')
  await button(eda.getByRole('alertdialog'), 'End run').click()
  await expect(ann.getByText('Your educator ended the run.')).toBeVisible()
  await walkInRoom(app, 'Blue team', ['Ann', 'Rob', 'Nia'], (walk) => walk.toReport(idealChoices))
  await ann.goto('/final-report')
  await showReport(ann)
  await ann.getByLabel('Keep my recordings with this run').check()
  await expect(card.getByText('The team is at its report.')).toBeVisible()
  await expect(card.getByText('30 points')).toBeVisible()
  await button(card, 'End run').click()
  await button(eda.getByRole('alertdialog'), 'End run').click()
  await expect(card.getByText('No case yet')).toBeVisible()

  // What was kept.
  await eda.getByRole('link', { name: 'Archive' }).click()
  await expect(eda.getByText('2 runs')).toBeVisible()
  await expect(eda.getByText('Provider Ann, RT Rob, RN Nia')).toBeVisible()
  await expectAccessible(eda)
  await eda.getByLabel('Find').fill('rob')
  await expect(eda.getByText('1 of 2 runs')).toBeVisible()
  await eda.getByLabel('Find').fill('')
  await expect(eda.getByText('2 runs', { exact: true })).toBeVisible()
  const boxes = eda.getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  for (const place of [0, 1]) await boxes.nth(place).check()
  await eda.getByRole('link', { name: 'Side by side (2)' }).click()
  await expect(eda.getByRole('row', { name: /^Score/ })).toHaveText(/30 of 30.*0 of 30/)
  await expect(eda.getByRole('row', { name: /^Items heard/ })).toHaveText(/10 of 10.*0 of 10/)
  await expectAccessible(eda)
  await eda.getByRole('columnheader').nth(1).getByRole('link').click()
  await expect(eda.getByText('with recordings').or(eda.getByRole('heading', { name: 'Decisions' }))).toBeVisible()
  await expect(eda.getByRole('button', { name: /^Play/ }).first()).toBeEnabled()
  await expectAccessible(eda)
  await button(eda, 'Delete this run').click()
  await button(eda.getByRole('alertdialog'), 'Delete this run').click()
  await expect(eda.getByText('1 run', { exact: true })).toBeVisible()

  await expect(elsewhere).toHaveURL(/\/medical-call$/)
  await expect(button(elsewhere, 'RT: seat free')).toBeVisible()
})

test('a class of rooms in rows: its codes on a sheet, all told and paused at once, and no row moves that is in use', async ({
  app,
  browser,
}) => {
  const eda = await educator(browser, app)
  const keys = typing(eda)
  await button(eda, 'New room').first().click()
  await eda.getByLabel('Name').fill('Team')
  await eda.getByLabel('How many').selectOption('4')
  await button(eda, 'Open 4 rooms').click()
  const rows = eda.getByRole('list', { name: 'Rooms, the neediest first' }).getByRole('article')
  await expect(rows.getByRole('heading')).toHaveText(['Team 1', 'Team 2', 'Team 3', 'Team 4'])

  // The sheet, then in with two of its codes.
  await eda.getByRole('link', { name: 'All codes' }).click()
  const labels = eda.getByRole('list', { name: 'Codes' }).getByRole('listitem')
  await expect(labels).toHaveCount(4)
  await expect(labels.getByRole('img', { name: 'QR code that leads to' })).toHaveCount(4)
  await expectAccessible(eda)
  await eda.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'once')
  })
  await button(eda, 'Print').click()
  await expect(eda.locator('[data-printed]')).toHaveCount(1)
  const codeOf = async (name: string) =>
    /\b(\w{3}) (\w{3})\b/
      .exec(await labels.filter({ hasText: name }).innerText())
      ?.slice(1)
      .join('') ?? ''
  const [ann, ben] = [
    await joined(browser, app, await codeOf('Team 1'), 'Ann'),
    await joined(browser, app, await codeOf('Team 2'), 'Ben'),
  ]
  for (const page of [ann, ben]) await takeRole(page, 'Provider')
  await eda.getByRole('link', { name: 'Your rooms' }).click()
  for (const place of [0, 1]) await expect(rows.nth(place)).toContainText('Nobody has the seat of RT.')

  // The same words to both.
  await keys.press(button(eda, 'Say to all'))
  await keys.enter(eda.getByLabel('What they will read'), 'We meet in ten minutes.')
  await expectAccessible(eda)
  await keys.press(button(eda, 'Say to 2 rooms'))
  for (const page of [ann, ben]) await expect(page.getByText('We meet in ten minutes.').first()).toBeVisible()

  // One answer is lost: that room is asked again, and no other.
  const second = (await rows.nth(1).locator('xpath=..').getAttribute('data-row')) ?? ''
  await eda.route(`**/api/rooms/${second}/command`, (route) => route.abort())
  await keys.press(button(eda, 'Pause all'))
  const came = eda.getByRole('alert').filter({ hasText: 'Team 2: no answer came.' })
  await expect(came).toContainText('1 of 2 rooms is paused.')
  await expectAccessible(eda)
  await eda.unroute(`**/api/rooms/${second}/command`)
  await keys.press(button(came, 'Try this one again'))
  for (const page of [ann, ben]) await expect(page.getByText('Paused by the educator.')).toBeVisible()
  await expect(came).toHaveCount(0)

  // A row that somebody works in stays, though it is needier now.
  await keys.press(button(eda, 'More about Team 4'))
  await keys.press(button(rows.nth(3), 'People'))
  await keys.press(button(eda, 'Let a stand-in play Provider'))
  await expect(rows.nth(3)).toContainText('Nobody has the seat of RT.')
  await eda.keyboard.press('Escape')
  await expect(eda.getByRole('dialog')).toHaveCount(0)
  await expect(rows.getByRole('heading')).toHaveText(['Team 1', 'Team 2', 'Team 3', 'Team 4'])
  await button(eda, 'List').focus()
  await expect(rows.getByRole('heading')).toHaveText(['Team 1', 'Team 2', 'Team 4', 'Team 3'])
})

test('a run goes again with the same team, and a room that ends lets everybody out', async ({ app, browser }) => {
  const eda = await educator(browser, app)
  const code = await openRoom(eda, 'Green team', { keeps: 'For 30 days' })
  const ann = await joined(browser, app, code, 'Ann')
  await takeRole(ann, 'Provider')
  await button(ann, 'Answer').click()
  const card = eda.getByRole('article', { name: 'Green team' })
  await button(card, 'Run again').click()
  const isTold = expect(ann.getByText('Your educator gave you the seat of Provider.')).toBeVisible()
  await button(eda.getByRole('alertdialog'), 'Run again').click()
  await isTold
  await expect(button(ann, 'Answer')).toBeVisible()

  await button(card, 'End room').click()
  await button(eda.getByRole('alertdialog'), 'End room').click()
  await expect(eda.getByText('You have no room open.')).toBeVisible()
  await expect(ann).toHaveURL(/\/join$/)
})

test('who watches reads whole names, what is empty is said, and is told nothing that only players can do', async ({
  app,
  browser,
}) => {
  const eda = await educator(browser, app)
  const code = await openRoom(eda, 'Grey team')
  const name = 'Anneliese Featherstonehaugh-Cholmondeley'
  const ann = await joined(browser, app, code, name)
  await takeRole(ann, 'Provider')
  const nia = await joined(browser, app, code, 'Nia')
  await nia.getByRole('link', { name: 'Watch without a seat' }).click()
  await expect(nia.getByText('The team has written nothing yet.')).toBeVisible()
  await expect(nia.getByRole('log')).toHaveCount(0)
  const whole = nia.getByRole('listitem').getByText(name)
  await expect(whole).toBeVisible()
  expect(
    await whole.evaluate((element) => element.closest('p')?.scrollWidth === element.closest('p')?.clientWidth),
  ).toBe(true)

  await eda
    .getByRole('article', { name: 'Grey team' })
    .getByRole('link', { name: /console/i })
    .click()
  await button(eda, 'Pause P').or(button(eda, 'Pause')).click()
  await expect(nia.getByText('Paused by the educator.')).toBeVisible()
  await expect(ann.getByText('You can chat, write notes and listen.')).toBeVisible()
  await expect(nia.getByText('write notes')).toHaveCount(0)
})

test('who is no educator is led to the roles, and who is signed out to the login', async ({ app, browser, rt }) => {
  await rt.goto('/rooms')
  await expect(rt).toHaveURL(/\/medical-call\/audio$|\/select-role$/)
  const page = await newPage(browser, app)
  await page.goto('/archive')
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/report/nonsense')
  await expect(page.getByText('This run is not kept any more.')).toBeVisible()
})
