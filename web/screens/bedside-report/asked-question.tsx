import type { RoleId } from '#case/records/roles.ts'
import type { BedsideReportView } from '#case/views/bedside-report.ts'
import { RoleAvatar } from '../../roles/role-avatar.tsx'
import { roles } from '../../roles/roles.ts'
import { ItemIcon } from './item-icon.tsx'

interface AskedQuestionProps {
  readonly question: string
  readonly asked: { readonly roleId: RoleId }
  /** By the script's clock. */
  readonly storyTime: string
  readonly answer: BedsideReportView['items']
  readonly ownRole: RoleId
  /** Asked on this page: the person who asked reads on here. */
  readonly takesFocus: boolean
}

/** The button that was pressed is gone; unless the person is busy elsewhere, the answer takes its place. */
function takeFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

/** A question, who put it and when, and what the referring team says. */
export function AskedQuestion({ question, asked, storyTime, answer, ownRole, takesFocus }: AskedQuestionProps) {
  const { roleId } = asked
  return (
    <div ref={takesFocus ? takeFocus : null} tabIndex={-1} className="rounded-2xl outline-none">
      <div data-role={roleId} className="flex items-start gap-3 rounded-t-2xl bg-(--role-soft) px-4 py-3">
        <RoleAvatar role={roleId} size="small" />
        <div className="min-w-0 flex-1 leading-snug">
          <p className="flex items-baseline justify-between gap-3 text-sm">
            <span className="font-semibold text-(--role)">{roleId === ownRole ? 'You' : roles[roleId].label}</span>
            <span className="text-ink-soft tabular-nums">{storyTime}</span>
          </p>
          <p className="font-medium">{question}</p>
        </div>
      </div>
      <dl className="divide-y divide-line rounded-b-2xl border border-line border-t-0 px-4">
        {answer.map(({ slug, title, text }) => (
          <div key={slug} className="py-3 leading-relaxed">
            <dt className="flex items-center gap-2.5 text-ink-soft text-sm">
              <ItemIcon slug={slug} />
              {title}
            </dt>
            <dd className="text-pretty pl-7.5">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
