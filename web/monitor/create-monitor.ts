import { digitsOf } from '#case/course/monitor-signs.ts'
import type { Sign } from '#case/story/sign.ts'
import { createStore } from '../base/live/store.ts'
import { type Alarm, alarmsOf, heeded, isAlarmDue, keyOf, kindOfAll, type Lost, type Sounded } from './alarms/alarms.ts'
import { createHeart } from './heart/create-heart.ts'
import { areEqual, type Readings, rounded } from './heart/readings.ts'
import { heardSaturation, monitorSound, soundAlarm, soundBeat } from './sound/monitor-sound.ts'

const NUMBERS_EVERY_MS = 250
/** Every third frame of most screens: the bar moves by four pixels, at a third of the cost. */
const FRAME_AFTER_MS = 40
const MIRROR_FRAME_AFTER_MS = 200
/** Where it moves in time, numbers and alarms go on also where no wave is drawn. */
const UNDRAWN_AFTER_MS = 1000
/** For who wants less motion numbers stand so long. */
const STILL_AFTER_MS = 5000
/** Who has not seen the monitor for so long is shown where things stand, not how they came there. */
const FORGOTTEN_AFTER_MS = 10_000

/** How long numbers that move stand: in steps, also where beats are heard, long; an alarm is not waited with. */
export const numbersWait = (isInSteps: boolean, isAlarmOther: boolean): number =>
  isInSteps && !isAlarmOther ? STILL_AFTER_MS : NUMBERS_EVERY_MS

export type Monitor = ReturnType<typeof createMonitor>
type Heart = ReturnType<typeof createHeart>

/** What it shows at a moment. */
export interface Driven {
  readonly readings: Readings
  readonly alarms: readonly Alarm[]
  /** Of what has digits after the point: how many. */
  readonly digits?: { readonly [sign: string]: number }
}

/** One patient's monitor behind its screens: it runs only while somebody sees or hears it. A mirror's is silent and slow. */
export function createMonitor(signs: readonly Sign[], start: Readings, { isMirror = false } = {}) {
  const heart = createHeart(start)
  const voice = createVoice(signs)
  const isHeard = () => !isMirror && monitorSound.isOn()
  const digits = Object.fromEntries(signs.map((sign) => [sign.slug, digitsOf(sign)]))
  const shown = createStore<Driven>({ readings: start, alarms: alarmsOf(signs, start) })
  const painters = new Set<() => void>()
  let screens = 0
  let unseenSince = Number.NEGATIVE_INFINITY
  let numbersAt = Number.NEGATIVE_INFINITY
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopFollowing = () => {}
  let drive: (() => Driven) | null = null
  let isInSteps = false
  let lost: Lost = { lost: null, isSilent: false }

  function show(nowMs: number, driven: Driven | null): void {
    const readings = rounded(heart.readings(), driven?.digits ?? digits)
    const alarms = driven?.alarms ?? alarmsOf(signs, readings)
    const before = shown.get()
    if (areEqual(readings, before.readings) && keyOf(alarms) === keyOf(before.alarms)) return
    const isMoving = driven !== null || heart.isGliding(nowMs)
    if (isMoving && nowMs - numbersAt < numbersWait(isInSteps, keyOf(alarms) !== keyOf(before.alarms))) return
    numbersAt = nowMs
    shown.set({ readings, alarms })
  }

  function tick(): void {
    const nowMs = performance.now()
    const driven = drive?.() ?? null
    heart.advance(nowMs, driven?.readings)
    show(nowMs, driven)
    for (const paint of painters) paint()
    if (isHeard()) voice.speak(heart, nowMs, shown.get().alarms, lost)
    run()
  }

  /** By frames while it is seen, from beat to beat while it is only heard, not at all otherwise. */
  function run(): void {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    if (screens === 0 || document.hidden) return
    if (painters.size > 0) timer = setTimeout(askForFrame, isMirror ? MIRROR_FRAME_AFTER_MS : FRAME_AFTER_MS)
    else if (isHeard()) timer = setTimeout(tick, msToNextBeat())
    else if (drive) timer = setTimeout(tick, UNDRAWN_AFTER_MS)
  }

  function askForFrame(): void {
    frame = requestAnimationFrame(tick)
  }

  function msToNextBeat(): number {
    const beats = heart.beats()
    return ((Math.floor(beats) + 1 - beats) * 60_000) / heart.readings().rate + 1
  }

  return {
    heart,
    get: shown.get,
    subscribe: shown.subscribe,
    follow(readings: Readings, isStill: boolean) {
      if (areEqual(readings, heart.target())) return
      const nowMs = performance.now()
      const isForgotten = screens === 0 && nowMs - unseenSince > FORGOTTEN_AFTER_MS
      if (isStill || isForgotten) heart.jumpTo(readings)
      else heart.glideTo(readings, nowMs)
      show(nowMs, null)
    },
    /** From now on something else says where it stands, or nothing does any more. */
    drive(source: ((isStill: boolean) => Driven) | null, isStill: boolean) {
      if (!source && !drive) return
      drive = source && (() => source(isStill))
      isInSteps = isStill
      if (drive) {
        const driven = drive()
        heart.jumpTo(driven.readings)
        numbersAt = Number.NEGATIVE_INFINITY
        show(performance.now(), driven)
      }
      run()
    },
    /** Of this there is no signal: it is not heard either. */
    lose(what: Lost) {
      lost = what
    },
    /** A screen of this monitor is on the page. */
    open() {
      if (screens++ === 0) stopFollowing = followPage(run)
      run()
      return () => {
        screens--
        if (screens === 0) {
          unseenSince = performance.now()
          stopFollowing()
        }
        run()
      }
    },
    /** Somebody sees it: `paint` is called for each frame. */
    watch(paint: () => void) {
      painters.add(paint)
      run()
      return () => {
        painters.delete(paint)
        run()
      }
    },
  }
}

function followPage(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  const stopSound = monitorSound.subscribe(listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
    stopSound()
  }
}

/** What one hears of a heart: its beats and its alarms. */
function createVoice(signs: readonly Sign[]) {
  let beat = 0
  let last: Sounded | null = null

  return {
    speak(heart: Pick<Heart, 'beats' | 'readings'>, nowMs: number, alarms: readonly Alarm[], lost: Lost) {
      const now = Math.floor(heart.beats())
      const saturation = heardSaturation(signs, heart.readings(), lost)
      if (now > beat && saturation !== null) soundBeat(saturation)
      beat = now

      const kind = kindOfAll(heeded(signs, alarms, lost))
      if (kind === null) last = null
      else if (isAlarmDue(kind, last, nowMs)) {
        last = { kind, atMs: nowMs }
        soundAlarm(kind)
      }
    },
  }
}
