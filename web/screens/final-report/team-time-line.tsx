import type { ComponentProps } from 'react'
import { LedDebriefing } from '../../debriefing/led-debriefing.tsx'
import { TimeLineSection } from '../../debriefing/time-line-section.tsx'

/** The team's own run, with the playhead of whoever leads. */
export const TeamTimeLine = (props: Omit<ComponentProps<typeof LedDebriefing>, 'source'>) => (
  <TimeLineSection isInColumn>
    <LedDebriefing source="/api/debriefing" {...props} />
  </TimeLineSection>
)
