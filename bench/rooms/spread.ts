import { median, short } from '../figures/figures.ts'
import { loadOf, times, waitsOf } from './figures.ts'
import type { House, Worked } from './house.ts'

/** As much as three people of one room may ask. */
const A_SECOND = 30
/** As long as it takes until what runs often runs as fast as it will. */
const WARM_SECONDS = 40
/** Short ones in turn, so that a busy moment of the machine meets all alike. */
const ROUNDS = 6
const WORK_SECONDS = 8
const REST_SECONDS = 3

interface Round {
  /** The share of a core that pages take at which nobody does anything. */
  readonly rest: number
  readonly worked: Worked
}

/** The same number of commands a second, in one room and in many. */
export async function measureSpread(houses: readonly House[]): Promise<void> {
  await Promise.all(houses.map((house) => house.work({ aSecond: A_SECOND, seconds: WARM_SECONDS })))
  const load = loadOf()
  const rounds: Round[][] = houses.map(() => [])
  for (let count = 0; count < ROUNDS; count++) {
    for (const [index, house] of houses.entries()) {
      const { cpuMs, ms } = await house.rest(REST_SECONDS)
      const worked = await house.work({ aSecond: A_SECOND, seconds: WORK_SECONDS })
      rounds[index]?.push({ rest: cpuMs / ms, worked })
    }
  }
  const figures = rounds.map(figuresOf)
  const [first] = figures
  if (!first) return
  console.log(`\n${A_SECOND} commands a second in all, load average ${load} to ${loadOf()}`)
  console.table(
    figures.map(({ aSecond, again, rest, own, all, half, most }, index) => ({
      rooms: houses[index]?.rooms.length,
      'a second': short(aSecond),
      'too early': again,
      'CPU of a command': `${short(own)} ms ${times(own / first.own)}`,
      'CPU of pages at rest': `${short(rest * 100)} %`,
      'both, by command': `${short(all)} ms ${times(all / first.all)}`,
      'p 50': `${short(half)} ms ${times(half / first.half)}`,
      'p 99': `${short(most)} ms ${times(most / first.most)}`,
    })),
  )
}

function figuresOf(rounds: readonly Round[]) {
  const rest = median(rounds.map((round) => round.rest))
  const of = (figure: (worked: Worked) => number) => median(rounds.map(({ worked }) => figure(worked)))
  return {
    rest,
    aSecond: of(({ commands, ms }) => (commands * 1000) / ms),
    again: of((worked) => worked.again),
    own: of(({ commands, cpuMs, ms }) => (cpuMs - rest * ms) / commands),
    all: of(({ commands, cpuMs }) => cpuMs / commands),
    ...waitsOf(rounds.map(({ worked }) => worked)),
  }
}
