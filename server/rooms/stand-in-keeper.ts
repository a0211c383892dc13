import { randomUUID } from 'node:crypto'
import type { Speech } from '#case/stand-ins/speech.ts'
import { nextActAt } from '#case/stand-ins/stand-in-acts.ts'
import type { ViewCutter } from '#case/views/view-cutter.ts'
import type { CaseLoop } from './case-loop.ts'
import { soundOf } from './provider-voice.ts'

const RETRY_MS = 2000
const folders = { summary: 'Provider', handover: 'NICU' } as const

/**
 * Lets stand-ins act when their time has come. What they do comes from the stored state, so a restart loses nothing, and of
 * several nodes that ask for it one is answered.
 */
export function keepStandIns(
  loop: CaseLoop,
  views: ViewCutter,
  onProblem: (error: unknown) => void,
): { close(): void } {
  let timer: NodeJS.Timeout | undefined
  let made: { readonly of: string; readonly sound: ReturnType<typeof soundOf> } | null = null

  function schedule(atLeastMs = 0): void {
    clearTimeout(timer)
    const { state } = loop
    const next = nextActAt(state, views.content, (roleId) => views.cut(state, roleId))
    if (next) timer = setTimeout(() => void act(next), Math.max(atLeastMs, next.at - Date.now()))
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
    if (made?.of !== of) made = { of, sound: soundOf(views.content, speech) }
    return { path: `/Audio/${folders[speech.recording]}${Date.now()}`, ...(await made.sound) }
  }

  loop.onHappening(() => schedule())
  schedule()
  return { close: () => clearTimeout(timer) }
}
