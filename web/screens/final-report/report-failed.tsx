import { RotateCw } from 'lucide-react'
import { messages } from '#content/texts/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'

export function ReportFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <Callout look="alarm">
        <p className="font-semibold">{messages.scoreUnreadable}</p>
        <p>Your report could not be fetched. Nothing of it is lost. Check the connection, then try again.</p>
        <Button look="quiet" className="w-full" onClick={onRetry}>
          <RotateCw aria-hidden size={18} />
          Retry
        </Button>
      </Callout>
    </div>
  )
}
