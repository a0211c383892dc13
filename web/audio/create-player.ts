import { createStore } from '../live/store.ts'
import { goOnMs, joined, type Stretch } from './heard.ts'

export interface PlayerState {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly isPlaying: boolean
  readonly hasEnded: boolean
  readonly currentMs: number
  /** Null until it is known. */
  readonly durationMs: number | null
  readonly rate: number
  /** What was really played; what was skipped is not in it. */
  readonly heard: readonly Stretch[]
}

export const noSound: PlayerState = {
  status: 'loading',
  isPlaying: false,
  hasEnded: false,
  currentMs: 0,
  durationMs: null,
  rate: 1,
  heard: [],
}

export type Player = ReturnType<typeof createPlayer>

const FAR_BEYOND_S = 86_400
const MEASURED_WITHIN_MS = 3000

/** One sound and what can be done with it. What was heard of it before counts, and it goes on from there. */
export function createPlayer(src: string, heardBefore: readonly Stretch[] = []) {
  const audio = new Audio()
  const store = createStore<PlayerState>({ ...noSound, heard: heardBefore })
  let isMeasuring = false
  const patch = (fields: Partial<PlayerState>) => store.set({ ...store.get(), ...fields })

  function follow() {
    if (isMeasuring) return
    const isKnown = Number.isFinite(audio.duration)
    patch({
      isPlaying: !audio.paused && !audio.ended,
      hasEnded: audio.ended,
      currentMs: audio.currentTime * 1000,
      durationMs: isKnown ? audio.duration * 1000 : store.get().durationMs,
      heard: joined([...heardBefore, ...stretchesOf(audio.played)]),
    })
  }

  function begin() {
    audio.currentTime = goOnMs(heardBefore, audio.duration * 1000) / 1000
    patch({ status: 'ready' })
    follow()
  }

  function measured() {
    if (!isMeasuring) return
    isMeasuring = false
    begin()
  }

  audio.preload = 'auto'
  audio.addEventListener('loadedmetadata', () => {
    if (Number.isFinite(audio.duration)) return begin()
    // What a browser has just recorded does not tell its length, and cannot be searched, until its end was looked for.
    isMeasuring = true
    audio.currentTime = FAR_BEYOND_S
    setTimeout(measured, MEASURED_WITHIN_MS)
  })
  audio.addEventListener('durationchange', () => {
    if (Number.isFinite(audio.duration)) measured()
  })
  for (const event of ['play', 'pause', 'timeupdate', 'seeked', 'ended', 'durationchange']) {
    audio.addEventListener(event, follow)
  }
  audio.addEventListener('error', () => patch({ status: 'failed', isPlaying: false }))
  audio.src = src

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** A browser may refuse until somebody presses a button: then it waits for that. */
    play: () => void audio.play().catch(follow),
    pause: () => audio.pause(),
    seek(ms: number) {
      const endMs = store.get().durationMs ?? ms
      audio.currentTime = Math.min(Math.max(0, ms), endMs) / 1000
      follow()
    },
    setRate(rate: number) {
      audio.playbackRate = rate
      patch({ rate })
    },
    close() {
      isMeasuring = false
      audio.pause()
      audio.removeAttribute('src')
    },
  }
}

const stretchesOf = (played: TimeRanges): Stretch[] =>
  Array.from({ length: played.length }, (_, at) => [played.start(at) * 1000, played.end(at) * 1000])
