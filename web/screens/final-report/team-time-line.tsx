import { LedDebriefing } from '../../debriefing/led-debriefing.tsx'
import { TimeLineSection } from '../../debriefing/time-line-section.tsx'

/** The team's own run, with the playhead of whoever leads. */
export const TeamTimeLine = ({ run, isLeading }: { run: number; isLeading: boolean }) => (
  <TimeLineSection>
    <LedDebriefing source="/api/debriefing" run={run} isLeading={isLeading} />
  </TimeLineSection>
)
