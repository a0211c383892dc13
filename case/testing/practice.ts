import { case1 } from '#content/case-1/case-1.ts'
import { PERSON, PlayedAlone, type Think } from '../checks/played-alone.ts'
import type { Manner } from '../records/manners.ts'
import type { RoleId } from '../records/roles.ts'

export { PERSON }

/** For tests: somebody practises our story alone with two stand-ins, from the first step to the report. */
export class Practice extends PlayedAlone {
  constructor(role: RoleId, manner: Manner, seed: number, think?: Think, hasOrders = false) {
    super(case1, role, manner, seed, { think, hasOrders })
  }
}

/** A sample: soak/practise.ts plays as many as it is told, 100 where it is told nothing. */
const SEEDS = 3

/** Somebody without fault reaches all points with any stand-ins; with expert ones the preparation is quick as well. */
export function practiseWith(role: RoleId, manner: Manner): void {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { score } = new Practice(role, manner, seed).toReport()
    if (score !== 30) throw new Error(`seed ${seed}: ${score} points`)
  }
}
