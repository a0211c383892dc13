import type { ChecklistId } from '../records/spoken.ts'

/** How the report calls the lists that people tick. */
export const listNames: { readonly [L in ChecklistId]: string } = {
  summary: 'Summary to the team',
  review: 'Review and delegate',
  handover: 'Handover at the NICU',
}
