import { dismissRefused } from '../live/post.ts'
import { useLive } from '../live/surroundings.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { sendMessage } from './messages.ts'

/** What somebody wrote and the case did not take is kept here until they say what to do with it. */
export function RefusedMessages() {
  const refused = useLive((state) => state.refused)

  return refused.map(({ unsent: { id, request }, message: reason }) => {
    if (request.kind !== 'send-message') return null
    return (
      <div key={id} className="mt-3">
        <Callout look="alarm">
          <p>Not sent. {reason}</p>
          <p className="whitespace-pre-wrap text-ink wrap-anywhere">{request.message}</p>
          <div className="flex gap-2.5">
            <Button look="quiet" onClick={() => dismissRefused(id)}>
              Discard
            </Button>
            <Button
              onClick={() => {
                dismissRefused(id)
                sendMessage(request.message)
              }}
            >
              Send now
            </Button>
          </div>
        </Callout>
      </div>
    )
  })
}
