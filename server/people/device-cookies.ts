import { createHash, createHmac, randomBytes } from 'node:crypto'
import { parseCookies } from 'better-auth/cookies'
import { isSameSecret } from '../rooms/is-same-secret.ts'

/** As long as a provider may remember who has signed in there. */
const HOSPITAL_SECONDS = 12 * 60 * 60
const SECONDS = 180 * 24 * 60 * 60
/** A ward's computer is shared: of those who signed in with it the last ones are known. */
const MOST_ACCOUNTS = 8

interface Device {
  readonly id: string
  /** Marks of the accounts that have signed in with it, the newest last. */
  readonly accounts: readonly string[]
}

/** A device that people come to rooms with. */
export interface GuestDevice {
  readonly id: string
  /** It has come to a room before: the cookie is one that the server made. */
  readonly isKnown: boolean
}

export type DeviceCookies = ReturnType<typeof createDeviceCookies>

/** Tells a device that somebody has signed in or come to a room with before, by cookies that only the server can make. They let nobody in. */
export function createDeviceCookies(secret: string, { isSecure }: { isSecure: boolean }) {
  const name = isSecure ? '__Secure-trainer.device' : 'trainer.device'
  const guestName = isSecure ? '__Secure-trainer.guest' : 'trainer.guest'
  const hospitalName = isSecure ? '__Secure-trainer.hospital' : 'trainer.hospital'
  const secure = isSecure ? '; Secure' : ''
  const sign = (what: string) => createHmac('sha256', secret).update(`device ${what}`).digest('base64url')
  const markOf = (email: string) => sign(`of ${email.toLowerCase()}`).slice(0, 16)

  function read(header: string | undefined): Device | null {
    const [id, accounts, signature] = (parseCookies(header ?? '').get(name) ?? '').split('.')
    if (!id || !accounts || !signature) return null
    if (!isSameSecret(sign(`${id}.${accounts}`), signature)) return null
    return { id, accounts: accounts.split('~') }
  }

  return {
    /** The device's id where this account has signed in with it before. */
    deviceOf(header: string | undefined, email: string): string | null {
      const device = read(header)
      return device?.accounts.includes(markOf(email)) ? device.id : null
    },

    /** From now on the device is known for this account too. */
    cookieFor(header: string | undefined, email: string): string {
      const { id, accounts } = read(header) ?? { id: randomBytes(16).toString('base64url'), accounts: [] }
      const mark = markOf(email)
      const known = [...accounts.filter((other) => other !== mark), mark].slice(-MOST_ACCOUNTS).join('~')
      const value = `${id}.${known}.${sign(`${id}.${known}`)}`
      // Sent where it is needed and nowhere else.
      const attributes = `Path=/api/sign-in; HttpOnly; SameSite=Strict; Max-Age=${SECONDS}${secure}`
      return `${name}=${value}; ${attributes}`
    },

    /** Somebody has signed in from here with the hospital's account: they may want to sign out there too. */
    wasAtHospital: (header: string | undefined): boolean => parseCookies(header ?? '').has(hospitalName),

    hospitalCookie: (): string =>
      `${hospitalName}=1; Path=/api/sign-in; HttpOnly; SameSite=Strict; Max-Age=${HOSPITAL_SECONDS}${secure}`,

    /** A device that cannot tell which it is gets a new id. */
    guestDeviceOf(header: string | undefined): GuestDevice {
      const [id, signature = ''] = (parseCookies(header ?? '').get(guestName) ?? '').split('.')
      if (!id || !/^[\w-]{22}$/.test(id)) return { id: randomBytes(16).toString('base64url'), isKnown: false }
      // After a backup was restored the signature is none of ours; the id still is nobody else's.
      return { id, isKnown: isSameSecret(sign(`guest ${id}`), signature) }
    },

    guestCookieFor: ({ id }: GuestDevice): string =>
      `${guestName}=${id}.${sign(`guest ${id}`)}; Path=/api; HttpOnly; SameSite=Strict; Max-Age=${SECONDS}${secure}`,
  }
}

/** By which the tables know a guest's device: whoever reads them cannot pass for it. */
export const markOfDevice = ({ id }: GuestDevice): string => createHash('sha256').update(id).digest('hex')
