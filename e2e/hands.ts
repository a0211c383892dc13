import type { Locator, Page } from '@playwright/test'
import { rightAnswers } from '#case/model/right-answers.ts'
import type { NumberStep, NumbersStep, TaskStep } from '#case/story/task.ts'
import { expect } from './team.ts'

const stepsOn = (page: Page): Locator => page.getByRole('list', { name: 'Steps' })

/** A step in the list, once it is done. */
export const doneStep = (page: Page, { label }: Pick<TaskStep, 'label'>): Locator =>
  stepsOn(page)
    .getByRole('listitem')
    .filter({ hasText: `Done: ${label}` })

/** Does the steps in the list one after the other, each rightly. */
export async function doSteps(page: Page, steps: readonly TaskStep[]): Promise<void> {
  for (const step of steps) {
    await answerStep(page, step)
    await expect(doneStep(page, step)).toBeVisible()
  }
}

/** Answers a step rightly, as a person does in the list. */
export async function answerStep(page: Page, step: TaskStep): Promise<void> {
  const steps = stepsOn(page)
  const confirm = () => steps.getByRole('button', { name: 'Confirm' }).click()
  switch (step.kind) {
    case 'do':
    case 'check':
      return steps.getByRole('button', { name: step.label }).click()
    case 'choose':
      await steps.getByRole('radio', { name: nameOf(step.options, step.right), exact: true }).check()
      return confirm()
    case 'pick-items':
      for (const { choice } of rightAnswers(step)) {
        await steps.getByRole('button', { name: nameOf(step.items, choice), exact: true }).click()
      }
      return
    case 'number':
      await enterNumber(steps, step)
      return confirm()
    case 'numbers':
      for (const ask of step.asks) {
        await enterNumber(steps, ask)
        await confirm()
        await expect(steps.getByText(ask.working)).toBeVisible()
      }
  }
}

async function enterNumber(steps: Locator, { label, using, right }: NumberStep | NumbersStep['asks'][number]) {
  if (using) await steps.getByRole('radio', { name: nameOf(using.options, using.right), exact: true }).check()
  await steps.getByLabel(using ? 'How much?' : label).fill(String(right))
}

const nameOf = (options: readonly { slug: string; name: string }[], slug: string | undefined): string =>
  options.find((option) => option.slug === slug)?.name ?? ''
