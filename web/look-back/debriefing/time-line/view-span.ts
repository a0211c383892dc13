import type { Stretch } from '../playhead/playhead.ts'

/** Nobody needs to look closer than this. */
const SHORTEST_MS = 20_000

const lengthOf = ({ from, to }: Stretch): number => to - from

/** Closer (factor below 1) or further away; what is at `around` stays where it is. Never more than the whole run. */
export function zoomed(view: Stretch, run: Stretch, factor: number, around: number): Stretch {
  const length = Math.min(Math.max(lengthOf(view) * factor, SHORTEST_MS), lengthOf(run))
  const share = lengthOf(view) > 0 ? (around - view.from) / lengthOf(view) : 0
  return within({ from: around - share * length, to: around + (1 - share) * length }, run)
}

export const panned = (view: Stretch, run: Stretch, ms: number): Stretch =>
  within({ from: view.from + ms, to: view.to + ms }, run)

/** Where in view a playhead stands that has left it on its way. */
const ENTRY_SHARE = 0.15

/** The same view where the playhead is in it, else one that has it near its beginning. */
export function revealing(view: Stretch, run: Stretch, at: number): Stretch {
  if (at >= view.from && at <= view.to) return view
  return panned(view, run, at - view.from - lengthOf(view) * ENTRY_SHARE)
}

function within({ from, to }: Stretch, run: Stretch): Stretch {
  const shift = from < run.from ? run.from - from : to > run.to ? run.to - to : 0
  return { from: Math.max(run.from, from + shift), to: Math.min(run.to, to + shift) }
}
