import { type Finding, found } from '../story/checks/complaint.ts'

interface Awaited<Moment> {
  readonly finding: Finding
  readonly isIt: (moment: Moment) => boolean
}

/** What has to come up at some moment of some run: whatever is left at the end never does. */
export class Expected<Moment> {
  #left: readonly Awaited<Moment>[]

  constructor(awaited: readonly Awaited<Moment>[]) {
    this.#left = awaited
  }

  look(moment: Moment): void {
    if (this.#left.length > 0) this.#left = this.#left.filter(({ isIt }) => !isIt(moment))
  }

  get left(): readonly Finding[] {
    return this.#left.map(({ finding }) => finding)
  }
}

const NEVER = 'it never comes up'

/** `where`: there at least. */
export const never = (at: string, where = ''): Finding =>
  found(at, `${NEVER}${where}, whatever is decided`, 'Put its condition right, take it out, or name it in unreached')

export const isNever = ({ what }: Finding): boolean => what.startsWith(NEVER)

/** Each finding once, however many states it stands in. */
export class Findings {
  readonly #all = new Map<string, Finding>()

  add(at: string, what: string, todo: string): void {
    if (!this.#all.has(`${at} ${what}`)) this.#all.set(`${at} ${what}`, found(at, what, todo))
  }

  get all(): readonly Finding[] {
    return [...this.#all.values()]
  }
}
