import { useEffect, useRef } from 'react'

/** Marks what gets the focus when its turn comes, or when what had it before is gone. */
export const entry = { 'data-entry': true } as const

/** An element that comes or goes with the next drawing may take the focus itself. */
const SETTLED_AFTER_MS = 60

/**
 * What somebody works with can go while it has the focus: a button that was pressed, a list that another person closes. A
 * browser then begins again at the top of the page. With this the focus goes to what follows: the nearest thing around it
 * that is marked as entry, or the page's heading.
 */
export function keepFocus(): void {
  let path: readonly Element[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  document.addEventListener('focusin', ({ target }) => {
    path = target instanceof Element ? upwards(target) : []
  })
  // Who leaves what still can be worked with, as a phone's keyboard does when it closes, lets go on purpose. What is being
  // taken away is gone only a moment later.
  document.addEventListener('focusout', ({ target }) => {
    setTimeout(() => {
      if (isFree() && target === path[0] && isWorkable(path[0])) path = []
    })
  })

  function catchUp() {
    const [last] = path
    if (!last || !isFree()) return
    const target = isWorkable(last) ? last : (entryAround(path) ?? (last.isConnected ? null : heading()))
    target?.focus({ preventScroll: true })
    if (target?.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
  }

  new MutationObserver(() => {
    clearTimeout(timer)
    if (path.length > 0) timer = setTimeout(catchUp, SETTLED_AFTER_MS)
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['disabled'] })
}

const heading = () => document.querySelector<HTMLElement>('main h1')

/** What is only switched off may be waiting for an answer, after which one goes on with it. */
const isWorkable = (element: Element | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && !element.matches(':disabled')

const isFree = () => document.activeElement === null || document.activeElement === document.body

function upwards(from: Element): readonly Element[] {
  const path: Element[] = []
  for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) path.push(at)
  return path
}

function entryAround(path: readonly Element[]): HTMLElement | null {
  for (const element of path.filter(({ isConnected }) => isConnected)) {
    const entry = [...element.querySelectorAll<HTMLElement>('[data-entry]')].find(canTakeIt)
    if (entry) return entry
  }
  return null
}

const canTakeIt = (element: HTMLElement) => !element.matches(':disabled') && element.getClientRects().length > 0

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

/** When `key` changes, the focus goes to what is marked as entry, unless the person is busy elsewhere on the page. */
export function useEntryFocus(key: string) {
  const container = useRef<HTMLDivElement>(null)
  const shownKey = useRef(key)

  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    const active = document.activeElement
    const isElsewhere = active && active !== document.body && !container.current?.contains(active)
    if (!isElsewhere) container.current?.querySelector<HTMLElement>('[data-entry]')?.focus()
  }, [key])

  return container
}

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
