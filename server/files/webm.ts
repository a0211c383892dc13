import type { Reading } from './byte-reader.ts'
import { ByteReader } from './byte-reader.ts'

/** https://www.rfc-editor.org/rfc/rfc8794 (EBML) and https://www.rfc-editor.org/rfc/rfc9559 (Matroska, WebM's parent). */
const ids = {
  EBML: 0x1a45dfa3,
  DocType: 0x4282,
  Segment: 0x18538067,
  SeekHead: 0x114d9b74,
  Info: 0x1549a966,
  TimestampScale: 0x2ad7b1,
  Duration: 0x4489,
  Tracks: 0x1654ae6b,
  TrackEntry: 0xae,
  TrackNumber: 0xd7,
  TrackType: 0x83,
  DefaultDuration: 0x23e383,
  Cluster: 0x1f43b675,
  Timestamp: 0xe7,
  SimpleBlock: 0xa3,
  BlockGroup: 0xa0,
  Block: 0xa1,
  BlockDuration: 0x9b,
  Cues: 0x1c53bb6b,
  Chapters: 0x1043a770,
  Attachments: 0x1941a469,
  Tags: 0x1254c367,
  Void: 0xec,
  Crc32: 0xbf,
} as const

const anywhere: readonly number[] = [ids.Void, ids.Crc32]
const inSegment = new Set<number>([
  ...[ids.SeekHead, ids.Info, ids.Tracks, ids.Cluster, ids.Cues, ids.Chapters, ids.Attachments, ids.Tags],
  ...anywhere,
])
// Position, PrevSize and SilentTracks are old, but still written.
const inCluster = new Set<number>([
  ...[ids.Timestamp, ids.SimpleBlock, ids.BlockGroup, 0xa7, 0xab, 0x5854],
  ...anywhere,
])

const VIDEO = 1
const AUDIO = 2
/** A length in the header that the blocks fall short of by more than this tells of a file that was cut. */
const CUT_MS = 2000

interface Element {
  readonly id: number
  /** Where its content begins and ends. */
  readonly start: number
  readonly end: number
  /** Of unknown size: it ends where something begins that cannot be in it. */
  readonly isOpen: boolean
}
interface Track {
  number: number
  type: number
  defaultDurationNs: number
}
/** When a track's newest block begins, how long after the one before, and how long it says it is. */
interface Blocks {
  last: number
  step: number
  duration: number
}

/** Reads a WebM file to its end, also one that was written while recording: sizes unknown, no length in the header. */
export function readWebm(bytes: Buffer): Reading {
  const reader = new ByteReader(bytes)
  const header = elementAt(reader, 0, bytes.length)
  if (header?.id !== ids.EBML || header.isOpen) return 'broken'
  const docType = [...childrenOf(reader, header)].find(({ id }) => id === ids.DocType)
  const name = docType ? reader.text(docType.start, docType.end - docType.start, docType.end).replace(/\0+$/, '') : ''
  if (!reader.isBroken && name !== 'webm') return 'other'

  const segment = elementAt(reader, header.end, bytes.length)
  if (segment?.id !== ids.Segment || segment.end !== bytes.length) return 'broken'
  const { scaleNs, lengthTicks, hasCues, tracks, blocks } = readSegment(reader, segment)
  if (reader.isBroken || scaleNs === 0) return 'broken'

  const toMs = scaleNs / 1e6
  const audio = tracks.filter(({ type }) => type === AUDIO)
  const heardMs = Math.max(0, ...audio.map((track) => endOf(track, blocks.get(track.number), toMs)))
  const saidMs = lengthTicks * toMs
  if (audio.length > 0 && saidMs > heardMs + CUT_MS) return 'broken'
  return {
    hasAudio: audio.length > 0,
    hasVideo: tracks.some(({ type }) => type === VIDEO),
    durationMs: heardMs > 0 ? Math.max(saidMs, heardMs) : 0,
    isSeekable: hasCues && lengthTicks > 0,
  }
}

/** Clusters are stepped into, not over, so that it does not matter whether their size is known. */
function readSegment(reader: ByteReader, segment: Element) {
  const found = {
    scaleNs: 1e6,
    lengthTicks: 0,
    hasCues: false,
    tracks: [] as Track[],
    blocks: new Map<number, Blocks>(),
  }
  let cluster: Element | null = null
  let clusterTime = 0

  for (let at = segment.start; at < segment.end && !reader.isBroken; ) {
    if (cluster && !cluster.isOpen && at === cluster.end) cluster = null
    const element = elementAt(reader, at, cluster?.end ?? segment.end)
    if (!element) break
    at = element.end

    if (cluster && inCluster.has(element.id) && !element.isOpen) {
      if (element.id === ids.Timestamp) clusterTime = uintOf(reader, element)
      if (element.id === ids.SimpleBlock) noteBlock(reader, element, 0, clusterTime, found.blocks)
      if (element.id === ids.BlockGroup) noteGroup(reader, element, clusterTime, found.blocks)
    } else if (inSegment.has(element.id) && (!cluster || cluster.isOpen)) {
      cluster = null
      if (element.id === ids.Cluster) {
        cluster = element
        at = element.start
        clusterTime = 0
      } else if (element.isOpen) reader.giveUp()
      else if (element.id === ids.Info) Object.assign(found, readInfo(reader, element))
      else if (element.id === ids.Tracks) readTracks(reader, element, found.tracks)
      else if (element.id === ids.Cues) found.hasCues = true
    } else reader.giveUp()
  }
  return found
}

function readInfo(reader: ByteReader, info: Element) {
  let [scaleNs, lengthTicks] = [1e6, 0]
  for (const element of childrenOf(reader, info)) {
    if (element.id === ids.TimestampScale) scaleNs = uintOf(reader, element)
    if (element.id === ids.Duration) lengthTicks = reader.float(element.start, element.end - element.start, element.end)
  }
  if (!(lengthTicks >= 0 && Number.isFinite(lengthTicks))) reader.giveUp()
  return { scaleNs, lengthTicks }
}

function readTracks(reader: ByteReader, element: Element, tracks: Track[]): void {
  for (const entry of childrenOf(reader, element)) {
    if (entry.id !== ids.TrackEntry) continue
    const track: Track = { number: 0, type: 0, defaultDurationNs: 0 }
    for (const field of childrenOf(reader, entry)) {
      if (field.id === ids.TrackNumber) track.number = uintOf(reader, field)
      if (field.id === ids.TrackType) track.type = uintOf(reader, field)
      if (field.id === ids.DefaultDuration) track.defaultDurationNs = uintOf(reader, field)
    }
    reader.addTrack(tracks, track)
  }
}

function noteGroup(reader: ByteReader, group: Element, clusterTime: number, blocks: Map<number, Blocks>): void {
  const children = [...childrenOf(reader, group)]
  const block = children.find(({ id }) => id === ids.Block)
  const duration = children.find(({ id }) => id === ids.BlockDuration)
  if (block) noteBlock(reader, block, duration ? uintOf(reader, duration) : 0, clusterTime, blocks)
  else reader.giveUp()
}

function noteBlock(
  reader: ByteReader,
  { start, end }: Element,
  duration: number,
  clusterTime: number,
  blocks: Map<number, Blocks>,
): void {
  const track = numberAt(reader, start, end)
  if (!track) return
  const time = clusterTime + reader.int16(track.next, end)
  // Track number, two bytes of time, one of flags: then there must be sound.
  if (track.next + 3 >= end) reader.giveUp()
  const before = blocks.get(track.value)
  if (!before) blocks.set(track.value, { last: time, step: 0, duration })
  else if (time >= before.last) blocks.set(track.value, { last: time, step: time - before.last, duration })
}

/** A block seldom says how long it is: then it is taken to be as long as the one before. */
function endOf({ defaultDurationNs }: Track, blocks: Blocks | undefined, toMs: number): number {
  if (!blocks) return 0
  const lengthMs = blocks.duration * toMs || defaultDurationNs / 1e6 || blocks.step * toMs
  return blocks.last * toMs + lengthMs
}

const uintOf = (reader: ByteReader, { start, end }: Element): number => reader.uint(start, end - start, end)

function* childrenOf(reader: ByteReader, parent: Element): Generator<Element> {
  for (let at = parent.start; at < parent.end; ) {
    const element = elementAt(reader, at, parent.end)
    if (!element) return
    if (element.isOpen) return reader.giveUp()
    yield element
    at = element.end
  }
}

function elementAt(reader: ByteReader, at: number, end: number): Element | null {
  reader.countPart()
  const first = reader.uint(at, 1, end)
  const idLength = Math.clz32(first) - 23
  const id = idLength <= 4 ? reader.uint(at, idLength, end) : 0
  const size = numberAt(reader, at + idLength, end)
  if (reader.isBroken || id === 0 || !size) return reader.giveUp()
  if (size.isUnknown) return { id, start: size.next, end, isOpen: true }
  if (size.value > end - size.next) return reader.giveUp()
  return { id, start: size.next, end: size.next + size.value, isOpen: false }
}

/** A number that says in its first bits how many bytes it has. All ones mean that it is not known. */
function numberAt(reader: ByteReader, at: number, end: number) {
  const first = reader.uint(at, 1, end)
  const length = Math.clz32(first) - 23
  if (reader.isBroken || length > 8) return reader.giveUp()
  // The marking bit is taken off first: eight bytes with it are more than a number holds exactly.
  const value = (first - 2 ** (8 - length)) * 2 ** (8 * (length - 1)) + reader.uint(at + 1, length - 1, end)
  return { value, isUnknown: value >= 2 ** (7 * length) - 1, next: at + length }
}
