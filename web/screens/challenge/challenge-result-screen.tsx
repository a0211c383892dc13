import { useView } from '../../live/live-store.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { TeamList } from '../../team/team-list.tsx'
import { Callout } from '../../ui/callout.tsx'
import { ChallengeTeam } from './challenge-team.tsx'
import { NoData } from './no-data.tsx'
import { OwnResults } from './own-results.tsx'
import { HfovResult, IndexResult } from './team-results.tsx'

/** Everyone's answers beside what is right, once all three are done. No points: it is for learning. */
export function ChallengeResultScreen(props: ScreenProps) {
  const { role, standing } = props
  const challenge = useView((view) => view.challenge)

  if (standing.kind === 'elsewhere') return <TeamList ownRole={role} />
  if (!challenge) return standing.kind === 'ahead' ? <TeamList ownRole={role} /> : <NoData />

  const { done, result } = challenge
  if (!result) {
    return (
      <div className="flex flex-1 flex-col gap-5">
        <Callout>The result opens here by itself, for everyone, when all three are done.</Callout>
        <ChallengeTeam done={done} ownRole={role} />
      </div>
    )
  }
  return (
    <div data-role={role} className="flex flex-1 flex-col gap-9">
      <IndexResult index={result.index} ownRole={role} />
      <HfovResult hfov={result.hfov} ownRole={role} />
      <OwnResults own={result.own} ownRole={role} />
      <WayOn {...props} />
    </div>
  )
}
