import { ChevronDown } from 'lucide-react'
import type { PersonReport } from '#case/report/person-report.ts'
import { RoleTag } from '../../roles/role-tag.tsx'
import { ReportSection } from '../section/report-section.tsx'
import { useHadStandIn } from '../section/stand-ins.ts'
import { PersonPage } from './person-page.tsx'
import { saysOf, seatText } from './person-text.ts'

/** What one did oneself. Nobody else of the team reads it. */
export function OwnPart({ person }: { person: PersonReport }) {
  return (
    <ReportSection id="own-part" says={saysOf(person)} lead="What you did yourself. Of the team only you read it.">
      <SeatNote person={person} />
      <PersonPage person={person} />
    </ReportSection>
  )
}

/** The same of each of the team, for who teaches. */
export function PersonByPerson({ persons }: { persons: readonly PersonReport[] }) {
  return (
    <ReportSection
      id="persons"
      says="What each of them did."
      lead="What each of them did. The team does not read this: each has their own part alone."
    >
      <div className="space-y-2.5 print:space-y-2">
        {persons.map((person) => (
          <details key={person.roleId} className="group rounded-card border border-line print:border-0">
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2.5 hover:bg-wash print:min-h-0 print:break-after-avoid print:px-0 print:py-0.5 [&::-webkit-details-marker]:hidden">
              <h3 className="min-w-0 flex-1 space-y-1 font-normal leading-snug">
                <RoleTag role={person.roleId} />
                <span className="block text-ink-soft text-sm tabular-nums print:ml-2 print:inline">
                  {person.people === 0 ? 'Stand-in. ' : ''}
                  {saysOf(person)}
                </span>
              </h3>
              <ChevronDown
                aria-hidden
                size={20}
                className="shrink-0 text-ink-soft transition-transform group-open:rotate-180 print:hidden"
              />
            </summary>
            <div className="space-y-3 px-3 pb-3 print:space-y-0 print:p-0">
              <SeatNote person={person} />
              <PersonPage person={person} />
            </div>
          </details>
        ))}
      </div>
    </ReportSection>
  )
}

function SeatNote({ person }: { person: PersonReport }) {
  const note = seatText(person, useHadStandIn()(person.roleId))
  return note && <p className="leading-snug">{note}</p>
}
