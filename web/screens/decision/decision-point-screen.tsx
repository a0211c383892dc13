import { useEffect, useRef } from 'react'
import { messages } from '#content/texts/messages.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { TeamList } from '../../team/team-list.tsx'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { OpenedPoint } from './opened-point.tsx'
import { PointCall } from './point-call.tsx'
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
  const wasOpened = useRef(isOpened)
  useEffect(() => {
    if (isOpened && !wasOpened.current) {
      window.scrollTo(0, 0)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    }
    wasOpened.current = isOpened
  }, [isOpened])
}
