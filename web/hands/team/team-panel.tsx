import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { manners } from '#case/records/manners.ts'
import type { Person } from '#case/records/people.ts'
import type { RoleId } from '#case/records/roles.ts'
import type { RoomSign } from '#case/rooms.ts'
import { AWAY_BEFORE_FREEING_MS } from '#case/rules/seats.ts'
import { useStoryTitle } from '../../base/live/stories.ts'
import { useCan, useLive, useServerNow, useView } from '../../base/live/surroundings.ts'
import { useCommand } from '../../base/live/use-command.ts'
import { RoleAvatar } from '../../base/roles/role-avatar.tsx'
import { roles } from '../../base/roles/roles.ts'
import { Button, ButtonLink } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { leftText } from '../../base/ui/number-text.ts'
import { PresenceDot, presenceText, sinceText } from './presence.tsx'
import { isGone, StandInSeat } from './stand-in-seat.tsx'
import { type TeamMember, useTeammate } from './use-team.ts'

/** One teammate: who, here or away and since when, at which step. */
export function TeamPanel({ of, onClose }: { of: RoleId; onClose: () => void }) {
  const member = useTeammate(of)
  const canLead = useCan('canLead')
  const isRunning = useView((view) => view.isRunning) ?? false
  const hasStandIns = useLive((state) => state.room?.hasStandIns ?? true)
  const { label, name } = roles[of]

  return (
    <Dialog title={label} onClose={onClose}>
      <div className="space-y-5 p-5">
        <div className="flex items-center gap-4">
          <RoleAvatar role={of} size="large" isEmpty={!member} />
          <div className="min-w-0 leading-snug">
            <p className="wrap-anywhere font-semibold text-lg leading-tight">{member?.name ?? 'The seat is free'}</p>
            <p className="text-ink-soft">{name}</p>
          </div>
        </div>
        {member && <Whereabouts member={member} isRunning={isRunning} />}
        {member && !member.standIn && canLead && <FreeSeat key={member.uid} member={member} />}
        {isRunning && canLead === (of !== 0) && hasStandIns && <StandInSeat key={of} role={of} member={member} />}
        <StoryLine />
        {!canLead && (
          <ButtonLink look="quiet" to="/select-role" className="w-full">
            Change role
            <ArrowRight aria-hidden size={18} />
          </ButtonLink>
        )}
      </div>
    </Dialog>
  )
}

/** What is played, and in which room. */
export function StoryLine() {
  const room = useLive((state) => state.room)
  const story = useStoryTitle(room?.story ?? null)
  if (!story) return null
  return (
    <p className="wrap-anywhere text-ink-soft text-sm">
      Story: {story}
      {room && `, in ${room.name}`}
    </p>
  )
}

function Whereabouts({ member, isRunning }: { member: TeamMember; isRunning: boolean }) {
  const now = useServerNow()

  return (
    <dl className="divide-y divide-line rounded-card border border-line">
      <div className="flex items-center justify-between gap-4 px-4 py-3">
        <dt className="text-ink-soft">{member.standIn ? 'Now' : 'Presence'}</dt>
        <dd className="flex items-center gap-2 text-right font-medium">
          <PresenceDot {...member} />
          {presenceText(member)} {!member.standIn && sinceText(member.since, now)}
        </dd>
      </div>
      {member.standIn && (
        <div className="flex items-center justify-between gap-4 px-4 py-3">
          <dt className="text-ink-soft">Plays</dt>
          <dd className="text-right font-medium">{manners[member.standIn.manner].title}</dd>
        </div>
      )}
      <div className="flex items-center justify-between gap-4 px-4 py-3">
        <dt className="text-ink-soft">Step</dt>
        <dd className="text-right font-medium">{isRunning ? member.title : 'The case has not started'}</dd>
      </div>
    </dl>
  )
}

/** The Provider lets somebody else have the seat of a teammate who is gone. */
function FreeSeat({ member }: { member: TeamMember }) {
  const [isAsking, setIsAsking] = useState(false)
  const free = useCommand('free-seat')
  const now = useServerNow()
  const { label } = roles[member.roleId]
  const canFree = isGone(member, now)

  if (member.roleId === 0) return null
  const { roleId } = member

  return (
    <div className="space-y-3">
      {free.refusal && (
        <div role="alert">
          <Callout look="alarm">{free.refusal}</Callout>
        </div>
      )}
      {isAsking ? (
        <Callout look="wait">
          <p>
            Free the seat of {member.name}? Whoever takes {label} next goes on at this step. {member.name} has to choose
            a role again.
          </p>
          <div className="grid grid-cols-2 gap-2.5">
            <Button look="quiet" onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
            <Button onClick={() => free.send({ roleId })} disabled={free.isSending}>
              Free it
            </Button>
          </div>
        </Callout>
      ) : (
        <>
          <Button look="quiet" className="w-full" disabled={!canFree} onClick={() => setIsAsking(true)}>
            Free this seat
          </Button>
          {!canFree && (
            <p className="text-ink-soft text-sm">
              A seat can be freed once its holder is signed out or has been away for {AWAY_BEFORE_FREEING_MS / 60_000}{' '}
              minutes.
            </p>
          )}
        </>
      )}
    </div>
  )
}

/** What becomes of the seat of a Provider who is away. Without a room: the open one, which no educator leads. */
export function providerAwayText(provider: Person, now: number, room: Pick<RoomSign, 'hasStandIns'> | null): string {
  const hasStandIns = room?.hasStandIns ?? true
  const isFree = isGone(provider, now)
  const leftMs = Math.min(AWAY_BEFORE_FREEING_MS, provider.since + AWAY_BEFORE_FREEING_MS - now)
  const ours = isFree ? 'A stand-in can take the seat now.' : `A stand-in can take the seat in ${leftText(leftMs)}.`
  const educators = hasStandIns ? 'Your educator can seat one at once.' : 'Your educator can give the seat to another.'
  return [
    `The Provider is ${provider.isSignedIn ? 'away' : 'signed out'}.`,
    ...(hasStandIns ? [ours] : []),
    ...(room && !(isFree && hasStandIns) ? [educators] : []),
  ].join(' ')
}

/** Told to RT and RN while the Provider is away: without one the case stands still sooner or later. */
export function ProviderAway({ role }: { role: RoleId }) {
  const provider = useTeammate(0)
  const room = useLive((state) => state.room)
  const now = useServerNow()
  const [isOpen, setIsOpen] = useState(false)
  // At the report nothing waits for a Provider any more.
  const isOver = useView((view) => view.isReportDue)
  if (role === 0 || !provider || provider.isPresent || isOver) return null

  return (
    <>
      <Callout look="wait">
        <p>{providerAwayText(provider, now, room)}</p>
        {(room?.hasStandIns ?? true) && isGone(provider, now) && (
          <Button look="quiet" className="w-full" onClick={() => setIsOpen(true)}>
            Let a stand-in play Provider
          </Button>
        )}
      </Callout>
      {isOpen && <TeamPanel of={0} onClose={() => setIsOpen(false)} />}
    </>
  )
}
