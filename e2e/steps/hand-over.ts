import { expect } from '../team.ts'
import { button, goOn, type Trio } from '../trio.ts'
import { record, tickAll } from './to-the-doors.ts'

/** At the NICU: the Provider hands over and saves it, RT and RN tick what they hear, and the report opens for all. */
export async function handOver(
  { provider, rt, rn }: Trio,
  arrival: { readonly time: string; readonly age: string },
): Promise<void> {
  for (const page of [provider, rt, rn]) {
    await expect(page).toHaveURL(/\/case\/NICU$/)
    await expect(page.getByRole('region', { name: 'Arrival' })).toContainText(`NICU bed at${arrival.time}`)
    await expect(page.getByRole('region', { name: 'Arrival' })).toContainText(`Age${arrival.age}`)
  }
  await goOn(provider)
  for (const page of [rt, rn]) await expect(page.getByRole('heading', { name: 'Did you hear it?' })).toBeVisible()
  await Promise.all([record(provider), tickAll(rt), tickAll(rn)])
  await goOn(provider)
  await button(provider, 'Save recording').click()
  await provider.getByRole('alertdialog').getByRole('button', { name: 'Save it' }).click()
  for (const page of [provider, rt, rn]) {
    await expect(page.getByText('The handover is saved', { exact: true })).toBeVisible()
    await goOn(page)
    await expect(page).toHaveURL(/\/final-report$/)
  }
}
