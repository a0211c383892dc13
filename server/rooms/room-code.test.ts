import { expect, test } from 'vitest'
import { newCode, readCode } from './room-code.ts'

test.each([
  ['K7MPQ2', 'K7MPQ2'],
  [' k7m pq2 ', 'K7MPQ2'],
  ['K7M-PQ2', 'K7MPQ2'],
  ['https://trainer.hospital.org/join/k7mpq2', 'K7MPQ2'],
  ['https://trainer.hospital.org/join/K7MPQ2/?from=poster#top', 'K7MPQ2'],
  ['trainer.hospital.org:3000/join/K7MPQ2', 'K7MPQ2'],
  ['K7MPQ', null],
  ['K7MPQ22', null],
  ['K7MPQ0', null],
  ['K7MPQI', null],
  ['', null],
  ['https://trainer.hospital.org/join/', null],
])('%j is the code %j', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})

test('a new code can be read, and no two are alike', () => {
  const codes = Array.from({ length: 200 }, newCode)
  for (const code of codes) expect(readCode(code.toLowerCase())).toBe(code)
  expect(new Set(codes).size).toBe(200)
})
