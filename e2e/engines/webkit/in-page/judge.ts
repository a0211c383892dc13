import type { Query, Wanted } from '../query.ts'
import { find, hasBox, matches, plain } from './find.ts'

/** What a test expects of the elements it means. */
export type Expectation =
  | { readonly of: 'seen' | 'hidden' | 'enabled' | 'disabled' | 'checked' | 'in view' }
  | { readonly of: 'count'; readonly count: number }
  | { readonly of: 'value' | 'containing'; readonly wanted: Wanted }
  | { readonly of: 'text'; readonly wanted: Wanted | readonly Wanted[] }
  | { readonly of: 'attribute'; readonly name: string; readonly wanted: Wanted }

export interface Verdict {
  /** Null where there is nothing of which it could be true. */
  readonly isSo: boolean | null
  readonly found: unknown
}

/** The one that is meant; null where there is none yet. */
export function one(query: Query): Element | null {
  const found = find(query)
  if (found.length > 1) {
    const each = found.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))
    throw new Error(`${found.length} elements are meant by what should be one: ${each.join(' | ')}`)
  }
  return found[0] ?? null
}

export function isSeen(element: Element): boolean {
  if (!hasBox(element)) return false
  const { width, height } = element.getBoundingClientRect()
  return (
    (width > 0 && height > 0) ||
    (getComputedStyle(element).display === 'contents' && [...element.children].some(isSeen))
  )
}

export const isEnabled = (element: Element): boolean =>
  !element.matches(':disabled') && !element.closest('[aria-disabled=true]')

export const isChecked = (element: Element): boolean =>
  (element as HTMLInputElement).checked === true || element.getAttribute('aria-checked') === 'true'

const textOf = (element: Element): string => element.textContent ?? ''

const isText = (wanted: Wanted, text: string): boolean =>
  'text' in wanted ? plain(text) === plain(wanted.text) : matches(wanted, text)

export function judge(query: Query, expectation: Expectation): Verdict {
  if (expectation.of === 'count') {
    const { length } = find(query)
    return { isSo: length === expectation.count, found: length }
  }
  if (expectation.of === 'text' && Array.isArray(expectation.wanted)) {
    const found = find(query).map(textOf)
    const wanted: readonly Wanted[] = expectation.wanted
    const isSo = found.length === wanted.length && wanted.every((text, at) => isText(text, found[at] ?? ''))
    return { isSo, found }
  }
  const element = one(query)
  if (expectation.of === 'hidden') return { isSo: !element || !isSeen(element), found: element ? 'there' : 'not there' }
  if (expectation.of === 'seen')
    return { isSo: Boolean(element && isSeen(element)), found: element ? 'there' : 'not there' }
  return element ? judgeOne(element, expectation) : { isSo: null, found: 'not there' }
}

function judgeOne(element: Element, expectation: Expectation): Verdict {
  switch (expectation.of) {
    case 'enabled':
      return { isSo: isEnabled(element), found: element.outerHTML.slice(0, 200) }
    case 'disabled':
      return { isSo: !isEnabled(element), found: element.outerHTML.slice(0, 200) }
    case 'checked':
      return { isSo: isChecked(element), found: element.outerHTML.slice(0, 200) }
    case 'in view': {
      const { top, left, bottom, right } = element.getBoundingClientRect()
      const isSo = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
      return { isSo, found: `at ${left}, ${top}` }
    }
    case 'value': {
      const { value } = element as HTMLInputElement
      return { isSo: isExactly(expectation.wanted, value), found: value }
    }
    case 'attribute': {
      const value = element.getAttribute(expectation.name)
      return { isSo: value !== null && isExactly(expectation.wanted, value), found: value }
    }
    case 'containing':
      return { isSo: holds(expectation.wanted, textOf(element)), found: textOf(element) }
    case 'text':
      return { isSo: isText(expectation.wanted as Wanted, textOf(element)), found: textOf(element) } // a list was judged before
    default:
      throw new Error(`nobody judges ${expectation.of} here`)
  }
}

const isExactly = (wanted: Wanted, value: string): boolean =>
  'text' in wanted ? wanted.text === value : matches(wanted, value)

/** As it is written, large and small letters told apart. */
const holds = (wanted: Wanted, text: string): boolean =>
  'text' in wanted ? plain(text).includes(plain(wanted.text)) : matches(wanted, text)
