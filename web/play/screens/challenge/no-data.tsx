import { messages } from '#content/texts/messages.ts'
import { Button } from '../../../base/ui/button.tsx'
import { Callout } from '../../../base/ui/callout.tsx'

/** The page is due, but what it should show is not there. */
export function NoData() {
  return (
    <div role="alert">
      <Callout look="alarm">
        <p className="font-semibold">{messages.noData}</p>
        <p>What belongs on this page cannot be read just now. Nothing your team has stored is lost.</p>
        <Button look="quiet" onClick={() => window.location.reload()}>
          Retry
        </Button>
      </Callout>
    </div>
  )
}
