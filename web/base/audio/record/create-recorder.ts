import { newCommandId } from '../../live/outbox.ts'
import { createStore } from '../../live/store.ts'
import {
  followLevel,
  hangUp,
  knownProblem,
  type MicrophoneProblem,
  openMicrophone,
  problemOf,
  type Recording,
  recordStream,
} from './microphone.ts'
import { loadSeekable, seekable } from './seekable.ts'
import { forgetTake, keepPart, loadTake, type Take } from './take.ts'

export interface RecorderState {
  readonly stage: 'looking' | 'idle' | 'asking' | 'recording' | 'paused' | 'recorded'
  readonly elapsedMs: number
  /** What was recorded last. It is kept until the next recording has begun. */
  readonly take: Take | null
  readonly problem: MicrophoneProblem | null
  /** For seconds the microphone has given nothing. */
  readonly isSilent: boolean
}

export const lookingForTake: RecorderState = {
  stage: 'looking',
  elapsedMs: 0,
  take: null,
  problem: null,
  isSilent: false,
}

export type SoundRecorder = ReturnType<typeof createRecorder>

const SILENT_AFTER_MS = 3000
const QUIET = 0.12

/** Takes by key, while the page is open: another page of the case finds them here. */
const takesInPage = new Map<string, Take>()

/** Records one thing. Under its key a take is found again after a reload. */
export function createRecorder(key: string, length: { readonly longestMs?: number } = {}) {
  const store = createStore<RecorderState>(lookingForTake)
  let recording: Recording | null = null
  let meter: ReturnType<typeof followLevel> | null = null
  let isClosed = false
  const patch = (fields: Partial<RecorderState>) => store.set({ ...store.get(), ...fields })

  function rest(take: Take | null, problem: MicrophoneProblem | null = null) {
    patch({ stage: take ? 'recorded' : 'idle', take, problem, isSilent: false })
  }
  async function look() {
    const take = takesInPage.get(key) ?? (await wholeTake(await loadTake(key)))
    if (store.get().stage === 'looking') rest(take, knownProblem())
  }
  async function keep(recorded: Take) {
    const take = await wholeTake(recorded)
    takesInPage.set(key, take)
    rest(take)
  }
  function begin(stream: MediaStream) {
    const id = newCommandId()
    let soundAt = 0
    let partCount = 0
    let written = Promise.resolve()
    meter = followLevel(stream)
    recording = recordStream(stream, {
      ...length,
      onPart(sound, lengthMs) {
        const index = partCount
        partCount += 1
        const keep = async () => {
          const bytes = await sound.arrayBuffer()
          await keepPart(key, index, { id, bytes, mimeType: sound.type, lengthMs, fileName: null })
        }
        written = written.then(keep)
      },
      onTick(elapsedMs) {
        if ((meter?.level() ?? 0) > QUIET || store.get().stage === 'paused') soundAt = elapsedMs
        patch({ elapsedMs, isSilent: elapsedMs - soundAt > SILENT_AFTER_MS })
      },
      onStop({ sound, durationMs }) {
        meter?.stop()
        recording = null
        if (sound.size === 0) return rest(null, 'silent')
        void keep({ id, sound, durationMs, fileName: null })
      },
    })
    // It has begun, and its first part comes later: only now the take before may go.
    written = forgetTake(key)
    takesInPage.delete(key)
    patch({ stage: 'recording', elapsedMs: 0, take: null, problem: null, isSilent: false })
  }

  void look()
  void loadSeekable().catch(() => {})
  return {
    get: store.get,
    subscribe: store.subscribe,
    level: () => meter?.level() ?? 0,
    async start() {
      const { take } = store.get()
      const problem = knownProblem()
      if (problem) return rest(take, problem)
      patch({ stage: 'asking', problem: null })
      let stream: MediaStream | null = null
      try {
        stream = await openMicrophone()
        if (isClosed) hangUp(stream)
        else begin(stream)
      } catch (error) {
        meter?.stop()
        hangUp(stream)
        rest(take, problemOf(error))
      }
    },
    pause() {
      recording?.pause()
      patch({ stage: 'paused' })
    },
    resume() {
      recording?.resume()
      patch({ stage: 'recording' })
    },
    stop: () => recording?.stop(),
    /** A file instead of the microphone. */
    async choose(take: Take) {
      takesInPage.set(key, take)
      rest(take)
      await forgetTake(key)
      const { id, sound, durationMs, fileName } = take
      const bytes = await sound.arrayBuffer()
      await keepPart(key, 0, { id, bytes, mimeType: sound.type, lengthMs: durationMs, fileName })
    },
    forget() {
      takesInPage.delete(key)
      void forgetTake(key)
    },
    close() {
      isClosed = true
      recording?.stop()
    },
  }
}

/** What the microphone recorded, as a file that tells its length. A file that was chosen is sent as it is. */
async function wholeTake<T extends Take | null>(take: T): Promise<T> {
  const made = take?.fileName === null ? await seekable(take.sound) : null
  return made ? { ...take, ...made } : take
}
