import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookies } from 'better-auth/cookies'

const SECONDS = 180 * 24 * 60 * 60
/** A ward's computer is shared: of those who signed in with it the last ones are known. */
const MOST_ACCOUNTS = 8

interface Device {
  readonly id: string
  /** Marks of the accounts that have signed in with it, the newest last. */
  readonly accounts: readonly string[]
}

export type DeviceCookies = ReturnType<typeof createDeviceCookies>

/** Tells a device that somebody has signed in with before, by a cookie that only the server can make. It lets nobody in. */
export function createDeviceCookies(secret: string, { isSecure }: { isSecure: boolean }) {
  const name = isSecure ? '__Secure-trainer.device' : 'trainer.device'
  const sign = (what: string) => createHmac('sha256', secret).update(`device ${what}`).digest('base64url')
  const markOf = (email: string) => sign(`of ${email.toLowerCase()}`).slice(0, 16)

  function read(header: string | undefined): Device | null {
    const [id, accounts, signature] = (parseCookies(header ?? '').get(name) ?? '').split('.')
    if (!id || !accounts || !signature) return null
    const [ours, theirs] = [Buffer.from(sign(`${id}.${accounts}`)), Buffer.from(signature)]
    if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return null
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
      const attributes = `Path=/api/sign-in; HttpOnly; SameSite=Strict; Max-Age=${SECONDS}${isSecure ? '; Secure' : ''}`
      return `${name}=${value}; ${attributes}`
    },
  }
}
