import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setImmediate as pause } from 'node:timers/promises'
import { isStandIn } from '#case/records/stand-in.ts'
import type { Speech } from '#case/stand-ins/speech.ts'
import { nextActAt } from '#case/stand-ins/stand-in-acts.ts'
import type { ViewCutter } from '#case/views/view-cutter.ts'
import { joinClips } from '#sound/join-clips.ts'
import { clipsIn, type HouseStory } from '../stories/house-story.ts'
import type { CaseLoop } from './case-loop.ts'

const RETRY_MS = 2000
const folders = { summary: 'Provider', handover: 'NICU' } as const

/**
 * Lets stand-ins act when their time has come. What they do comes from the stored state, so a restart loses nothing, and of
 * several nodes that ask for it one is answered.
 */
export function keepStandIns(
  loop: CaseLoop,
  views: ViewCutter,
  story: HouseStory,
  onProblem: (error: unknown) => void,
): { close(): void } {
  let timer: NodeJS.Timeout | undefined
  let made: { readonly of: string; readonly sound: ReturnType<typeof soundOf> } | null = null

  function schedule(atLeastMs = 0): void {
    clearTimeout(timer)
    const { state } = loop
    const next = nextActAt(state, views.content, (roleId) => views.cut(state, roleId))
    if (next) timer = setTimeout(() => void act(next), Math.max(atLeastMs, next.at - loop.now()))
  }

  async function act({ roleId, speech }: { roleId: number; speech: Speech | null }): Promise<void> {
    try {
      const file = speech && (await fileOf(speech))
      const { bytes: _, ...sound } = file ?? { bytes: null }
      const command = { kind: 'stand-in-acts', id: randomUUID(), run: loop.state.run, roleId, ...(file && { sound }) }
      const answer = await loop.submit({ by: 'system' }, command, file ? { attachment: file } : {})
      if (answer.ok) return
    } catch (error) {
      made = null
      onProblem(error)
    }
    // Accepted, the news of it sets the next time. Otherwise nobody is there, another node was faster, or the database is away.
    schedule(RETRY_MS)
  }

  /** The recording of a speech. While nobody is there it is asked for again and again, and made once. */
  async function fileOf(speech: Speech) {
    const of = JSON.stringify(speech)
    if (made?.of !== of) made = { of, sound: soundOf(story, speech) }
    return { path: `/Audio/${folders[speech.recording]}${loop.now()}`, ...(await made.sound) }
  }

  /** While none plays, nothing that happens is anything to them. */
  let stopFollowing: (() => void) | null = null
  function follow(): void {
    const plays = Object.keys(loop.state.records.LiveCaseTeam).some(isStandIn)
    if (plays) stopFollowing ??= loop.onHappening(() => schedule())
    else {
      stopFollowing?.()
      stopFollowing = null
    }
    schedule()
  }

  loop.onHappening(follow, ['LiveCaseTeam'])
  follow()
  return { close: () => clearTimeout(timer) }
}

/** A speech of the Provider's stand-in as a recording that every browser plays. It is joined of clips; nothing is synthesised. */
export async function soundOf(story: HouseStory, { captions }: Speech) {
  const { clips } = story.content.standIns
  const said = captions.map(({ text }) => {
    const clip = clips[text]
    if (!clip) throw new Error(`nobody has spoken “${text}”`)
    return clip
  })
  const { makeSeekable } = await import('#sound/make-seekable.ts')
  const made = await makeSeekable(joinClips(await readFile(clipsIn(story)), said), () => pause())
  if (!made) throw new Error('a speech could not be joined')
  return { mimeType: 'audio/mp4', bytes: Buffer.from(made.bytes), durationMs: made.durationMs }
}
