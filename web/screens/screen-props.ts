import type { RoleId } from '#case/roles.ts'
import type { Page } from '../routes/pages.ts'
import type { Standing } from '../routes/standing.ts'

/** What every screen is handed: the page, whose it is, and how it stands to that role's place. */
export interface ScreenProps {
  readonly page: Page
  readonly role: RoleId
  readonly standing: Standing
}
