import { openHospital } from '#server/testing/hospital.ts'
import { copyModelDatabase } from './model-database.ts'
import { expectAccessible } from './steadiness.ts'
import { emails, expect, logIn, newPage, test } from './team.ts'

test('somebody signs in with the hospital’s account, logs out, and reads why another one does not open', async ({
  house,
  browser,
}) => {
  const hospital = await openHospital()
  hospital.known.set('4711', { email: 'ann@hospital.test', email_verified: true, groups: ['educators'] })
  hospital.known.set('4712', { email: 'bob@elsewhere.test', email_verified: true })
  const app = await house.start({ databaseUrl: await copyModelDatabase(), pace: 1, hospital: hospital.settings })
  hospital.serve(app.url)
  const page = await newPage(browser, app)
  const signIn = page.getByRole('button', { name: 'Sign in with City Hospital' })
  const comeAs = async (who: string) => {
    await signIn.click()
    await page.getByLabel('Staff number').fill(who)
    await page.getByRole('button', { name: 'Go on' }).click()
  }

  await page.goto('/login')
  await expect(signIn).toBeVisible()
  await expectAccessible(page)
  await comeAs('4711')
  await expect(page).toHaveURL(/\/rooms$/)
  await page.goto('/select-role')
  await page.getByRole('button', { name: 'RN', exact: true }).click()
  await expect(page).toHaveURL(/\/medical-call\/audio$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Confirm Logout' }).click()
  await expect(page.getByRole('link', { name: 'sign out of City Hospital' })).toHaveAttribute('href', /session\/end/)

  const other = await newPage(browser, app)
  await other.goto('/login')
  await other.getByRole('button', { name: 'Sign in with City Hospital' }).click()
  await other.getByLabel('Staff number').fill('4712')
  await other.getByRole('button', { name: 'Go on' }).click()
  await expect(
    other.getByRole('alert').filter({ hasText: 'none of the accounts that may use this trainer' }),
  ).toBeVisible()
  await expectAccessible(other)
  await logIn(other, emails.RN, 'not the password')
  await expect(other.getByRole('alert').filter({ hasText: "Email or Password Doesn't Match" })).toBeVisible()
  await app.stop()
  await hospital.close()
})
