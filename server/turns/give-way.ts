import { setImmediate as nextTurn } from 'node:timers/promises'

let waiting = Promise.resolve()

/**
 * Lets all that has come in meanwhile go first. Of those who give way one goes on in each round of the loop, so that whoever asks
 * for something small waits for one piece of long work and not for one of each.
 */
export function giveWay(): Promise<void> {
  waiting = waiting.then(() => nextTurn())
  return waiting
}
