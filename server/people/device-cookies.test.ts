import { expect, test } from 'vitest'
import { createDeviceCookies } from './device-cookies.ts'

const house = createDeviceCookies('a secret', { isSecure: true })
const restored = createDeviceCookies('another secret', { isSecure: true })
const headerOf = (cookie: string) => cookie.split(';', 1)[0]

test('a device is the same whenever it comes, and after a backup was restored it is, but not known any more', () => {
  const first = house.guestDeviceOf(undefined)
  expect(first.isKnown).toBe(false)
  const cookie = house.guestCookieFor(first)
  expect(cookie).toMatch(/; Path=\/api; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/)
  expect(house.guestDeviceOf(headerOf(cookie))).toEqual({ id: first.id, isKnown: true })
  expect(restored.guestDeviceOf(headerOf(cookie))).toEqual({ id: first.id, isKnown: false })
})

test.each(['', 'x', '.', 'short.signature', `${'a'.repeat(22)}`, `${'a'.repeat(22)}.${'a'.repeat(43)}`])(
  'a device cannot say by itself that it is known: %j',
  (value) => {
    expect(house.guestDeviceOf(`__Secure-trainer.guest=${value}`).isKnown).toBe(false)
  },
)
