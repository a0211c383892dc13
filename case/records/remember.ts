import { type Collection, collectionNames, type Records } from './collections.ts'
import { isSame } from './is-same.ts'
import type { CaseState } from './state.ts'

/** What was read. */
interface Reads {
  /** Some of a collection's records, or all of them. */
  readonly records: Map<Collection, Set<string> | 'all'>
  /** What was made of some records, which counts in their stead. */
  readonly made: Map<Make<unknown>, Map<string, Made<unknown>>>
}

type Make<T> = (state: CaseState, id: string) => T
interface Made<T> {
  readonly value: T
  readonly reads: Reads
}

const nothingRead = (): Reads => ({ records: new Map(), made: new Map() })

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
      const { value, reads } = watchOver(work, state)
      known = { value: known && isSame(known.value, value) ? known.value : value, reads, state }
    }
    if (outer) noteReads(outer.reads, known.reads)
    return known.value
  }

  return { of, dependsOn: (collections) => !known || isOf(known.reads, collections) }
}

/**
 * Makes something small of records that change more often than what is made of them. Where somebody who remembers reads it,
 * it alone counts, and not the records.
 */
export function byOutcome<T>(make: Make<T>): Make<T> {
  return (given, id) => {
    const outer = watching.get(given)
    if (!outer) return make(given, id)
    const byId = outer.reads.made.get(make) ?? new Map<string, Made<unknown>>()
    outer.reads.made.set(make, byId)
    const made = byId.get(id) ?? madeOnce(make, outer.state, id)
    byId.set(id, made)
    return made.value as T // made by this
  }
}

/** What was made of a state, for all who read it. */
const madeOf = new WeakMap<CaseState, Map<Make<unknown>, Map<string, Made<unknown>>>>()

function madeOnce<T>(make: Make<T>, state: CaseState, id: string): Made<unknown> {
  const ofState = madeOf.get(state) ?? new Map<Make<unknown>, Map<string, Made<unknown>>>()
  madeOf.set(state, ofState)
  const byId = ofState.get(make) ?? new Map<string, Made<unknown>>()
  ofState.set(make, byId)
  const made = byId.get(id) ?? watchOver((seen) => make(seen, id), state)
  // What was made of other such things moves on with one of its readers, and is each one's own.
  if (made.reads.made.size === 0) byId.set(id, made)
  return made
}

function watchOver<T>(work: (state: CaseState) => T, state: CaseState): Made<T> {
  const reads = nothingRead()
  return { value: work(watched(state, reads)), reads }
}

function areSame(reads: Reads, before: CaseState, after: CaseState, changed = changedSince(before, after)): boolean {
  if (before.run !== after.run) return false
  for (const name of changed) {
    const ids = reads.records.get(name)
    if (ids === 'all') return false
    if (!ids) continue
    const [was, is] = [before.records[name], after.records[name]]
    for (const id of ids) if (was[id] !== is[id]) return false
  }
  for (const [make, byId] of reads.made) {
    for (const [id, one] of byId) {
      if (areSame(one.reads, before, after, changed)) continue
      const again = madeOnce(make, after, id)
      if (!isSame(again.value, one.value)) return false
      byId.set(id, { value: one.value, reads: again.reads })
    }
  }
  return true
}

/** What was compared last: whoever cuts views asks of the same two states for each seat. */
let compared: { readonly before: Records; readonly after: Records; readonly changed: readonly Collection[] } | null =
  null

/** The collections in which something is not as it was: few, however many are read. */
export function changedSince({ records: before }: CaseState, { records: after }: CaseState): readonly Collection[] {
  if (before === after) return []
  if (compared?.before !== before || compared.after !== after) {
    compared = { before, after, changed: collectionNames.filter((name) => before[name] !== after[name]) }
  }
  return compared.changed
}

function isOf({ records, made }: Reads, collections: readonly Collection[]): boolean {
  if (collections.some((name) => records.has(name))) return true
  for (const byId of made.values()) {
    for (const { reads } of byId.values()) if (isOf(reads, collections)) return true
  }
  return false
}

function noteReads(reads: Reads, others: Reads): void {
  for (const [name, ids] of others.records) {
    if (ids === 'all') reads.records.set(name, 'all')
    else for (const id of ids) note(reads, name, id)
  }
  for (const [make, byId] of others.made) reads.made.set(make, new Map([...byId, ...(reads.made.get(make) ?? [])]))
}

function note({ records }: Reads, name: Collection, id: string): void {
  const noted = records.get(name)
  if (noted === 'all') return
  if (noted) noted.add(id)
  else records.set(name, new Set([id]))
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
      note(reads, name, String(id))
      return Reflect.get(all, id)
    },
    has(all, id) {
      note(reads, name, String(id))
      return Reflect.has(all, id)
    },
    ownKeys(all) {
      reads.records.set(name, 'all')
      return Reflect.ownKeys(all)
    },
  })
}
