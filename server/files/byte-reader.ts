/** More parts than any recording of ten minutes has. A file made of more was made to keep us busy. */
const MAX_PARTS = 250_000
const MAX_TRACKS = 32

/**
 * Reads a file that may be anything. It never throws: what cannot be read sets `isBroken`, which stays set, and reads
 * as zero. Whoever reads looks at `isBroken` in every loop and once at the end.
 */
export class ByteReader {
  isBroken = false
  #parts = 0
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  /** Says that the file is not what it should be. */
  giveUp(): null {
    this.isBroken = true
    return null
  }

  /** Counts a part of the file, so that walking it has an end. */
  countPart(): void {
    if (++this.#parts > MAX_PARTS) this.giveUp()
  }

  /** Adds a track that was found. There are never many: every fragment looks through them. */
  addTrack<T>(tracks: T[], track: T): void {
    if (tracks.length < MAX_TRACKS) tracks.push(track)
    else this.giveUp()
  }

  /** An unsigned whole number of 0 to 8 bytes that lies before `end`. */
  uint(at: number, length: number, end: number): number {
    if (!this.#holds(at, length, end) || length > 8) return this.giveUp() ?? 0
    if (length === 0) return 0
    if (length <= 6) return this.bytes.readUIntBE(at, length)
    const high = this.bytes.readUIntBE(at, length - 4)
    return high * 2 ** 32 + this.bytes.readUInt32BE(at + length - 4)
  }

  /** A signed number of two bytes. */
  int16(at: number, end: number): number {
    return this.#holds(at, 2, end) ? this.bytes.readInt16BE(at) : (this.giveUp() ?? 0)
  }

  /** A floating number of 0, 4 or 8 bytes. */
  float(at: number, length: number, end: number): number {
    if (!this.#holds(at, length, end)) return this.giveUp() ?? 0
    if (length === 4) return this.bytes.readFloatBE(at)
    if (length === 8) return this.bytes.readDoubleBE(at)
    return length === 0 ? 0 : (this.giveUp() ?? 0)
  }

  /** Letters, one per byte. */
  text(at: number, length: number, end: number): string {
    return this.#holds(at, length, end) ? this.bytes.toString('latin1', at, at + length) : (this.giveUp() ?? '')
  }

  #holds(at: number, length: number, end: number): boolean {
    return at >= 0 && length >= 0 && at + length <= end && end <= this.bytes.length
  }
}

/** What a container says of the sound in it. */
interface Sound {
  readonly hasAudio: boolean
  readonly hasVideo: boolean
  readonly durationMs: number
  /** It says itself how long it is and where its parts are. */
  readonly isSeekable: boolean
}

/** `broken`: it does not parse to its end. `other`: a sound container, but not one that browsers share. */
export type Reading = Sound | 'broken' | 'other'
