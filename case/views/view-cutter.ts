import { changedSince, remember } from '../records/remember.ts'
import { PROVIDER, roleIds } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import { ordersOf } from '../rules/orders.ts'
import type { CaseAndStory } from '../rules/places.ts'
import type { CaseContent } from '../story/content.ts'
import { createCourses } from './bedside/course.ts'
import type { Audience, OpenView, SeatView, View } from './view.ts'
import { changeOf, type ViewChange } from './view-change.ts'
import { nothingDue, openFields, type SeatWithCourse, seatFields, watchedFields } from './view-fields.ts'

export interface ViewCutter {
  readonly content: CaseContent
  readonly hasWatchers: boolean
  readonly cut: (state: CaseState, audience: Audience) => View
  /** What makes the view of one state into that of a later one of the same run. */
  readonly cutChange: (before: CaseState, after: CaseState, audience: Audience) => ViewChange
}

interface Step {
  readonly before: CaseState
  readonly after: CaseState
  readonly change: ViewChange
}

const names = [...Object.keys(openFields), ...Object.keys(seatFields)] as (keyof View)[] // the keys of a view, and no others
const nothing = Object.keys(seatFields).map((field) => nothingDue[field as keyof SeatView]) // as above
const chatAt = Object.keys(seatFields).indexOf('chat')

/** An order that was sent in writing is in the chat, for those whom it concerns. */
function withoutOrders(state: CaseState, chat: SeatView['chat']): SeatView['chat'] {
  const written = new Set(
    ordersOf(state).flatMap(({ order }) => order.calls.flatMap(({ at, isWritten }) => (isWritten ? [at] : []))),
  )
  return written.size === 0 ? chat : chat.filter(({ roleId, time }) => roleId !== PROVIDER || !written.has(time))
}
const isWatched = Object.keys(seatFields).map((field) => (watchedFields as readonly string[]).includes(field))

/**
 * Cuts the views of a case as it goes on. Only the fields whose records have changed are cut anew, and a field that says the
 * same is the same object as before.
 */
export function createViewCutter(content: CaseContent, { hasWatchers = false } = {}): ViewCutter {
  const courseOf = createCourses(content)
  const openOf = cutEach<OpenView, CaseAndStory>(openFields, (state) => ({ state, content }))
  const seatOf = roleIds.map((roleId) =>
    cutEach<SeatView, SeatWithCourse>(seatFields, (state) => ({
      state,
      content,
      roleId,
      course: courseOf(roleId),
    })),
  )

  /** Of what the Provider sees, what is for everyone. */
  function watchedOf(state: CaseState): readonly unknown[] {
    const seen = seatOf[PROVIDER]?.(state) ?? nothing
    return nothing.map((empty, place) =>
      place === chatAt ? withoutOrders(state, seen[place] as SeatView['chat']) : isWatched[place] ? seen[place] : empty,
    )
  }

  /** The fields of a view by their place in `names`: arrays are faster to make than objects with many fields. */
  function fieldsOf(state: CaseState, audience: Audience): readonly unknown[] {
    const open = openOf(state)
    if (!openFields.isRunning({ state, content })) return [...open, ...nothing]
    if (audience !== null) return [...open, ...(seatOf[audience]?.(state) ?? nothing)]
    return [...open, ...(hasWatchers ? watchedOf(state) : nothing)]
  }

  const newest = new Map<Audience, { readonly state: CaseState; readonly view: View }>()
  const changes = new Map<Audience, Step>()

  return {
    content,
    hasWatchers,
    cut(state, audience) {
      const known = newest.get(audience)
      if (known?.state === state) return known.view
      const fields = fieldsOf(state, audience)
      const view = Object.fromEntries(names.map((name, place) => [name, fields[place]])) as unknown as View // all its names
      newest.set(audience, { state, view })
      return view
    },
    cutChange(before, after, audience) {
      const known = changes.get(audience)
      if (known?.before === before && known.after === after) return known.change
      const earlier = fieldsOf(before, audience)
      const later = fieldsOf(after, audience)
      const change = changeOf(names.map((name, place) => [name, earlier[place], later[place]]))
      changes.set(audience, { before, after, change })
      return change
    },
  }
}

export const viewFor = (state: CaseState, audience: Audience, content: CaseContent): View =>
  createViewCutter(content).cut(state, audience)

interface Cut {
  readonly state: CaseState
  readonly values: readonly unknown[]
}

/** Cuts each field of a view anew only where it may come out otherwise. What was cut of the last two states it still has. */
export function cutEach<V, T>(
  fields: { readonly [F in keyof V]: (from: T) => V[F] },
  lookAt: (state: CaseState) => T,
): (state: CaseState) => readonly unknown[] {
  const cuts = Object.values<(from: T) => unknown>(fields).map((cut) => remember((state) => cut(lookAt(state))))
  let [last, newest]: [Cut | null, Cut | null] = [null, null]

  function cutAfter(before: Cut | null, state: CaseState): readonly unknown[] {
    if (before?.state.run !== state.run) return cuts.map((cut) => cut.of(state))
    const changed = changedSince(before.state, state)
    return cuts.map((cut, place) => (cut.dependsOn(changed) ? cut.of(state) : before.values[place]))
  }

  return (state) => {
    if (newest?.state === state) return newest.values
    if (last?.state === state) return last.values
    const cut = { state, values: cutAfter(newest, state) }
    ;[last, newest] = [newest, cut]
    return cut.values
  }
}
