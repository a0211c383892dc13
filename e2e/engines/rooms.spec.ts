import { educatorEmail, expect, logIn, takeRole } from '../team.ts'
import { button } from '../trio.ts'
import { watchForTrouble } from '../watch-for-trouble.ts'
import { LAPTOP, needEngines, otherEngines, test } from './engines.ts'

test.beforeEach(needEngines)

for (const engine of otherEngines) {
  test(`${engine}: an educator opens a room and shows its code, a guest comes by it, watches and takes a seat`, {
    tag: '@walk',
  }, async ({ open }) => {
    test.slow()
    const eda = await open(engine, LAPTOP)
    const guest = await open(engine)
    const troubles = watchForTrouble([eda, guest])
    await logIn(eda, educatorEmail)
    await expect(eda.getByText('You have no room open.')).toBeVisible()
    await button(eda, 'New room').first().click()
    await eda.getByLabel('Name').fill('Blue team')
    await button(eda, 'Open room').click()
    await eda.getByRole('link', { name: 'Show code' }).click()
    const picture = eda.getByRole('img', { name: /^QR code that leads to / })
    await expect(picture).toBeVisible()
    const width = () => eda.evaluate(() => document.querySelector('img')?.naturalWidth ?? 0)
    await expect.poll(width, 'the picture is drawn').toBeGreaterThan(0)
    const code = (await picture.getAttribute('alt'))?.split('/').at(-1) ?? ''

    await guest.goto(`/join/${code}`)
    await expect(guest.getByText('Nothing is kept')).toBeVisible()
    await guest.getByLabel('Your name').fill('Ann')
    await button(guest, 'Join').click()
    await guest.getByRole('link', { name: 'Watch without a seat' }).click()
    await expect(guest.getByText('The case has not begun.')).toBeVisible()
    await guest.getByRole('link', { name: 'Choose a role' }).click()
    await takeRole(guest, 'Provider')
    await expect(eda.getByText('Ann')).toBeVisible()

    await eda.getByRole('link', { name: 'Your rooms' }).click()
    await button(eda, 'People').click()
    await expect(eda.getByLabel('Seat of Ann')).toBeVisible()
    await button(eda, 'Close').click()
    await button(eda, 'End room').click()
    await button(eda.getByRole('alertdialog'), 'End room').click()
    await expect(eda.getByText('You have no room open.')).toBeVisible()
    await expect(guest.getByText('You are out of the room')).toBeVisible()
    expect(troubles).toEqual([])
  })
}
