/** Something that waits to be done with others like it, and where its result goes. */
export interface Waiting<T, R> {
  readonly asked: T
  readonly isWanted: () => boolean
  readonly resolve: (result: R) => void
  readonly reject: (error: unknown) => void
}
/** Something that is done with nothing beside it. */
interface Alone {
  readonly run: () => Promise<void>
}
type Job<T, R> = Waiting<T, R> | Alone

/** A piece of work that nobody waits for any more when its turn comes. */
export class Unwanted extends Error {}

/** So many are done together at most: whoever comes meanwhile should not wait long. */
const MOST_TOGETHER = 100

/**
 * One piece of work after the other, fair among those who ask: each has one done in turn, however many somebody else has
 * waiting. What one of them asks is done in the order it was asked. What waits and can be done together is.
 */
export function createTurns<T, R>(doTogether: (some: Waiting<T, R>[]) => Promise<void>) {
  /** Who has something waiting, the next in turn first. */
  const waiting = new Map<string, Job<T, R>[]>()
  let isWorking = false

  async function work(): Promise<void> {
    if (isWorking) return
    isWorking = true
    // Nothing begins before whoever asked holds the promise of it.
    await Promise.resolve()
    for (let job = takeNext(waiting); job; job = takeNext(waiting)) {
      if ('run' in job) await job.run()
      else await doTogether([job, ...othersNow()])
    }
    isWorking = false
  }

  function othersNow(): Waiting<T, R>[] {
    const others: Waiting<T, R>[] = []
    while (others.length < MOST_TOGETHER - 1) {
      const job = takeNext(waiting, { butAlone: true })
      if (!job || 'run' in job) break
      others.push(job)
    }
    return others
  }

  function add(who: string, job: Job<T, R>): void {
    const jobs = waiting.get(who)
    if (jobs) jobs.push(job)
    else waiting.set(who, [job])
    void work()
  }

  return {
    /** How much somebody has waiting. */
    waitingOf: (who: string): number => waiting.get(who)?.length ?? 0,

    /** Has it done when it is due, with what waits beside it. Fails with `Unwanted` where `isWanted` says no by then. */
    take: (who: string, asked: T, isWanted: () => boolean = () => true): Promise<R> =>
      new Promise((resolve, reject) => add(who, { asked, isWanted, resolve, reject })),

    /** Does the work when it is due. */
    takeAlone: (who: string, task: () => Promise<void>): Promise<void> =>
      new Promise((resolve, reject) => add(who, { run: () => task().then(resolve, reject) })),
  }
}

/** The next in turn that is still wanted. */
function takeNext<T, R>(waiting: Map<string, Job<T, R>[]>, { butAlone = false } = {}): Job<T, R> | undefined {
  for (const [who, jobs] of waiting) {
    dropUnwanted(jobs)
    const [first] = jobs
    if (first && butAlone && 'run' in first) return undefined
    jobs.shift()
    waiting.delete(who)
    if (jobs.length > 0) waiting.set(who, jobs)
    if (first) return first
  }
  return undefined
}

function dropUnwanted<T, R>(jobs: Job<T, R>[]): void {
  for (let [job] = jobs; job && 'asked' in job && !job.isWanted(); [job] = jobs) {
    jobs.shift()
    job.reject(new Unwanted())
  }
}
