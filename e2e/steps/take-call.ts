import { cutOff, expectAccessible, reload } from '../steadiness.ts'
import { expect } from '../team.ts'
import { button, goOn, type Trio } from '../trio.ts'

/** The Provider answers, takes notes and goes on. */
export async function takeCall({ provider }: Pick<Trio, 'provider'>): Promise<void> {
  await expect(button(provider, 'Answer')).toBeEnabled()
  await expectAccessible(provider)
  await reload(provider)
  await cutOff(provider, () => button(provider, 'Answer').click())
  await expect(provider.getByText('On the line')).toBeVisible()

  const notes = provider.getByLabel('Your notes')
  await notes.fill('Term girl, 3.2 kg')
  await expect(provider.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(provider)
  await provider.reload()
  await expect(notes).toHaveValue('Term girl, 3.2 kg')
  await goOn(provider)
  await button(provider, 'Go on').click()
  await expect(provider).toHaveURL(/\/record$/)
}
