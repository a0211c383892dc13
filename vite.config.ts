import { readFile } from 'node:fs/promises'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, transformWithOxc } from 'vite'

const server = process.env.API_URL ?? 'http://localhost:3000'
const root = import.meta.dirname.replaceAll('\\', '/')

/** Whether a source is in one of these folders of the project. */
const inside =
  (...folders: readonly string[]) =>
  (id: string) =>
    folders.some((folder) => id.startsWith(`${root}/${folder}/`))
const screens = (...kinds: readonly string[]) => kinds.map((kind) => `web/play/screens/${kind}`)

const isOfPicture = inside('web/hands/tasks', 'node_modules/three', 'node_modules/@react-three')
const isOfScene = inside(...['ino', 'mixing', 'pharmacy', 'pumps'].map((scene) => `web/hands/tasks/${scene}`))

/**
 * Few files, because on a phone's line each costs a round trip and a browser fetches six at a time: what every page begins
 * with, what all pages behind the login share, and what belongs to a stretch of the case. The first that fits takes a source
 * and whatever it needs.
 */
const files = [
  { name: 'start', tags: ['$initial' as const] },
  { name: 'join', test: (id: string) => id === `${root}/web/play/entry/join-screen.tsx` },
  {
    name: 'case',
    test: inside(
      ...['case', 'web/play/routes', 'web/hands/steps', 'web/play/layout', 'web/base/live', 'web/base/ui'],
      ...['web/play/chat', 'web/hands/team', 'web/hands/deciding', ...screens('question'), 'node_modules/lucide-react'],
    ),
  },
  { name: 'preparation', test: inside('web/base/charts', ...screens('preparation', 'tasks', 'challenge')) },
  { name: 'bedside', test: inside('web/monitor', ...screens('decision', 'bedside-report')) },
  { name: 'sound', test: inside('web/base/audio', ...screens('briefing', 'handover')) },
  // A scene shapes its things as soon as it is loaded: each has a file of its own, and none waits for the others.
  { name: 'picture', test: (id: string) => isOfPicture(id) && !isOfScene(id) },
]
const groups = files.map((file, index) => ({ ...file, priority: files.length - index }))

/** Pages that ask at once for what the first script would ask for only later: their part, the first, and what it needs; or for an answer. */
const parts = {
  'case.html': { names: ['case', 'join'], calls: [], isLive: true },
  'bedside.html': { names: ['case', 'join', 'bedside'], calls: [], isLive: true },
  'join.html': { names: ['join'], calls: [], isLive: false },
  'login.html': { names: [], calls: ['/api/sign-in'], isLive: false },
}

/** Opens the live connection while a page's scripts are under way. */
const earlyLine = `${root}/web/base/live/early-line.ts`

const partPages: Plugin = {
  name: 'part-pages',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const page = bundle['index.html']
    if (page?.type !== 'asset') return this.error('there is no page')
    const addressOf = (name: string) => {
      const part = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
      return part ? `/${part.fileName}` : this.error(`there is no part ${name}`)
    }
    // By itself, so that it waits for nothing that the pages begin with.
    const { code } = await transformWithOxc(await readFile(earlyLine, 'utf8'), earlyLine)
    const file = this.emitFile({ type: 'asset', name: 'early-line.js', source: code })
    const early = `<script type="module" async crossorigin src="/${this.getFileName(file)}"></script>\n    `
    for (const [fileName, { names, calls, isLive }] of Object.entries(parts)) {
      const links = [
        ...names.map((name) => `  <link rel="modulepreload" crossorigin href="${addressOf(name)}">\n`),
        ...calls.map((call) => `  <link rel="preload" as="fetch" crossorigin href="${call}">\n`),
      ]
      const source = String(page.source)
        .replace('  </head>', `${links.join('')}  </head>`)
        .replace('<script type="module"', `${isLive ? early : ''}<script type="module"`)
      this.emitFile({ type: 'asset', fileName, source })
    }
  },
}

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), partPages],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The content security policy allows files of our own, not data URLs.
    assetsInlineLimit: 0,
    // Browsers of the last years preload by themselves; in others a part comes when it is asked for.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: {
      // The host stays as the browser sent it, so that the server sees its own origin.
      '/api': { target: server, changeOrigin: false },
      '/auth': { target: server, changeOrigin: false },
      '/Audio': { target: server, changeOrigin: false },
      '^/live/(\\?|$)': { target: server, changeOrigin: false, ws: true },
    },
  },
})
