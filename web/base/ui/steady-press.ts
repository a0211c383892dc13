/**
 * Pages here are live: an answer that comes in can push a button away under a finger that is already down. A browser
 * then presses what has moved there, or nothing at all. With this, a press counts for what it began on, as long as the
 * finger stays; who slides off takes the press back.
 */
export function keepPressesSteady(): void {
  let press: Press | null = null

  const onDown = ({ target, clientX, clientY }: PointerEvent) => {
    press = { on: pressableAt(target), x: clientX, y: clientY }
  }
  const onCancel = () => {
    press = null
  }
  const onClick = (event: MouseEvent) => {
    const begun = press
    press = null
    const isPointed = event.detail > 0
    if (!begun || !isPointed || pressableAt(event.target) === begun.on || isStray(begun, event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!begun.on?.isConnected) return
    begun.on.focus({ preventScroll: true })
    begun.on.click()
  }

  document.addEventListener('pointerdown', onDown, true)
  document.addEventListener('pointercancel', onCancel, true)
  document.addEventListener('click', onClick, true)
}

interface Press {
  readonly on: HTMLElement | null
  readonly x: number
  readonly y: number
}

const STRAY_PX = 12

const isStray = ({ x, y }: Press, { clientX, clientY }: MouseEvent) => Math.hypot(clientX - x, clientY - y) > STRAY_PX

const pressableAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('button, a, label, input, select, textarea, summary') : null
