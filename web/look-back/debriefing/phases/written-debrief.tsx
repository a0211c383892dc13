import type { RatingInWords } from '#case/rules/rating-words.ts'
import type { Watched } from '#case/rules/watched.ts'
import type { WrittenPhase } from '#case/rules/written-phases.ts'
import { ReportSection } from '../../report/section/report-section.tsx'
import { RatingsTable } from './ratings-table.tsx'
import { WrittenNotes } from './written-notes.tsx'

interface WrittenDebriefProps {
  readonly phases: readonly WrittenPhase[]
  readonly ratings: readonly RatingInWords[]
  readonly watched: readonly Watched[]
}

/** What was written and rated in the debriefing, as a part of the report, to read. */
export function WrittenDebrief({ phases, ratings, watched }: WrittenDebriefProps) {
  const isEmpty = phases.every(({ prompts }) => prompts.every(({ notes }) => notes.length === 0))
  const lead = isEmpty ? 'The team wrote nothing down.' : 'What the team wrote.'
  return (
    <ReportSection id="debrief" says={lead} lead={lead}>
      <WrittenNotes phases={phases} />
      <RatingsTable ratings={ratings} watched={watched} />
    </ReportSection>
  )
}
