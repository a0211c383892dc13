import { useState } from 'react'
import type { DebriefingPhase } from '#case/records/debriefing.ts'
import { AskFirst } from '../ui/ask-first.tsx'

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
