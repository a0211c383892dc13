import { type CaseContent, caseContent } from './content.ts'
import { readStoryBeforeAsks } from './story-before-asks.ts'
import { readStoryBeforeFilms } from './story-before-films.ts'
import { arterialSite, readStoryBeforeGroups } from './story-before-groups.ts'
import { readStoryBeforeWords } from './story-before-words.ts'

/** What the version before kept of a story, read as the next one has it. */
type ReadingStep = (story: unknown) => unknown

/** The first reads what version 1 kept as version 2, and so on. Each stays as long as a run that was played with it may be looked at. */
const steps: readonly ReadingStep[] = [
  // Version 2 lists what is asked on the way, and may ask nothing.
  readStoryBeforeAsks,
  // Version 3 says which groups its points decide, and what monitor and analyser show.
  readStoryBeforeGroups,
  // Version 4 says what is drawn on its films, and which page tells of harm.
  readStoryBeforeFilms,
  // Version 5 says what sentences of the rules call the newborn and the unit, and what they tell of the tube.
  readStoryBeforeWords,
  // Version 6 may say how its monitor moves in time, and what events do to it; without, it stands at its rows.
  (story) => story,
  // Version 7 says where an artery is drawn from. Before it all were drawn where the first story does.
  (story) => withArterialSite(story as Pick<CaseContent, 'instruments'>),
  // Version 8 may say where something beside the rows stands later, without it stands where it stood at first; and in which step a
  // wrong order is stopped, without in the first, and what hands wait for.
  (story) => story,
]

const withArterialSite = (story: Pick<CaseContent, 'instruments'>) => ({
  ...story,
  instruments: { ...story.instruments, arterialSite },
})

/** The version of the schema in this folder. Stories that were played are kept with it. */
export const STORY_SCHEMA = steps.length + 1

/** A story as it was kept, to its last word; null: it is of a later version, or is none. */
export function readStory(kept: unknown, schema: number, given = steps): CaseContent | null {
  if (schema > given.length + 1) return null
  const story = given.slice(schema - 1).reduce((read, step) => step(read), kept)
  // In the order in which it was written, which the schema does not keep.
  return caseContent.safeParse(story).success ? (story as CaseContent) : null
}
