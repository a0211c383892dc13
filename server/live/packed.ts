import { deflateSync } from 'node:zlib'
import type { LiveMessage } from '#case/live-messages.ts'

/** What is smaller goes as it is: packing it would cost more than it spares. */
const LEAST_LENGTH = 4 * 1024

/** A large message as it goes to a page that can unpack it, null for any other. */
export function packed(message: LiveMessage): Buffer | null {
  const text = JSON.stringify(message)
  return text.length < LEAST_LENGTH ? null : deflateSync(text)
}
