import type { WrittenPhase } from '#case/rules/written-phases.ts'
import { RoleName } from '../../../base/roles/role-tag.tsx'

/** What was written to the questions of a debriefing, to read. */
export function WrittenNotes({ phases }: { phases: readonly WrittenPhase[] }) {
  const written = phases.flatMap(({ prompts }) => prompts).filter(({ notes }) => notes.length > 0)
  return (
    <dl className="space-y-4 empty:hidden">
      {written.map(({ slug, text, notes }) => (
        <div key={slug}>
          <dt className="font-medium leading-snug">{text}</dt>
          {notes.map((note) => (
            <dd key={note.roleId} className="wrap-anywhere mt-1 whitespace-pre-wrap leading-relaxed">
              <RoleName role={note.roleId} /> {note.text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
