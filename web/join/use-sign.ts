import { useEffect, useRef, useState } from 'react'
import type { RoomSign } from '#case/rooms.ts'
import { readSign } from './rooms-calls.ts'

const CODE_LENGTH = 6

/** What the room of a code says of itself, once the code is whole. */
export function useSign(given: string) {
  const [sign, setSign] = useState<RoomSign | null>(null)
  const asked = useRef('')

  /** The same is not asked again; what comes for an earlier code is too late. */
  async function look(code: string): Promise<void> {
    const typed = code.trim()
    if (typed === asked.current) return
    asked.current = typed
    const found = typed.length < CODE_LENGTH ? null : await readSign(typed)
    if (asked.current === typed) setSign(found)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the code of the address is looked up by itself
  useEffect(() => {
    if (given) void look(given)
  }, [given])

  return { sign, look }
}
