import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Failure } from '../set-up/failure.mjs'
import { installed, runTool } from '../set-up/run-tool.mjs'
import { setUp } from '../set-up/set-up.mjs'
import { ensureBrowser, ensureEngines } from './ensure-browsers.mjs'

/**
 * Runs the named stages, or all that do not stand apart, one after the other up to the first that fails. Of those in
 * browsers `--part 2/5` or the names of files choose a part.
 * @param {string[]} asked
 */
export async function runStages(asked) {
  const { names, part } = readAsked(asked)
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name))
  if (unknown)
    throw new Failure(`There is no stage ${unknown}: name any of ${stages.map(({ name }) => name).join(', ')}.`)
  const chosen = stages.filter(({ name, isApart }) => (names.length > 0 ? names.includes(name) : !isApart))
  if (part.length > 0 && !chosen.every(isInBrowsers))
    throw new Failure('Only end-to-end tests have parts: e2e, walks and again.')

  await setUp(['server', 'web'])
  if (chosen.some(isInBrowsers)) {
    await ensureBrowser()
    await ensureEngines()
  }
  let passed = 0
  let skipped = 0
  for (const [index, { title, takes, run }] of chosen.entries()) {
    console.log(`\n== ${index + 1} of ${chosen.length}: ${title}${takes ? ` (${takes} on two quiet cores)` : ''}`)
    const start = Date.now()
    const count = await run(part)
    console.log(`== ${title}: good, ${((Date.now() - start) / 1000).toFixed(1)} s`)
    passed += count.passed
    skipped += count.skipped
  }
  if (skipped > 0) console.log(`\n${skipped} skipped`)
  console.log(`\n${passed} passed, 0 failed`)
}

/** @param {string[]} asked */
function readAsked(asked) {
  const at = asked.indexOf('--part')
  const share = at === -1 ? null : (asked[at + 1] ?? '')
  if (share !== null && !/^[1-9]\d*\/[1-9]\d*$/.test(share))
    throw new Failure('Say which part of how many: --part 2/5.')
  const others = share === null ? asked : asked.toSpliced(at, 2)
  const files = others.filter((one) => one.endsWith('.spec.ts'))
  const names = others.filter((one) => !files.includes(one))
  return { names, part: [...files, ...(share ? [`--shard=${share}`] : [])] }
}

/**
 * @typedef {{ passed: number, skipped: number }} Count
 * @typedef {{ name: string, title: string, takes?: string, isApart?: boolean, run: (part: string[]) => Promise<Count> }} Stage
 */

/** @param {Stage} stage */
const isInBrowsers = ({ name }) => ['e2e', 'walks', 'pictures', 'again'].includes(name)

const inTests = ['--project=long', '--project=tests']

/** @type {Stage[]} */
const stages = [
  { name: 'lint', title: 'Formatting and lint', takes: '10 s', run: lint },
  { name: 'types', title: 'Types', takes: '30 s', run: types },
  { name: 'unit', title: 'Unit tests, and tests on PostgreSQL', takes: '5 min', run: () => unit() },
  {
    name: 'e2e',
    title: 'End-to-end tests in browsers',
    takes: '12 min',
    // Three browsers and a server on a machine that others use: what fails is tried once more, and told either way.
    run: (part) => inBrowsers(...part, ...inTests, '--retries=1'),
  },
  // Asked for by name, before a release.
  {
    name: 'states',
    title: 'The rules in every state, and by chance thirty times as long',
    isApart: true,
    run: () =>
      unit(
        [
          ...['case/testing', 'case/checks', 'case/stand-ins/stand-ins.test.ts', 'case/views/view-change.test.ts'],
          'case/views/view-cutter.test.ts',
          ...['case/course/course.test.ts', 'content/case-2', 'server/rooms/many-rooms.test.ts'],
        ],
        { ...process.env, THOROUGH: '1' },
      ),
  },
  {
    name: 'gestures',
    title: 'How many files a gesture passes',
    isApart: true,
    run: gestures,
  },
  {
    name: 'walks',
    title: 'Long walks in browsers',
    isApart: true,
    run: (part) => inBrowsers(...part, '--project=walks'),
  },
  {
    name: 'pictures',
    title: 'Pictures for the docs',
    isApart: true,
    run: (part) => inBrowsers(...part, '--project=pictures'),
  },
  {
    name: 'again',
    title: 'Each end-to-end test ten times, in random order',
    isApart: true,
    run: (part) => inBrowsers(...part, ...inTests, '--repeat-each=10', '--shuffle'),
  },
]

const nothingCounted = { passed: 0, skipped: 0 }

async function lint() {
  const { ok } = await runTool(installed('biome'), ['check'], { show: true })
  if (!ok) throw new Failure('Formatting or lint: put right what Biome says above (npx biome check --write does most).')
  const unused = await runTool(installed('knip'), [], { show: true })
  if (!unused.ok) throw new Failure('Something is no longer used: delete what knip names above, or what it exports.')
  return nothingCounted
}

async function types() {
  const projects = ['case', 'content', 'sound', 'server', 'web', '.']
  const checks = projects.map((project) => runTool(installed('tsc'), ['--pretty', 'false', '-p', project]))
  const output = (await Promise.all(checks)).filter(({ ok }) => !ok).map((check) => check.output)
  if (output.length > 0) throw new Failure('Types: put right what TypeScript says above.', output.join(''))
  return nothingCounted
}

/**
 * @param {string[]} files
 * @param {NodeJS.ProcessEnv} env
 */
function unit(files = [], env = process.env) {
  return withReport(async (report) => {
    const reporters = ['--reporter=./scripts/test/vitest-progress.mjs', '--reporter=json']
    const options = ['run', ...files, ...reporters, `--outputFile.json=${report}`]
    const { ok } = await runTool(installed('vitest'), options, { show: true, env })
    if (!ok) throw new Failure('Unit tests: put right what Vitest says above.')
    const { numPassedTests, numPendingTests, numTodoTests } = JSON.parse(await readFile(report, 'utf8'))
    return { passed: numPassedTests, skipped: numPendingTests + numTodoTests }
  })
}

async function gestures() {
  await ensureBrowser()
  const { ok } = await runTool(installed('tsx'), ['scripts/structure/gestures.ts'], { show: true })
  if (!ok) throw new Failure('Gestures: put together again what is named above, or find what has come between.')
  return nothingCounted
}

/** @param {...string} which */
function inBrowsers(...which) {
  return withReport(async (report) => {
    const env = { ...process.env, BROWSER_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const options = ['test', ...which, '--reporter=./scripts/test/playwright-progress.mjs,json']
    const { ok } = await runTool(installed('playwright'), options, { show: true, env })
    if (!ok) throw new Failure('End-to-end tests: put right what is told above.')
    const { stats } = JSON.parse(await readFile(report, 'utf8'))
    if (stats.flaky > 0) console.log(`\n${stats.flaky} passed only at the second try: told above.`)
    return { passed: stats.expected + stats.flaky, skipped: stats.skipped }
  })
}

/** @param {(report: string) => Promise<Count>} work */
async function withReport(work) {
  const folder = await mkdtemp(join(tmpdir(), 'trainer-report-'))
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
