import type { Page } from '@playwright/test'
import type { WorkId } from '#case/records/preparation.ts'
import { emptyState } from '#case/records/state.ts'
import { checkOf, misfitOf } from '#case/rules/second-check.ts'
import type { CaseContent } from '#case/story/content.ts'
import { case1 } from '#content/case-1/case-1.ts'
import type { Hand } from '../do-steps.ts'
import { expect } from '../team.ts'

/** Which story, and as which run: the first of the open room. */
export interface Played {
  readonly story: CaseContent
  readonly run: number
}
const firstOfAll: Played = { story: case1, run: 1 }

interface Looking {
  readonly checker: Page
  readonly rn: Page
  readonly hand: Pick<Hand, 'press'>
  /** How RN asks once more. */
  readonly askAgain: () => Promise<void>
  readonly played?: Played
}

/** The second person names what does not fit, if anything, and RN puts it right and asks again. */
export async function lookWell(
  work: WorkId,
  { checker, rn, hand, askAgain, played = firstOfAll }: Looking,
): Promise<void> {
  const check = checkOf(played.story, work)
  if (!check) throw new Error(`${work} is not checked`)
  const request = checker.getByRole('region', { name: `Second check: ${check.drug}` })
  await expect(request).toContainText(check.order)
  const misfit = misfitOf({ ...emptyState, run: played.run }, played.story, work)
  if (!misfit) return
  const name = check.made.find(({ slug }) => slug === misfit.part)?.name ?? ''
  await expect(request).toContainText(misfit.value)
  await hand.press(request.getByRole('button', { name: 'Does not fit' }))
  await hand.press(request.getByRole('button', { name, exact: true }))
  await expect(request).toBeHidden()
  await expect(rn.getByText(misfit.what)).toBeVisible()
  await askAgain()
  await expect(request).not.toContainText(misfit.value)
}
