import { Plus, Triangle } from 'lucide-react'
import { useId } from 'react'
import type { DebriefingPhase } from '#case/records/debriefing.ts'
import type { RoleId } from '#case/records/roles.ts'
import { LONGEST_DEBRIEF_NOTE } from '#case/rules/readable-text.ts'
import type { WrittenPhase } from '#case/rules/written-phases.ts'
import { useKeptText } from '../../../base/live/kept-text-field.tsx'
import { SavedState } from '../../../base/live/saved-state.tsx'
import { useLive, useView } from '../../../base/live/surroundings.ts'
import { useCommand } from '../../../base/live/use-command.ts'
import { RoleName, RoleTag } from '../../../base/roles/role-tag.tsx'
import { ReportSection } from '../../../look-back/report/section/report-section.tsx'
import { GivenRatings } from './team-rating.tsx'

/** The talk, phase by phase, with room for everyone's words. All three read them as they are written. */
export function Debrief({ role }: { role: RoleId }) {
  const phases = useView((view) => view.debrief)
  const rating = useView((view) => view.debriefing?.rating)
  if (!phases) return null
  const { length } = phases.flatMap(({ prompts }) => prompts.flatMap(({ notes }) => notes))
  const says = length === 0 ? 'Nothing is written down yet.' : `${length} ${length === 1 ? 'note' : 'notes'} so far.`
  return (
    <ReportSection
      id="debrief"
      says={says}
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
export function PromptsOfPhase({ role, stage }: { role: RoleId; stage: DebriefingPhase }) {
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

type Prompt = WrittenPhase['prompts'][number]

/** A question of the debrief: one's own words to write, the others' to read. */
function DebriefPrompt({ prompt: { slug, text, notes }, role }: { prompt: Prompt; role: RoleId }) {
  const id = useId()
  const own = notes.find(({ roleId }) => roleId === role)?.text ?? ''
  const { shown, isUnsaved, isSending, refusal, ...field } = useDebriefNote(slug, own)

  return (
    <div className="break-inside-avoid">
      <label htmlFor={id} className="block font-medium leading-snug">
        {text}
      </label>
      <textarea
        {...field}
        id={id}
        value={shown}
        maxLength={LONGEST_DEBRIEF_NOTE}
        rows={2}
        className="field-sizing-content mt-2 block max-h-96 min-h-17 w-full resize-y rounded-xl border border-line-strong bg-paper px-3.5 py-2.5 text-base leading-relaxed print:hidden"
      />
      <SavedState
        isUnsaved={isUnsaved}
        isSending={isSending}
        isEmpty={shown === ''}
        className="h-6 text-right print:hidden"
      />
      <div role="alert">{refusal && <p className="text-alarm text-sm">{refusal}</p>}</div>
      <ul className="space-y-2 empty:hidden print:space-y-0.5">
        {notes.map((note) => (
          <Note key={note.roleId} role={note.roleId} text={note.text} isOnPaperOnly={note.roleId === role} />
        ))}
      </ul>
      {notes.length === 0 && (
        <div aria-hidden className="hidden h-4 border-line-strong border-b border-dotted print:block" />
      )}
    </div>
  )
}

/** One's own is in the field already; on paper there is no field. */
function Note({ role, text, isOnPaperOnly }: { role: RoleId; text: string; isOnPaperOnly: boolean }) {
  return (
    <li
      className={`items-start gap-2.5 leading-relaxed print:gap-1.5 print:leading-snug ${isOnPaperOnly ? 'hidden print:flex' : 'flex'}`}
    >
      <span className="print:hidden">
        <RoleTag role={role} />
      </span>
      <span className="hidden print:inline">
        <RoleName role={role} />
      </span>
      <span className="min-w-0 flex-1 whitespace-pre-wrap break-words pt-px print:pt-0">{text}</span>
    </li>
  )
}

/** One's own words to a prompt. `stored` is what the team has of them. */
function useDebriefNote(prompt: string, stored: string) {
  const save = useCommand('write-debrief')
  const waiting = useLive(({ outbox }) =>
    outbox.findLast(({ request }) => request.kind === 'write-debrief' && request.prompt === prompt),
  )?.request
  const note = useKeptText({
    stored,
    onItsWay: waiting?.kind === 'write-debrief' ? waiting.text : null,
    refusal: save.refusal,
    send: (text) => save.send({ prompt, text }),
  })
  return { ...note, refusal: save.refusal }
}
