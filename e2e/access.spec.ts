import { flows } from '#content/case-1/flows/flows.ts'
import { prebriefing } from '#content/texts/prebriefing.ts'
import { expectAccessible } from './steadiness.ts'
import { emails, expect, logIn, newPage, test } from './team.ts'

test('a page that is not public sends a person without a stored user to /login', async ({ page }) => {
  for (const path of ['/medical-call', '/case/decision-point/3/results', '/final-report', '/select-role']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
  }
})

test('a signed-in person without a seat is sent to /select-role', async ({ page }) => {
  await logIn(page, emails.RT)
  await expect(page).toHaveURL(/\/select-role$/)
  await page.goto('/medical-call/audio')
  await expect(page).toHaveURL(/\/select-role$/)
})

test('the public pages lead from Start to the login, without a header', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.getByRole('link', { name: 'Start' }).click()
  await expect(page).toHaveURL(/\/welcome$/)
  await expect(page.getByText('Training simulation. The patient is invented.')).toBeVisible()
  await expect(page.getByText('deleted when the Provider logs out')).toBeVisible()
  const before = page.getByRole('region', { name: 'Before you begin' })
  for (const { title, points } of prebriefing) {
    const part = before.getByRole('group').filter({ hasText: title })
    await expect(part.getByRole('listitem')).toHaveCount(0)
    await part.getByText(title).click()
    await expect(part.getByRole('listitem')).toHaveCount(points.length)
  }
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('a wrong password and an unknown e-mail get the same words, and what was typed stays', async ({ page }) => {
  for (const email of [emails.RN, 'nobody@demo.local']) {
    await logIn(page, email, 'not the password')
    await expect(page.getByRole('alert')).toContainText("Email or Password Doesn't Match")
    await expect(page.getByLabel('Email')).toHaveValue(email)
  }
})

test('a login without a network says what helps, and what was typed stays', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(emails.RN)
  await page.context().setOffline(true)
  await page.getByLabel('Password', { exact: true }).fill('a password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toContainText('Firebase Error')
  await expect(page.getByRole('alert')).toContainText('Check this device’s network')
  await expect(page.getByLabel('Email')).toHaveValue(emails.RN)
})

test('empty fields are named, and nothing is sent', async ({ page }) => {
  let isAsked = false
  page.on('request', (request) => {
    isAsked ||= request.method() === 'POST' && request.url().includes('/api/sign-in')
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/email/i)
  await expect(page.getByLabel('Email')).toBeFocused()
  expect(isAsked).toBe(false)
})

test('the header names who one is, and the score, timer and progress', async ({ rn }) => {
  const header = rn.getByRole('banner')
  await expect(header.getByText('rn', { exact: true })).toBeVisible()
  await expect(header.getByText('RN', { exact: true })).toBeVisible()
  await expect(header.getByLabel('Score')).toHaveText('0')
  await expect(header.getByLabel('Transport timer')).toHaveText('0')
  await expect(header.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '10')
  for (const name of ['Chat', 'Log out']) await expect(header.getByRole('button', { name })).toBeVisible()
})

test('each role sees the icons of the other two', async ({ provider, rt, rn }) => {
  for (const [page, others, own] of [
    [provider, ['RN', 'RT'], 'Provider'],
    [rt, ['Provider', 'RN'], 'RT'],
    [rn, ['Provider', 'RT'], 'RN'],
  ] as const) {
    const icon = (role: string) => page.getByRole('banner').getByRole('button', { name: new RegExp(`\\b${role}\\b`) })
    for (const other of others) await expect(icon(other)).toBeVisible()
    await expect(icon(own)).toHaveCount(0)
  }
})

test('pages of the case are light, and 540 px wide from 576 px up', async ({ rt }) => {
  const column = rt.getByTestId('column')
  for (const [width, expected] of [
    [390, 390],
    [575, 575],
    [576, 540],
    [1280, 540],
  ] as const) {
    await rt.setViewportSize({ width, height: 800 })
    await expect.poll(async () => (await column.boundingBox())?.width).toBe(expected)
  }
  const brightness = await rt.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    const painted = document.querySelector('[data-testid=column]')?.parentElement
    if (!canvas || !painted) return 0
    canvas.fillStyle = getComputedStyle(painted).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    return Math.min(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3))
  })
  expect(brightness).toBeGreaterThan(220)
})

test('isAR takes the padding of the main area away', async ({ rn }) => {
  const padding = () => rn.locator('main').evaluate((main) => getComputedStyle(main).padding)
  await rn.goto('/nurse/transport/preparation/medical-pumps')
  await expect(rn.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(padding).not.toBe('0px')
  await rn.goto('/nurse/transport/preparation/medical-pumps?isAR=true')
  await expect(rn.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(padding).toBe('0px')
})

test('every page of the three flows is a page, no other address is, and opening one moves no progress', async ({
  provider,
  rt,
  rn,
}) => {
  for (const [role, page] of [provider, rt, rn].entries()) {
    const progress = page.getByRole('progressbar', { name: 'Progress' })
    for (const step of flows[role] ?? []) {
      for (const { path, title } of [step, ...(step.pages ?? [])]) {
        // Opened without a reload, as links do.
        await page.evaluate((to) => {
          history.pushState(null, '', to)
          dispatchEvent(new PopStateEvent('popstate'))
        }, path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        expect(Number(await progress.getAttribute('aria-valuenow'))).toBeCloseTo(role === 0 ? 200 / 24 : 10, 6)
      }
    }
    await expect(page.getByRole('main')).toContainText(`You are at step 2 of ${role === 0 ? 24 : 20}`)
  }
  await rt.goto('/no/such/page')
  await expect(rt.getByRole('heading', { level: 1 })).toHaveText('There is no such page')
})

test('a page of another role says so and links back', async ({ rt }) => {
  await rt.goto('/nurse/challenge')
  await expect(rt.locator('main')).toContainText('RN')
  await rt.locator('main').getByRole('link').first().click()
  await expect(rt).toHaveURL(/\/medical-call\/audio$/)
})

test('no page has an accessibility problem that axe can find', async ({ app, browser, provider, rt, rn }) => {
  test.slow()
  const outside = await newPage(browser, app)
  for (const path of ['/', '/welcome', '/login', '/join']) {
    await outside.goto(path)
    await expect(outside.getByRole('heading', { level: 1 })).toBeVisible()
    if (path === '/welcome') {
      const part = outside.getByText(prebriefing[0]?.title ?? '')
      await part.click()
    }
    await expectAccessible(outside)
  }
  for (const page of [provider, rt, rn]) {
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Chat' }).click()
    await expect(page.getByLabel('Message')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Go Back' }).click()
  }
  await rn.goto('/select-role')
  await expect(rn.getByRole('button', { name: 'RN', exact: true })).toBeEnabled()
  await expectAccessible(rn)
})

test('the first load is under 120 KB of gzipped JavaScript', async ({ page }) => {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const { gzipSync } = await import('node:zlib')
  let bytes = 0
  for (const url of scripts) bytes += gzipSync(await (await page.request.get(url)).body()).length
  expect(scripts.size).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(120 * 1024)
})

test('all that a browser fetches for the login is at most 145 KB, headers included', async ({ page }) => {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  let bytes = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto('/login', { waitUntil: 'networkidle' })
  await expect(page.getByLabel('Email')).toBeVisible()
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(145_000)
})
