import { idealChoices } from '#case/testing/walk-choices.ts'
import { educator, joined, openRoom } from './educator.ts'
import { expectAccessible } from './steadiness.ts'
import { emails, expect, newPage, signIn, test } from './team.ts'
import { button } from './trio.ts'
import { walkInRoom } from './walk-to.ts'

test('an account looks back on its own runs and takes its name out of one; its educator sees the team over time', async ({
  app,
  browser,
}) => {
  const eda = await educator(browser, app)
  const code = await openRoom(eda, 'Green team', { keeps: 'For 30 days' })
  const accounts = [emails.Provider, emails.RT]
  const [ann, rob] = await Promise.all(
    accounts.map(async (email) => {
      const page = await newPage(browser, app)
      await signIn(page, email)
      await page.goto(`/join/${code}`)
      await button(page, 'Join').click()
      await expect(page.getByText('Green team', { exact: true })).toBeVisible()
      return page
    }),
  )
  if (!ann || !rob) throw new Error('nobody has come')
  const nia = await joined(browser, app, code, 'Nia')
  await ann.getByRole('link', { name: 'My runs' }).click()
  await expect(ann.getByText('No run that you took part in is kept.')).toBeVisible()

  const card = eda.getByRole('article', { name: 'Green team' })
  const play = async (go: Parameters<typeof walkInRoom>[3]) => {
    await walkInRoom(app, 'Green team', ['provider', 'rt', 'Nia'], go)
    await button(card, 'End run').click()
    await button(eda.getByRole('alertdialog'), 'End run').click()
    await expect(card.getByText('No case yet')).toBeVisible()
  }
  await play((walk) => walk.toPreparation())
  await play((walk) => walk.toReport(idealChoices))

  // From the page of the roles, and what one did oneself.
  await ann.goto('/select-role')
  await ann.getByRole('link', { name: 'My runs' }).click()
  const runs = ann.getByRole('main').getByRole('listitem').filter({ hasText: 'kept until' })
  await expect(runs).toHaveCount(2)
  await expect(runs.first()).toContainText('30 of 30')
  await expect(ann.getByRole('listitem').filter({ hasText: 'Points of the team' })).toContainText('Newest: 30 of 30')
  await expectAccessible(ann)
  await runs.first().getByRole('link').click()
  await expect(ann.getByText('What you did yourself. Of the team only you read it.')).toBeVisible()
  await expectAccessible(ann)

  // On paper it is whole, and says whose it is.
  const decisions = ann.getByRole('group').filter({ hasText: 'Decisions' }).getByRole('listitem').first()
  await expect(decisions).toBeHidden()
  await ann.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await ann.emulateMedia({ media: 'print' })
  await expect(decisions).toBeVisible()
  await expect(ann.getByText(emails.Provider, { exact: true })).toBeVisible()
  await ann.emulateMedia({ media: 'screen' })
  await ann.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(decisions).toBeHidden()

  // Without a network it says so, and goes on when it is asked again.
  await ann.context().setOffline(true)
  await ann.goBack()
  await expect(button(ann, 'Try again')).toBeVisible()
  await ann.context().setOffline(false)
  await button(ann, 'Try again').click()
  await expect(runs).toHaveCount(2)

  await button(runs.first(), 'Take my name out').click()
  await expect(ann.getByRole('alertdialog')).toContainText('This cannot be taken back.')
  await button(ann, 'Leave it in').click()
  await expect(runs).toHaveCount(2)
  await button(runs.first(), 'Take my name out').click()
  await button(ann, 'Take it out').click()
  await expect(runs).toHaveCount(1)
  const [file] = await Promise.all([
    ann.waitForEvent('download'),
    ann.getByRole('link', { name: 'Download all that is kept of me' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('neonatal-transport-kept-of-me.json')

  await nia.goto('/me')
  await expect(nia.getByText('As a guest you have none')).toBeVisible()

  await eda.getByRole('link', { name: 'Archive' }).click()
  await expect(eda.getByText('Provider (removed), RT rt, RN Nia')).toBeVisible()
  await eda.getByText('Completions', { exact: true }).click()
  await eda.getByLabel('From').fill('2020-01-01')
  await expect(eda.getByRole('link', { name: 'CSV of completions' })).toHaveAttribute(
    'href',
    /from=2020-01-01&until=&zone/,
  )
  await expectAccessible(eda)
  await eda.getByRole('link', { name: 'Over time' }).click()
  await expect(eda.getByText(/^2 runs, /)).toBeVisible()
  await expect(eda.getByRole('row')).not.toHaveCount(1)
  await expect(eda.getByText('Nothing went wrong in more than one of these runs.')).toBeVisible()
  await expectAccessible(eda)
  await eda.getByLabel('People').fill('provider rt nia')
  await expect(eda.getByText('2 runs')).toBeVisible()
  await eda.getByLabel('People').fill('provider@nobody')
  await expect(eda.getByText('No such run is kept.')).toBeVisible()
})
