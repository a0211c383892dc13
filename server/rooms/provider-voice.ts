import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import type { Speech } from '#case/stand-ins/speech.ts'
import type { CaseContent } from '#case/story/content.ts'
import { joinClips } from '#sound/join-clips.ts'
import { makeSeekable } from '#sound/make-seekable.ts'
import { projectRoot } from '../settings/project-root.ts'

const file = join(projectRoot, 'content/case-1/voice/provider.mp4')

/** A speech of the Provider's stand-in as a recording that every browser plays. It is joined of clips; nothing is synthesised. */
export async function soundOf({ standIns: { clips } }: CaseContent, { captions }: Speech) {
  const said = captions.map(({ text }) => {
    const clip = clips[text]
    if (!clip) throw new Error(`nobody has spoken “${text}”`)
    return clip
  })
  const made = await makeSeekable(joinClips(await readFile(file), said), () => pause())
  if (!made) throw new Error('a speech could not be joined')
  return { mimeType: 'audio/mp4', bytes: Buffer.from(made.bytes), durationMs: made.durationMs }
}
