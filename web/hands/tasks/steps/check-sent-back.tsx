import type { StepView } from '#case/views/preparation/task-steps.ts'
import { roles } from '../../../base/roles/roles.ts'
import { Callout } from '../../../base/ui/callout.tsx'

type SentBack = NonNullable<StepView['sentBack']>

/** Who said what does not fit. */
export const sentBackText = ({ roleId, part }: Pick<SentBack, 'roleId' | 'part'>): string =>
  `${roles[roleId].label}: ${part.toLowerCase()} does not fit. Look again, then ask again.`

/** A second check that was not confirmed. */
export function SentBackNote({ sentBack }: { readonly sentBack: SentBack }) {
  return (
    <Callout look="wait">
      <p className="font-semibold">{sentBackText(sentBack)}</p>
      <p>{sentBack.finding}</p>
    </Callout>
  )
}
