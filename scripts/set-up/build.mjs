import { readFile, rm, writeFile } from 'node:fs/promises'
import { compressAll } from './compress.mjs'
import { Failure } from './failure.mjs'
import { fingerprintOf } from './fingerprint.mjs'
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
      ...['--bundle', '--format=esm', '--platform=node', '--target=node20', '--packages=external', '--sourcemap'],
      ...['--outdir=dist/server', '--entry-names=[name]', '--log-level=warning'],
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
