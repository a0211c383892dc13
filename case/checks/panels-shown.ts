import type { Bedside } from '../story/bedside.ts'
import type { Finding } from '../story/checks/complaint.ts'
import { inPoint } from '../story/checks/points-named.ts'
import type { CaseContent } from '../story/content.ts'
import { factsWith, holds, pointsComeTo, resolveText } from '../story/resolve-text.ts'
import { Expected, Findings, never } from './expected.ts'
import { toldApart, wordsAt } from './told-apart.ts'

interface Shown {
  readonly bedside: Bedside
  readonly place: number
}

/** Whether panel and pumps have something to show in every state that they come to, and each of their values comes up. */
export function createPanelWatch(content: CaseContent) {
  const findings = new Findings()
  const told = [content.machines, content.infusions]
  const factsAt = ({ bedside, place }: Shown) => factsWith(bedside, new Set(), ...pointsComeTo(content, place))
  const expected = new Expected<Shown>([
    ...Object.entries(content.machines).flatMap(([machine, { readings }]) =>
      readings.flatMap(({ value }, index) =>
        (typeof value === 'string' ? [] : value).flatMap((piece, place) =>
          typeof piece === 'string'
            ? []
            : {
                finding: never(`machines.${machine}.readings[${index}].value[${place}]`),
                isIt: (shown: Shown) => shown.bedside.machine === machine && holds(piece.when, factsAt(shown)),
              },
        ),
      ),
    ),
    ...content.infusions.map(({ when }, index) => ({
      finding: never(`infusions[${index}]`),
      isIt: (shown: Shown) => holds(when, factsAt(shown)),
    })),
  ])

  function look(bedsides: Iterable<Bedside>, place: number): void {
    for (const bedside of toldApart(content, bedsides, told, ({ machine }) => machine)) {
      const shown = { bedside, place }
      expected.look(shown)
      const { readings = [] } = content.machines[bedside.machine] ?? {}
      for (const [index, { label, value, isOptional }] of readings.entries()) {
        if (isOptional || resolveText(value, factsAt(shown), wordsAt(content, bedside)) !== '') continue
        findings.add(
          `machines.${bedside.machine}.readings[${index}]`,
          `it shows no ${label} in some state at ${inPoint(content.decisionStories[place - 1]?.slug ?? 'before the first')}`,
          'Add a value for every state, or mark the reading as optional',
        )
      }
    }
  }

  return { look, left: (): readonly Finding[] => [...findings.all, ...expected.left] }
}
