import { expect, test } from 'vitest'
import { answerOf, contentTypeOf } from './upload.ts'

test('a stored recording is told in the server’s words', () => {
  const body = { message: 'File Uploaded Successfully', path: '/Audio/Provider1', durationMs: 1000 }
  expect(answerOf(200, JSON.stringify(body))).toEqual({ ok: true, message: 'File Uploaded Successfully' })
})

test('a refused one is told with its reason', () => {
  const body = { message: 'File cannot be Uploaded', reason: 'There is no sound in it.' }
  expect(answerOf(400, JSON.stringify(body))).toEqual({ ok: false, ...body })
})

test('whatever else comes back is a failed upload, with what is known', () => {
  const message = 'File cannot be Uploaded'
  expect(answerOf(503, '{"message":"Firebase Error"}')).toEqual({ ok: false, message, reason: 'Firebase Error' })
  expect(answerOf(502, '<html>')).toEqual({
    ok: false,
    message,
    reason: 'Something Went Wrong. Internal Server Error',
  })
})

test('the content type is sent without its codecs', () => {
  expect(['audio/webm;codecs=opus', 'audio/mp4', ''].map(contentTypeOf)).toEqual([
    'audio/webm',
    'audio/mp4',
    'application/octet-stream',
  ])
})
