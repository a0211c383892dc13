import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Follows a call through all that it awaits. For that Node looks at every promise of the process, whoever made it, from the
 * first such call on and for good; with this only while a call is under way.
 */
export class RestingStorage<T> extends AsyncLocalStorage<T> {
  #underWay = 0

  override run<R, A extends unknown[]>(store: T, work: (...args: A) => R, ...args: A): R {
    this.#underWay += 1
    const leave = () => {
      this.#underWay -= 1
      if (this.#underWay === 0) this.disable()
    }
    let result: R | undefined
    try {
      result = super.run(store, work, ...args)
      return result
    } finally {
      if (result instanceof Promise) result.then(leave, leave)
      else leave()
    }
  }
}
