import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { build } from 'esbuild'
import type { WorkId } from '#case/records/preparation.ts'
import { unitOf, workUnits } from '#case/rules/work-units.ts'
import type { Walk } from '#case/testing/walk.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { workAfter } from '#web/hands/tasks/scene/test-setups.ts'
import { in3D, scenes } from '#web/hands/tasks/scenes.ts'
import { findBrowser } from '../scripts/test/find-browsers.mjs'

// What the picture of each task costs: draw calls and triangles of its heaviest frame, shadows included, over all its
// steps; script per frame while the camera turns, on a device four times slower than this one (the quickest quarter, so
// that other work on the machine counts less); and what has to be loaded for it. Every piece of work is
// measured. A row that is over a limit says so, and the bench fails.

const LIMITS = { calls: 300, triangles: 150_000, gzipKb: 1024, scriptMs: 16 }
const SLOWER = 4
const FRAMES = 4
const PAGE = 'http://bench.local/'

const sceneOf = (work: WorkId) => in3D(unitOf(case1, work).scene) ?? 'mixing'

const html = `<!doctype html>
  <style>#root, #root > div, canvas { position: absolute; inset: 0; width: 100%; height: 100% }</style>
  <div id="root"></div>
  <script type="module" src="/bench.js"></script>`

const script = `
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  import { scenes } from './web/hands/tasks/scenes.ts'
  import { Stage } from './web/hands/tasks/stage/stage.tsx'

  const frame = { calls: 0, triangles: 0 }
  const kept = []
  window.takeFrames = () => kept.splice(0)
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
    const draw = WebGL2RenderingContext.prototype[name]
    WebGL2RenderingContext.prototype[name] = function (...args) {
      frame.calls++
      frame.triangles += (name.startsWith('drawElements') ? args[1] : args[2]) / 3
      return draw.apply(this, args)
    }
  }
  // Drawn in full, as on a device that does not draw by software.
  const tell = WebGL2RenderingContext.prototype.getParameter
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    return name === 0x9246 ? 'bench' : tell.call(this, name)
  }
  const ask = window.requestAnimationFrame
  window.requestAnimationFrame = (callback) => ask((time) => {
    frame.calls = frame.triangles = 0
    const start = performance.now()
    callback(time)
    if (frame.calls > 0) kept.push({ ...frame, ms: performance.now() - start })
  })

  const root = createRoot(document.getElementById('root'))
  let shown = null
  window.show = async (work, name, setup) => {
    const scene = await scenes[name]()
    await new Promise((ready) => root.render(createElement(Stage, {
      key: work, scene, setup, parts: scene.parts(setup), value: null,
      inset: { top: 0, bottom: 0 }, resets: 0, ar: null, board: {}, shownParts: [], isDraggable: () => false,
      onTap() {}, onDrag() {}, onTool() {}, onLost() {}, onReady: ready,
    })) || (shown === work && requestAnimationFrame(ready)))
    shown = work
  }
`

interface Frame {
  readonly calls: number
  readonly triangles: number
  readonly ms: number
}

/** The bundle as the browser loads it, in chunks, and the size of each by what it holds. */
async function bundle() {
  const { outputFiles, metafile } = await build({
    stdin: { contents: script, resolveDir: process.cwd(), sourcefile: 'bench.js' },
    entryNames: 'bench',
    outdir: '/',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    metafile: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const files = new Map(outputFiles.map(({ path, contents }) => [path.split('/').at(-1) ?? '', contents]))
  const sizes = Object.entries(metafile.outputs).map(([path, { inputs }]) => ({
    sources: Object.keys(inputs),
    gzipKb: gzipSync(files.get(path.split('/').at(-1) ?? '') ?? '').length / 1024,
  }))
  return { files, sizes }
}

/** The work that must be done before another can start. */
const before: { readonly [W in WorkId]?: (walk: Walk) => void } = {
  'epi-challenge': (walk) => {
    for (const drug of ['dopamine', 'epinephrine', 'saline'] as const) {
      walk.work(drug)
      walk.wait(120_000)
    }
  },
}

async function measure(page: Page, work: WorkId) {
  const frames: Frame[] = []
  const steps = workAfter(work, 0, before[work]).steps.length
  for (let count = 0; count <= steps; count++) {
    const setup = workAfter(work, count, before[work])
    // biome-ignore lint/suspicious/noExplicitAny: what the script above put there
    await page.evaluate(([id, name, shown]) => (window as any).show(id, name, shown), [
      work,
      sceneOf(work),
      setup,
    ] as const)
    for (let turn = 0; turn < FRAMES; turn++) {
      await page.locator('canvas').press(turn % 2 ? 'ArrowLeft' : 'ArrowRight')
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    // biome-ignore lint/suspicious/noExplicitAny: what the script above put there
    frames.push(...((await page.evaluate(() => (window as any).takeFrames())) as Frame[]))
  }
  const most = (of: (frame: Frame) => number) => Math.max(...frames.map(of))
  const times = frames.map(({ ms }) => ms).sort((one, other) => one - other)
  return {
    calls: most(({ calls }) => calls),
    triangles: most(({ triangles }) => triangles),
    scriptMs: times[Math.floor(times.length / 4)] ?? 0,
  }
}

const { files, sizes } = await bundle()
const browser = await chromium.launch({
  executablePath: findBrowser() ?? '',
  args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
})
try {
  const page = await browser.newPage({ viewport: { width: 200, height: 300 }, reducedMotion: 'reduce' })
  page.on('pageerror', (error) => console.error(error))
  await page.route(`${PAGE}**`, (route) => {
    const file = files.get(new URL(route.request().url()).pathname.slice(1))
    return file
      ? route.fulfill({ body: Buffer.from(file), contentType: 'text/javascript' })
      : route.fulfill({ body: html, contentType: 'text/html' })
  })
  await page.goto(PAGE)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })

  const folderOf = (work: WorkId) =>
    `web/hands/tasks/${/import\("\.\/([^/"]+)\//.exec(String(scenes[sceneOf(work)]))?.[1] ?? ''}/`
  const works = workUnits(case1).map(({ id }) => id)
  const isScene = (path: string) => works.some((work) => path.startsWith(folderOf(work)))
  const shared = sizes.filter(({ sources }) => !sources.some(isScene)).reduce((sum, { gzipKb }) => sum + gzipKb, 0)
  const rows = []
  for (const work of works) {
    const cost = await measure(page, work)
    const own = sizes.filter(({ sources }) => sources.some((path) => path.startsWith(folderOf(work))))
    const measured = { ...cost, gzipKb: shared + own.reduce((sum, { gzipKb }) => sum + gzipKb, 0) }
    const over = (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).filter((key) => measured[key] > LIMITS[key])
    rows.push({
      scene: work,
      'draw calls': measured.calls,
      triangles: Math.round(measured.triangles),
      'script a frame, ms': measured.scriptMs.toFixed(1),
      'to load, KB gzipped': measured.gzipKb.toFixed(0),
      'of it the scene': (measured.gzipKb - shared).toFixed(1),
      over: over.join(' '),
    })
    if (over.length > 0) process.exitCode = 1
  }
  console.table(rows)
} finally {
  await browser.close()
}
