import { UserCheck } from 'lucide-react'
import type { LedRoom } from '#case/rooms.ts'
import { useServerCall } from './use-server-call.ts'

/** Who came with another device and says that a seat here is theirs: whoever shows the number is let back in. */
export function AskingBack({ room: { id, asking } }: { room: Pick<LedRoom, 'id' | 'asking'> }) {
  const { ask, isBusy, problem } = useServerCall()
  return (
    <div role="status" className="empty:hidden">
      {(asking.length > 0 || problem) && (
        <ul aria-label="Ask to be let back in" className="space-y-2">
          {asking.map(({ uid, name, number }) => (
            <li
              key={uid}
              className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-xl bg-away-soft px-3.5 py-1.5 text-[#5f3f00] leading-tight"
            >
              <UserCheck aria-hidden size={18} className="shrink-0" />
              <span className="wrap-anywhere min-w-0 flex-1 text-sm">
                <span className="font-semibold">{name} asks to be let back in.</span> Their screen shows{' '}
                <span className="font-bold text-base tabular-nums">{number}</span>.
              </span>
              <button
                type="button"
                disabled={isBusy}
                onClick={() => void ask(`/api/rooms/${id}/let-back`, { uid, number })}
                className="min-h-11 shrink-0 rounded-xl border border-current bg-paper px-3 font-semibold text-sm hover:bg-wash"
              >
                Let {name} back in
              </button>
            </li>
          ))}
          {problem && <li className="text-alarm text-sm">{problem}</li>}
        </ul>
      )}
    </div>
  )
}
