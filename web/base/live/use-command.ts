import { useEffect, useRef, useState } from 'react'
import type { Request } from '#case/commands.ts'
import type { FinalAnswer } from './courier.ts'
import { SHOWN_FOR_MS } from './notice-store.ts'
import { useLive, useSurroundings } from './surroundings.ts'

type Kind = Request['kind']
type RequestOf<K extends Kind> = Extract<Request, { kind: K }>

/**
 * One thing this screen may ask; of those that are asked in several places, `isIt` knows its own. `onAccepted` runs when it is
 * stored and its effect is in the view.
 */
export function useCommand<K extends Kind>(
  kind: K,
  onAccepted?: (answer: FinalAnswer & { ok: true }) => void,
  isIt: (asked: RequestOf<K>) => boolean = () => true,
) {
  const { post } = useSurroundings()
  const { refusal, setRefusal, isShown } = useRefusal()
  const waiting = useLive(
    ({ outbox }) => outbox.find(({ request }) => request.kind === kind && isIt(request as RequestOf<K>)), // of this kind
  )

  function send(fields: Omit<RequestOf<K>, 'kind'>) {
    setRefusal(null)
    // The fields of this kind with this kind are a request; the type of a spread cannot say so.
    post({ kind, ...fields } as unknown as Request, (answer) => {
      if (!isShown.current) return false
      if (answer.ok) onAccepted?.(answer)
      else setRefusal(answer.message)
      return true
    })
  }

  // The first one waiting is of this kind.
  const sending = waiting ? (waiting.request as RequestOf<K>) : null
  return { send, sending, isSending: sending !== null, refusal, clear: () => setRefusal(null) }
}

/**
 * Why something was not done, to be shown here; and whether there still is a screen to show it when the answer comes.
 * Where the case leads on before it can be read, it goes along.
 */
export function useRefusal() {
  const { notify } = useSurroundings()
  const [refusal, setRefusal] = useState<string | null>(null)
  const isShown = useRef(false)
  const newest = useRef<{ text: string; at: number } | null>(null)

  function tell(text: string | null) {
    newest.current = text === null ? null : { text, at: performance.now() }
    setRefusal(text)
  }

  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      if (newest.current && performance.now() - newest.current.at < SHOWN_FOR_MS) notify(newest.current.text)
    }
  }, [notify])

  return { refusal, setRefusal: tell, isShown }
}
