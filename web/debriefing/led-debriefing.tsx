import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Debriefing } from './debriefing.tsx'
import { openSharedPlayhead } from './shared-playhead.ts'

interface LedDebriefingProps {
  readonly source: string
  readonly run: number
  /** Of who teaches; left out: the team's own. */
  readonly room?: string
  readonly isLeading: boolean
  readonly hasMoments: boolean
  readonly isToLookAt?: boolean
}

type Shared = ReturnType<typeof openSharedPlayhead>

/** The run to look back on, with one playhead for all. Who moves it without leading looks around alone, until they come back. */
export function LedDebriefing({ source, run, room, isLeading, ...shown }: LedDebriefingProps) {
  const [shared, setShared] = useState<Shared | null>(null)
  const [isAlone, setIsAlone] = useState(false)
  const [hasLed, setHasLed] = useState(false)
  useEffect(() => {
    const opened = openSharedPlayhead(run, room)
    setShared(opened)
    return () => {
      setShared(null)
      opened.close()
    }
  }, [run, room])

  const leading = useRef(isLeading)
  useEffect(() => {
    leading.current = isLeading
    if (!isLeading) shared?.rest()
  }, [isLeading, shared])
  // Who leads begins where the playhead was left, also after a reload.
  const isFollowing = isLeading ? !hasLed : !isAlone

  return (
    <>
      {!isLeading && (
        <div role="status" className="print:hidden">
          {isAlone && (
            <p className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-paper px-4 py-2">
              You look around alone.
              <Button look="quiet" onClick={() => setIsAlone(false)}>
                Back to the others
              </Button>
            </p>
          )}
        </div>
      )}
      <Debriefing
        source={source}
        {...shown}
        isHeardElsewhere={!isLeading && !isAlone}
        onMove={(playhead) => {
          if (!leading.current) return setIsAlone(true)
          setHasLed(true)
          shared?.move(playhead)
        }}
        {...(shared && isFollowing && { led: shared.led })}
      />
    </>
  )
}
