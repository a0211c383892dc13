import type { StepView } from '#case/views/task-steps.ts'
import { roles } from '../../roles/roles.ts'

type SentBack = NonNullable<StepView['sentBack']>

/** Who said what does not fit. */
export const sentBackText = ({ roleId, part }: Pick<SentBack, 'roleId' | 'part'>): string =>
  `${roles[roleId].label}: ${part.toLowerCase()} does not fit. Look again, then ask again.`
