import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressAll } from './compress.mjs'
import { Failure } from './failure.mjs'
import { inProject } from './project.mjs'
import { installed, runTool } from './run-tool.mjs'

/** @typedef {'server' | 'web'} Part */

const everyPart = [
  'case',
  'content',
  'sound',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/set-up/build.mjs',
  'scripts/set-up/compress.mjs',
]

/** @type {Record<Part, { sources: string[], tool: string, options: string[] }>} */
const parts = {
  server: {
    sources: ['server', ...everyPart],
    tool: 'esbuild',
    options: [
      ...['server/main.ts', 'server/cli/users.ts', 'server/cli/case.ts', 'server/cli/rooms.ts'],
      ...['server/cli/backup.ts', 'server/cli/restore.ts'],
      // With the packages: a program that opens a thousand small files takes half as long again to start.
      ...['--bundle', '--format=esm', '--platform=node', '--target=node20'],
      ...['--sourcemap', '--sources-content=false'],
      ...['--outdir=dist/server', '--entry-names=[name]', '--log-level=warning'],
      "--banner:js=import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)",
    ],
  },
  web: {
    sources: ['web', 'vite.config.ts', ...everyPart],
    tool: 'vite',
    options: ['build', '--logLevel=warn'],
  },
}

/** @param {string} name */
export const builtServer = (name) => inProject('dist', 'server', `${name}.js`)

/** @param {Part} part */
const markOf = (part) => inProject('dist', `${part}.built`)

/** @param {Part} part */
export async function isBuilt(part) {
  const mark = await readFile(markOf(part), 'utf8').catch(() => '')
  return mark === (await fingerprintOf(parts[part].sources))
}

/** @param {Part} part */
export async function build(part) {
  const { sources, tool, options } = parts[part]
  await rm(markOf(part), { force: true })
  const fingerprint = await fingerprintOf(sources)
  const { ok, output } = await runTool(installed(tool), options)
  if (!ok) throw new Failure(`The ${part} part could not be built: put right what ${tool} says above.`, output)
  if (part === 'web') await compressAll(inProject('dist', 'web'))
  await writeFile(markOf(part), fingerprint)
}

/**
 * A hash over the contents of files and folders, so that a build is repeated when they change and only then.
 * @param {string[]} paths
 */
export async function fingerprintOf(paths) {
  const files = (await Promise.all(paths.map(filesIn))).flat().sort()
  const hash = createHash('sha256').update(process.platform)
  for (const file of files) hash.update(`\0${file}\0`).update(await readFile(inProject(file)))
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesIn(path) {
  if (!(await stat(inProject(path))).isDirectory()) return [path]
  const names = await readdir(inProject(path), { recursive: true, withFileTypes: true })
  return names
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(inProject().length))
}
