import { useState } from 'react'
import { useView } from '../../live/live-store.ts'
import { useCommand } from '../../live/use-command.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { Loading } from '../../ui/loading.tsx'
import { StepScreen } from '../step-screen.tsx'
import { AnsweredCall } from './answered-call.tsx'
import { RingingCall } from './ringing-call.tsx'

/** The referring hospital calls: answer, listen, take notes. */
export function CallScreen(props: ScreenProps) {
  const { standing, role } = props
  const call = useView((view) => view.call)
  const [isFresh, setIsFresh] = useState(false)
  const answer = useCommand('answer-call', () => setIsFresh(true))

  if (standing.kind === 'elsewhere') return <StepScreen {...props} />
  if (!call) return <Loading text="Listening for the phone" />
  return (
    <div data-role={role} className="flex flex-1 flex-col gap-5">
      {call.told ? (
        <AnsweredCall {...props} caller={call.caller} told={call.told} isFresh={isFresh} />
      ) : (
        <>
          <RingingCall
            title={call.title}
            caller={call.caller}
            isOff={standing.kind !== 'here' || answer.isSending}
            refusal={answer.refusal}
            onAnswer={() => answer.send({})}
          />
          <WayOn {...props} waitsFor="Answer the call first." />
        </>
      )}
    </div>
  )
}
