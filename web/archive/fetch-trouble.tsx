import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Loading } from '../ui/loading.tsx'
import type { Fetching } from './use-fetched.ts'

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
