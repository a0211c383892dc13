import { caseNow } from '../course/follow-course.ts'
import { type ShownSign, shownAt } from '../course/monitor-signs.ts'
import { RN, type RoleId } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'
import { viewFor } from '../views/view-cutter.ts'

/** For tests: what the monitor of a role shows at a moment, as its page works it out of what it was told. */
export function monitorAt(
  { state, content }: { readonly state: CaseState; readonly content: CaseContent },
  now: number,
  { isStill = true, roleId = RN as RoleId } = {},
): readonly ShownSign[] {
  const { vitals } = viewFor(state, roleId, content)
  if (!vitals?.course) throw new Error('the monitor stands at its row')
  const shown = { signs: content.instruments.signs, row: vitals.monitor, course: vitals.course }
  return shownAt(shown, caseNow(state, now), { isStill })
}

/** Of each sign its first value, rounded as shown, and its alarm if it has one. */
export const inNumbers = (shown: readonly ShownSign[]): { readonly [sign: string]: string } =>
  Object.fromEntries(
    shown.map(({ sign, values: [first = 0], alarm }) => [
      sign.slug,
      `${sign.kind === 'number' ? first.toFixed(1) : Math.round(first)}${alarm ? ` ${alarm}` : ''}`,
    ]),
  )
