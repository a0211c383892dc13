import type { LedRoom } from '#case/rooms.ts'
import { whereabouts } from './row-text.ts'

/** Where the team is: the Provider's step, and below it who is elsewhere. */
export function TeamPlaces({ room }: { room: LedRoom }) {
  const [first, ...others] = whereabouts(room)
  return (
    <div className="min-w-0 empty:max-xl:hidden max-md:col-span-2 md:max-xl:col-start-1 md:max-xl:row-start-2">
      {first && (
        <p className={others.length > 0 ? 'truncate' : 'line-clamp-2'} title={first.step}>
          <Who>{first.who}</Who> {first.step}
        </p>
      )}
      {others.length > 0 && (
        <p className="truncate text-ink-soft" title={others.map(({ who, step }) => `${who}: ${step}`).join('. ')}>
          {others.map(({ who, step }, place) => (
            <span key={who}>
              {place > 0 && ' · '}
              <Who>{who}</Who> {step}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

const Who = ({ children }: { children: string }) => <span className="text-ink-soft text-xs">{children}</span>
