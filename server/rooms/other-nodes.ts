/** Who has not been heard of for so long is gone, or finds by itself what it was not told. */
const SILENT_MS = 5000

export type OtherNodes = ReturnType<typeof createOtherNodes>

/** Which rooms other nodes hold, by what is heard from them. */
export function createOtherNodes(self: string, clock: () => number = () => performance.now()) {
  const known = new Map<string, { at: number; rooms: ReadonlySet<string> | 'all' }>()

  return {
    /** What a node says it holds; left out where it says something else. */
    hear(node: string, rooms?: readonly string[] | 'all'): void {
      if (node === self) return
      const theirs = rooms === 'all' ? rooms : rooms && new Set(rooms)
      known.set(node, { at: clock(), rooms: theirs ?? known.get(node)?.rooms ?? new Set() })
    },

    /** Whether any of them holds a room. */
    hold(room: string): boolean {
      for (const [node, { at }] of known) if (clock() - at > SILENT_MS) known.delete(node)
      return [...known.values()].some(({ rooms }) => rooms === 'all' || rooms.has(room))
    },
  }
}
