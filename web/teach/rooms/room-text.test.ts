import { expect, test } from 'vitest'
import { isOwnComputer } from './room-text.ts'

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['https://192.168.1.20:3000', false],
  ['https://trainer.hospital.test', false],
  ['https://localhost.hospital.test', false],
])('%s leads to the computer itself: %s', (address, isOwn) => {
  expect(isOwnComputer(address)).toBe(isOwn)
})
