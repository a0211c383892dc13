import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKeptSwitch } from './device-storage.ts'

let held: Map<string, string>
let reads: number
const otherPageSwitched = (text: string) => {
  held.set('sound', text)
  window.dispatchEvent(new Event('storage'))
}

beforeEach(() => {
  held = new Map()
  reads = 0
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      reads += 1
      return held.get(key) ?? null
    },
    setItem: (key: string, text: string) => held.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('it is off until somebody switches it on, and off again', () => {
  const sound = createKeptSwitch('sound')
  expect(sound.isOn()).toBe(false)
  sound.set(true)
  expect(sound.isOn()).toBe(true)
  sound.set(false)
  expect(sound.isOn()).toBe(false)
})

test('the device keeps it under its key, also the switching off', () => {
  createKeptSwitch('sound').set(true)
  expect(createKeptSwitch('sound').isOn()).toBe(true)
  expect(createKeptSwitch('call').isOn()).toBe(false)
  createKeptSwitch('sound').set(false)
  expect(createKeptSwitch('sound').isOn()).toBe(false)
  expect([...held]).toEqual([['sound', 'off']])
})

test('however often it is asked, storage is read once', () => {
  const sound = createKeptSwitch('sound')
  for (let frame = 0; frame < 3; frame++) sound.isOn()
  expect(reads).toBe(1)
})

test('whoever listens is told, also of what another page switched, until they listen no more', () => {
  const sound = createKeptSwitch('sound')
  const heard: string[] = []
  const stopOne = sound.subscribe(() => heard.push(`one ${sound.isOn()}`))
  const stopTwo = sound.subscribe(() => heard.push(`two ${sound.isOn()}`))
  sound.set(true)
  expect(heard.splice(0)).toEqual(['one true', 'two true'])
  stopOne()
  otherPageSwitched('off')
  expect(heard.splice(0)).toEqual(['two false'])

  stopTwo()
  const readsBefore = reads
  otherPageSwitched('on')
  sound.set(true)
  expect(heard).toEqual([])
  expect(reads).toBe(readsBefore)
})

test('where storage is full or forbidden the page itself still knows', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const sound = createKeptSwitch('sound')
  expect(sound.isOn()).toBe(false)
  sound.set(true)
  expect(sound.isOn()).toBe(true)
})
