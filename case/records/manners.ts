interface Traits {
  /** Its name and what it does, for people. */
  readonly title: string
  /** How often in a run it advises, or decides, what is wrong. */
  readonly wrongInARun: number
  /** What part of a speech it leaves out. */
  readonly leavesOut: number
  /** What part of a list that it heard or did it does not tick. */
  readonly misses: number
  /** What part of its questions at the bedside it forgets. */
  readonly forgets: number
  /** Of all reasons for advice, those that it has to be asked for. */
  readonly silent: number
  /** How often it is slow. */
  readonly slow: number
  /** Of what happens and is its job, what it does not notice; and how long the rest takes it. */
  readonly overlooks: number
  readonly looksMs: number
  /** Begins with the work that then takes long without it. */
  readonly plansAhead: boolean
  /** As Provider it asks also what is for others to ask. */
  readonly asksForAll: boolean
  /** Of orders it asks once to hear one again. */
  readonly hearsOnceAgain: boolean
  /** Of orders it reads one back wrong, forgets to report one for a while, and confirms one that was read back wrong. */
  readonly slipsAtOrders: boolean
}

/** How a stand-in plays: without fault; as most do; or so that somebody has to catch it. Parts are of one. */
export const manners = {
  expert: {
    title: 'Expert: without fault',
    wrongInARun: 0,
    leavesOut: 0,
    misses: 0,
    forgets: 0,
    silent: 0,
    slow: 0,
    overlooks: 0,
    looksMs: 15_000,
    plansAhead: true,
    asksForAll: true,
    hearsOnceAgain: false,
    slipsAtOrders: false,
  },
  ordinary: {
    title: 'Ordinary: misses a little',
    wrongInARun: 0,
    leavesOut: 0.12,
    misses: 0.15,
    forgets: 0.3,
    silent: 0.4,
    slow: 0.05,
    overlooks: 0,
    looksMs: 30_000,
    plansAhead: false,
    asksForAll: false,
    hearsOnceAgain: true,
    slipsAtOrders: false,
  },
  distracted: {
    title: 'Distracted: gives wrong advice twice',
    wrongInARun: 2,
    leavesOut: 0.12,
    misses: 0,
    forgets: 0.3,
    silent: 0,
    slow: 0,
    overlooks: 0.5,
    looksMs: 45_000,
    plansAhead: true,
    asksForAll: false,
    hearsOnceAgain: false,
    slipsAtOrders: true,
  },
} as const satisfies { readonly [manner: string]: Traits }

export type Manner = keyof typeof manners

export const mannerNames = Object.keys(manners) as [Manner, ...Manner[]] // the keys of the table

export const traitsOf = ({ manner }: { readonly manner: Manner }): Traits => manners[manner]
