import { expect, test } from 'vitest'
import { asJson, asText, tellError } from './log.ts'

test('of an error of the database is told what went wrong, and nothing of whose row it was', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "user_email_key"'), {
    code: '23505',
    detail: 'Key (email)=(ann@ward.test) already exists.',
  })
  expect(tellError(error)).toMatchObject({ type: 'Error', code: '23505', message: error.message })
  expect(JSON.stringify(tellError(error))).not.toContain('ann@ward.test')
})

test('at a terminal a line says when, how grave, what, and of which request', () => {
  const time = '2026-11-19T14:02:11.000Z'
  expect(asText({ level: 'warn', time, msg: 'The database is back.' })).toBe('14:02:11 warn: The database is back.')
  const err = { type: 'Error', message: 'no', stack: 'Error: no\n    at \u001b[31mhere' }
  expect(asText({ level: 'error', time, msg: 'no', reqId: 'r1', err })).toBe(
    '14:02:11 error: Error: no\n    at here (request r1)',
  )
})

test('what is said as it starts is a line of JSON like the others', () => {
  expect(JSON.parse(asJson('info', 'Stopping.', { data: 'here' }))).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    data: 'here',
    msg: 'Stopping.',
  })
})
