import { useEffect } from 'react'
import { startRinging } from './start-ringing.ts'

/** A telephone that rings until it is answered. */
export function useRing(isRinging: boolean): void {
  useEffect(() => (isRinging ? startRinging() : undefined), [isRinging])
}
