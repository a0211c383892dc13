import type { Locator, Page } from '@playwright/test'
import { medPumps } from '#content/case-1/tasks/med-pumps.ts'
import { test as drawing } from '../tasks/drawing-team.ts'
import { openPicture } from '../tasks/picture.ts'
import { expect, test } from '../team.ts'
import { button } from '../trio.ts'
import { toFirstQuestion, toListening, toSecondCheck, trioAt } from '../trio-at.ts'

/** Presses with the keyboard, as somebody does whose place on the page is where the focus is. */
async function press(target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  await target.press('Enter')
}

/** The focus is on what follows, not at the page's beginning. */
const expectFocusOn = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.locator(':focus')).toContainText(text)

test('from the ringing phone to the shared briefing the focus goes along', async ({ provider }) => {
  await press(button(provider, 'Answer'))
  await expectFocusOn(provider, 'On the line')
  await press(button(provider, 'Continue'))
  await press(button(provider, 'Go on'))
  await expectFocusOn(provider, 'Brief your team')

  await press(button(provider, 'Start recording'))
  await expectFocusOn(provider, 'Stop recording')
  await expect(provider.getByRole('timer', { name: 'Recorded' })).toHaveText(/0:(0[1-9]|[1-5]\d)/)
  await press(button(provider, 'Stop recording'))
  await expectFocusOn(provider, 'Your recording')
  await press(button(provider, 'Share with team'))
  await press(button(provider, 'Share it'))
  await expectFocusOn(provider, 'Shared with your team')
})

test('who was briefed aloud stands at what that means', async ({ app, browser }) => {
  const { rt } = await trioAt(app, browser, toListening)
  await rt.goto('/medical-call/audio')
  await press(button(rt, 'Briefed aloud'))
  await press(button(rt, 'Yes, I was'))
  await expectFocusOn(rt, 'You have listened')
})

test('a question leaves the focus at what was said, also where the Provider closes it for the others', async ({
  app,
  browser,
}) => {
  const { provider, rt, rn } = await trioAt(app, browser, toFirstQuestion)
  for (const page of [provider, rt, rn]) await page.goto('/provider/transport/selection')
  await rt.getByRole('radio').first().press('Space')
  await press(button(rt, 'Confirm'))
  await expectFocusOn(rt, 'Your advice is sent')
  await rn.getByRole('radio').first().press('Space')
  await provider.getByRole('radio').first().press('Space')
  await press(button(provider, 'Confirm'))
  await press(button(provider, 'Go on'))
  await expectFocusOn(provider, 'You have decided')
  await expectFocusOn(rn, 'The Provider has decided')
})

test('a second check that is confirmed gives the focus back to the page', async ({ app, browser }) => {
  const { provider } = await trioAt(app, browser, toSecondCheck)
  await provider.goto('/provider/transport/preparation')
  await press(button(provider, 'Confirm check'))
  await expectFocusOn(provider, 'Prepare to leave')
})

drawing(
  'between picture and list, and from Start to the first step, the focus stays at the task',
  async ({ app, browser }) => {
    drawing.slow()
    const { rn } = await trioAt(app, browser, (walk) => walk.toPreparation())
    await openPicture(rn, `${medPumps.url}?isAR=true`)
    // The many parts of the picture come behind it.
    await rn.getByRole('radio', { name: '3D' }).focus()
    for (let stop = 0; stop < 2; stop++) await rn.keyboard.press('Tab')
    await expect(button(rn, 'Start')).toBeFocused()
    await press(button(rn, 'Start'))
    await expectFocusOn(rn, 'Switch on the first pump')
    await rn.getByRole('radio', { name: '3D' }).focus()
    await rn.keyboard.press('ArrowRight')
    await expect(rn.getByRole('radio', { name: 'List' })).toBeFocused()
    await rn.keyboard.press('ArrowLeft')
    await expect(rn.getByRole('radio', { name: '3D' })).toBeFocused()
  },
)
