import { type ComponentProps, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '../../base/ui/button.tsx'
import { Debriefing } from './debriefing.tsx'
import type { Playhead } from './playhead/playhead.ts'
import { openSharedPlayhead } from './shared-playhead.ts'
import { TimeLineSection } from './time-line-section.tsx'

/** For whoever leads and looks around alone. */
export interface LedLine {
  /** Where they look at is where everyone looks from now on. */
  readonly bringEveryone: () => void
}

interface DebriefingTogetherProps {
  readonly ref?: Ref<LedLine>
  readonly source: string
  readonly run: number
  /** Of who teaches; left out: the team's own. */
  readonly room?: string
  readonly isLeading: boolean
  /** This page has asked to lead, and waits to hear that it does. */
  readonly isAboutToLead?: boolean
  readonly hasMoments: boolean
  readonly isToLookAt?: boolean
}

type Shared = ReturnType<typeof openSharedPlayhead>

/** The run to look back on, with one playhead for all. Who moves it without leading looks around alone, until they come back. */
export function DebriefingTogether({
  ref,
  source,
  run,
  room,
  isLeading,
  isAboutToLead = false,
  ...shown
}: DebriefingTogetherProps) {
  const shared = useShared(run, room)
  const { isOwn, isAlone, move, follow, bringEveryone } = useOwnMove(shared, isLeading, isAboutToLead)
  useImperativeHandle(ref, () => ({ bringEveryone }))

  return (
    <>
      {!isLeading && (
        <div role="status" className="print:hidden">
          {isAlone && (
            <p className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-paper px-4 py-2">
              You look around alone.
              <Button look="quiet" onClick={follow}>
                Back to the others
              </Button>
            </p>
          )}
        </div>
      )}
      <Debriefing
        source={source}
        {...shown}
        mayGrow
        isHeardElsewhere={!isLeading && !isAlone}
        onMove={move}
        {...(shared && !isOwn && { led: shared.led })}
      />
    </>
  )
}

/** Whether the playhead was moved on this page, and for whom. */
function useOwnMove(shared: Shared | null, isLeading: boolean, isAboutToLead: boolean) {
  /** It was moved here since this page followed last. */
  const [isOwn, setIsOwn] = useState(false)
  const moved = useRef<Playhead>(null)
  /** It was moved for everyone, who do not know of it yet. */
  const [isUnsaid, setIsUnsaid] = useState(false)
  const [wasLeading, setWasLeading] = useState(isLeading)
  // Whoever comes to lead, also after a reload, begins where the playhead was left; who leads no more follows it.
  if (wasLeading !== isLeading) {
    setWasLeading(isLeading)
    setIsOwn(isLeading && isUnsaid)
  }
  // Asked in vain: it was moved for oneself.
  if (isUnsaid && !isLeading && !isAboutToLead) setIsUnsaid(false)
  useEffect(() => {
    if (!isLeading) return shared?.rest()
    if (!isUnsaid || !shared) return
    if (moved.current) shared.move(moved.current)
    setIsUnsaid(false)
  }, [isLeading, isUnsaid, shared])
  return {
    isOwn,
    isAlone: isOwn && !isLeading && !isAboutToLead,
    move(playhead: Playhead) {
      setIsOwn(true)
      setIsUnsaid(isAboutToLead)
      moved.current = playhead
      if (isLeading) shared?.move(playhead)
    },
    follow() {
      setIsOwn(false)
      setIsUnsaid(false)
    },
    bringEveryone() {
      if (isOwn && moved.current) shared?.move(moved.current)
    },
  }
}

function useShared(run: number, room: string | undefined): Shared | null {
  const [shared, setShared] = useState<Shared | null>(null)
  useEffect(() => {
    const opened = openSharedPlayhead(run, room)
    setShared(opened)
    return () => {
      setShared(null)
      opened.close()
    }
  }, [run, room])
  return shared
}

/** The team's own run, with the playhead of whoever leads. */
export const TeamTimeLine = (props: Omit<ComponentProps<typeof DebriefingTogether>, 'source'>) => (
  <TimeLineSection isInColumn>
    <DebriefingTogether source="/api/debriefing" {...props} />
  </TimeLineSection>
)
