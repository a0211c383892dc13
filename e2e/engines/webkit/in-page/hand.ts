import type { Query } from '../query.ts'
import { isEnabled, isSeen, one } from './judge.ts'

interface Point {
  readonly x: number
  readonly y: number
}

const drawn = () => new Promise(requestAnimationFrame)

/** The element that can be worked on now, or why there is none. */
function ready(query: Query): Element | string {
  const element = one(query)
  if (!element) return 'not there'
  if (!isSeen(element)) return 'not seen'
  return isEnabled(element) ? element : 'disabled'
}

const boxOf = (element: Element) => element.getClientRects()[0] ?? null

async function isStill(element: Element): Promise<boolean> {
  await drawn()
  const before = boxOf(element)
  await drawn()
  const after = boxOf(element)
  return Boolean(before && after && before.x === after.x && before.y === after.y && before.width === after.width)
}

/** A press meets it where it, something in it, or what stands for it is on top. */
function meets(met: Element | null, element: Element): boolean {
  if (!met) return false
  const pressed = element.closest('button, a, [role=button], [role=link]') ?? element
  return pressed.contains(met) || met.closest('label')?.control === element
}

let guard: { strayed: string | null; end: () => void } | null = null

const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const

/** From now on a press that meets something else is held back: pages here are live, and things move while they are pressed. */
function watchOver(element: Element): void {
  let isDecided = false
  const own = { strayed: null as string | null, end: () => {} }
  const hold = (event: Event) => {
    const met = event.target instanceof Element ? event.target : null
    if (!isDecided && !meets(met, element)) own.strayed = met?.outerHTML.slice(0, 120) ?? 'nothing'
    isDecided = true
    if (own.strayed === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const press of PRESSES) addEventListener(press, hold, { capture: true })
  own.end = () => {
    for (const press of PRESSES) removeEventListener(press, hold, { capture: true })
  }
  guard = own
}

/** Where to press it, or why it cannot be pressed. */
export async function pressPoint(query: Query): Promise<Point | string> {
  const element = ready(query)
  if (typeof element === 'string') return element
  if (!(await isStill(element))) return 'moving'
  const seen = () => {
    const box = boxOf(element)
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const isMet = () => {
    const point = seen()
    return point !== null && meets(document.elementFromPoint(point.x, point.y), element)
  }
  // What sticks to an edge may lie over it: then it is brought to the middle, the top and the bottom in turn.
  for (const block of ['nearest', 'center', 'start', 'end'] as const) {
    if (isMet()) break
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
  }
  const point = seen()
  if (!point || !isMet()) {
    const over = point && document.elementFromPoint(point.x, point.y)
    return over ? `covered by ${over.outerHTML.slice(0, 120)}` : 'out of view'
  }
  watchOver(element)
  return point
}

/** What the press met instead. */
export function strayedTo(): string | null {
  const strayed = guard?.strayed ?? null
  guard?.end()
  guard = null
  return strayed
}

export function fill(query: Query, text: string): string | null {
  const element = ready(query)
  if (typeof element === 'string') return element
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) throw new Error('not a field')
  if (element.readOnly) return 'to be read only'
  element.focus()
  element.select()
  if (text) document.execCommand('insertText', false, text)
  else document.execCommand('delete')
  return null
}

export function select(query: Query, option: string): string | null {
  const element = ready(query)
  if (typeof element === 'string') return element
  if (!(element instanceof HTMLSelectElement)) throw new Error('nothing to select from')
  const chosen = [...element.options].find(({ value, label }) => value === option || label === option)
  if (!chosen) return `without ${option}`
  element.value = chosen.value
  for (const name of ['input', 'change']) element.dispatchEvent(new Event(name, { bubbles: true }))
  return null
}

interface Given {
  readonly name: string
  readonly mimeType: string
  /** In base64. */
  readonly content: string
}

export async function setFile(query: Query, { name, mimeType, content }: Given): Promise<string | null> {
  const element = one(query)
  if (!element) return 'not there'
  if (!isEnabled(element)) return 'disabled'
  if (!(element instanceof HTMLInputElement)) throw new Error('no field for a file')
  const held = new DataTransfer()
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  held.items.add(new File([bytes], name, { type: mimeType }))
  element.files = held.files
  for (const event of ['input', 'change']) element.dispatchEvent(new Event(event, { bubbles: true }))
  return null
}
