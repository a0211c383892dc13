import type { Answer } from '#case/live-messages.ts'
import type { Unsent } from './outbox.ts'

export type FinalAnswer = Exclude<Answer, { retry: true }>

interface Errand {
  readonly first: () => Unsent | undefined
  readonly isConnected: () => boolean
  /** Rejects when no answer came in time. */
  readonly ask: (unsent: Unsent) => Promise<Answer>
  readonly settle: (unsent: Unsent, answer: FinalAnswer) => void | Promise<void>
  /** Somebody failed over an answer. The answer stands. */
  readonly failed: (error: unknown) => void
  /** Told once for a command that has to be sent again. */
  readonly delayed?: (message: string) => void
  readonly wait: (ms: number) => Promise<void>
}

const backOffMs = (tries: number) => Math.min(300 * 2 ** tries, 4000)
const isFinal = (answer: Answer | null): answer is FinalAnswer => answer !== null && !('retry' in answer)

/** Takes unsent commands to the server one at a time, in order, the same one again until it is answered. */
export function createCourier(errand: Errand) {
  let isUnderWay = false

  async function deliverAll(): Promise<void> {
    let tries = 0
    for (let unsent = errand.first(); unsent && errand.isConnected(); unsent = errand.first()) {
      const answer = await errand.ask(unsent).catch(() => null)
      if (isFinal(answer) && (await isSettled(unsent, answer))) {
        tries = 0
        continue
      }
      if (answer && !isFinal(answer) && tries === 0) errand.delayed?.(answer.message)
      await errand.wait(backOffMs(tries))
      tries += 1
    }
  }

  async function isSettled(unsent: Unsent, answer: FinalAnswer): Promise<boolean> {
    try {
      await errand.settle(unsent, answer)
      return true
    } catch (error) {
      errand.failed(error)
      return false
    }
  }

  return async function deliver(): Promise<void> {
    if (isUnderWay) return
    isUnderWay = true
    try {
      await deliverAll()
    } finally {
      isUnderWay = false
    }
  }
}
