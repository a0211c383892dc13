import type { InjectionView } from '#case/views/console/injections.ts'
import { RoleTag } from '../../../base/roles/role-tag.tsx'
import { roles } from '../../../base/roles/roles.ts'
import { boundUnits, clockText } from '../../../base/ui/number-text.ts'

/** What everybody will see of an event, and how it is put right. */
export function EventPreview({ event }: { event: InjectionView }) {
  return (
    <>
      <div>
        <h3 className="font-bold text-xl leading-tight">{event.title}</h3>
        {event.happened && <Course event={event} happened={event.happened} />}
      </div>
      <section aria-labelledby="event-seen" className="space-y-2">
        <h4 id="event-seen" className="font-semibold">
          What they see: “{event.heading}”
        </h4>
        {event.display && (
          <p className="flex items-baseline justify-between gap-3 rounded-xl bg-night px-4 py-2.5 text-white">
            <span className="text-night-soft text-sm">{event.display.device}</span>
            <span className="font-semibold tabular-nums">{boundUnits(event.display.reading)}</span>
          </p>
        )}
        <ul className="space-y-2">
          {roles.map(({ id }) => (
            <li key={id} className="flex items-start gap-3 leading-snug">
              <span className="w-27 shrink-0">
                <RoleTag role={id} />
              </span>
              <span className={`min-w-0 flex-1 pt-px ${event.previews[id] ? '' : 'text-ink-soft'}`}>
                {boundUnits(event.previews[id] ?? 'Nothing')}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="event-right" className="space-y-1.5 rounded-card bg-surface p-4 leading-snug">
        <h4 id="event-right" className="font-semibold">
          {roles[event.roleId].label} puts it right
        </h4>
        <p className="text-ink-soft">{event.question}</p>
        <p className="font-medium">{boundUnits(event.right)}</p>
        <p>{boundUnits(event.resolved)}</p>
        <p className="text-ink-soft text-sm">If it is left: {boundUnits(event.ifLeft)}</p>
      </section>
    </>
  )
}

interface CourseProps {
  readonly event: InjectionView
  readonly happened: NonNullable<InjectionView['happened']>
}

/** How the team has dealt with it so far. */
function Course({ event, happened: { at, recognised, tries, resolvedAt, isLeft } }: CourseProps) {
  const after = (time: number) => clockText(time - at)
  const facts = [
    recognised
      ? `Seen by ${roles[recognised.roleId].label} after ${after(recognised.at)}.`
      : 'Nobody has said that they see it.',
    ...tries.map((each) => `After ${after(each.at)}: ${each.answer}, not right.`),
    ...(resolvedAt === null ? [] : [`Put right after ${after(resolvedAt)}.`]),
    ...(isLeft ? [`Left: ${event.ifLeft}`] : []),
  ]
  return (
    <ul className="mt-1.5 text-ink-soft leading-snug">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
