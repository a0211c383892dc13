import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import helmet from '@fastify/helmet'
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
const pageHeaders = [
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

/** What browsers are told of what they may do with an answer. */
export async function addHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy },
    // The certificate of --lan is our own: a browser told to insist on https could never be let past it.
    strictTransportSecurity: false,
  })

  // An answer to a call is no page, whoever opens it as one.
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!url.startsWith('/api/')) return
    for (const name of pageHeaders) reply.removeHeader(name).raw.removeHeader(name)
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  })

  // What has a link of its own is for whoever was given it.
  app.addHook('onRequest', async ({ url }, reply) => {
    if (/^\/(api\/kept|report)\//.test(url)) reply.header('x-robots-tag', 'noindex, nofollow')
  })
}

const contentPolicy = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}
