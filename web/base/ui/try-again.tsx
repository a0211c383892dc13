import { RotateCw } from 'lucide-react'
import { Button } from './button.tsx'
import { Callout } from './callout.tsx'

interface TryAgainProps {
  readonly title: string
  readonly text: string
  readonly onRetry: () => void
}

/** Something could not be fetched, and may be tried again. */
export function TryAgain({ title, text, onRetry }: TryAgainProps) {
  return (
    <div role="alert">
      <Callout look="alarm">
        <p className="font-semibold">{title}</p>
        <p>{text}</p>
        <Button look="quiet" className="w-full" onClick={onRetry}>
          <RotateCw aria-hidden size={18} />
          Retry
        </Button>
      </Callout>
    </div>
  )
}
