import type { People } from '#case/records/people.ts'
import type { Report } from '#case/report/report.ts'
import { ratingsInWords } from '#case/rules/rating-words.ts'
import type { TalkView } from '#case/views/console/console.ts'
import type { View } from '#case/views/view.ts'
import { FetchTrouble, useFetched } from '../../parts/use-fetched.tsx'
import { ReportFiles } from '../../report/report-files.tsx'
import { ToldReport } from '../../report/told-report.tsx'
import { WrittenDebrief } from '../../talk/written-debrief.tsx'

interface RoomReportProps {
  readonly source: string
  readonly talk: TalkView
  readonly people: People
}

/** The team's report, for who teaches. */
export function RoomReport({ source, talk, people }: RoomReportProps) {
  const fetching = useFetched<{ report: Report; view: View }>(`${source}/report`)
  const { data } = fetching
  if (!data) return <FetchTrouble of={fetching} text="Putting the report together" />
  return (
    <ToldReport
      report={data.report}
      view={data.view}
      people={people}
      keep={<ReportFiles path={source} />}
      debrief={
        <WrittenDebrief
          phases={talk.written}
          ratings={ratingsInWords(talk.scale, talk.ratings)}
          watched={talk.watched}
        />
      }
    />
  )
}
