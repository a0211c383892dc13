import type { AsItWas as Picture } from '#case/debriefing/debriefing-messages.ts'
import type { RoleId } from '#case/records/roles.ts'
import type { View } from '#case/views/view.ts'
import { type LiveState, nothingYet } from '../../../base/live/live-store.ts'
import { createStore } from '../../../base/live/store.ts'
import { mirrorOf, type Surroundings } from '../../../base/live/surroundings.ts'
import { roleIds, roles } from '../../../base/roles/roles.ts'
import type { PlayheadStore } from '../playhead/playhead.ts'

/** The next value, with whatever has not changed in it taken from the one before: screens draw anew only what is new. */
export function keepEqual<T>(before: T, next: T): T {
  if (Object.is(before, next) || !isTree(before) || !isTree(next)) return next
  if (Array.isArray(before) !== Array.isArray(next)) return next
  const keys = Object.keys(next)
  let isSame = keys.length === Object.keys(before).length
  // A list's places are keys like others.
  const kept = (Array.isArray(next) ? [] : {}) as Tree
  for (const key of keys) {
    kept[key] = keepEqual(before[key], next[key])
    isSame &&= Object.is(kept[key], before[key]) && key in before
  }
  return isSame ? before : (kept as T) // of the same shape, part by part
}

type Tree = { [key: string]: unknown }

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

const atRest: LiveState = { ...nothingYet, connection: 'live' }

/** The screens of the three as they stood, by role id: their clock is the playhead's. */
export function createPastScreens(playhead: PlayheadStore) {
  const stores = roleIds.map(() => createStore(atRest))
  const surroundings = stores.map(
    (store, index): Surroundings => ({
      ...mirrorOf(roleIds[index] ?? 0, store, playhead.now),
      onClockSet: playhead.subscribe,
    }),
  )
  return {
    surroundings,
    show({ run, version, views }: Picture) {
      for (const [role, store] of stores.entries()) {
        const before = store.get()
        const view = withSeats(views[role as RoleId]) // one store for each role
        store.set(keepEqual(before, { ...before, held: { run, version, view }, people: peopleOf(view) }))
      }
    },
  }
}

/** Of a kept run nobody's id is told: seats are then told apart by their role. */
const withSeats = (view: View): View => ({
  ...view,
  team: view.team.map((seat) => ({ ...seat, uid: seat.uid || `seat ${seat.roleId}` })),
})

/** Who was there or away is not in a run's log: whoever held a seat counts as there. */
const peopleOf = ({ team }: View): LiveState['people'] =>
  team.map(({ uid, roleId }) => ({ uid, name: roles[roleId].label, isSignedIn: true, isPresent: true, since: 0 }))
