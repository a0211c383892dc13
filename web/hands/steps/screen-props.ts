import type { RoleId } from '#case/records/roles.ts'
import { roleIds } from '../../base/roles/roles.ts'
import type { Page } from './pages.ts'

/** What every screen is handed: the page, whose it is, and how it stands to that role's place. */
export interface ScreenProps {
  readonly page: Page
  readonly role: RoleId
  readonly standing: Standing
}

/** Where a page stands for a role whose place is `place`. */
export type Standing =
  | { readonly kind: 'here'; readonly step: number }
  | { readonly kind: 'ahead'; readonly step: number }
  | { readonly kind: 'behind'; readonly step: number }
  | { readonly kind: 'elsewhere'; readonly owners: readonly RoleId[] }

export function standingOf(page: Page, role: RoleId, place: number): Standing {
  const spot = page.spots[role]
  if (!spot) return { kind: 'elsewhere', owners: roleIds.filter((each) => page.spots[each]) }
  const { step } = spot
  if (step === place) return { kind: 'here', step }
  return { kind: step > place ? 'ahead' : 'behind', step }
}
