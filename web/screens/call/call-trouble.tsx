import { RotateCw } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'

/** The voice does not come through: the written words carry on. */
export function CallTrouble({ onRetry }: { onRetry: (() => void) | null }) {
  return (
    <Callout look="wait">
      <p>The sound of this call cannot be played here. Read the transcript instead: it is word for word the same.</p>
      {onRetry && (
        <Button look="quiet" className="w-full" onClick={onRetry}>
          <RotateCw aria-hidden size={18} />
          Retry
        </Button>
      )}
    </Callout>
  )
}
