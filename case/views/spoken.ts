import type { Spoken } from '../records/educating.ts'
import type { SeatInCase } from '../rules/places.ts'

/** What an educator said to the holder of a seat, in whose voice. */
export interface SpokenToSeat extends Pick<Spoken, 'as' | 'text' | 'isPrompt' | 'at'> {
  readonly id: string
  /** It was spoken: where that is heard, and how long it is. */
  readonly sound: { readonly path: string; readonly durationMs: number } | null
}

/** What was said to all, or to this seat alone. */
export const viewSpoken = ({ state, roleId }: Pick<SeatInCase, 'state' | 'roleId'>): SpokenToSeat[] =>
  Object.entries(state.records.Spoken)
    .filter(([, { to }]) => to === null || to === roleId)
    .map(([id, { as, text, isPrompt, at, sound }]) => ({
      id,
      as,
      text,
      isPrompt,
      at,
      sound: sound && { path: sound.path, durationMs: sound.durationMs },
    }))
