import { mannerNames } from '../records/manners.ts'
import { roleIds } from '../records/roles.ts'
import { type Complaint, complaintOf, found } from '../story/checks/complaint.ts'
import { storyMistakes } from '../story/checks/story.ts'
import type { CaseContent } from '../story/content.ts'
import { PlayedAlone } from './played-alone.ts'
import { mistakesInStates } from './walk-states.ts'

/** How far it is. */
export interface Progress {
  readonly doing: 'reading' | 'states' | 'playing'
  /** Points walked, or runs played. */
  readonly done: number
  readonly of: number
}

interface HowToWalk {
  readonly step?: number
  readonly seeds?: readonly number[]
  readonly mostActs?: number
}

/**
 * All that is wrong with a story: what reading it tells, and where that is nothing, what every state and every kind of
 * stand-in tells. It takes a minute: for a worker or a test, that goes on while it wants to know, and never for a node.
 * `step`: only so many of the states; `seeds`: of the stand-ins;
 * `mostActs`: a run takes some hundred, and who needs so many is going around in circles.
 */
export function* walkStory(
  content: CaseContent,
  { step = 1, seeds = [1, 2], mostActs = 10_000 }: HowToWalk = {},
): Generator<Progress, readonly Complaint[]> {
  yield { doing: 'reading', done: 0, of: 1 }
  const read = storyMistakes(content)
  if (read.length > 0) return read

  const states = mistakesInStates(content, step)
  let state = states.next()
  for (; !state.done; state = states.next()) {
    yield { doing: 'states', done: state.value, of: content.decisionStories.length }
  }
  const complaints = state.value.map((finding) => complaintOf(content, finding))
  return [...complaints, ...(yield* playAll(content, seeds, mostActs))]
}

/** Everybody's part, played with stand-ins of every manner, comes to the report. */
function* playAll(
  content: CaseContent,
  seeds: readonly number[],
  mostActs: number,
): Generator<Progress, readonly Complaint[]> {
  const runs = seeds.flatMap((seed) =>
    roleIds.flatMap((role) => mannerNames.map((one) => ({ seed, role, manner: one }))),
  )
  const complaints: Complaint[] = []
  for (const [done, run] of runs.entries()) {
    yield { doing: 'playing', done, of: runs.length }
    const played = new PlayedAlone(content, run.role, run.manner, run.seed)
    const why = yield* whyNotToReport(played, { doing: 'playing', done, of: runs.length }, mostActs)
    if (why === null) continue
    const where = content.flows[run.role][played.state.records.Place[run.role]?.step ?? 0]?.path ?? ''
    const what = `with ${run.manner} stand-ins nobody comes on from ${where}: ${why}`
    complaints.push(complaintOf(content, found(`flows[${run.role}]`, what, 'Look what is asked for at this step')))
  }
  return complaints
}

function* whyNotToReport(
  played: PlayedAlone,
  progress: Progress,
  mostActs: number,
): Generator<Progress, string | null> {
  for (let act = 0; act < mostActs; act++) {
    if (played.isAtReport) return null
    try {
      played.step()
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
    if (act % 50 === 49) yield progress
  }
  return 'it goes around in circles'
}
