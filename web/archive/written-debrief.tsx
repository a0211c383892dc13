import type { Report } from '#case/report/report.ts'
import { RoleName } from '../roles/role-tag.tsx'
import { ReportSection } from '../screens/final-report/report-section.tsx'

/** What was written in the debrief, to read. */
export function WrittenDebrief({ phases }: { phases: Report['debrief'] }) {
  const written = phases.flatMap(({ prompts }) => prompts).filter(({ notes }) => notes.length > 0)
  return (
    <ReportSection id="debrief" lead={written.length > 0 ? 'What the team wrote.' : 'The team wrote nothing down.'}>
      <dl className="space-y-4">
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
    </ReportSection>
  )
}
