import { expect, test } from 'vitest'
import { withClosedEnd } from './closed-end.ts'

const header = [0x1a, 0x45, 0xdf, 0xa3, 0x81, 7]
const segment = [0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]
const cluster = [0x1f, 0x43, 0xb6, 0x75, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]
const block = [0xa3, 0x40, 0x03, 1, 2, 3]
const file = [...header, ...segment, ...cluster, ...block, ...block, ...cluster, ...block]

const closed = async (bytes: number[], type = 'audio/webm;codecs=opus') => {
  const sound = await withClosedEnd(new Blob([Uint8Array.from(bytes)], { type }))
  expect(sound.type).toBe(type)
  return [...new Uint8Array(await sound.arrayBuffer())]
}

test('a whole file stays as it is', async () => {
  expect(await closed(file)).toEqual(file)
})

test('wherever in its last block a file was cut, it ends with the block before', async () => {
  const whole = file.slice(0, -block.length)
  for (let length = whole.length; length < file.length; length += 1) {
    expect(await closed(file.slice(0, length))).toEqual(whole)
  }
})

test('half of what begins the next cluster is left out too', async () => {
  const whole = file.slice(0, -(cluster.length + block.length))
  expect(await closed([...whole, 0x1f, 0x43])).toEqual(whole)
})

test('any other kind of file stays as it is', async () => {
  expect(await closed([...file, 0xa3], 'audio/mp4')).toEqual([...file, 0xa3])
})
