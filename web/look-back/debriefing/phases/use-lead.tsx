import { useState } from 'react'
import type { DebriefingPhase } from '#case/records/debriefing.ts'
import type { RoleId } from '#case/records/roles.ts'
import { useServerNow } from '../../../base/live/surroundings.ts'
import type { useCommand } from '../../../base/live/use-command.ts'
import { roles } from '../../../base/roles/roles.ts'
import { AskFirst } from '../../../base/ui/ask-first.tsx'
import { Button } from '../../../base/ui/button.tsx'
import { Callout } from '../../../base/ui/callout.tsx'
import { isGone } from '../../../hands/team/stand-in-seat.tsx'
import { useTeammate } from '../../../hands/team/use-team.ts'

interface Leading {
  /** Where the team is. */
  readonly phase: DebriefingPhase
  /** What is looked at here. */
  readonly shown: DebriefingPhase
  readonly isLeading: boolean
  readonly isReportOpen: boolean
  readonly look: (to: DebriefingPhase | null) => void
  readonly send: (phase: DebriefingPhase) => void
}

const question = {
  title: 'Open the score for everyone?',
  text: 'Points, what was right and why are read by all from then on. They cannot be hidden again.',
  stay: 'Not yet',
  go: 'Open it',
}

/** Moves everyone, if it is one's own to do; else oneself. Before points open for good it asks. */
export function useLead({ phase: now, shown, isLeading, isReportOpen, look, send }: Leading) {
  const [asked, setAsked] = useState<DebriefingPhase | null>(null)

  function move(phase: DebriefingPhase) {
    // Who looks at it already stays there, and the others come.
    if (phase === now || phase !== shown) look(null)
    if (phase !== now) send(phase)
  }
  function takeTo(phase: DebriefingPhase) {
    if (!isReportOpen && (phase === 'analysis' || phase === 'summary')) setAsked(phase)
    else move(phase)
  }
  return {
    takeTo,
    press: (phase: DebriefingPhase) => (isLeading ? takeTo(phase) : look(phase === now ? null : phase)),
    question: asked && <AskFirst question={question} onStay={() => setAsked(null)} onGo={() => move(asked)} />,
  }
}

type Taking = ReturnType<typeof useCommand<'take-lead'>>

/** Where whoever leads has gone somebody else can lead. Who comes before them can take it back. */
export function TakeLead({ role, leader, take }: { role: RoleId; leader: RoleId; take: Taking }) {
  const member = useTeammate(leader)
  const now = useServerNow()
  const { label } = roles[leader]
  const isBack = role < leader
  if (!member || !(isBack || isGone(member, now))) return null

  return (
    <Callout look="wait">
      <p>
        {isBack
          ? `The ${label} took the lead while you were away.`
          : `The ${label} has gone. You can lead until they are back.`}
      </p>
      {take.refusal && <p className="text-alarm">{take.refusal}</p>}
      <Button look="quiet" className="w-full" disabled={take.isSending} onClick={() => take.send({})}>
        Take the lead
      </Button>
    </Callout>
  )
}
