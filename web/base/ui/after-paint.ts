/** A page that nobody sees draws nothing. */
const AT_LATEST_MS = 100

/** Does something once the browser has drawn what a press has changed, so that the press is seen at once. */
export function afterPaint(work: () => void): void {
  let isDone = false
  const once = () => {
    if (!isDone) work()
    isDone = true
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, AT_LATEST_MS)
}
