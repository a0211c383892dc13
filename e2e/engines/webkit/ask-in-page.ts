interface Point {
  readonly x: number
  readonly y: number
}
type Hit = 'done' | { readonly hitTargetDescription: string }

/** The parts of Playwright's script that are used here. */
interface Injected {
  parseSelector(selector: string): object
  querySelectorAll(selector: object, root: Node): Element[]
  strictModeViolationError(selector: object, matches: Element[]): Error
  checkElementStates(element: Element, states: readonly string[], isFrameVisible: boolean): Promise<unknown>
  expectHitTarget(point: Point, element: Element): Hit
  setupHitTargetInterceptor(element: Element, by: 'mouse', point: Point): { stop(): Hit } | string
  expect(element: Element, options: object, elements: Element[], isFrameVisible: boolean): Promise<Found>
  fill(element: Element, text: string): string
  setInputFiles(element: Element, files: object): void
  ariaSnapshot(element: Element, options: object): string
}

export interface Expectation {
  readonly expression: string
  readonly isNot: boolean
  readonly expectedNumber?: number
  readonly expectedText?: readonly unknown[]
}

interface Found {
  readonly matches: boolean
  readonly received?: { readonly value?: unknown }
}

export type Ask = ReturnType<typeof askInPage>

/** Runs in the page: answers what a locator asks. Null means that the element is not there, or not yet as it should be. */
export function askInPage(injected: Injected) {
  const all = (selector: string) => injected.querySelectorAll(injected.parseSelector(selector), document)

  function one(selector: string): Element | null {
    const elements = all(selector)
    if (elements.length > 1) throw injected.strictModeViolationError(injected.parseSelector(selector), elements)
    return elements[0] ?? null
  }

  /** The element that can be worked on now, or why there is none. */
  async function ready(selector: string, states: readonly string[]): Promise<Element | string> {
    const element = one(selector)
    if (!element) return 'not there'
    const wrong = await injected.checkElementStates(element, states, true)
    return wrong ? JSON.stringify(wrong) : element
  }

  let guard: { stop(): Hit } | null = null

  /** Where to press it, or why it cannot be pressed. From now on a press that meets something else is held back. */
  async function pressPoint(selector: string, isForced: boolean): Promise<Point | string> {
    const element = await ready(selector, isForced ? [] : ['visible', 'enabled', 'stable'])
    if (typeof element === 'string') return element
    const seen = () => {
      const [box] = element.getClientRects()
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    const isIn = (point: ReturnType<typeof seen>) =>
      point && point.x > 0 && point.y > 0 && point.x < innerWidth && point.y < innerHeight
    const met = () => {
      const point = seen()
      return point && isIn(point) ? injected.expectHitTarget(point, element) : undefined
    }
    // What sticks to an edge may lie over it: then it is brought to the middle, the top and the bottom in turn.
    for (const block of ['nearest', 'center', 'start', 'end'] as const) {
      if (met() === 'done') break
      element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
    }
    const point = seen()
    if (!point || !isIn(point)) return 'out of view'
    if (isForced) return point
    const guarded = injected.setupHitTargetInterceptor(element, 'mouse', point)
    if (typeof guarded === 'string') return `covered by ${guarded}`
    guard = guarded
    return point
  }

  /** What was met instead: pages here are live, and things move while they are pressed. */
  function strayedTo(): string | null {
    const hit = guard?.stop() ?? 'done'
    guard = null
    return hit === 'done' ? null : hit.hitTargetDescription
  }

  async function expects(selector: string | null, options: Expectation): Promise<Found> {
    const { expression, isNot } = options
    const isList = expression === 'to.have.count' || expression.endsWith('.array')
    const elements = isList ? all(selector ?? ':root') : [one(selector ?? ':root')].filter((found) => found !== null)
    const [first] = elements
    if (first) return injected.expect(first, options, elements, true)
    if (expression === 'to.have.count') return { matches: options.expectedNumber === 0, received: { value: 0 } }
    if (isList) return { matches: options.expectedText?.length === 0, received: { value: [] } }
    const isAbsence = expression === 'to.be.hidden' || expression === 'to.be.detached'
    const isPresence = ['to.be.visible', 'to.be.attached', 'to.be.in.viewport'].includes(expression)
    return { matches: isAbsence || (isPresence ? false : isNot) }
  }

  async function fill(selector: string, text: string): Promise<string | null> {
    const element = await ready(selector, ['visible', 'enabled', 'editable'])
    if (typeof element === 'string') return element
    if (injected.fill(element, text) === 'needsinput') {
      if (text) document.execCommand('insertText', false, text)
      else document.execCommand('delete')
    }
    return null
  }

  async function setFiles(selector: string, files: object): Promise<string | null> {
    const element = await ready(selector, ['enabled'])
    if (typeof element === 'string') return element
    injected.setInputFiles(element, files)
    return null
  }

  const snapshot = (selector: string) => {
    const element = one(selector)
    return element && injected.ariaSnapshot(element, { mode: 'default' })
  }

  return { all, one, ready, pressPoint, strayedTo, expects, fill, setFiles, snapshot }
}
