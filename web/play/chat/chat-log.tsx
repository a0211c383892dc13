import { ArrowDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import { dismissRefused } from '../../base/live/post.ts'
import { useLive, useView } from '../../base/live/surroundings.ts'
import { roles } from '../../base/roles/roles.ts'
import { StandInMark } from '../../base/roles/stand-in-mark.tsx'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { markRead, useShownMessages } from './shown-messages.ts'

import { sendMessage, useWaitingMessages } from './waiting-messages.ts'

/** The messages, oldest first, to whoever holds a seat or looks on. It follows the newest one unless somebody reads further up. */
export function ChatLog({ role }: { role: RoleId | null }) {
  const run = useLive(({ held }) => held?.run ?? 0)
  const waiting = useWaitingMessages(role)
  const log = useRef<HTMLDivElement>(null)
  const { messages, start, count, isAtEnd, goToEnd, showEarlier, followScroll } = useShownMessages(log)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a message that waits makes the log longer too
  useEffect(() => {
    if (!isAtEnd) return
    log.current?.scrollTo({ top: log.current.scrollHeight })
    markRead(run, count)
  }, [isAtEnd, run, count, waiting.length])

  return (
    <div className="relative min-h-0 flex-1 bg-wash">
      <div
        ref={log}
        role="log"
        aria-label="Conversation"
        aria-live="polite"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        onScroll={followScroll}
        className="h-full overflow-y-auto overscroll-contain px-5 py-4 [overflow-anchor:none]"
      >
        {count + waiting.length === 0 && <NothingYet role={role} />}
        {start > 0 && (
          <button
            type="button"
            onClick={showEarlier}
            className="mx-auto mb-3 block min-h-11 px-4 font-semibold text-action text-sm underline"
          >
            Earlier messages
          </button>
        )}
        <ol className="space-y-3">
          {messages.map((message, index) => (
            <ChatBubble
              // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, a message's place is its name
              key={start + index}
              role={message.roleId}
              isOwn={message.roleId === role && !message.isStandIn}
              text={message.message}
              time={message.time}
              isStandIn={message.isStandIn ?? false}
            />
          ))}
          {role !== null &&
            waiting.map(({ id, text }) => (
              <ChatBubble key={id} role={role} isOwn isStandIn={false} text={text} time={null} />
            ))}
        </ol>
        <RefusedMessages />
      </div>
      <NewMessages isShown={!isAtEnd} count={count} onPress={goToEnd} />
    </div>
  )
}

function NothingYet({ role }: { role: RoleId | null }) {
  const standIn = useView((view) => view.team.findLast((seat) => seat.standIn !== null))
  return (
    <p className="mt-10 text-center text-ink-soft">
      {role === null ? 'Nothing yet.' : 'Nothing yet. What you write reaches all three of you.'}
      {role !== null && standIn && (
        <span className="mt-2 block">
          A stand-in answers what you ask it: “{roles[standIn.roleId].label}, what are you doing?”
        </span>
      )}
    </p>
  )
}

/** Offered while somebody reads further up and something new has come. */
function NewMessages({ isShown, count, onPress }: { isShown: boolean; count: number; onPress: () => void }) {
  const [seen, setSeen] = useState(count)
  if (!isShown && seen !== count) setSeen(count)
  if (!isShown || seen === count) return null

  return (
    <button
      type="button"
      onClick={onPress}
      className="absolute bottom-3 left-1/2 inline-flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-full bg-action px-4 font-semibold text-sm text-white shadow-sheet"
    >
      <ArrowDown aria-hidden size={16} />
      {count - seen} new {count - seen === 1 ? 'message' : 'messages'}
    </button>
  )
}

interface ChatBubbleProps {
  readonly role: RoleId
  readonly isOwn: boolean
  /** The trainer itself wrote it. */
  readonly isStandIn: boolean
  readonly text: string
  /** Null while it waits to be sent. */
  readonly time: number | null
}

const clockTime = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

function ChatBubble({ role, isOwn, isStandIn, text, time }: ChatBubbleProps) {
  return (
    <li data-role={role} className={`flex flex-col ${isOwn ? 'items-end' : 'items-start'}`}>
      <p className="mb-1 flex items-baseline gap-2 px-1 text-sm">
        <span className="font-semibold text-(--role)">
          {isOwn ? 'You' : roles[role].label}
          {isStandIn && <StandInMark />}
        </span>
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

/** What somebody wrote and the case did not take is kept here until they say what to do with it. */
function RefusedMessages() {
  const refused = useLive((state) => state.refused)

  return refused.map(({ unsent: { id, request }, message: reason }) => {
    if (request.kind !== 'send-message') return null
    return (
      <div key={id} className="mt-3">
        <Callout look="alarm">
          <p>Not sent. {reason}</p>
          <p className="whitespace-pre-wrap text-ink wrap-anywhere">{request.message}</p>
          <div className="flex gap-2.5">
            <Button look="quiet" onClick={() => dismissRefused(id)}>
              Discard
            </Button>
            <Button
              onClick={() => {
                dismissRefused(id)
                sendMessage(request.message)
              }}
            >
              Send now
            </Button>
          </div>
        </Callout>
      </div>
    )
  })
}
