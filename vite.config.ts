import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = process.env.API_URL ?? 'http://localhost:3000'
const root = import.meta.dirname.replaceAll('\\', '/')

/** Whether a source is in one of these folders of the project. */
const inside =
  (...folders: readonly string[]) =>
  (id: string) =>
    folders.some((folder) => id.startsWith(`${root}/${folder}/`))
const screens = (...kinds: readonly string[]) => kinds.map((kind) => `web/screens/${kind}`)

const isOfPicture = inside('web/tasks', 'node_modules/three', 'node_modules/@react-three')
const isOfScene = inside(...['ino', 'mixing', 'pharmacy', 'pumps'].map((scene) => `web/tasks/${scene}`))

/**
 * Few files, because on a phone's line each costs a round trip and a browser fetches six at a time: what every page begins
 * with, what all pages behind the login share, and what belongs to a stretch of the case. The first that fits takes a source
 * and whatever it needs.
 */
const files = [
  { name: 'start', tags: ['$initial' as const] },
  {
    name: 'case',
    test: inside(
      ...['case', 'web/routes', 'web/steps', 'web/layout', 'web/live', 'web/ui', 'web/chat', 'web/team'],
      ...['web/deciding', ...screens('question'), 'node_modules/lucide-react'],
    ),
  },
  { name: 'preparation', test: inside('web/time-line', ...screens('preparation', 'tasks', 'challenge')) },
  { name: 'bedside', test: inside('web/monitor', 'web/bedside', ...screens('decision', 'bedside-report')) },
  { name: 'sound', test: inside('web/audio', ...screens('briefing', 'handover')) },
  // A scene shapes its things as soon as it is loaded: each has a file of its own, and none waits for the others.
  { name: 'picture', test: (id: string) => isOfPicture(id) && !isOfScene(id) },
]
const groups = files.map((file, index) => ({ ...file, priority: files.length - index }))

/** The page of those who are signed in: it asks at once for what the first script would ask for only later. */
const casePage: Plugin = {
  name: 'case-page',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['index.html']
    const part = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'case')
    if (page?.type !== 'asset' || !part) return this.error('there is no page, or no part for those who are signed in')
    const link = `<link rel="modulepreload" crossorigin href="/${part.fileName}">\n  </head>`
    this.emitFile({ type: 'asset', fileName: 'case.html', source: String(page.source).replace('</head>', link) })
  },
}

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), casePage],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The content security policy allows files of our own, not data URLs.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: {
      // The host stays as the browser sent it, so that the server sees its own origin.
      '/api': { target: server, changeOrigin: false },
      '/Audio': { target: server, changeOrigin: false },
      // The socket alone: /live/... is also where the sources of web/live are served from.
      '^/live/(\\?|$)': { target: server, changeOrigin: false, ws: true },
    },
  },
})
