import { changedSince, remember } from '../records/remember.ts'
import type { CaseState } from '../records/state.ts'

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
