import { join } from 'node:path'
import type { CaseContent } from '#case/story/content.ts'

/** A story of the house, and the folder that its voices are in. */
export interface HouseStory {
  readonly content: CaseContent
  readonly voices: string
}

/** The sound of the call in a story's folder, and the clips that its stand-ins' speeches are joined of. */
export const callIn = ({ voices }: HouseStory): string => join(voices, 'call.mp3')
export const clipsIn = ({ voices }: HouseStory): string => join(voices, 'provider.mp4')
