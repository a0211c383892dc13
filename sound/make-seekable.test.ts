import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeSeekable } from './make-seekable.ts'
import { withoutRepeats } from './without-repeats.ts'

const take = (name: string) => readFileSync(new URL(`../server/testing/recordings/${name}`, import.meta.url))

test.each([
  ['chromium-five-seconds.webm', 5100],
  ['firefox.webm', 5180],
  ['webkitgtk.mp4', 5062],
])('%s is %d ms long, and so is what is made of it', async (name, durationMs) => {
  const made = await makeSeekable(take(name))
  expect(made?.durationMs).toBe(durationMs)
  expect((await makeSeekable(new Uint8Array(made?.bytes ?? new ArrayBuffer(0))))?.durationMs).toBe(durationMs)
})

test.each(['chromium-five-seconds.webm', 'firefox.webm', 'webkitgtk.mp4'])(
  '%s, cut by a reload, is kept up to its last whole part',
  async (name) => {
    const whole = take(name)
    const made = await makeSeekable(whole.subarray(0, Math.floor(whole.length / 2)))
    expect(made?.durationMs).toBeGreaterThan(1500)
    expect(made?.durationMs).toBeLessThan(2600)
  },
)

test.each(['stranger.mp3', 'stranger.ogg', 'matroska.mka', 'video.mp4', 'video.webm'])(
  'nothing is made of %s',
  async (name) => {
    expect(await makeSeekable(take(name))).toBeNull()
  },
)

test('nothing is made of no sound at all', async () => {
  expect(await makeSeekable(new Uint8Array(0))).toBeNull()
  expect(await makeSeekable(Buffer.from('a letter'))).toBeNull()
})

test('of the head that WebKit on Linux writes twice the second is kept', () => {
  const box = (type: string, text: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 8 + text.length]), Buffer.from(type + text)])
  const [file, first, last, sound] = [box('ftyp', 'x'), box('moof', 'one'), box('moof', 'two'), box('mdat', 'la')]
  const written = Buffer.concat([file, first, sound, last, last, sound])
  expect(Buffer.from(withoutRepeats(written))).toEqual(Buffer.concat([file, first, sound, last, sound]))
})

test('what is no MP4 stays as it is', () => {
  for (const name of ['firefox.webm', 'stranger.mp3'])
    expect(Buffer.from(withoutRepeats(take(name)))).toEqual(take(name))
})
