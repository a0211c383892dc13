import { useEffect, useRef } from 'react'
import { callPerson } from './call-person.ts'

/** Calls the person when this comes to wait for them. What waits already as the page opens is there to be seen. */
export function useCallPerson(text: string | null): void {
  const before = useRef(text)

  useEffect(() => {
    if (text !== null && text !== before.current) callPerson(text)
    before.current = text
  }, [text])
}
