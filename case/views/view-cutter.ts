import { isSame } from '../records/is-same.ts'
import { changedSince, remember } from '../records/remember.ts'
import { PROVIDER, roleIds } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import type { CaseAndStory } from '../rules/places.ts'
import type { CaseContent } from '../story/content.ts'
import { createCourse } from './bedside/course.ts'
import type { Audience, OpenView, SeatView, View } from './view.ts'
import type { ViewChange } from './view-change.ts'
import { nothingDue, openFields, type SeatWithCourse, seatFields, watchedFields } from './view-fields.ts'

export interface ViewCutter {
  readonly content: CaseContent
  readonly cut: (state: CaseState, audience: Audience) => View
  /** What makes the view of one state into that of a later one of the same run. */
  readonly cutChange: (before: CaseState, after: CaseState, audience: Audience) => ViewChange
}

const names = [...Object.keys(openFields), ...Object.keys(seatFields)] as (keyof View)[] // the keys of a view, and no others
const nothing = Object.keys(seatFields).map((field) => nothingDue[field as keyof SeatView]) // as above
const isWatched = Object.keys(seatFields).map((field) => (watchedFields as readonly string[]).includes(field))
const CHAT = names.indexOf('chat')

/**
 * Cuts the views of a case as it goes on. Only the fields whose records have changed are cut anew, and a field that says the
 * same is the same object as before.
 */
export function createViewCutter(content: CaseContent, { hasWatchers = false } = {}): ViewCutter {
  const course = createCourse(content)
  const openOf = cutEach<OpenView, CaseAndStory>(openFields, (state) => ({ state, content }))
  const seatOf = roleIds.map((roleId) =>
    cutEach<SeatView, SeatWithCourse>(seatFields, (state) => ({ state, content, roleId, course: () => course(state) })),
  )

  /** Of what the Provider sees, what is for everyone. */
  function watchedOf(state: CaseState): readonly unknown[] {
    const seen = seatOf[PROVIDER]?.(state) ?? nothing
    return nothing.map((empty, place) => (isWatched[place] ? seen[place] : empty))
  }

  /** The fields of a view by their place in `names`: arrays are faster to make than objects with many fields. */
  function fieldsOf(state: CaseState, audience: Audience): readonly unknown[] {
    const open = openOf(state)
    if (!openFields.isRunning({ state, content })) return [...open, ...nothing]
    if (audience !== null) return [...open, ...(seatOf[audience]?.(state) ?? nothing)]
    return [...open, ...(hasWatchers ? watchedOf(state) : nothing)]
  }

  const newest = new Map<Audience, { readonly state: CaseState; readonly view: View }>()

  return {
    content,
    cut(state, audience) {
      const known = newest.get(audience)
      if (known?.state === state) return known.view
      const fields = fieldsOf(state, audience)
      const view = Object.fromEntries(names.map((name, place) => [name, fields[place]])) as unknown as View // all its names
      newest.set(audience, { state, view })
      return view
    },
    cutChange(before, after, audience) {
      const earlier = fieldsOf(before, audience)
      const later = fieldsOf(after, audience)
      const set: { [field: string]: unknown } = {}
      for (const [place, name] of names.entries()) {
        if (place !== CHAT && !isSame(earlier[place], later[place])) set[name] = later[place]
      }
      const [said, now] = [earlier[CHAT], later[CHAT]] as [View['chat'], View['chat']] // at its place
      return { set, addChat: now.slice(said.length) }
    },
  }
}

function cutEach<V, T>(
  fields: { readonly [F in keyof V]: (from: T) => V[F] },
  lookAt: (state: CaseState) => T,
): (state: CaseState) => readonly unknown[] {
  const cuts = Object.values<(from: T) => unknown>(fields).map((cut) => remember((state) => cut(lookAt(state))))
  let known: { readonly state: CaseState; readonly values: readonly unknown[] } | null = null

  function cutAfter(before: typeof known, state: CaseState): readonly unknown[] {
    if (before?.state.run !== state.run) return cuts.map((cut) => cut.of(state))
    const changed = changedSince(before.state, state)
    return cuts.map((cut, place) => (cut.dependsOn(changed) ? cut.of(state) : before.values[place]))
  }

  return (state) => {
    if (known?.state !== state) known = { state, values: cutAfter(known, state) }
    return known.values
  }
}
