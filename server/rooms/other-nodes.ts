/** Who has not been heard of for so long is gone, or finds by itself what it was not told. */
const SILENT_MS = 5000

/** Which other nodes are there, by what is heard from them. */
export function createOtherNodes(self: string, clock: () => number = () => performance.now()) {
  const heardAt = new Map<string, number>()

  return {
    hear(node: string): void {
      if (node !== self) heardAt.set(node, clock())
    },

    areNone(): boolean {
      for (const [node, at] of heardAt) if (clock() - at > SILENT_MS) heardAt.delete(node)
      return heardAt.size === 0
    },
  }
}
