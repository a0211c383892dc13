import type { RoleId } from '#case/records/roles.ts'
import type { DebriefView } from '#case/views/debrief.ts'
import { useView } from '../../live/live-store.ts'
import { DebriefPrompt } from './debrief-prompt.tsx'
import { PlusDelta } from './plus-delta.tsx'
import { ReportSection } from './report-section.tsx'

type Phase = DebriefView[number]

/** The talk, phase by phase, with room for everyone's words. All three read them as they are written. */
export function Debrief({ role }: { role: RoleId }) {
  const phases = useView((view) => view.debrief)
  if (!phases) return null
  return (
    <ReportSection id="debrief" lead="Talk first, then write down what you want to keep. All three see it at once.">
      <ol className="space-y-8 print:space-y-2">
        {phases.map((phase, index) => (
          <li key={phase.slug} className="space-y-4 print:space-y-1">
            <h3 className="flex items-baseline gap-2.5 font-semibold text-lg print:break-after-avoid print:text-base">
              <span aria-hidden className="text-ink-soft tabular-nums">
                {index + 1}
              </span>
              {phase.title}
            </h3>
            <PhasePrompts phase={phase} role={role} />
          </li>
        ))}
      </ol>
    </ReportSection>
  )
}

function PhasePrompts({ phase: { prompts }, role }: { phase: Phase; role: RoleId }) {
  const topics = prompts.filter(({ kind }) => kind === 'topic')
  const board = prompts.filter(({ kind }) => kind === 'plus' || kind === 'delta')
  const questions = prompts.filter(({ kind }) => kind === 'question')
  return (
    <>
      {questions.map((prompt) => (
        <DebriefPrompt key={prompt.slug} prompt={prompt} role={role} />
      ))}
      {board.length > 0 && <PlusDelta prompts={board} role={role} />}
      {topics.length > 0 && (
        <ul className="flex flex-wrap gap-2 print:gap-1">
          {topics.map(({ slug, text }) => (
            <li
              key={slug}
              className="rounded-full border border-line-strong px-3.5 py-1.5 leading-snug print:px-2 print:py-0"
            >
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
