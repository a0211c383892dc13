/** Hears in the order in which things came, also where one of them is not ready yet. What is ready is heard at once. */
export function inOrder<T>(hear: (heard: T) => void, failed: (error: unknown) => void) {
  let last: Promise<void> | null = null

  return (coming: T | Promise<T>): void => {
    if (!last && !(coming instanceof Promise)) {
      hear(coming)
      return
    }
    const turn = (last ?? Promise.resolve())
      .then(async () => hear(await coming))
      .catch(failed)
      .finally(() => {
        if (last === turn) last = null
      })
    last = turn
  }
}
