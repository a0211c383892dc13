import { useEffect, useRef } from 'react'
import type { MedicalControlView } from '#case/views/bedside/medical-control.ts'
import { messages } from '#content/texts/messages.ts'
import { useCan, useSurroundings } from '../../live/surroundings.ts'
import { BedsideMonitor } from '../../monitor/bedside-monitor.tsx'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { TeamList } from '../../team/team-list.tsx'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { MedicalControl } from './medical-control.tsx'
import { OpenedPoint } from './opened-point.tsx'
import { usePages, usePoint } from './point-of.ts'

/** A decision point: the monitor, the situation, the groups. RT and RN advise, the Provider decides each group. */
export function DecisionPointScreen(props: ScreenProps) {
  const point = usePoint(props)
  const pages = usePages(props)
  useStartAtTop(pages !== null)

  if (point && pages) return <OpenedPoint {...props} point={point} pages={pages} />
  if (point?.call) return <PointCall {...props} call={point.call} />
  if (props.standing.kind === 'here') return <NoFlow />
  return <TeamList ownRole={props.role} />
}

/** The team stands here, but there is nothing of the point: that should not be. */
function NoFlow() {
  return (
    <Callout look="alarm">
      <p className="font-semibold">{messages.noFlow}</p>
      <Button look="quiet" onClick={() => window.location.reload()}>
        Retry
      </Button>
    </Callout>
  )
}

/** When the call makes way for the point, everyone begins at its top. */
function useStartAtTop(isOpened: boolean): void {
  const { mirrors } = useSurroundings()
  const wasOpened = useRef(isOpened)
  useEffect(() => {
    if (mirrors === null && isOpened && !wasOpened.current) {
      window.scrollTo(0, 0)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    }
    wasOpened.current = isOpened
  }, [isOpened, mirrors])
}

/** Before the fourth point opens: the call. */
function PointCall({ call, ...props }: ScreenProps & { call: MedicalControlView }) {
  const { standing } = props
  const canEnd = useCan('canLead')
  return (
    <div className="flex flex-1 flex-col gap-5">
      <BedsideMonitor />
      <MedicalControl call={call} isHere={standing.kind === 'here'} />
      <WayOn {...props} waitsFor={canEnd ? 'The decision opens when you end the call.' : 'Waiting for the Provider.'} />
    </div>
  )
}
