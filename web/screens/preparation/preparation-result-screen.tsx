import { useView } from '../../live/live-store.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { TeamList } from '../../team/team-list.tsx'
import { lostTime } from '../../time-line/lost-time.ts'
import { TimeLine } from '../../time-line/time-line.tsx'
import { layOutTimeLine } from '../../time-line/time-line-layout.ts'
import { FasterWays } from './faster-ways.tsx'
import { TimeVerdict } from './time-verdict.tsx'

/** How long it took, how that went, and what would have been faster. No points: it is for learning. */
export function PreparationResultScreen(props: ScreenProps) {
  const result = useView((view) => view.preparationResult)
  const pace = useView((view) => view.clock.pace) ?? 1

  if (!result) return <TeamList ownRole={props.role} />
  return (
    <div className="flex flex-1 flex-col gap-7">
      <TimeVerdict result={result} />
      <TimeLine layout={layOutTimeLine(result, pace)} />
      <FasterWays result={result} lost={lostTime(result, pace)} />
      <WayOn {...props} />
    </div>
  )
}
