import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { joinClips } from '#sound/join-clips.ts'
import { soundOf } from '../rooms/stand-in-keeper.ts'
import { builtInStories } from '../stories/built-in.ts'
import type { HouseStory } from '../stories/house-story.ts'
import { checkRecording, toBeStored } from './check-recording.ts'

const pack = readFileSync(new URL('../../content/case-1/voice/provider.mp4', import.meta.url))
const [story] = builtInStories as readonly [HouseStory]
const { clips } = story.content.standIns
const texts = Object.keys(clips)

const lengthOf = (said: readonly string[]) => said.reduce((sum, text) => sum + (clips[text]?.durationMs ?? 0), 0)
const joined = (said: readonly string[]) =>
  Buffer.from(
    joinClips(
      pack,
      said.flatMap((text) => clips[text] ?? []),
    ),
  )

test.each([
  ['one sentence', texts.slice(0, 1)],
  ['the last before the first', [...texts.slice(-1), ...texts.slice(0, 1)]],
  ['the same twice', [...texts.slice(3, 4), ...texts.slice(3, 4)]],
  ['all backwards', texts.toReversed()],
])(
  'clips joined to %s are a recording of exactly their length, and stay so when it is made seekable',
  async (_, said) => {
    const checked = checkRecording(joined(said))
    const durationMs = lengthOf(said)
    expect(checked).toEqual({ ok: true, mimeType: 'audio/mp4', durationMs, isSeekable: false })
    if (!checked.ok) return
    const stored = await toBeStored(joined(said), checked)
    expect(stored.durationMs).toBe(durationMs)
    expect(checkRecording(stored.bytes)).toEqual({ ok: true, mimeType: 'audio/mp4', durationMs, isSeekable: true })
  },
)

test('the file of all clips is a recording itself', () => {
  expect(checkRecording(pack)).toMatchObject({ ok: true, durationMs: lengthOf(texts) })
})

test('a speech is made to be played everywhere; what nobody has spoken is none', async () => {
  const [text = '', other = ''] = texts
  const speech = (said: readonly string[]) => ({
    recording: 'summary' as const,
    captions: said.map((one) => ({ text: one, fromMs: 0, toMs: 1 })),
  })
  const { bytes, ...sound } = await soundOf(story, speech([text, other]))
  expect(sound).toEqual({ mimeType: 'audio/mp4', durationMs: lengthOf([text, other]) })
  expect(checkRecording(bytes)).toMatchObject({ ok: true, isSeekable: true, durationMs: sound.durationMs })
  await expect(soundOf(story, speech(['Hm.']))).rejects.toThrow('nobody has spoken “Hm.”')
})
