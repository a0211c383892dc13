import { educatorEmail, expect, logIn, takeRole } from '../team.ts'
import { button } from '../trio.ts'
import { watchForTrouble } from '../watch-for-trouble.ts'
import { LAPTOP, needEngines, otherEngines, test } from './engines.ts'

test.beforeEach(needEngines)
test.use({ pace: 30 })

// WebKit draws a mirror by the processor here, for a while.
for (const engine of otherEngines) {
  test(`${engine}: an educator watches, pauses, prompts and lets something happen; a guest answers it`, {
    tag: '@walk',
  }, async ({ open }) => {
    test.slow()
    const eda = await open(engine, LAPTOP)
    const ann = await open(engine)
    const troubles = watchForTrouble([eda, ann])
    await logIn(eda, educatorEmail)
    await button(eda, 'New room').first().click()
    await eda.getByLabel('Name').fill('Blue team')
    await button(eda, 'Open room').click()
    await eda.getByRole('link', { name: 'Open console' }).click()
    await expect(eda).toHaveURL(/\/rooms\/\w{6}\/console$/)
    const code = await eda.evaluate(() => location.pathname.split('/')[2] ?? '')

    await ann.goto(`/join/${code}`)
    await ann.getByLabel('Your name').fill('Ann')
    await button(ann, 'Join').click()
    await takeRole(ann, 'Provider')
    await button(ann, 'Answer').click()
    const screen = eda.getByRole('region', { name: 'What Provider sees' })
    await button(eda, 'Open the screen of Provider').click()
    await expect(screen.getByText('On the line')).toBeVisible()
    await button(ann, 'Continue').click()
    await button(ann, 'Go on').click()
    await expect(screen.getByText('Cover at least 8 of the 10 items.')).toBeVisible()
    await button(eda, 'Close').click()
    await expect(eda.getByRole('region', { name: 'Provider', exact: true })).toContainText('Brief your team')

    await button(eda, 'Pause').click()
    await expect(ann.getByText('Paused by the educator.')).toBeVisible()
    await button(eda, 'Resume').click()
    await expect(ann.getByText('Paused by the educator.')).toHaveCount(0)

    await button(eda, 'Prompt').click()
    await eda.getByLabel('What they will read').fill('What would RT ask you?')
    await eda.getByRole('dialog').getByRole('button', { name: 'Prompt' }).click()
    await expect(ann.getByText('What would RT ask you?')).toBeVisible()

    await button(eda, 'Inject').click()
    await eda.getByRole('dialog').getByRole('button', { name: 'A wrong weight: the faxed sheet says 32 kg' }).click()
    await button(eda, 'Let it happen').click()
    const sheet = ann.getByRole('region', { name: 'Happening now: The referring hospital’s sheet' })
    await button(sheet, 'I see it').click()
    await sheet.getByLabel('The weight that you give and have read back').fill('32')
    await button(sheet, 'Confirm').click()
    await expect(sheet).toContainText('every dose worked out from it would be ten times too much')
    await sheet.getByLabel('The weight that you give and have read back').fill('3.2')
    await button(sheet, 'Confirm').click()
    await expect(sheet).toHaveCount(0)
    await expect(eda.getByRole('region', { name: 'Log, newest first' })).toContainText('A wrong weight')
    expect(troubles).toEqual([])
  })
}
