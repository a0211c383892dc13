import { type Collection, collectionNames } from './collections.ts'
import { isSame } from './is-same.ts'
import type { CaseState } from './state.ts'

/** Which records were read: some of a collection's, or all of them. */
type Reads = Map<Collection, Set<string> | 'all'>

/** States that are being read by somebody who remembers what for. */
const watching = new WeakMap<CaseState, { readonly state: CaseState; readonly reads: Reads }>()

export interface Remembered<T> {
  readonly of: (state: CaseState) => T
  /** Whether it may come out otherwise after a change in these collections. */
  readonly dependsOn: (collections: readonly Collection[]) => boolean
}

/**
 * Works something out of a state, and anew only in another run or when a record that it read has become another. What comes
 * out the same stays the same object, so that nobody need look into it. Within one work another may be used: whoever reads
 * what that one has worked out, reads what it read.
 */
export function remember<T>(work: (state: CaseState) => T): Remembered<T> {
  let known: { readonly value: T; readonly reads: Reads; state: CaseState } | null = null

  function of(given: CaseState): T {
    const outer = watching.get(given)
    const state = outer?.state ?? given
    if (known && areSame(known.reads, known.state, state)) known.state = state
    else {
      const reads: Reads = new Map()
      const value = work(watched(state, reads))
      known = { value: known && isSame(known.value, value) ? known.value : value, reads, state }
    }
    if (outer) for (const [name, ids] of known.reads) noteAll(outer.reads, name, ids)
    return known.value
  }

  return { of, dependsOn: (collections) => collections.some((name) => known?.reads.has(name) ?? true) }
}

function areSame(reads: Reads, before: CaseState, after: CaseState): boolean {
  if (before.run !== after.run) return false
  for (const name of changedSince(before, after)) {
    const ids = reads.get(name)
    if (ids === 'all') return false
    if (!ids) continue
    const [was, is] = [before.records[name], after.records[name]]
    for (const id of ids) if (was[id] !== is[id]) return false
  }
  return true
}

/** The collections in which something is not as it was: few, however many are read. */
export const changedSince = (before: CaseState, after: CaseState): readonly Collection[] =>
  collectionNames.filter((name) => before.records[name] !== after.records[name])

function noteAll(reads: Reads, name: Collection, ids: Set<string> | 'all'): void {
  const noted = reads.get(name)
  if (noted === 'all') return
  if (ids === 'all' || !noted) reads.set(name, ids === 'all' ? ids : new Set(ids))
  else for (const id of ids) noted.add(id)
}

/** The state, noting which of its records are looked at. Its version says nothing of what is in them. */
function watched(state: CaseState, reads: Reads): CaseState {
  const collections = new Map<PropertyKey, unknown>()
  const records = new Proxy(state.records, {
    get(all, key) {
      const name = key as Collection // it has no other keys
      if (!collections.has(name)) collections.set(name, watchedCollection(all[name], name, reads))
      return collections.get(name)
    },
  })
  const seen: CaseState = {
    records,
    run: state.run,
    get version(): number {
      throw new Error('nothing is worked out of a version')
    },
  }
  watching.set(seen, { state, reads })
  return seen
}

function watchedCollection(collection: object, name: Collection, reads: Reads): object {
  return new Proxy(collection, {
    get(all, id) {
      noteAll(reads, name, new Set([String(id)]))
      return Reflect.get(all, id)
    },
    has(all, id) {
      noteAll(reads, name, new Set([String(id)]))
      return Reflect.has(all, id)
    },
    ownKeys(all) {
      noteAll(reads, name, 'all')
      return Reflect.ownKeys(all)
    },
  })
}
