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

test('why a microphone did not start is told by the name of the error, whatever its class', () => {
  const named = (name: string) => problemOf({ name, message: 'Invalid constraint' })
  expect(['NotAllowedError', 'NotFoundError', 'OverconstrainedError', 'NotReadableError'].map(named)).toEqual([
    'denied',
    'none',
    'none',
    'busy',
  ])
  expect(problemOf('nothing we know')).toBe('busy')
})
