import type { Locator, Page } from '@playwright/test'
import { rightAnswers } from '#case/stand-ins/right-answers.ts'
import type { NumberStep, NumbersStep, TaskStep } from '#case/story/task.ts'
import { expect } from './team.ts'

const stepsOn = (page: Page): Locator => page.getByRole('list', { name: 'Steps' })

/** A step in the list, once it is done. */
export const doneStep = (page: Page, { label }: Pick<TaskStep, 'label'>): Locator =>
  stepsOn(page)
    .getByRole('listitem')
    .filter({ hasText: `Done: ${label}` })

/** How somebody works a page. */
export interface Hand {
  press(target: Locator): Promise<void>
  enter(target: Locator, text: string): Promise<void>
}

export const pointing: Hand = {
  press: (target) => target.click(),
  enter: (target, text) => target.fill(text),
}

/** Does the steps in the list one after the other, each rightly. */
export async function doSteps(page: Page, steps: readonly TaskStep[], hand = pointing): Promise<void> {
  for (const step of steps) {
    await answerStep(page, step, hand)
    await expect(doneStep(page, step)).toBeVisible()
  }
}

/** Answers a step rightly, as a person does in the list. */
export async function answerStep(page: Page, step: TaskStep, hand = pointing): Promise<void> {
  const steps = stepsOn(page)
  const confirm = () => hand.press(steps.getByRole('button', { name: 'Confirm' }))
  switch (step.kind) {
    case 'do':
    case 'check':
      return hand.press(steps.getByRole('button', { name: step.label }))
    case 'choose':
      await hand.press(steps.getByRole('radio', { name: nameOf(step.options, step.right), exact: true }))
      return confirm()
    case 'pick-items':
      for (const { choice } of rightAnswers(step)) {
        await hand.press(steps.getByRole('button', { name: nameOf(step.items, choice), exact: true }))
      }
      return
    case 'number':
      await enterNumber(steps, step, hand)
      return confirm()
    case 'numbers':
      for (const ask of step.asks) {
        await enterNumber(steps, ask, hand)
        await confirm()
        await expect(steps.getByText(ask.working)).toBeVisible()
      }
  }
}

async function enterNumber(
  steps: Locator,
  { label, using, right }: NumberStep | NumbersStep['asks'][number],
  hand: Hand,
): Promise<void> {
  if (using) await hand.press(steps.getByRole('radio', { name: nameOf(using.options, using.right), exact: true }))
  await hand.enter(steps.getByLabel(using ? 'How much?' : label), String(right))
}

const nameOf = (options: readonly { slug: string; name: string }[], slug: string | undefined): string =>
  options.find((option) => option.slug === slug)?.name ?? ''
