import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { folders, layers } from './folders.ts'
import { readCode } from './read-code.ts'

const code = readCode()
const placeOf = new Map(folders.map((folder, index) => [folder, index]))

test('every folder has its place in the list, and none is listed that is not there', () => {
  const found = [...new Set(code.map(({ path }) => dirname(path)))]
  expect(found.filter((folder) => !placeOf.has(folder))).toEqual([])
  expect(folders.filter((folder) => !found.includes(folder))).toEqual([])
})

test('every layer is named once, and the file to read first is in it', () => {
  expect(new Set(layers.map(({ name }) => name)).size).toBe(layers.length)
  const paths = new Set(code.map(({ path }) => path))
  for (const { door, folders } of layers)
    expect([paths.has(door), folders.includes(dirname(door))], door).toEqual([true, true])
})

test('a layer lies under its own folder, and nothing of another does', () => {
  const roots = layers.map(({ under }) => under)
  expect(new Set(roots).size).toBe(roots.length)
  const wrong = layers.flatMap(({ name, under, folders }) => {
    const nearest = (folder: string) =>
      roots.filter((root) => `${folder}/`.startsWith(`${root}/`)).sort((one, other) => other.length - one.length)[0]
    return folders.filter((folder) => nearest(folder) !== under).map((folder) => `${folder} in ${name}`)
  })
  expect(wrong).toEqual([])
})

test('a folder imports only those that stand before it', () => {
  const wrong = code.flatMap(({ path, imports }) => {
    const place = placeOf.get(dirname(path)) ?? -1
    return imports.filter((one) => (placeOf.get(dirname(one)) ?? -1) > place).map((one) => `${path} imports ${one}`)
  })
  expect(wrong).toEqual([])
})

test('no file is longer than 250 lines, and nine in ten of rules and server have at most 150, of pages 180', () => {
  expect(code.filter(({ lines }) => lines > 250).map(({ path }) => path)).toEqual([])
  // A page's only helper stands with it.
  for (const [part, most] of Object.entries({ case: 150, server: 150, web: 180 })) {
    const files = code.filter(({ path }) => path.startsWith(`${part}/`))
    expect(files.filter(({ lines }) => lines > most).length / files.length, part).toBeLessThanOrEqual(0.1)
  }
})

test('the server asks no clock of a machine but where that is what is meant', () => {
  const isAsked = /Date\.now|new Date\(\)|(?<![.\w]|function )now\(\)/
  const asking = code
    .map(({ path }) => path)
    .filter((path) => path.startsWith('server/') && isAsked.test(readFileSync(path, 'utf8')))
  expect(asking.filter((path) => !path.includes('/migrations/'))).toEqual([
    // The name of a backup's moment.
    'server/backup/save-backup.ts',
    'server/lan/certificate.ts',
    // A log goes by its machine, as those beside it do, also where no database is reached.
    'server/settings/log.ts',
    'server/store/house-clock.ts',
    'server/store/kept-runs.ts',
  ])
})
