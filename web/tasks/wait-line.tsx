import { Hourglass, UserCheck } from 'lucide-react'
import { Callout } from '../ui/callout.tsx'
import { leftText } from '../ui/number-text.ts'
import type { SceneSetup } from './scene/scene.ts'
import { sentBackText } from './steps/sent-back-text.ts'

/** A step that ends by itself, or by somebody else. */
export function WaitLine({ setup: { steps, current, waitMs } }: { readonly setup: SceneSetup }) {
  const { checkAskedAt = null, sentBack = null } = steps[current] ?? {}
  const isAsked = checkAskedAt !== null
  if (waitMs === null && !isAsked) {
    if (!sentBack) return null
    return (
      <Callout look="wait">
        <p className="font-semibold">{sentBackText(sentBack)}</p>
        <p>{sentBack.finding}</p>
      </Callout>
    )
  }
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
