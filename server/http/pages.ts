import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

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

/** What a browser heeds in a page, and in nothing that a page loads. */
export const pageHeaders = [
  ...['content-security-policy', 'cross-origin-opener-policy', 'origin-agent-cluster', 'referrer-policy'],
  ...['x-dns-prefetch-control', 'x-download-options', 'x-frame-options', 'x-permitted-cross-domain-policies'],
  'x-xss-protection',
]

/** What pages begin with. All others are of those who are signed in. */
const pages = [
  { file: 'index.html', paths: /^\/(welcome)?(\?|$)/ },
  { file: 'login.html', paths: /^\/login(\?|$)/ },
  { file: 'join.html', paths: /^\/join(\/[^/?]*)?(\?|$)/ },
  { file: 'bedside.html', paths: /^\/case\// },
]

/** Every address that is no file and no call is a page of the web app, which finds its own way. */
export async function addPages(app: FastifyInstance, webDir: string): Promise<void> {
  if (existsSync(webDir)) {
    await app.register(serveStatic, {
      root: webDir,
      index: false,
      wildcard: false,
      // Compressed at build time: no request waits for that.
      preCompressed: true,
      setHeaders: (reply, file) => {
        const isNamedByContent = path.dirname(file).endsWith('assets')
        reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (isNamedByContent) for (const name of pageHeaders) reply.raw.removeHeader(name)
      },
    })
  }
  const isThere = (file: string) => existsSync(path.join(webDir, file))
  const files = new Set(
    pages
      .map(({ file }) => file)
      .concat('case.html')
      .filter(isThere),
  )
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|auth|live|assets)\//.test(request.url)
    if (!isPage || !existsSync(webDir)) return reply.code(404).send({ message: 'There is nothing at this address.' })
    const file = pages.find(({ paths }) => paths.test(request.url))?.file ?? 'case.html'
    return reply.sendFile(files.has(file) ? file : 'index.html')
  })
}
