import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import type { Query, Step, Wanted } from '../query.ts'

type Place = Document | Element

export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

const isSaid = (element: Element): boolean => !element.matches('script, style, noscript, head *')

export function matches(wanted: Wanted, text: string): boolean {
  if ('source' in wanted) return new RegExp(wanted.source, wanted.flags).test(text)
  const [is, should] = [plain(text), plain(wanted.text)]
  return wanted.isExact ? is === should : is.toLowerCase().includes(should.toLowerCase())
}

/** The elements that a test means, in the order of the page. */
export function find(query: Query): Element[] {
  return query.reduce<readonly Place[]>((places, step) => further(places, step), [document]) as Element[] // after a step none is the page itself
}

const isWithin = (query: Query, element: Element): boolean =>
  query.reduce<readonly Place[]>((places, step) => further(places, step), [element]).length > 0

function further(places: readonly Place[], step: Step): readonly Place[] {
  switch (step.by) {
    case 'role':
    case 'text':
    case 'label':
    case 'css':
      return below(places, step)
    case 'containing':
      return places.filter((place) => matches(step.wanted, place.textContent ?? ''))
    case 'having':
      return places.filter((place) => place instanceof Element && isWithin(step.other, place))
    case 'and': {
      const others = new Set<Place>(find(step.other))
      return places.filter((place) => others.has(place))
    }
    case 'or':
      return inOrder([...places, ...find(step.other)])
    case 'place':
      return [places.at(step.place)].filter((place) => place !== undefined)
  }
}

const inOrder = (places: readonly Place[]): Place[] =>
  [...new Set(places)].sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )

function below(places: readonly Place[], step: Extract<Step, { by: 'role' | 'text' | 'label' | 'css' }>): Place[] {
  const css = step.by === 'css' ? step.css : '*'
  const found = places.flatMap((place) => [...place.querySelectorAll(css)])
  const each = places.length > 1 ? inOrder(found) : found
  if (step.by === 'css') return each
  return (each as Element[]).filter((element) => {
    // what is below a place
    if (step.by === 'text') return isSmallestWith(step.wanted, element)
    if (step.by === 'label') return labelsOf(element).some((label) => matches(step.wanted, label))
    return (
      roleOf(element) === step.role &&
      (step.level === undefined || levelOf(element) === step.level) &&
      isTold(element) &&
      (!step.name || matches(step.name, accessibleName(element)))
    )
  })
}

/** What the library takes for a landmark wherever it stands is one only where HTML says so. */
function roleOf(element: Element): string | null {
  if (!element.hasAttribute('role')) {
    if (element.matches('header, footer') && element.closest('article, aside, main, nav, section')) return null
    if (element.matches('section') && !element.matches('[aria-label], [aria-labelledby]')) return null
    if (element.matches('th[scope=row]')) return 'rowheader'
  }
  return getRole(element)
}

/** What has no box of its own may hold what has one. */
export function hasBox(element: Element): boolean {
  if (element.checkVisibility({ visibilityProperty: true })) return true
  return getComputedStyle(element).display === 'contents' && [...element.children].some(hasBox)
}

const isTold = (element: Element): boolean => !element.closest('[aria-hidden=true]') && hasBox(element)

/** The library drops the blanks at the edges of what stands in a line, unless it is told that this is a box of its own. */
const styleOf: typeof getComputedStyle = (element, pseudo) => {
  const style = getComputedStyle(element, pseudo)
  const isPadded = !pseudo && style.display === 'inline' && /^\s|\s$/.test(element.textContent ?? '')
  const told = (name: string) => (name === 'display' ? 'inline-block' : style.getPropertyValue(name))
  return isPadded ? ({ getPropertyValue: told } as CSSStyleDeclaration) : style // more of it is not asked for
}

const accessibleName = (element: Element): string =>
  plain(computeAccessibleName(element, { getComputedStyle: styleOf }))

const levelOf = (element: Element): number =>
  Number(element.getAttribute('aria-level') ?? /^H(\d)$/.exec(element.tagName)?.[1])

const isSmallestWith = (wanted: Wanted, element: Element): boolean =>
  isSaid(element) &&
  matches(wanted, element.textContent ?? '') &&
  ![...element.children].some((child) => isSaid(child) && matches(wanted, child.textContent ?? ''))

function labelsOf(element: Element): string[] {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const named = ids.flatMap((id) => document.getElementById(id)?.textContent ?? [])
  if (named.length > 0) return [named.join(' ')]
  const own = element.getAttribute('aria-label')?.trim()
  if (own) return [own]
  const labels = 'labels' in element ? (element as HTMLInputElement).labels : null // of whatever can be labelled
  return [...(labels ?? [])].map((label) => label.textContent ?? '')
}
