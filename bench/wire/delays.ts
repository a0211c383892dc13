import { setTimeout as sleep } from 'node:timers/promises'
import { type Line, SOMETHING } from './line.ts'

let pressed = 0

/** From a press to everybody's hearing of it, in ms: one after the other, `pauseMs` apart or each as soon as the last was heard. */
export async function delaysOf(
  pressing: readonly Line[],
  hearing: readonly Line[],
  { times, pauseMs }: { times: number; pauseMs: number },
): Promise<number[]> {
  const delays: number[] = []
  for (let count = 0; count < times; count++) {
    const n = ++pressed
    const began = performance.now()
    const heard = hearing.map(
      (line) =>
        new Promise<number>((resolve) => {
          line.hear = (told) => (told === n || told === SOMETHING) && resolve(performance.now() - began)
        }),
    )
    pressing[count % pressing.length]?.press(n)
    delays.push(...(await Promise.all(heard)))
    if (pauseMs > 0) await sleep(pauseMs)
  }
  return delays
}
