import { useEffect, useState, useSyncExternalStore } from 'react'
import { createStore } from '../../live/store.ts'
import { goOnMs, joined, recallHeard, rememberHeard, type Stretch } from './heard-stretches.ts'

const NEAR_S = 0.5
/** All of a sound is in the page: where it does not move for so long, something of the device is in its way. */
const STUCK_AFTER_MS = 5000

interface PlayerState {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly isPlaying: boolean
  /** It is to play and does not move. It may still come by itself. */
  readonly isStuck: boolean
  readonly hasEnded: boolean
  readonly currentMs: number
  /** Null until it is known. */
  readonly durationMs: number | null
  /** Whether one can move in it. A browser that does not know the end of a sound may break off over it. */
  readonly canSeek: boolean
  readonly rate: number
  /** What was really played; what was skipped is not in it. */
  readonly heard: readonly Stretch[]
}

const noSound: PlayerState = {
  status: 'loading',
  isPlaying: false,
  isStuck: false,
  hasEnded: false,
  currentMs: 0,
  durationMs: null,
  canSeek: false,
  rate: 1,
  heard: [],
}

type Player = ReturnType<typeof createPlayer>

interface Known {
  /** How long it is, where that was told with it. */
  readonly durationMs?: number | null | undefined
  /** What was heard of it before counts, and it goes on from there. */
  readonly heard?: readonly Stretch[]
}

/** One sound and what can be done with it. */
function createPlayer(src: string, { durationMs: toldMs = null, heard: knownHeard = [] }: Known = {}) {
  const audio = new Audio()
  let heardBefore = knownHeard
  const store = createStore<PlayerState>({ ...noSound, durationMs: toldMs, heard: heardBefore })
  const patch = (fields: Partial<PlayerState>) => store.set({ ...store.get(), ...fields })
  let watching: ReturnType<typeof setTimeout> | undefined

  /** Looks after a while whether it moves. */
  function watch() {
    clearTimeout(watching)
    if (audio.paused || audio.ended) return
    const { currentTime } = audio
    watching = setTimeout(() => {
      patch({ isStuck: audio.currentTime === currentTime })
      watch()
    }, STUCK_AFTER_MS)
  }

  function follow() {
    const isPlaying = !audio.paused && !audio.ended
    const { currentMs, isStuck } = store.get()
    patch({
      isPlaying,
      isStuck: isStuck && isPlaying && currentMs === audio.currentTime * 1000,
      hasEnded: audio.ended,
      currentMs: audio.currentTime * 1000,
      durationMs: lengthMs(audio, toldMs) ?? store.get().durationMs,
      canSeek: reachesEnd(audio),
      heard: joined([...heardBefore, ...stretchesOf(audio.played)]),
    })
  }

  function begin() {
    const startMs = goOnMs(heardBefore, lengthMs(audio, toldMs) ?? 0)
    if (startMs > 0 && reachesEnd(audio)) audio.currentTime = startMs / 1000
    patch({ status: 'ready' })
    follow()
  }

  function fail() {
    patch({ status: 'failed', isPlaying: false })
  }

  audio.preload = 'auto'
  audio.addEventListener('loadedmetadata', begin)
  for (const event of ['play', 'pause', 'timeupdate', 'seeked', 'ended', 'durationchange', 'progress']) {
    audio.addEventListener(event, follow)
  }
  audio.addEventListener('play', watch)
  audio.addEventListener('error', fail)
  audio.src = src

  /** A browser may refuse until somebody presses a button: then it waits for that. */
  const play = () => void audio.play().catch(follow)

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Where it is at this very moment, which is told to others only now and then; null while it is being moved. */
    nowMs: () => (audio.seeking ? null : audio.currentTime * 1000),
    play,
    pause: () => audio.pause(),
    /** From where it stands, with a new try of the device. */
    startAgain() {
      heardBefore = store.get().heard
      const { currentTime, playbackRate } = audio
      audio.addEventListener('loadedmetadata', () => (audio.currentTime = currentTime), { once: true })
      audio.load()
      audio.playbackRate = playbackRate
      play()
    },
    seek(ms: number) {
      const endMs = store.get().durationMs ?? ms
      if (ms <= 0 || reachesEnd(audio)) audio.currentTime = Math.min(Math.max(0, ms), endMs) / 1000
      follow()
    },
    setRate(rate: number) {
      audio.playbackRate = rate
      patch({ rate })
    },
    close() {
      clearTimeout(watching)
      audio.removeEventListener('error', fail)
      audio.pause()
      audio.removeAttribute('src')
    },
  }
}

/** Once it has ended the player knows best; before that, who told its length. WebKit takes its own for a second long. */
function lengthMs({ ended, currentTime, duration }: HTMLAudioElement, toldMs: number | null): number | null {
  if (ended) return currentTime * 1000
  if (toldMs !== null) return toldMs
  return Number.isFinite(duration) ? duration * 1000 : null
}

/** A sound of unknown length breaks off in Chromium, and does not move in Firefox, when it is moved in. */
const reachesEnd = ({ duration, seekable }: HTMLAudioElement): boolean =>
  Number.isFinite(duration) && seekable.length > 0 && seekable.end(seekable.length - 1) > duration - NEAR_S

const stretchesOf = (played: TimeRanges): Stretch[] =>
  Array.from({ length: played.length }, (_, at) => [played.start(at) * 1000, played.end(at) * 1000])

const nothingToFollow = () => () => {}
const silence = () => noSound

export interface Playing {
  readonly state: PlayerState
  readonly player: Player | null
}

interface Given {
  /** How long it is, where that was told with it. */
  readonly durationMs?: number | null | undefined
  /** Under this name it knows, after a reload, what was heard before. */
  readonly memory?: string
}

/** Plays a sound. */
export function usePlayer(sound: Blob | null, { durationMs, memory }: Given = {}): Playing {
  const url = useObjectUrl(sound)
  const [player, setPlayer] = useState<Player | null>(null)

  useEffect(() => {
    if (!url) return
    const made = createPlayer(url, { durationMs, heard: memory === undefined ? [] : recallHeard(memory) })
    const stop = made.subscribe(() => {
      if (memory !== undefined) rememberHeard(memory, made.get().heard)
    })
    setPlayer(made)
    return () => {
      setPlayer(null)
      stop()
      made.close()
    }
  }, [url, durationMs, memory])

  const state = useSyncExternalStore(player?.subscribe ?? nothingToFollow, player?.get ?? silence, silence)
  return { state, player }
}

/** An address for a sound that is in the page. */
function useObjectUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null)

  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(made)
    }
  }, [blob])

  return url
}
