import { Circle, CircleCheck, CircleDashed } from 'lucide-react'
import type { OwnChoice, OwnChoices } from '#case/report/person-choices.ts'
import { RolesInReport } from '../section/role-in-report.tsx'
import { choiceText, momentText, silentText } from './person-text.ts'

/** What somebody advised or decided, moment by moment, and what became of it. */
export function PersonChoices({ choices: { given, silent } }: { choices: OwnChoices }) {
  return (
    <>
      <ul className="divide-y divide-line">
        {given.map((choice) => (
          <Choice key={momentText(choice)} choice={choice} />
        ))}
      </ul>
      {silent.length > 0 && (
        <p>
          <span className="text-ink-soft">No advice on:</span> {silentText(silent)}.
        </p>
      )}
    </>
  )
}

const looks = {
  all: { Icon: CircleCheck, look: 'text-present' },
  part: { Icon: CircleDashed, look: 'text-away' },
  none: { Icon: Circle, look: 'text-away' },
} as const

function Choice({ choice }: { choice: OwnChoice }) {
  const { Icon, look } = looks[choice.good]
  return (
    <li className="flex break-inside-avoid gap-2.5 py-2.5 first:pt-0 print:gap-1 print:py-0.5">
      <Icon aria-hidden size={18} className={`mt-0.5 shrink-0 print:size-3 ${look}`} />
      <div className="min-w-0 flex-1">
        <p className="text-ink-soft text-sm print:mr-1 print:inline">{momentText(choice)}</p>
        <p className="font-medium print:inline">
          {choice.chosen.join('; ')}
          <span className="hidden print:inline">.</span>
        </p>{' '}
        <p className="print:inline">
          {choice.advisedBy.length > 0 && (
            <>
              As <RolesInReport roles={choice.advisedBy} /> advised.{' '}
            </>
          )}
          {choiceText(choice)}
        </p>
      </div>
    </li>
  )
}
