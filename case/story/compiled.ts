/**
 * What follows from a story alone is worked out once for it, however many commands and views ask: its work piece by piece
 * with second checks and misfits (rules/work-units.ts, rules/second-check.ts), where each kind of step stands in the flows
 * (rules/places.ts), what the options of a point change (rules/bedside.ts), the rows of its pages and the reasons of its options
 * (views/bedside), and what of a view no state can change: headings, names of options, what the phone tells.
 * Each stands where it belongs, wrapped in this.
 */
export function compiled<Story extends object, T>(work: (story: Story) => T): (story: Story) => T {
  const known = new WeakMap<Story, { readonly value: T }>()
  return (story) => {
    const before = known.get(story)
    if (before) return before.value
    const value = work(story)
    known.set(story, { value })
    return value
  }
}
