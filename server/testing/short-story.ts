import { tinyStory } from '#case/testing/tiny-story.ts'
import { builtInStories } from '../stories/built-in.ts'
import type { HouseStory } from '../stories/house-story.ts'

/** For tests: a house with two stories, as another house might have. The second has its voices where it says. */
export const twoStories = (voices: string): readonly HouseStory[] => [
  ...builtInStories.slice(0, 1),
  { content: tinyStory, voices },
]
