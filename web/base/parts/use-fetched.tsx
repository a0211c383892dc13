import { useEffect, useState } from 'react'
import { messages } from '#content/texts/messages.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Loading } from '../ui/loading.tsx'

type Fetched<T> = { readonly path: string; readonly attempt: number } & (
  | { readonly data: T }
  | { readonly problem: string; readonly isGone: boolean }
)

interface Fetching<T> {
  /** Null before it is there. */
  readonly data: T | null
  readonly problem: string | null
  /** There is nothing to try again for. */
  readonly isGone: boolean
  readonly again: () => void
}

/** What the server has under an address; asked again when somebody wants it. */
export function useFetched<T>(path: string): Fetching<T> {
  const [attempt, setAttempt] = useState(0)
  const [fetched, setFetched] = useState<Fetched<T> | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    read<T>(path, leaving.signal).then(
      (found) => setFetched({ path, attempt, ...found }),
      () =>
        leaving.signal.aborted || setFetched({ path, attempt, problem: messages.serviceUnreachable, isGone: false }),
    )
    return () => leaving.abort()
  }, [path, attempt])

  const isOfPath = fetched?.path === path
  // What was there stays while it is fetched anew.
  const data = isOfPath && 'data' in fetched ? fetched.data : null
  const failed = isOfPath && fetched.attempt === attempt && 'problem' in fetched ? fetched : null
  return {
    data,
    problem: failed?.problem ?? null,
    isGone: failed?.isGone ?? false,
    again: () => setAttempt(attempt + 1),
  }
}

async function read<T>(path: string, signal: AbortSignal): Promise<{ data: T } | { problem: string; isGone: boolean }> {
  const response = await fetch(path, { signal })
  const body = await response.json().catch(() => null)
  if (response.ok && body) return { data: body as T } // as the server says it
  return { problem: body?.message ?? messages.unforeseen, isGone: response.status < 500 && response.status !== 429 }
}

/** Stands where something will be that is fetched, or could not be. */
export function FetchTrouble({ of, text }: { of: Fetching<unknown>; text: string }) {
  if (of.problem === null) return <Loading text={text} />
  return (
    <div role="alert" className="mx-auto max-w-md">
      <Callout look={of.isGone ? 'wait' : 'alarm'}>
        <p>{of.problem}</p>
        {!of.isGone && (
          <Button look="quiet" className="w-full" onClick={of.again}>
            Try again
          </Button>
        )}
      </Callout>
    </div>
  )
}
