import type { ComponentProps } from 'react'
import { LedDebriefing } from '../../debriefing/led-debriefing.tsx'
import { TimeLineSection } from '../../debriefing/time-line-section.tsx'

/** The team's own run, with the playhead of whoever leads. */
export const TeamTimeLine = (props: Pick<ComponentProps<typeof LedDebriefing>, 'run' | 'isLeading' | 'hasMoments'>) => (
  <TimeLineSection isInColumn>
    <LedDebriefing source="/api/debriefing" {...props} />
  </TimeLineSection>
)
