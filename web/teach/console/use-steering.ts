import { useState } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { ObjectiveReport } from '#case/report/objectives-report.ts'
import type { LedRoom } from '#case/rooms.ts'
import type { ConsoleTold, LogLine } from '#case/views/console/messages.ts'
import { useConsole } from './connection/console-store.ts'
import { useEducatorCommand } from './connection/use-educator-command.ts'
import type { Shown } from './persons/screens-dialog.tsx'
import { useConsoleKey, usePauseKey } from './use-pause-key.ts'

/** What can be open above the console. */
export type Opened =
  | { readonly kind: 'speak' | 'flag' | 'checklist' | 'orders' | 'people' | 'end-run' | 'hands' }
  /** To whom at first. */
  | { readonly kind: 'prompt'; readonly to: RoleId | null }
  /** Which is looked at first; null: one that fits. */
  | { readonly kind: 'inject'; readonly event: string | null }
  | { readonly kind: 'screens'; readonly first: Shown }

export type Steering = ReturnType<typeof useSteering>

/** What an educator can do from here: commands of one press, and what opens a dialog. */
export function useSteering({ id }: LedRoom, { view }: ConsoleTold, uid: string) {
  const address = { room: id, run: view.run }
  const { send, isBusy, problem } = useEducatorCommand(address)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [flagged, setFlagged] = useState<LogLine | null>(null)
  const [judged, setJudged] = useState<ObjectiveReport | null>(null)
  const isOffline = useConsole((state) => state.isOffline)
  const isSteering = view.steers === null || view.steers === uid
  const isOff = !isSteering || isOffline

  usePauseKey(() => {
    if (!isOff && !isBusy && view.isRunning) void send({ kind: view.pause ? 'resume' : 'pause' })
  })

  useConsoleKey('m', () => {
    if (!isOff && view.isRunning) setOpened({ kind: 'hands' })
  })

  useConsoleKey('z', () => {
    const open = view.events.filter(({ happened }) => happened && happened.resolvedAt === null && !happened.isLeft)
    const newest = open.toSorted((one, other) => (other.happened?.at ?? 0) - (one.happened?.at ?? 0))[0]
    if (newest && !isOff && !isBusy) void send({ kind: 'take-back', event: newest.slug })
  })

  return {
    uid,
    address,
    isOff,
    isOffline,
    problem,
    send: (request: Parameters<typeof send>[0]) => void send(request),
    opened,
    open: setOpened,
    /** An answer that comes late closes the dialog that asked, and none that was opened since. */
    close: () => setOpened((now) => (now === opened ? null : now)),
    flagged,
    flag: setFlagged,
    stopFlagging: () => setFlagged(null),
    judged,
    judge: setJudged,
    stopJudging: () => setJudged(null),
  }
}
