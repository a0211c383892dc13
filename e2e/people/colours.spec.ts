import type { Locator, Page } from '@playwright/test'
import { medPumps } from '#content/case-1/tasks/med-pumps.ts'
import { expect, test } from '../team.ts'
import { button } from '../trio.ts'
import { toSecondCheck, trioAt } from '../trio-at.ts'

const styleOf = (target: Locator, name: string): Promise<string> =>
  target.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)

const withOwnColours = (page: Page): Promise<void> => page.emulateMedia({ forcedColors: 'active' })

test('where a person’s own colours rule, buttons have an edge', async ({ page, app, browser }) => {
  await withOwnColours(page)
  await page.goto('/')
  const edges = [await styleOf(page.getByRole('link', { name: 'Start' }), 'border-top-width')]
  await page.goto('/login')
  edges.push(await styleOf(button(page, 'Log in'), 'border-top-width'))
  const { provider } = await trioAt(app, browser, toSecondCheck)
  await withOwnColours(provider)
  await provider.goto('/provider/transport/preparation')
  for (const name of ['Confirm check', 'Chat']) edges.push(await styleOf(button(provider, name), 'border-top-width'))
  expect(edges).toEqual(['1px', '1px', '1px', '1px'])
})

test('where a person’s own colours rule, what is chosen, how far it is and who is there can be told apart', async ({
  app,
  browser,
}) => {
  const { provider, rn } = await trioAt(app, browser, (walk) => walk.toPreparation())
  await rn.addInitScript(() => localStorage.setItem('task-view', 'list'))
  await withOwnColours(rn)
  // RT's page is closed: away.
  await provider.goto('/provider/transport/preparation')
  await rn.goto(medPumps.url)
  const background = (target: Locator) => styleOf(target, 'background-color')

  const [picture, list] = ['3D', 'List'].map((name) => rn.locator('label', { hasText: name }))
  if (!picture || !list) throw new Error('there is no choice of view')
  expect(await background(list)).not.toBe(await background(picture))

  const progress = rn.getByRole('progressbar', { name: 'Progress' })
  expect(await background(progress.locator('> *'))).not.toBe(await background(progress))
  expect(await styleOf(progress, 'outline-style')).toBe('solid')

  const dotOf = (name: RegExp) => rn.getByRole('button', { name }).locator('[data-present]')
  await expect(dotOf(/^Provider: .* present/)).toBeVisible()
  await expect(dotOf(/^RT: .* away/)).toBeVisible()
  expect(await background(dotOf(/^Provider/))).not.toBe(await background(dotOf(/^RT/)))
})
