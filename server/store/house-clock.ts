import { always, type Every } from '../turns/attendance.ts'

const EVERY_MS = 1000
/** No clock and no line between two nodes is wrong by as much. Whatever is, has been set. */
const STEP_MS = 1000
/** An answer that took longer says too little about when it was given. */
const SLOW_MS = 500
/** What is wrong by less is made good unnoticed: so much at each look. */
const SLEW_MS = 20

/** What the database says: its own time, and by how much the house is ahead of that. */
interface Reading {
  readonly at: number
  readonly ahead: number
}

/** Where the house keeps by how much it is ahead of the database's own time. */
export interface Asked {
  read(): Promise<Reading>
  /** False: another node was faster. */
  setAhead(ahead: number, before: number): Promise<boolean>
  /** The newest time that a running case has stored. */
  newest(): Promise<number>
}

export interface HouseClock {
  /** In ms, as all that is stored has it. */
  now(): number
  /** Looks at the database's clock. */
  look(): Promise<void>
  /** Looks now and from now on every second, or as seldom as `every` has it. */
  keep(every?: Every): Promise<void>
  close(): void
}

/**
 * The time of the house, the same on all its nodes: the database's, carried on by what has elapsed since, so that a node whose
 * clock is wrong or set is right. Should the database's own clock be set, the house goes on as if nothing had happened: the node
 * that finds it writes down by how much the house is ahead from then on, and the others read that. It goes evenly as long as
 * somebody is there.
 */
export function createHouseClock(asked: Asked, elapsed: () => number = () => performance.now()): HouseClock {
  const hand = createHand(elapsed)
  /** What the database's own time was ahead of what has elapsed, when it was last looked at. */
  let databaseOffset: number | null = null
  let stop = () => {}
  let looking: Promise<void> | null = null

  async function begin({ ahead }: Reading, read: number): Promise<void> {
    hand.set(read + ahead)
    // It never goes back within a case, wherever and whenever that goes on.
    const behindMs = (await asked.newest()) - hand.now()
    if (behindMs > STEP_MS && (await asked.setAhead(ahead + behindMs, ahead))) hand.set(hand.offset() + behindMs)
  }

  async function goOn({ ahead }: Reading, read: number, wasRead: number, blurMs: number): Promise<void> {
    const wrongMs = read + ahead - hand.offset()
    const isOff = Math.abs(wrongMs) > STEP_MS
    const wasSet = Math.abs(read - wasRead) > STEP_MS
    if (isOff && wasSet) {
      const ours = Math.round(ahead - wrongMs)
      // Where another node was faster, the next look finds what it wrote.
      if (!(await asked.setAhead(ours, ahead))) return
    } else if (isOff) hand.set(read + ahead)
    else hand.slew(Math.sign(wrongMs) * Math.min(SLEW_MS, Math.max(0, Math.abs(wrongMs) - blurMs)))
    databaseOffset = read
  }

  async function lookOnce(): Promise<void> {
    const before = elapsed()
    const reading = await asked.read()
    const tookMs = elapsed() - before
    const read = reading.at - (before + tookMs / 2)
    if (databaseOffset === null) {
      await begin(reading, read)
      databaseOffset = read
    } else if (tookMs < SLOW_MS) await goOn(reading, read, databaseOffset, tookMs / 2)
  }

  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = null
    })
    return looking
  }

  return {
    now: hand.now,
    look,
    async keep(every = always) {
      await look()
      // While the database is away, what has elapsed is enough.
      stop = every(EVERY_MS, () => void look().catch(() => {}))
    },
    close: () => stop(),
  }
}

/** What has elapsed, and by how much the time is ahead of that. It goes back only where it is set. */
function createHand(elapsed: () => number) {
  /** Until the database was asked, the machine's. */
  let offset = Date.now() - elapsed()
  let last = Number.NEGATIVE_INFINITY
  return {
    offset: () => offset,
    now(): number {
      last = Math.max(last, Math.floor(elapsed() + offset))
      return last
    },
    set(to: number): void {
      offset = to
      last = Number.NEGATIVE_INFINITY
    },
    slew(byMs: number): void {
      offset += byMs
    },
  }
}
