import { Hourglass, UserCheck } from 'lucide-react'
import { leftText } from '../screens/tasks/unit-clock.ts'
import type { SceneSetup } from './scene.ts'

/** A step that ends by itself, or by somebody else. */
export function WaitLine({ setup: { steps, current, waitMs } }: { readonly setup: SceneSetup }) {
  const isAsked = steps[current]?.checkAskedAt != null
  if (waitMs === null && !isAsked) return null
  const Icon = isAsked ? UserCheck : Hourglass
  return (
    <p className="flex items-center gap-2.5 font-medium text-away">
      <Icon aria-hidden size={20} className="shrink-0 animate-pulse" />
      {waitMs === null ? (
        'Waiting for the Provider or RT'
      ) : (
        <span>
          Please wait, <span className="tabular-nums">{leftText(waitMs)}</span> to go
        </span>
      )}
    </p>
  )
}
