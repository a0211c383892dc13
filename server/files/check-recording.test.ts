import { expect, test } from 'vitest'
import { LARGEST_BYTES } from '#sound/limits.ts'
import {
  AUDIO_TRACK,
  box,
  element,
  mp4InFragments,
  SUBTITLE_TRACK,
  sample,
  VIDEO_TRACK,
  webmWithBlocks,
} from '../testing/sample-recordings.ts'
import { type Checked, checkRecording, type GoodRecording, toBeStored } from './check-recording.ts'

/** Lengths in seconds as ffprobe 5.1 tells them: of the format, or where it has none, the end of the last packet. */
const recordings = [
  ['chromium.webm', 'audio/webm', 1.98],
  ['chromium-sliced.webm', 'audio/webm', 1.98],
  ['chromium-paused.webm', 'audio/webm', 1.979],
  ['chromium-five-seconds.webm', 'audio/webm', 5.1],
  ['firefox.webm', 'audio/webm', 5.18],
  ['ffmpeg-opus.webm', 'audio/webm', 2.008],
  ['ffmpeg-vorbis.webm', 'audio/webm', 2.003],
  ['ffmpeg-live.webm', 'audio/webm', 2.014],
  ['chromium.mp4', 'audio/mp4', 1.941],
  ['chromium-sliced.mp4', 'audio/mp4', 1.961],
  ['webkitgtk.mp4', 'audio/mp4', 5.06],
  ['ffmpeg.m4a', 'audio/mp4', 2],
  ['ffmpeg-faststart.m4a', 'audio/mp4', 2],
  ['ffmpeg-fragmented.mp4', 'audio/mp4', 2.023],
  ['ffmpeg-cmaf.mp4', 'audio/mp4', 2],
] as const

const EMPTY_FTYP = Buffer.from('0000000866747970', 'hex')
const refused = (problem: string) => ({ ok: false, problem })

test.each(recordings)('%s is accepted as %s of %d s', (name, mimeType, seconds) => {
  const checked = checkRecording(sample(name))
  expect(checked).toMatchObject({ ok: true, mimeType })
  expect(Math.abs((checked.ok ? checked.durationMs : 0) / 1000 - seconds)).toBeLessThan(0.1)
})

test.each(recordings)('%s cut after nine tenths is refused', (name) => {
  const whole = sample(name)
  expect(checkRecording(whole.subarray(0, Math.floor(whole.length * 0.9)))).toEqual(refused('broken'))
})

test.each(recordings)('%s without its last byte is refused', (name) => {
  expect(checkRecording(sample(name).subarray(0, -1))).toEqual(refused('broken'))
})

test.each(
  recordings.flatMap(([name]) => [
    [name, 'a sentence', Buffer.from('This does not belong to the recording.')] as const,
    [name, 'zeros', Buffer.alloc(64)] as const,
    [name, 'one byte', Buffer.from([0x81])] as const,
    [name, 'a second copy of itself', sample(name)] as const,
  ]),
)('%s followed by %s is refused', (name, _, garbage) => {
  expect(checkRecording(Buffer.concat([sample(name), garbage]))).toEqual(refused('broken'))
})

test.each([
  ['nothing', Buffer.alloc(0), 'empty'],
  ['one byte', Buffer.from([0x1a]), 'unknown-kind'],
  ['a text', Buffer.from('Dear team, the newborn weighs 3.2 kg and is on 100 % oxygen.'), 'unknown-kind'],
  ['an MP3 file', sample('stranger.mp3'), 'unknown-kind'],
  ['an Ogg file', sample('stranger.ogg'), 'unknown-kind'],
  ['a Matroska file', sample('matroska.mka'), 'unknown-kind'],
  ['the first bytes of a WebM alone', Buffer.from('1a45dfa3', 'hex'), 'broken'],
  ['the first bytes of an MP4 alone', EMPTY_FTYP, 'broken'],
  ['a WebM video', sample('video.webm'), 'video'],
  ['an MP4 video', sample('video.mp4'), 'video'],
  [
    'a WebM with a video track of no picture',
    webmWithBlocks([0, 500], { tracks: [AUDIO_TRACK, VIDEO_TRACK] }),
    'video',
  ],
  ['a WebM without sound', webmWithBlocks([0, 500], { tracks: [SUBTITLE_TRACK] }), 'no-audio'],
  ['a WebM without a track', webmWithBlocks([0, 500], { tracks: [] }), 'no-audio'],
  ['a WebM whose audio track is empty', webmWithBlocks([]), 'no-length'],
  ['a WebM that says a length and is empty', webmWithBlocks([], { saysMs: 1000 }), 'no-length'],
  ['a WebM of one moment', webmWithBlocks([0]), 'no-length'],
  ['a WebM that says more than it holds', webmWithBlocks([0, 500], { saysMs: 60_000 }), 'broken'],
  ['a WebM whose header says NaN', webmWithBlocks([0, 500], { saysMs: Number.NaN }), 'broken'],
  ['a WebM of 11 minutes', webmWithBlocks([0, 330_000, 660_000]), 'too-long'],
  ['an MP4 of 13 minutes', slowedDown(sample('ffmpeg.m4a')), 'too-long'],
  ['an MP4 of 13 minutes in fragments', slowedDown(sample('chromium.mp4')), 'too-long'],
  ['an MP4 whose sound was taken out', withoutSound(sample('ffmpeg-faststart.m4a')), 'broken'],
  ['an MP4 in fragments whose sound was taken out', withoutSound(sample('chromium.mp4')), 'broken'],
  [
    'a WebM whose last part is cut',
    webmWithBlocks([0, 500], { afterwards: [element('ec', Buffer.alloc(99)).subarray(0, -1)] }),
    'broken',
  ],
  ['an MP4 with a box that none has', Buffer.concat([sample('ffmpeg.m4a'), box('junk', Buffer.alloc(4))]), 'broken'],
  ['an MP4 that counts more samples than it lists', mp4InFragments({ saidIn: 'trun', samples: 2 ** 32 - 1 }), 'broken'],
  ['an MP4 with four billion samples', mp4InFragments({ saidIn: 'tfhd', samples: 2 ** 32 - 1 }), 'broken'],
  ['an MP4 whose table of times is longer than its box', overcounted(sample('ffmpeg.m4a')), 'broken'],
  ['a file of more than 20 MB', Buffer.alloc(LARGEST_BYTES + 1), 'too-large'],
])('%s is refused', (_, bytes, problem) => {
  expect(checkRecording(bytes)).toEqual(refused(problem))
})

test.each(['trex', 'tfhd', 'trun'] as const)('the length of a fragment is found in %s', (saidIn) => {
  expect(checkRecording(mp4InFragments({ saidIn }))).toEqual({
    ok: true,
    mimeType: 'audio/mp4',
    durationMs: 2000,
    isSeekable: false,
  })
})

test('ten minutes are accepted to the second', () => {
  const times = Array.from({ length: 600 }, (_, second) => second * 1000)
  expect(checkRecording(webmWithBlocks(times))).toEqual({
    ok: true,
    mimeType: 'audio/webm',
    durationMs: 600_000,
    isSeekable: false,
  })
})

test('a recording of just 20 MB is accepted', () => {
  const small = webmWithBlocks([0, 500], { padding: 1 })
  const full = webmWithBlocks([0, 500], { padding: LARGEST_BYTES - small.length + 1 })
  expect(full.length).toBe(LARGEST_BYTES)
  expect(checkRecording(full)).toMatchObject({ ok: true, durationMs: 1000 })
})

const manyTracks = element(
  '1654ae6b',
  Array.from({ length: 100_000 }, () => element('ae', element('83', Buffer.of(2)))),
)
test.each([
  [
    'ten million empty parts',
    webmWithBlocks([0, 500], { afterwards: [Buffer.alloc(19_000_000, Buffer.from('ec80', 'hex'))] }),
  ],
  ['a hundred thousand tracks', webmWithBlocks([0, 500], { afterwards: [manyTracks] })],
  [
    'two million empty boxes',
    Buffer.concat([sample('ffmpeg.m4a'), Buffer.alloc(16_000_000, Buffer.from('0000000866726565', 'hex'))]),
  ],
])('a file of %s is refused before it keeps the server busy', (_, bytes) => {
  expect(checkRecording(bytes)).toEqual(refused('broken'))
})

test('whatever happens to a file, checking it ends, throws nothing and lets no length through that is not one', () => {
  const random = seeded(20_260_105)
  const whole = recordings.map(([name]) => sample(name))
  const seen = new Map<string, number>()
  for (let round = 0; round < 6000; round++) {
    const bytes = damage(whole[round % whole.length] ?? Buffer.alloc(0), random)
    const checked: Checked = checkRecording(bytes)
    if (checked.ok) {
      expect(checked.durationMs).toBeGreaterThan(0)
      expect(checked.durationMs).toBeLessThanOrEqual(600_000)
    }
    const outcome = checked.ok ? 'ok' : checked.problem
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1)
  }
  // Damage to the sound itself cannot be seen in the container: some files must come through, most must not.
  expect(seen.get('ok')).toBeGreaterThan(100)
  expect(seen.get('broken')).toBeGreaterThan(3000)
})

/** Some bytes changed, near the front as often as anywhere; often cut; sometimes with a piece of itself put in. */
function damage(whole: Buffer, random: () => number): Buffer {
  const bytes = Buffer.from(whole)
  const reach = random() < 0.5 ? Math.min(800, bytes.length) : bytes.length
  for (let flips = Math.floor(random() * 8); flips > 0; flips--) {
    bytes[Math.floor(random() * reach)] = random() < 0.3 ? 0xff : Math.floor(random() * 256)
  }
  if (random() < 0.3) return bytes.subarray(0, Math.floor(random() * bytes.length))
  if (random() < 0.2) {
    const [from, to] = [Math.floor(random() * bytes.length), Math.floor(random() * bytes.length)]
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to), bytes.subarray(from)])
  }
  return bytes
}

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The same file with four hundred times fewer ticks in a second. */
function slowedDown(bytes: Buffer): Buffer {
  const at = bytes.indexOf('mdhd') + 4
  const ticks = at + (bytes[at] === 1 ? 20 : 12)
  bytes.writeUInt32BE(Math.floor(bytes.readUInt32BE(ticks) / 400), ticks)
  return bytes
}

/** The same file with a table of times that says four billion entries. */
function overcounted(bytes: Buffer): Buffer {
  bytes.writeUInt32BE(2 ** 32 - 1, bytes.indexOf('stts') + 8)
  return bytes
}

/** The same file with an empty `mdat`. */
function withoutSound(bytes: Buffer): Buffer {
  const at = bytes.indexOf('mdat') - 4
  const end = at + bytes.readUInt32BE(at)
  return Buffer.concat([
    bytes.subarray(0, at),
    Buffer.from('00000008', 'hex'),
    Buffer.from('mdat'),
    bytes.subarray(end),
  ])
}

function good(bytes: Buffer): GoodRecording {
  const checked = checkRecording(bytes)
  if (!checked.ok) throw new Error(`refused as ${checked.problem}`)
  return checked
}

test.each([
  'chromium-sliced.webm',
  'chromium-five-seconds.webm',
  'chromium.mp4',
  'chromium-sliced.mp4',
  'firefox.webm',
  'webkitgtk.mp4',
  'ffmpeg-live.webm',
  'ffmpeg-fragmented.mp4',
  'ffmpeg-cmaf.mp4',
])('%s, as it was recorded, cannot be moved in; as it is stored it can, and is as long', async (name) => {
  const sent = sample(name)
  const before = good(sent)
  expect(before.isSeekable).toBe(false)
  const { bytes, durationMs } = await toBeStored(sent, before)
  expect(good(bytes)).toEqual({ ...before, durationMs, isSeekable: true })
  expect(Math.abs(durationMs - before.durationMs)).toBeLessThan(100)
})

test.each(['chromium.webm', 'chromium-paused.webm', 'ffmpeg-opus.webm', 'ffmpeg-vorbis.webm', 'ffmpeg.m4a'])(
  '%s can be moved in and is stored as it is',
  async (name) => {
    const sent = sample(name)
    expect((await toBeStored(sent, good(sent))).bytes).toBe(sent)
  },
)

test('what cannot be written anew is stored as it is', async () => {
  const sent = webmWithBlocks([0, 500])
  expect((await toBeStored(sent, good(sent))).bytes).toBe(sent)
})

test('the last sounds, which WebKit on Linux writes twice, are stored once', async () => {
  const sent = sample('webkitgtk.mp4')
  expect(good(sent).durationMs).toBe(5062)
  expect((await toBeStored(sent, good(sent))).durationMs).toBe(5062)
})
