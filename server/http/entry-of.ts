import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The script that every page served from here begins with. Its name changes with each build, so that a page that began
 * with another is from before. Null where no pages are built.
 */
export function entryOf(webDir: string): string | null {
  try {
    return (
      /<script type="module"[^>]* src="([^"]+)"/.exec(readFileSync(path.join(webDir, 'index.html'), 'utf8'))?.[1] ??
      null
    )
  } catch {
    return null
  }
}
