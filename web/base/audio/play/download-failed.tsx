import { RotateCw } from 'lucide-react'
import { messages } from '#content/texts/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'

export function DownloadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <Callout look="alarm">
        <p className="font-semibold">{messages.fileNotDownloaded}</p>
        <p>The recording could not be fetched. Check the connection, then try again.</p>
        <Button look="quiet" className="w-full" onClick={onRetry}>
          <RotateCw aria-hidden size={18} />
          Retry
        </Button>
      </Callout>
    </div>
  )
}
