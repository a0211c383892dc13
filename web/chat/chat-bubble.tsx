import type { RoleId } from '#case/roles.ts'
import { roles } from '../roles/roles.ts'

interface ChatBubbleProps {
  readonly role: RoleId
  readonly isOwn: boolean
  readonly text: string
  /** Null while it waits to be sent. */
  readonly time: number | null
}

const clockTime = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

export function ChatBubble({ role, isOwn, text, time }: ChatBubbleProps) {
  return (
    <li data-role={role} className={`flex flex-col ${isOwn ? 'items-end' : 'items-start'}`}>
      <p className="mb-1 flex items-baseline gap-2 px-1 text-sm">
        <span className="font-semibold text-(--role)">{isOwn ? 'You' : roles[role].label}</span>
        {time === null ? (
          <span className="text-away">Waiting to be sent</span>
        ) : (
          <time dateTime={new Date(time).toISOString()} className="text-ink-soft tabular-nums">
            {clockTime.format(time)}
          </time>
        )}
      </p>
      <p
        dir="auto"
        className={`max-w-[85%] whitespace-pre-wrap rounded-2xl px-4 py-2.5 leading-relaxed wrap-anywhere ${
          isOwn ? 'rounded-tr-md bg-(--role-soft)' : 'rounded-tl-md bg-paper ring-1 ring-line ring-inset'
        } ${time === null ? 'border border-line-strong border-dashed' : ''}`}
      >
        {text}
      </p>
    </li>
  )
}
