import type { OpenPages } from '../people/presence.ts'

/** A phone, a laptop, some tabs: more pages of one person at once are no person's. */
const MOST_PAGES = 12

/** How many pages of each person may be open on this node, given what the others have. */
export function createPageCap() {
  let elsewhere = new Map<string, { before: number; all: number }>()

  return {
    /** Where nodes together have too many open, those whose names come first keep theirs. */
    hear(rows: readonly OpenPages[], self: string): void {
      elsewhere = new Map()
      for (const { node, uid, pages } of rows) {
        if (node === self) continue
        const { before, all } = elsewhere.get(uid) ?? { before: 0, all: 0 }
        elsewhere.set(uid, { before: before + (node < self ? pages : 0), all: all + pages })
      }
    },

    /** Whether a person who has so many pages open here may open one more. */
    hasRoom: (uid: string, here: number): boolean => here + (elsewhere.get(uid)?.all ?? 0) < MOST_PAGES,

    /** How many of a person's pages may stay open here. */
    mayStay: (uid: string): number => Math.max(0, MOST_PAGES - (elsewhere.get(uid)?.before ?? 0)),
  }
}
