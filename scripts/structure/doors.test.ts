import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { folders } from './folders.ts'
import { readCode } from './read-code.ts'

const code = readCode()
const placeOf = new Map(folders.map((folder, index) => [folder, index]))

test('every folder has its place in the list, and none is listed that is not there', () => {
  const found = [...new Set(code.map(({ path }) => dirname(path)))]
  expect(found.filter((folder) => !placeOf.has(folder))).toEqual([])
  expect(folders.filter((folder) => !found.includes(folder))).toEqual([])
})

test('a folder imports only those that stand before it', () => {
  const wrong = code.flatMap(({ path, imports }) => {
    const place = placeOf.get(dirname(path)) ?? -1
    return imports.filter((one) => (placeOf.get(dirname(one)) ?? -1) > place).map((one) => `${path} imports ${one}`)
  })
  expect(wrong).toEqual([])
})

test('no file is longer than 250 lines, and nine in ten of each part have at most 150', () => {
  expect(code.filter(({ lines }) => lines > 250).map(({ path }) => path)).toEqual([])
  for (const part of ['case', 'server', 'web']) {
    const files = code.filter(({ path }) => path.startsWith(`${part}/`))
    expect(files.filter(({ lines }) => lines > 150).length / files.length, part).toBeLessThanOrEqual(0.1)
  }
})
