import type { CaseContent } from '#case/story/content.ts'
import { buildMark } from '../settings/build-mark.ts'
import { storyMark } from '../store/stored-stories.ts'

/** What a page's view was cut by. After another build, or of another story, no difference leads on from it: it is told everything anew. */
export const cutBy = (content: CaseContent): string => `${buildMark} ${storyMark(content)}`
