import { expect, test } from 'vitest'
import { qrFor } from './qr.ts'

test('an address becomes a square of half blocks that fits a narrow terminal', () => {
  const lines = qrFor('https://192.168.100.200:3000').split('\n')
  const width = lines[0]?.length ?? 0
  expect(width).toBeLessThanOrEqual(40)
  expect(lines.length).toBe(Math.ceil(width / 2))
  expect(lines.every((line) => /^[█▀▄ ]+$/.test(line) && line.length === width)).toBe(true)
})
