import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The script that every page served from here begins with: the last, after what it needs. Its name changes with each build
 * that changes anything, so that a page that began with another is from before. Null where no pages are built.
 */
export function pageScriptIn(webDir: string): string | null {
  try {
    const page = readFileSync(path.join(webDir, 'index.html'), 'utf8')
    return [...page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1)?.[1] ?? null
  } catch {
    return null
  }
}
