import { expect, test } from 'vitest'
import { problemOf, recordingType } from './microphone.ts'

test('webm is recorded where the browser can, mp4 on Apple’s', () => {
  expect(recordingType((type) => type.startsWith('audio/webm'))).toBe('audio/webm;codecs=opus')
  expect(recordingType((type) => type === 'audio/mp4')).toBe('audio/mp4')
  expect(recordingType(() => false)).toBeUndefined()
})

test('each way a microphone can be missing has its reason', () => {
  expect(
    ['NotAllowedError', 'NotFoundError', 'NotReadableError'].map((n) => problemOf(new DOMException('', n))),
  ).toEqual(['denied', 'none', 'busy'])
})
