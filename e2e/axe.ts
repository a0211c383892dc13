import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** In the page, between two looks. */
interface Looked {
  readonly axe: typeof axe
  /** Everything in it that shows words, with what decides how they are to be read. */
  words: { readonly element: Element; readonly style: string }[]
}

/** Of what kind were the words that could be read well, on any page of this process. */
const readable = new Set<string>()

/**
 * What axe finds wrong on a page, but for some of its parts. Contrast takes it longer than all else together: only words
 * of a kind that has not been read yet are looked at for it.
 */
export async function violationsOn(page: Page, except: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { found, styles } = await page.evaluate(lookRound, except)
  const fresh = styles.flatMap((style, index) => (readable.has(style) ? [] : [index]))
  if (fresh.length === 0) return found
  const { tooPale, read } = await page.evaluate(lookAtContrast, { fresh, except })
  for (const index of read) readable.add(styles[index] ?? '')
  return [...found, ...tooPale]
}

async function lookRound(except: string): Promise<{ found: string[]; styles: string[] }> {
  const looked = window as unknown as Looked // its part is in the page
  const rules = { 'color-contrast': { enabled: false } }
  const { violations } = await looked.axe.run({ exclude: except }, { resultTypes: ['violations'], rules })
  looked.words = []
  const visit = (element: Element, above: string) => {
    if (element.matches(except)) return
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(element)
    const given = [element.tagName, element.getAttribute('class'), color, backgroundColor, backgroundImage, opacity]
    const style = hashOf([above, ...given, fontSize, fontWeight].join())
    const hasWords = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    if (hasWords || element.matches('input, select, textarea')) looked.words.push({ element, style })
    for (const child of element.children) visit(child, style)
  }
  const hashOf = (text: string): string => {
    let [one, other] = [5381, 52711]
    for (let at = 0; at < text.length; at++) {
      one = (one * 33) ^ text.charCodeAt(at)
      other = Math.imul(other, 31) ^ text.charCodeAt(at)
    }
    return `${one >>> 0} ${other >>> 0}`
  }
  visit(document.body, `${innerWidth} ${matchMedia('print').matches} ${matchMedia('(forced-colors: active)').matches}`)
  return {
    found: violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`),
    styles: looked.words.map(({ style }) => style),
  }
}

/** What axe cannot tell, as of words that are out of sight or lie under something, is neither too pale nor read. */
async function lookAtContrast({ fresh, except }: { fresh: number[]; except: string }) {
  const looked = window as unknown as Looked // as put there above
  const include = fresh.flatMap((index) => looked.words[index]?.element ?? []).filter(({ isConnected }) => isConnected)
  if (include.length === 0) return { tooPale: [], read: [] }
  const { violations, passes } = await looked.axe.run(
    { include, exclude: except },
    { resultTypes: ['violations', 'passes'], runOnly: ['color-contrast'], elementRef: true },
  )
  const passed = new Set(passes.flatMap(({ nodes }) => nodes.map(({ element }) => element)))
  return {
    tooPale: violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`),
    read: fresh.filter((index) => passed.has(looked.words[index]?.element as HTMLElement)),
  }
}
