import { Plus, Triangle } from 'lucide-react'
import type { DebriefingPhase } from '#case/records/debriefing.ts'
import type { RoleId } from '#case/records/roles.ts'
import type { WrittenPhase } from '#case/rules/written-phases.ts'
import { useView } from '../../live/surroundings.ts'
import { ReportSection } from '../../report/section/report-section.tsx'
import { DebriefPrompt } from './debrief-prompt.tsx'
import { GivenRatings } from './team-rating.tsx'

/** The talk, phase by phase, with room for everyone's words. All three read them as they are written. */
export function Debrief({ role }: { role: RoleId }) {
  const phases = useView((view) => view.debrief)
  const rating = useView((view) => view.debriefing?.rating)
  if (!phases) return null
  const noteCount = phases.flatMap(({ prompts }) => prompts.flatMap(({ notes }) => notes)).length
  return (
    <ReportSection
      id="debrief"
      says={
        noteCount === 0 ? 'Nothing is written down yet.' : `${noteCount} ${noteCount === 1 ? 'note' : 'notes'} so far.`
      }
      lead="Talk first, then write down what you want to keep. All three see it at once."
    >
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
      {rating && <GivenRatings rating={rating} />}
    </ReportSection>
  )
}

/** What is asked in one phase of the talk. */
export function DebriefPhase({ role, stage }: { role: RoleId; stage: DebriefingPhase }) {
  const phases = useView((view) => view.debrief)
  return (
    <div className="space-y-4">
      {phases
        ?.filter((phase) => phase.stage === stage)
        .map((phase) => (
          <PhasePrompts key={phase.slug} phase={phase} role={role} />
        ))}
    </div>
  )
}

function PhasePrompts({ phase: { prompts }, role }: { phase: WrittenPhase; role: RoleId }) {
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

const sides = {
  plus: { name: 'Plus', Icon: Plus, look: 'border-present bg-[#eef7f1]', head: 'text-[#12633c]' },
  delta: { name: 'Delta', Icon: Triangle, look: 'border-away bg-away-soft', head: 'text-[#5f3f00]' },
} as const

/** The board: what helped on one side, what to change on the other. */
function PlusDelta({ prompts, role }: { prompts: WrittenPhase['prompts']; role: RoleId }) {
  return (
    <div className="grid gap-3 min-[500px]:grid-cols-2 print:break-inside-avoid print:gap-1.5">
      {prompts.map((prompt) => {
        const { name, Icon, look, head } = sides[prompt.kind === 'plus' ? 'plus' : 'delta']
        return (
          <div key={prompt.slug} className={`rounded-card border-t-4 p-4 print:p-1.5 ${look}`}>
            <h4 className={`mb-2 flex items-center gap-1.5 font-bold print:mb-0 ${head}`}>
              <Icon aria-hidden size={18} strokeWidth={3} /> {name}
            </h4>
            <DebriefPrompt prompt={prompt} role={role} />
          </div>
        )
      })}
    </div>
  )
}
