import { fileURLToPath } from 'node:url'
import type { Call } from '#case/story/call.ts'
import type { CaseContent } from '#case/story/content.ts'
import { call as call1 } from '#content/case-1/call.ts'
import { speech as speech1 } from '#content/case-1/stand-in-speech.ts'
import { call as call2 } from '#content/case-2/call.ts'
import { speech as speech2 } from '#content/case-2/stand-ins/speech.ts'
import type { Speaker } from './speak-captions.ts'

interface Spoken {
  readonly call: Call
  readonly speech: CaseContent['standIns']['speech']
  /** With the pauses it comes to 150 words a minute. */
  readonly caller: Speaker
  /** A colleague who briefs is quicker than a worried caller, and has another voice. */
  readonly provider: Speaker
}

/** What is spoken of each story, and who calls. */
const stories: { readonly [id: string]: Spoken } = {
  'case-1': {
    call: call1,
    speech: speech1,
    caller: { voice: 'rms', stretch: 0.82, rests: 1 },
    provider: { voice: 'slt', stretch: 0.72, rests: 0.7 },
  },
  'case-2': {
    call: call2,
    speech: speech2,
    caller: { voice: 'slt', stretch: 1, rests: 1 },
    provider: { voice: 'rms', stretch: 0.74, rests: 0.7 },
  },
}

/** The story that was asked for: `npm run script -- scripts/voice/make-call.ts case-2`. */
export function storyAsked() {
  const id = process.argv[2] ?? ''
  const spoken = stories[id]
  if (!spoken) throw new Error(`which story? One of ${Object.keys(stories).join(', ')}`)
  const inVoice = (name: string) => fileURLToPath(new URL(`../../content/${id}/voice/${name}`, import.meta.url))
  return { ...spoken, inVoice }
}
