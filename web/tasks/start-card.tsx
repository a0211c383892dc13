import { Play, Scan } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { Hint } from '../ui/hint.tsx'
import { type Ar, noArTexts } from './ar/use-ar.ts'
import type { StepListProps } from './steps/step-list.tsx'

type StartCardProps = Pick<StepListProps, 'hint' | 'isStarting' | 'lockedBecause' | 'onStart'> & {
  readonly about: string
  readonly ar: Ar
}

/** What is to be done, and the clock that waits for it. */
export function StartCard({ about, hint, isStarting, lockedBecause, onStart, ar }: StartCardProps) {
  return (
    <>
      <p className="leading-snug">{about}</p>
      {lockedBecause && <p className="text-ink-soft leading-snug">{lockedBecause}</p>}
      {onStart && (
        <Button
          className="min-h-13 w-full text-lg"
          disabled={lockedBecause !== null}
          aria-disabled={isStarting}
          onClick={() => !isStarting && onStart()}
        >
          <Play aria-hidden size={20} />
          Start
        </Button>
      )}
      {!ar.place && <RoomOffer ar={ar} />}
      <Hint text={hint?.text ?? null} />
    </>
  )
}

function RoomOffer({ ar: { support, enter } }: { readonly ar: Ar }) {
  if (support === 'asking') return null
  if (support !== 'possible') return <p className="text-ink-soft text-sm leading-snug">{noArTexts[support]}</p>
  return (
    <Button look="quiet" className="w-full" onClick={enter}>
      <Scan aria-hidden size={20} />
      View in your room
    </Button>
  )
}
