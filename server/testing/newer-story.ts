import { case1 } from '#content/case-1/case-1.ts'
import { builtInStories } from '../stories/built-in.ts'
import type { HouseStory } from '../stories/house-story.ts'

/** What is said otherwise in the next version: a text, an option and how she does. */
const saidAnew = {
  title: ['"title":"The call"', '"title":"The call, retold"'],
  option: ['"Obtain CXR"', '"Film her chest"'],
  outcome: ['"heartRate":148', '"heartRate":141'],
} as const

/** For tests: the first story as another version tells it. */
export function newerStory(): HouseStory {
  const told = Object.values(saidAnew).reduce((text, [then, now]) => text.replaceAll(then, now), JSON.stringify(case1))
  const content = JSON.parse(told) as typeof case1 // in other words
  const story = { ...content.story, version: case1.story.version + 1 }
  return { content: { ...content, story }, voices: builtInStories[0]?.voices ?? '' }
}
