import { roleIds } from '../records/roles.ts'
import type { Bedside } from '../story/bedside.ts'
import type { Finding } from '../story/checks/complaint.ts'
import { inPoint } from '../story/checks/points-named.ts'
import type { CaseContent } from '../story/content.ts'
import type { Step } from '../story/flow.ts'
import { pointsOf } from '../story/points.ts'
import { either, type Facts, factsOf, holds, pointsComeTo } from '../story/resolve-text.ts'
import { Expected, never } from './expected.ts'
import { toldApart } from './told-apart.ts'

interface Standing {
  readonly role: number
  readonly step: Step
  readonly facts: Facts
}

/** Whether each moment of an event comes: its role at one of its steps, and the newborn as it asks. */
export function createEventWatch(content: CaseContent) {
  const conditions = content.injections.map(({ moments }) => moments)
  const expected = new Expected<Standing>(
    content.injections.flatMap(({ moments, roleId }, index) =>
      moments.flatMap(({ at, points, when }, place) =>
        (points ?? [undefined]).map((point) => ({
          finding: never(`injections[${index}].moments[${place}]`, point === undefined ? '' : ` at ${inPoint(point)}`),
          isIt: ({ role, step, facts }: Standing) =>
            role === roleId &&
            at.includes(step.screen) &&
            (point === undefined || step.point === point) &&
            holds(when, facts),
        })),
      ),
    ),
  )

  /** The steps of every role from the point at this place on, up to the next; 0: those before the first. */
  function look(bedsides: Iterable<Bedside>, place: number, isAt: (step: Step) => boolean): void {
    const standings = toldApart(content, bedsides, conditions)
    for (const role of roleIds) {
      for (const step of stepsFrom(content, role, place).filter(isAt)) {
        for (const bedside of standings) {
          expected.look({ role, step, facts: either(factsOf(bedside), new Set(pointsComeTo(content, place))) })
        }
      }
    }
  }

  return { look, left: (): readonly Finding[] => expected.left }
}

function stepsFrom(content: CaseContent, role: 0 | 1 | 2, place: number): readonly Step[] {
  const flow = content.flows[role]
  const slug = pointsOf(content)[place - 1]?.slug
  const from = slug === undefined ? 0 : flow.findIndex((step) => step.point === slug)
  const until = flow.findIndex((step, index) => index > from && step.point !== undefined)
  return flow.slice(from, until === -1 ? undefined : until)
}
