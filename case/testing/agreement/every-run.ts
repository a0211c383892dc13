import type { PointHistory } from '../../rules/bedside.ts'
import { afterCall, openPoint } from '../../rules/bedside.ts'
import type { CaseContent } from '../../story/content.ts'
import type { Decided } from './decisions-at.ts'
import { historyOf, storyAt } from './scene.ts'

/** A whole run: what was decided at each point, and what became of her. */
export interface Run {
  readonly decided: readonly Decided[]
  readonly course: readonly PointHistory[]
}

/** What may be decided at each point, the first of each being what the others are tried with. */
type Choices = readonly (readonly Decided[])[]

/**
 * Runs that a handover can tell apart. It speaks of films, of gases and of the course in sentences of their own: every run
 * of films, every run of gases and every course, each with the other two as in the ideal run.
 */
export function everyRun(content: CaseContent, ideal: readonly Decided[]): readonly Run[] {
  const lists = (slugs: readonly string[]) =>
    ideal.map((decided, index) => listsOf(content, index, slugs).map((Procedure) => ({ ...decided, Procedure })))
  const courses = ideal.map((decided, index) => coursesOf(content, index).map((course) => ({ ...decided, ...course })))
  return [lists(OF_FILMS), lists(OF_GASES), courses].flatMap((choices) => runs(content, choices))
}

const OF_FILMS = ['cxr', 'reposition-ett', 'drain', 'pal', 'needle', 'change-ett']
const OF_GASES = ['istat', 'pal', 'uvc']

/** Every list of these procedures. */
function listsOf({ decisionStories }: CaseContent, index: number, slugs: readonly string[]): readonly string[][] {
  const offered = (decisionStories[index]?.groups.Procedure ?? []).map(({ slug }) => slug)
  return slugs
    .filter((slug) => offered.includes(slug))
    .reduce<string[][]>((all, slug) => all.flatMap((list) => [list, [...list, slug]]), [[]])
}

function coursesOf({ decisionStories }: CaseContent, index: number): readonly Decided[] {
  const { Ventilator = [], Medications = [], Departure } = decisionStories[index]?.groups ?? {}
  const leaving = index === 3 ? Departure?.map(({ slug }) => ({ Departure: [slug] })) : undefined
  return Ventilator.flatMap((machine) =>
    Medications.flatMap((drug) =>
      (leaving ?? [{}]).map((leave) => ({ Ventilator: [machine.slug], Medications: [drug.slug], ...leave })),
    ),
  )
}

function runs(content: CaseContent, choices: Choices): readonly Run[] {
  let found: readonly Run[] = [{ decided: [], course: [] }]
  for (const [index, ways] of choices.entries()) {
    const next = new Map<string, Run>()
    for (const run of found)
      for (const decided of ways) {
        const longer = goOn(content, run, decided, index + 1)
        next.set(told(longer), longer)
      }
    found = [...next.values()]
  }
  return found
}

function goOn(content: CaseContent, { decided, course }: Run, choice: Decided, point: number): Run {
  const story = storyAt(content, point)
  const before = afterCall(content, course.at(-1)?.after ?? content.asFound, story)
  const history = historyOf(content, { point, before, opening: openPoint(content, before, story) }, choice, true)
  return { decided: [...decided, choice], course: [...course, history] }
}

/** What a handover may tell of a run so far. */
function told({ course }: Run): string {
  const last = (slug: string) => course.findLast(({ chosen }) => chosen.has(slug))
  const [film, gas] = [last('cxr'), last('istat')]
  const at = (point: number) => course[point - 1]
  return JSON.stringify([
    course.at(-1)?.after,
    film && [film.point, film.now['tube-repositioned'], film.now['chest-drained'], film.chosen.has('pal')],
    gas && [gas.point, gas.opening.gas, gas.now['arterial-line']],
    course.map(({ chosen, opening, now }) => chosen.has('istat') && now['arterial-line'] && [opening.gas, opening.map]),
    course.some(({ place, opening, now }) => place < 4 && opening.ino && !now.ino),
    [
      ...[at(2)?.now['tube-repositioned'], at(3)?.now['chest-drained']],
      ...[at(3)?.opening['arterial-line'], at(3)?.chosen.has('pal')],
    ],
    ['transport-crossvent', 'wean-ino'].map((slug) => at(4)?.chosen.has(slug)),
    [...(at(5)?.chosen ?? [])].sort(),
    course.some(({ chosen }) => chosen.has('uvc')),
  ])
}
