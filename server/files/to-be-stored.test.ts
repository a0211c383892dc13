import { expect, test } from 'vitest'
import { sample, webmWithBlocks } from '../testing/sample-recordings.ts'
import { checkRecording, type GoodRecording } from './check-recording.ts'
import { toBeStored } from './to-be-stored.ts'

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
