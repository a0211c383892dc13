import { useEffect, useRef } from 'react'
import { useSurroundings } from '../../base/live/surroundings.ts'
import { callPerson } from './call-person.ts'

/** Calls the person when this comes to wait for them. What waits already as the page opens is there to be seen. */
export function useCallPerson(text: string | null): void {
  const { mirrors } = useSurroundings()
  const before = useRef(text)

  useEffect(() => {
    if (mirrors === null && text !== null && text !== before.current) callPerson(text)
    before.current = text
  }, [text, mirrors])
}
