import { setConsoleFunction } from 'three'

/**
 * What three.js has to say goes to the console, but for one line: React Three Fiber makes a THREE.Clock for every stage, which
 * three.js calls deprecated since its release 183. Nobody here reads that clock, and no release of Fiber is without it.
 */
export function quietThree(): void {
  setConsoleFunction((type, message, ...params) => {
    if (!message.startsWith('THREE.Clock:')) console[type](message, ...params)
  })
}
