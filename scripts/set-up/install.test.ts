import { expect, test } from 'vitest'
import { fits, tooLittle } from './install.mjs'

const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' }
const lock = (packages: Parameters<typeof fits>[0]['packages']) => ({ packages: { '': {}, ...packages } })

test('packages of the same versions fit', () => {
  const packages = { 'node_modules/a': { version: '1.0.0' } }
  expect(fits(lock(packages), lock(packages), linux)).toBe(true)
})

test('another version, or a missing package, does not fit', () => {
  const wanted = lock({ 'node_modules/a': { version: '1.0.1' } })
  expect(fits(wanted, lock({ 'node_modules/a': { version: '1.0.0' } }), linux)).toBe(false)
  expect(fits(wanted, lock({}), linux)).toBe(false)
})

test('optional packages of other machines may be missing, those of this one may not', () => {
  const native = (needs: object) => lock({ 'node_modules/native': { version: '1.0.0', optional: true, ...needs } })
  expect(fits(native({ os: ['darwin'] }), lock({}), linux)).toBe(true)
  expect(fits(native({ os: ['!linux'] }), lock({}), linux)).toBe(true)
  expect(fits(native({ os: ['linux'], cpu: ['arm64'] }), lock({}), linux)).toBe(true)
  expect(fits(native({ os: ['linux'], cpu: ['x64'], libc: ['musl'] }), lock({}), linux)).toBe(true)
  expect(fits(native({ os: ['linux'], cpu: ['x64'], libc: ['glibc'] }), lock({}), linux)).toBe(false)
})

test('what comes with an optional package of another machine may be missing', () => {
  const wanted = lock({
    'node_modules/native-wasm': { version: '1.0.0', optional: true, cpu: ['wasm32'] },
    'node_modules/needed-by-wasm': { version: '1.0.0', optional: true },
  })
  expect(fits(wanted, lock({}), linux)).toBe(true)
})

test('a computer that is too small is told what it has, and one that is large enough nothing', () => {
  const GB = 2 ** 30
  expect(tooLittle({ memory: GB, disk: 0.55 * GB })).toEqual([
    'This computer has 1.0 GB of memory; the trainer is made for 2 GB or more.',
    'This disk has 0.6 GB left; the trainer takes 2 GB.',
  ])
  // What is called 2 GB has a little less.
  expect(tooLittle({ memory: 1.9 * GB, disk: 2 * GB })).toEqual([])
})
