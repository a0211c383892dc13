import type { Page } from '@playwright/test'
import type { WorkId } from '#case/records/preparation.ts'
import { unitOf } from '#case/rules/work-units.ts'
import { askIn } from '#case/testing/answering.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { answerStep, doneStep } from '../do-steps.ts'
import { expect } from '../team.ts'
import { button, goOn } from '../trio.ts'
import { confirmGroup, groupOf } from './confirm-group.ts'
import { namesOf } from './decide-point.ts'
import { choose, findIndex, type } from './to-the-bedside.ts'
import { listen, record, tickAll } from './to-the-doors.ts'

const transport = ['Fixed wing (Airplane)', '<30 min'] as const
const at = (path: string) => new RegExp(`${path}$`)

const SOON = { timeout: 2000 }

async function answer(page: Page, option: string): Promise<void> {
  await page.getByRole('radio', { name: option, exact: true }).check(SOON)
  await button(page, 'Confirm').click(SOON)
}

/** Goes on wherever that is possible, until one is there; at times the Provider leads the way. */
async function goOnTo(page: Page, path: RegExp): Promise<void> {
  await expect(async () => {
    if (!path.test(page.url()))
      await button(page, 'Continue')
        .click(SOON)
        .catch(() => {})
    expect(page.url()).toMatch(path)
  }).toPass({ timeout: 600_000, intervals: [100] })
}

/** A nurse among stand-ins, from the briefing to the report. */
export async function playAsNurse(page: Page): Promise<void> {
  await listen(page)
  for (const [path, option] of [
    ['/selection', transport[0]],
    ['/response-time', transport[1]],
  ] as const) {
    await goOnTo(page, at(path))
    // The Provider waits for advice, but not for ever.
    await answer(page, option).catch(() => {})
  }
  await goOnTo(page, at('/nurse/transport/preparation'))
  await prepareMedicines(page)
  await button(page, 'Ready to leave').click()
  await goOnTo(page, at('/challenge'))
  await findIndex(page)
  await type(page, { MAP: '17', RR: '10' })
  await type(page, { Rate: '1.2' })
  await goOnTo(page, /\/decision-point\/1/)
  await adviseToTheNicu(page)
  await expect(page.getByRole('heading', { name: 'Did you hear it?' })).toBeVisible({ timeout: 300_000 })
  await tickAll(page)
  await expect(page.getByText('The handover is saved', { exact: true })).toBeVisible({ timeout: 300_000 })
  await goOnTo(page, at('/final-report'))
}

async function prepareMedicines(page: Page): Promise<void> {
  await work(page, 'OrderPharmacy', 'Order Pharmacy AR')
  await work(page, 'MedPumps', 'Med Pumps AR')
  await work(page, 'dopamine', 'Dopamine')
  await work(page, 'epinephrine', 'Epinephrine')
  await work(page, 'saline', 'Saline')
  await work(page, 'epi-challenge', 'Epi-challenge')
}

async function work(page: Page, id: WorkId, name: string): Promise<void> {
  await page.getByRole('link', { name: `Open ${name}` }).click()
  await button(page, 'Start').click()
  for (const step of unitOf(case1, id).steps) {
    await answerStep(page, step)
    const sentBack = page.getByText(/does not fit\. Look again/)
    const done = doneStep(page, step)
    if (step.kind === 'check') {
      await expect(done.or(sentBack).first()).toBeVisible()
      if (!(await done.isVisible())) await answerStep(page, step)
    }
    await expect(done).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to the tasks' }).click()
}

/** What is right in every group, as far as one is in time; the stand-in decides, and leads on to the NICU. */
async function adviseToTheNicu(page: Page): Promise<void> {
  await expect(async () => {
    const point = Number(/decision-point\/(\d)$/.exec(page.url())?.[1] ?? 0)
    for (const [name, choice] of Object.entries(idealChoices[point - 1] ?? {})) {
      const group = name as string // the keys are the groups
      await confirmGroup(page, group, namesOf(point, group, [choice].flat()), SOON).catch(() => {})
    }
    expect(page.url()).toContain('/case/NICU')
  }).toPass({ timeout: 900_000, intervals: [100] })
}

/** A Provider with two stand-ins, from the ringing phone to the report. */
export async function playAsProvider(page: Page): Promise<void> {
  await button(page, 'Answer').click()
  await goOn(page)
  await button(page, 'Go on').click()
  await record(page)
  await button(page, 'Share with team').click()
  await button(page, 'Share it').click()
  await goOn(page)
  await expect(page.getByText('Has listened')).toHaveCount(2)
  await goOn(page)
  for (const option of transport) {
    for (const role of ['RT', 'RN']) await expect(page.getByText(`${role} advises ${option}`)).toBeVisible()
    await answer(page, option)
    await goOn(page)
    await goOn(page)
  }
  // RT and RN do all the work, and look at each other's drugs.
  await expect(page).toHaveURL(at('/provider/transport/preparation'))
  await goOn(page)
  await button(page, 'Confirm').click()
  await goOn(page)
  await goOn(page)
  await findIndex(page)
  const suggested = page.getByRole('list', { name: 'What your team suggests' })
  for (const role of ['RT', 'RN']) await expect(suggested).toContainText(`${role} suggests MAP 18, 10 Hz`)
  await choose(page, 'MAP 18, 10 Hz')
  const { right, options } = askIn(case1, 'choice', 'rescue')
  await choose(page, options.find(({ slug }) => slug === right)?.name ?? '')
  await goOn(page)
  await goOn(page)
  // Each stand-in asks for what is theirs to ask.
  await expect(page.getByText(/[2-9] of \d+ asked/)).toBeVisible()
  await goOn(page)
  await button(page.getByRole('alertdialog'), 'Go on').click()
  await expect(page).toHaveURL(at('/case/report'))
  await goOn(page)
  for (const point of idealChoices.keys()) await decide(page, point + 1)
  await goOn(page)
  await record(page)
  await goOn(page)
  await button(page, 'Save recording').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save it' }).click()
  await expect(page.getByText('The handover is saved', { exact: true })).toBeVisible()
  await goOn(page)
  await expect(page).toHaveURL(at('/final-report'))
}

async function decide(page: Page, point: number): Promise<void> {
  const isOver = () => !new RegExp(`/decision-point/${point}(/|$)`).test(page.url())
  if (point === 4) await button(page, 'End the call').click()
  for (const [name, choice] of Object.entries(idealChoices[point - 1] ?? {})) {
    const group = name as string // the keys are the groups
    await expect(page).toHaveURL(at(`/decision-point/${point}`))
    await expect(groupOf(page, group)).toContainText('RT and RN have advised')
    await confirmGroup(page, group, namesOf(point, group, [choice].flat()))
    await expect(page).not.toHaveURL(at(`/decision-point/${point}`))
    while (!isOver() && !at(`/decision-point/${point}`).test(page.url())) {
      const before = page.url()
      await goOn(page)
      await expect(page).not.toHaveURL(before)
    }
  }
}
