import { join } from 'node:path'
import type { CaseContent } from '#case/story/content.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { case2 } from '#content/case-2/case-2.ts'
import { contentRoot } from '../settings/project-root.ts'
import type { HouseStory } from './house-story.ts'

/** What lies under `content/`, each in a folder by its id. */
const builtIn = (content: CaseContent): HouseStory => ({
  content,
  voices: join(contentRoot, content.story.id, 'voice'),
})

/** The stories that come with the trainer, the open room's first. */
export const builtInStories: readonly HouseStory[] = [builtIn(case1), builtIn(case2)]
