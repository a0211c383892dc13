import type { CaseContent } from '../content.ts'
import type { Choice, NumberAsked, Task, TaskStep } from '../task.ts'
import { type Findings, found } from './complaint.ts'

/** What is wrong with the preparation: names of work, right answers, hints, times, the bands of its verdict. */
export function* mistakesInTasks({ preparationTasks, preparation }: CaseContent): Findings {
  yield* mistakesInNames(preparationTasks)
  const pieces = piecesOf(preparationTasks)
  for (const { at, steps } of pieces) {
    for (const [index, step] of steps.entries()) {
      yield* mistakesInStep(`${at}.steps[${index}]`, step)
      yield* answersItself(`${at}.steps[${index}]`, step)
    }
  }
  for (const { at, steps, busyMs } of pieces) {
    const waits = steps.reduce((sum, step) => sum + (step.kind === 'do' ? (step.waitMs ?? 0) : 0), 0)
    if (busyMs !== null && waits >= busyMs && waits > 0) {
      yield found(`${at}.busyMs`, `its waits alone take ${waits} ms`, 'Give it more time, or shorten a wait')
    }
  }
  const ends = preparation.bands.map(({ untilMs }) => untilMs ?? Number.POSITIVE_INFINITY)
  const isGrowing = ends.every((end, index) => index === 0 || end > (ends[index - 1] ?? 0))
  if (!isGrowing || ends.at(-1) !== Number.POSITIVE_INFINITY) {
    yield found(
      'preparation.bands',
      'each ends later than the one before, and the last never',
      'Put them in order, the last without an end',
    )
  }
}

/** A piece of work, where it stands, and how long it binds its person. */
interface Piece {
  readonly at: string
  readonly name: string
  readonly steps: readonly TaskStep[]
  readonly busyMs: number | null
}

/** All work of a story, drugs one by one. */
export const piecesOf = (tasks: readonly Task[]): readonly Piece[] =>
  tasks.flatMap((task, index): Piece[] => {
    const at = `preparationTasks[${index}]`
    const { firebaseId: name } = task
    if (task.kind === 'calculate') return [{ at, name, steps: task.steps, busyMs: null }]
    if (task.kind !== 'mix') return [{ at, name, steps: task.steps, busyMs: task.busyMs }]
    return task.drugs.map(({ slug, steps, busyMs }, place) => ({
      ...{ at: `${at}.drugs[${place}]`, name: slug, steps, busyMs },
    }))
  })

/** Each has a name of its own, what closes another names one that is there, and the drugs take as long as they take. */
function* mistakesInNames(tasks: readonly Task[]): Findings {
  const taken = new Set<string>()
  for (const { at, name } of [
    ...tasks.flatMap((task, index) =>
      task.kind === 'mix' ? { at: `preparationTasks[${index}]`, name: task.firebaseId } : [],
    ),
    ...piecesOf(tasks),
  ]) {
    if (taken.has(name)) yield found(at, `“${name}” is other work already`, 'Give it another name')
    taken.add(name)
  }
  for (const [index, task] of tasks.entries()) {
    const at = `preparationTasks[${index}]`
    if (task.kind === 'mix') {
      const totalMs = task.drugs.reduce((sum, drug) => sum + drug.totalMs, 0)
      if (task.totalMs !== totalMs) yield found(`${at}.totalMs`, `its drugs take ${totalMs} ms`, 'Put that there')
    }
    yield* mistakesInNeeds(at, task, taken)
    if (task.kind !== 'calculate' || task.closes === undefined) continue
    const closed = tasks.find(({ firebaseId }) => firebaseId === task.closes)
    if (closed?.kind !== 'mix' || closed.roleId !== task.roleId)
      yield found(`${at}.closes`, `its role mixes nothing called “${task.closes}”`, 'Name a task of the kind mix')
  }
}

/** What has to be done first is other work of the story. */
function* mistakesInNeeds(at: string, task: Task, known: ReadonlySet<string>): Findings {
  const waiting =
    task.kind === 'mix'
      ? task.drugs.map(({ slug, needs }) => ({ name: slug, needs }))
      : [{ name: task.firebaseId, needs: task.kind === 'calculate' ? task.needs : undefined }]
  for (const { name, needs } of waiting) {
    for (const one of needs?.works ?? []) {
      if (one === name || !known.has(one))
        yield found(`${at}.needs`, `“${name}” needs “${one}”, which is no other work`, 'Name work of the story')
    }
  }
}

function* mistakesInStep(at: string, step: TaskStep): Findings {
  if (step.kind === 'choose') yield* mistakesInChoice(at, step)
  if (step.kind === 'number') yield* mistakesInNumber(at, step)
  if (step.kind === 'number' && step.using) yield* mistakesInChoice(`${at}.using`, step.using)
  if (step.kind === 'numbers') {
    for (const [index, ask] of step.asks.entries()) {
      yield* mistakesInNumber(`${at}.asks[${index}]`, ask)
      if (ask.using) yield* mistakesInChoice(`${at}.asks[${index}].using`, ask.using)
    }
  }
  if (step.kind === 'pick-items') {
    if (!step.items.some(({ isRight }) => isRight))
      yield found(`${at}.items`, 'none is right', 'Mark what is to be picked')
    for (const { slug, isRight, hint } of step.items) {
      if (isRight && hint !== undefined) yield found(`${at}.items`, `“${slug}” is right and has a hint`, 'Take it out')
      if (!isRight && hint === undefined)
        yield found(`${at}.items`, `“${slug}” is wrong and has no hint`, 'Say why not')
    }
  }
  if (step.kind === 'check') {
    for (const { part } of step.misfits) {
      if (!step.made.some(({ slug }) => slug === part))
        yield found(`${at}.misfits`, `“${part}” is nothing that was made`, 'Name a part of what was made')
    }
  }
}

export function* mistakesInChoice(at: string, { options, right }: Choice): Findings {
  if (!options.some(({ slug }) => slug === right))
    yield found(`${at}.right`, `“${right}” is none of the options`, 'Name the option that is right')
  for (const { slug, hint } of options) {
    if (slug === right && hint !== undefined) {
      yield found(`${at}.options`, `“${slug}” is right and has a hint`, 'Take it out: it would never be shown')
    }
    if (slug !== right && hint === undefined)
      yield found(`${at}.options`, `“${slug}” is wrong and has no hint`, 'Say why not')
  }
}

const isNear = (one: number, other: number, tolerance: number) => Math.abs(one - other) <= tolerance + 1e-9

/** No known mistake counts as right, and none is told as another. */
export function* mistakesInNumber(at: string, { right, tolerance, wrong }: NumberAsked): Findings {
  for (const [index, { value }] of wrong.entries()) {
    if (isNear(value, right, tolerance)) {
      yield found(`${at}.wrong`, `${value} counts as right`, 'Narrow the tolerance, or take the mistake out')
    }
    const first = wrong.find((one) => isNear(one.value, value, tolerance))
    if (first !== wrong[index]) {
      yield found(
        `${at}.wrong`,
        `${value} is answered as ${first?.value} is`,
        'Narrow the tolerance, or take one of the two out',
      )
    }
  }
}

/** A label names the action, never the answer. */
function* answersItself(at: string, step: TaskStep): Findings {
  const label = step.kind === 'numbers' ? step.asks.map((ask) => ask.label).join(' ') : step.label
  const asks = step.kind === 'number' ? [step] : step.kind === 'numbers' ? step.asks : []
  const choices = [...(step.kind === 'choose' ? [step] : []), ...asks.flatMap(({ using }) => using ?? [])]
  const said = label.match(/\d+(\.\d+)?/g)?.map(Number) ?? []
  const answers = [
    ...choices.flatMap(({ options, right }) => options.find(({ slug }) => slug === right)?.name ?? []),
    ...(step.kind === 'pick-items' ? step.items.map(({ name }) => name) : []),
  ]
  for (const answer of answers.filter((one) => label.includes(one))) {
    yield found(at, `its label already says “${answer}”`, 'Name the action, not what is asked')
  }
  for (const { right } of asks.filter((ask) => said.includes(ask.right))) {
    yield found(at, `its label already says ${right}`, 'Name the action, not what is asked')
  }
}
