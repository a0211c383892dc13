import type { Reading } from './byte-reader.ts'
import { ByteReader } from './byte-reader.ts'

/** ISO/IEC 14496-12. Boxes in boxes: four bytes of size, four letters of type, content. */
const atTop = new Set('ftyp styp moov moof mdat mfra free skip wide sidx ssix meta udta uuid pdin emsg prft'.split(' '))

interface Box {
  readonly type: string
  /** Where its content begins and ends. */
  readonly start: number
  readonly end: number
}
interface Track {
  id: number
  handler: string
  ticksPerSecond: number
  /** The length of its samples so far, and the latest moment at which one ends. */
  ticks: number
  endsAt: number
  /** The bytes of sound it says it has. */
  bytes: number
  /** What a sample of a fragment is like where the fragment does not say. */
  defaults: Defaults
}
interface Defaults {
  duration: number
  size: number
}

/** Reads an MP4 file to its end: a plain one with its index at either end, or one written in fragments while recording. */
export function readMp4(bytes: Buffer): Reading {
  const reader = new ByteReader(bytes)
  const top = [...boxesIn(reader, 0, bytes.length)]
  const [moov, another] = top.filter(({ type }) => type === 'moov')
  if (top[0]?.type !== 'ftyp' || top.some(({ type }) => !atTop.has(type)) || !moov || another) return 'broken'

  const tracks = readMoov(reader, moov)
  const fragments = top.filter((box, index) => box.type === 'moof' && !isSame(bytes, box, top[index + 1]))
  for (const fragment of fragments) readFragment(reader, fragment, tracks)

  const audio = tracks.filter(({ handler }) => handler === 'soun')
  const saidBytes = audio.reduce((sum, track) => sum + track.bytes, 0)
  const heldBytes = top.reduce((sum, { type, start, end }) => (type === 'mdat' ? sum + end - start : sum), 0)
  if (reader.isBroken || saidBytes > heldBytes || audio.some((track) => track.ticksPerSecond === 0)) return 'broken'
  const seconds = Math.max(0, ...audio.map((track) => Math.max(track.ticks, track.endsAt) / track.ticksPerSecond))
  return {
    hasAudio: audio.length > 0,
    hasVideo: tracks.some(({ handler }) => handler === 'vide'),
    durationMs: saidBytes > 0 ? seconds * 1000 : 0,
    isSeekable: fragments.length === 0,
  }
}

/** WebKit on Linux writes the head of the last fragment twice, one right after the other. */
const isSame = (bytes: Buffer, box: Box, next: Box | undefined): boolean =>
  next?.type === box.type && bytes.subarray(box.start, box.end).equals(bytes.subarray(next.start, next.end))

function readMoov(reader: ByteReader, moov: Box): Track[] {
  const tracks: Track[] = []
  const defaults = new Map<number, Defaults>()
  for (const box of boxesIn(reader, moov.start, moov.end)) {
    if (box.type === 'trak') reader.addTrack(tracks, readTrack(reader, box))
    if (box.type !== 'mvex') continue
    for (const { type, start, end } of boxesIn(reader, box.start, box.end)) {
      if (type !== 'trex') continue
      const duration = reader.uint(start + 12, 4, end)
      defaults.set(reader.uint(start + 4, 4, end), { duration, size: reader.uint(start + 16, 4, end) })
    }
  }
  for (const track of tracks) track.defaults = defaults.get(track.id) ?? track.defaults
  return tracks
}

function readTrack(reader: ByteReader, trak: Box): Track {
  const track: Track = {
    id: 0,
    handler: '',
    ticksPerSecond: 0,
    ticks: 0,
    endsAt: 0,
    bytes: 0,
    defaults: { duration: 0, size: 0 },
  }
  for (const { type, start, end } of boxesIn(reader, trak.start, trak.end)) {
    if (type === 'tkhd') track.id = reader.uint(start + 4 + 2 * timeSize(reader, start, end), 4, end)
    if (type === 'mdia') readMedia(reader, { type, start, end }, track)
  }
  return track
}

function readMedia(reader: ByteReader, mdia: Box, track: Track): void {
  for (const { type, start, end } of boxesIn(reader, mdia.start, mdia.end)) {
    if (type === 'mdhd') track.ticksPerSecond = reader.uint(start + 4 + 2 * timeSize(reader, start, end), 4, end)
    if (type === 'hdlr') track.handler = reader.text(start + 8, 4, end)
    if (type !== 'minf') continue
    for (const table of boxesIn(reader, start, end)) {
      if (table.type === 'stbl') readSampleTable(reader, table, track)
    }
  }
}

function readSampleTable(reader: ByteReader, stbl: Box, track: Track): void {
  for (const { type, start, end } of boxesIn(reader, stbl.start, stbl.end)) {
    if (type === 'stts') {
      const count = countOf(reader, start + 4, 8, end)
      for (let at = start + 8; at < start + 8 + 8 * count; at += 8) {
        track.ticks += reader.uint(at, 4, end) * reader.uint(at + 4, 4, end)
      }
    }
    if (type === 'stsz') {
      const size = reader.uint(start + 4, 4, end)
      if (size > 0) track.bytes += size * reader.uint(start + 8, 4, end)
      else {
        const count = countOf(reader, start + 8, 4, end)
        for (let at = start + 12; at < start + 12 + 4 * count; at += 4) track.bytes += reader.uint(at, 4, end)
      }
    }
  }
}

function readFragment(reader: ByteReader, moof: Box, tracks: readonly Track[]): void {
  for (const traf of boxesIn(reader, moof.start, moof.end)) {
    if (traf.type !== 'traf') continue
    const boxes = [...boxesIn(reader, traf.start, traf.end)]
    const head = boxes.find(({ type }) => type === 'tfhd')
    const track = head && tracks.find(({ id }) => id === reader.uint(head.start + 4, 4, head.end))
    if (!track) return void reader.giveUp()

    const defaults = fragmentDefaults(reader, head, track.defaults)
    const before = track.ticks
    for (const run of boxes) if (run.type === 'trun') readRun(reader, run, defaults, track)
    // Chromium's last sample of a fragment is too short: only the beginning of the next one tells the truth.
    const time = boxes.find(({ type }) => type === 'tfdt')
    if (time) track.endsAt = Math.max(track.endsAt, startOf(reader, time) + track.ticks - before)
  }
}

/** The optional fields of `tfhd`, in their order, each with the flag that says it is there. */
function fragmentDefaults(reader: ByteReader, { start, end }: Box, otherwise: Defaults): Defaults {
  const flags = reader.uint(start + 1, 3, end)
  let at = start + 8
  const take = (flag: number, length: number): number | undefined => {
    if ((flags & flag) === 0) return undefined
    at += length
    return reader.uint(at - length, length, end)
  }
  take(0x1, 8) // where its data begins
  take(0x2, 4) // which description
  const duration = take(0x8, 4) ?? otherwise.duration
  return { duration, size: take(0x10, 4) ?? otherwise.size }
}

function readRun(reader: ByteReader, { start, end }: Box, defaults: Defaults, track: Track): void {
  const flags = reader.uint(start + 1, 3, end)
  const has = (flag: number): number => (flags & flag ? 4 : 0)
  const width = has(0x100) + has(0x200) + has(0x400) + has(0x800)
  const first = start + 8 + has(0x1) + has(0x4)
  const samples = reader.uint(start + 4, 4, end)
  if (first + samples * width > end) return void reader.giveUp()

  if (!has(0x100)) track.ticks += samples * defaults.duration
  if (!has(0x200)) track.bytes += samples * defaults.size
  if (width === 0) return
  for (let at = first; at < first + samples * width; at += width) {
    if (has(0x100)) track.ticks += reader.uint(at, 4, end)
    if (has(0x200)) track.bytes += reader.uint(at + has(0x100), 4, end)
  }
}

/** How many bytes a time has: the version of the box says it. */
const timeSize = (reader: ByteReader, start: number, end: number): number => (reader.uint(start, 1, end) === 1 ? 8 : 4)

const startOf = (reader: ByteReader, { start, end }: Box): number =>
  reader.uint(start + 4, timeSize(reader, start, end), end)

/** How many entries of a width follow. */
function countOf(reader: ByteReader, at: number, width: number, end: number): number {
  const count = reader.uint(at, 4, end)
  return at + 4 + count * width <= end ? count : (reader.giveUp() ?? 0)
}

/** Ends where the box around ends, to the byte, or the file is broken. */
function* boxesIn(reader: ByteReader, from: number, to: number): Generator<Box> {
  for (let at = from; at < to; ) {
    reader.countPart()
    const short = reader.uint(at, 4, to)
    const type = reader.text(at + 4, 4, to)
    // A size of 1 stands for a long one behind the type; a size of 0 for "to the end", which any cut would fit.
    const headerSize = short === 1 ? 16 : 8
    const size = short === 1 ? reader.uint(at + 8, 8, to) : short
    if (reader.isBroken || size < headerSize || size > to - at) return reader.giveUp()
    yield { type, start: at + headerSize, end: at + size }
    at += size
  }
}
