import type { About } from '#case/story/about.ts'
import { checkStory } from '#case/story/checks/story.ts'
import type { CaseContent } from '#case/story/content.ts'
import { builtInStories } from './built-in.ts'
import type { HouseStory } from './house-story.ts'

/** Which story. Of before stories could be chosen there is no version, or not even a name. */
export interface WhichStory {
  readonly id?: string | undefined
  readonly version?: number | undefined
}

export type StoryBook = ReturnType<typeof createStoryBook>

export const NO_SUCH_STORY = 'There is no such story here. Choose another.'

/** A room plays a story that this node does not have. */
export class NoStory extends Error {}

/**
 * The stories of the house. Who has a room or a run to do with asks here which story that is, and knows none by name. The first
 * is the open room's.
 */
export function createStoryBook(stories: readonly HouseStory[] = builtInStories) {
  const [first] = stories
  if (!first) throw new Error('a house without a story')
  for (const { content } of stories) checkStory(content)
  const named = new Map(stories.map((story) => [keyOf(story.content.story), story]))
  if (named.size < stories.length) throw new Error('two stories of the house are called the same')
  const newest = new Map<string, HouseStory>()
  for (const story of stories) {
    const { id, version } = story.content.story
    if ((newest.get(id)?.content.story.version ?? 0) < version) newest.set(id, story)
  }

  const firstId = first.content.story.id

  /** As that version tells it, or, where it is not there any more, as the newest does. Null: there is none of that name. */
  function find({ id = firstId, version }: WhichStory): HouseStory | null {
    return (version !== undefined && named.get(keyOf({ id, version }))) || (newest.get(id) ?? null)
  }

  return {
    first,
    find,

    /** As it is called now, or by its id where the house has it no more. */
    titleOf: (id: string): string => find({ id })?.content.story.title ?? id,

    /** That version and no other. */
    exactly: ({ id, version }: Pick<About, 'id' | 'version'>): HouseStory | null =>
      named.get(keyOf({ id, version })) ?? null,

    get(which: WhichStory): HouseStory {
      const found = find(which)
      if (!found) throw new NoStory(`there is no story ${which.id} in this house`)
      return found
    },

    /** What there is to choose from, each once. */
    toChoose: (): readonly CaseContent[] => [...newest.values()].map(({ content }) => content),
  }
}

const keyOf = ({ id, version }: Pick<About, 'id' | 'version'>): string => `${id} ${version}`
