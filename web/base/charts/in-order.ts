/** Of things in order, how many come before the first that is past. Found by halves: it is asked for in every frame. */
export function countUntil<T>(things: readonly T[], isPast: (thing: T) => boolean): number {
  let [low, high] = [0, things.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const thing = things[middle]
    if (thing !== undefined && isPast(thing)) high = middle
    else low = middle + 1
  }
  return low
}

interface Timed {
  readonly at: number
}

export const countBefore = (things: readonly Timed[], moment: number): number =>
  countUntil(things, ({ at }) => at >= moment)

export const countBy = (things: readonly Timed[], moment: number): number => countUntil(things, ({ at }) => at > moment)

/** What holds at a moment: the last that began by then. */
export const lastBy = <T extends Timed>(things: readonly T[], moment: number): T | undefined =>
  things[countBy(things, moment) - 1]
