import type { ComponentProps } from 'react'
import { DebriefingTogether } from '../../../look-back/debriefing/debriefing-together.tsx'
import { TimeLineSection } from '../../../look-back/debriefing/time-line-section.tsx'

/** The team's own run, with the playhead of whoever leads. */
export const TeamTimeLine = (props: Omit<ComponentProps<typeof DebriefingTogether>, 'source'>) => (
  <TimeLineSection isInColumn>
    <DebriefingTogether source="/api/debriefing" {...props} />
  </TimeLineSection>
)
