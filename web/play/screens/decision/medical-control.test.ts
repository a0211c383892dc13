import { expect, test } from 'vitest'
import { endQuestion } from './medical-control.tsx'

test('who is asked whether to end the call is not told of words to come once all are said', () => {
  expect(endQuestion(false)).toMatchObject({ text: expect.stringContaining('is still speaking'), stay: 'Listen' })
  expect(endQuestion(true)).toMatchObject({ text: expect.stringContaining('has finished'), stay: 'Stay' })
})
