import { expect, test } from 'vitest'
import { PlayedAlone, type Think } from '#case/checks/played-alone.ts'
import { PROVIDER, RN } from '#case/records/roles.ts'
import { whyNotHappening } from '#case/rules/injections.ts'
import { propose } from '#case/stand-ins/propose.ts'
import { case2 } from '../case-2.ts'

test('the cold box can only be found open between the runner’s coming and the mixing of alprostadil', () => {
  /** RN lets it stand for a moment when it has come. */
  let isHere = false
  const think: Think = (playing) =>
    playing.roleId === RN && !isHere && played.state.records.Work.MedPumps ? null : propose(playing)
  const people = ['ann', 'rob', 'nia'] as const
  const played: PlayedAlone = new PlayedAlone(case2, PROVIDER, 'expert', 1, { people, think })
  const seen = new Set<string>()
  while (!played.state.records.Work.alprostadil) {
    played.step()
    isHere = played.state.records.TaskList.OrderPharmacy?.taskStatus === 'done'
    const isBegun = played.state.records.Work.alprostadil !== undefined
    expect(whyNotHappening(played.state, case2, 'warm-box') === null).toBe(isHere && !isBegun)
    seen.add(`${isHere} ${isBegun}`)
  }
  expect([...seen]).toEqual(['false false', 'true false', 'true true'])
})
