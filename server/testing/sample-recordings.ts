import { readFileSync } from 'node:fs'

/** A recording as a browser or a phone really wrote it. */
export const sample = (name: string): Buffer => readFileSync(new URL(`recordings/${name}`, import.meta.url))

const UNKNOWN_SIZE = Buffer.from('01ffffffffffffff', 'hex')

/** An EBML element, its size in eight bytes. */
export function element(id: string, content: Buffer | readonly Buffer[], size?: Buffer): Buffer {
  const body = Buffer.isBuffer(content) ? content : Buffer.concat(content)
  const known = Buffer.alloc(8)
  known.writeBigUInt64BE(BigInt(body.length) | (1n << 56n))
  return Buffer.concat([Buffer.from(id, 'hex'), size ?? known, body])
}

function uint(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

export const VIDEO_TRACK = 1
export const AUDIO_TRACK = 2
export const SUBTITLE_TRACK = 17

/** A WebM as a browser writes it while recording, with a block at each of these times. */
export function webmWithBlocks(timesMs: readonly number[], options: WebmOptions = {}): Buffer {
  const { tracks = [AUDIO_TRACK], saysMs, padding = 0, afterwards = [] } = options
  const length = Buffer.alloc(4)
  length.writeFloatBE(saysMs ?? 0)
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    element(
      '18538067',
      [
        element('1549a966', saysMs === undefined ? [] : element('4489', length)),
        element(
          '1654ae6b',
          tracks.map((type, index) => element('ae', [element('d7', uint(index + 1)), element('83', uint(type))])),
        ),
        ...(padding > 0 ? [element('ec', Buffer.alloc(padding))] : []),
        ...timesMs.map((time) =>
          element(
            '1f43b675',
            [element('e7', uint(time)), element('a3', Buffer.from('81000080ff', 'hex'))],
            UNKNOWN_SIZE,
          ),
        ),
        ...afterwards,
      ],
      UNKNOWN_SIZE,
    ),
  ])
}

interface WebmOptions {
  tracks?: readonly number[]
  /** The length that the header claims. */
  saysMs?: number
  /** Bytes of nothing, to make it large. */
  padding?: number
  /** More elements at the end of the segment. */
  afterwards?: readonly Buffer[]
}

/** An MP4 box. */
export function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([uint(body.length + 8), Buffer.from(type, 'latin1'), body])
}

/** An MP4 of one fragment with 50 samples of 40 ms and 10 bytes, which says that in one of three places. */
export function mp4InFragments({
  saidIn,
  samples = 50,
}: {
  saidIn: 'trex' | 'tfhd' | 'trun'
  samples?: number
}): Buffer {
  const [zero, one, duration, size] = [uint(0), uint(1), uint(40), uint(10)]
  const inTrex = saidIn === 'trex' ? [duration, size] : [zero, zero]
  const inTfhd = saidIn === 'tfhd' ? [uint(0x18), one, duration, size] : [zero, one]
  const inTrun = saidIn === 'trun' ? Array.from({ length: 50 }, () => Buffer.concat([duration, size])) : []
  return Buffer.concat([
    box('ftyp', Buffer.from('iso5'), zero),
    box(
      'moov',
      box(
        'trak',
        box('tkhd', zero, zero, zero, one),
        box('mdia', box('mdhd', zero, zero, zero, uint(1000)), box('hdlr', zero, zero, Buffer.from('soun'))),
      ),
      box('mvex', box('trex', zero, one, one, ...inTrex, zero)),
    ),
    box(
      'moof',
      box('traf', box('tfhd', ...inTfhd), box('trun', uint(saidIn === 'trun' ? 0x300 : 0), uint(samples), ...inTrun)),
    ),
    box('mdat', Buffer.alloc(500)),
  ])
}
