interface Job {
  readonly run: () => Promise<void>
  readonly isWanted: () => boolean
  readonly drop: () => void
}

/** A piece of work that nobody waits for any more when its turn comes. */
export class Unwanted extends Error {}

/**
 * One piece of work after the other, fair among those who ask: each has one done in turn, however many somebody else has
 * waiting. What one of them asks is done in the order it was asked.
 */
export function createTurns() {
  /** Who has something waiting, the next in turn first. */
  const waiting = new Map<string, Job[]>()
  let isWorking = false

  async function work(): Promise<void> {
    if (isWorking) return
    isWorking = true
    // Nothing begins before whoever asked holds the promise of it.
    await Promise.resolve()
    for (let job = next(); job; job = next()) await job.run()
    isWorking = false
  }

  function next(): Job | undefined {
    for (const [who, jobs] of waiting) {
      const job = firstWanted(jobs)
      waiting.delete(who)
      if (jobs.length > 0) waiting.set(who, jobs)
      if (job) return job
    }
    return undefined
  }

  return {
    /** How much somebody has waiting. */
    waitingOf: (who: string): number => waiting.get(who)?.length ?? 0,

    /** Does the work when it is due. Fails with `Unwanted` where `isWanted` says no by then. */
    take<T>(who: string, task: () => Promise<T>, isWanted: () => boolean = () => true): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        const run = () => task().then(resolve, reject)
        const job: Job = { run, isWanted, drop: () => reject(new Unwanted()) }
        waiting.set(who, [...(waiting.get(who) ?? []), job])
        void work()
      })
    },
  }
}

function firstWanted(jobs: Job[]): Job | undefined {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    if (job.isWanted()) return job
    job.drop()
  }
  return undefined
}
