import type { LedRoom } from '#case/rooms.ts'
import { stuckForMs } from '#case/rules/stuck.ts'
import { sinceText } from '../../hands/team/presence.tsx'
import { isGone } from '../../hands/team/stand-in-seat.tsx'
import { elapsedText, seatTroubles } from '../rooms/room-text.ts'

/** How a room stands, the neediest first. */
export const needs = ['waits', 'stuck', 'event', 'paused', 'running', 'done', 'not-begun'] as const
export type Need = (typeof needs)[number]

export interface RoomNeed {
  readonly kind: Need
  /** In words, with why. */
  readonly text: string
}

/** What a room needs of whoever teaches several. A short absence is none of it. */
export function needOf(room: LedRoom, now: number): RoomNeed {
  const { people, pause, openEvents, asking } = room
  if (asking.length > 0) {
    const names = asking.map(({ name }) => name).join(', ')
    return { kind: 'waits', text: `${names} ${asking.length === 1 ? 'asks' : 'ask'} to be let back in.` }
  }
  if (!room.isRunning) {
    const here =
      people.length === 0 ? 'nobody has come yet' : `${people.length} ${people.length === 1 ? 'is' : 'are'} here`
    return { kind: 'not-begun', text: `Not begun: ${here}` }
  }
  if (room.isAtReport) return { kind: 'done', text: 'At its report' }
  const troubles = seatTroubles(room, (holder) => isGone(holder, now))
  if (troubles.length > 0) return { kind: 'waits', text: troubles.join(' ') }
  const stuckMs = stuckForMs(room, now)
  if (stuckMs !== null) return { kind: 'stuck', text: `Stuck: nothing for ${elapsedText(stuckMs)}` }
  if (openEvents.length > 0) return { kind: 'event', text: `Event: ${openEvents.join('; ')}` }
  if (pause) return { kind: 'paused', text: `Paused ${sinceText(pause.since, now)}` }
  return { kind: 'running', text: 'Running' }
}

export interface RoomInNeed {
  readonly room: LedRoom
  readonly need: RoomNeed
}

const names = new Intl.Collator('en', { numeric: true })

/** As people look for a room. */
export const byName = (one: LedRoom, other: LedRoom): number =>
  names.compare(one.name, other.name) || names.compare(one.id, other.id)

/** The neediest first; among equals by name, so that none changes places without a reason. */
export const byNeed = (rooms: readonly LedRoom[], now: number): RoomInNeed[] =>
  rooms
    .map((room) => ({ room, need: needOf(room, now) }))
    .sort((one, other) => needs.indexOf(one.need.kind) - needs.indexOf(other.need.kind) || byName(one.room, other.room))

/** How many stand how, in a sentence. */
export function classText(rooms: readonly RoomInNeed[]): string {
  const parts = needs.flatMap((kind) => {
    const count = rooms.filter(({ need }) => need.kind === kind).length
    return count > 0 ? [`${count} ${counted[kind][count === 1 ? 0 : 1]}`] : []
  })
  return `${rooms.length} ${rooms.length === 1 ? 'room' : 'rooms'}: ${parts.join(', ')}`
}

/** What one room, and what several, are said to be. */
const counted: { readonly [N in Need]: readonly [one: string, several: string] } = {
  waits: ['waits for you', 'wait for you'],
  stuck: ['stuck', 'stuck'],
  event: ['with an event open', 'with events open'],
  paused: ['paused', 'paused'],
  running: ['running', 'running'],
  done: ['at its report', 'at their reports'],
  'not-begun': ['not begun', 'not begun'],
}
