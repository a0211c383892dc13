import type { ChecklistId } from '../records/spoken.ts'
import type { CaseContent } from '../story/content.ts'

/** How the report calls the lists that people tick. */
export const listNames = ({ patient }: CaseContent): { readonly [L in ChecklistId]: string } => ({
  summary: 'Summary to the team',
  review: 'Review and delegate',
  handover: `Handover at the ${patient.unit}`,
})
