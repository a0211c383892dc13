import { Failure } from '../set-up/failure.mjs'
import { setUp } from '../set-up/set-up.mjs'
import { ensureBrowser } from './ensure-browser.mjs'
import { ensureEngines } from './ensure-engines.mjs'
import { stages } from './stages.mjs'

/**
 * Runs the named stages, or all, one after the other up to the first that fails.
 * @param {string[]} names
 */
export async function runStages(names) {
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name))
  if (unknown)
    throw new Failure(`There is no stage ${unknown}: name any of ${stages.map(({ name }) => name).join(', ')}.`)
  const chosen = names.length > 0 ? stages.filter(({ name }) => names.includes(name)) : stages

  await setUp(['server', 'web'])
  if (chosen.some(({ name }) => name === 'e2e')) {
    await ensureBrowser()
    await ensureEngines()
  }
  let passed = 0
  let skipped = 0
  for (const { title, run } of chosen) {
    console.log(`\n== ${title}`)
    const start = Date.now()
    const count = await run()
    console.log(`== ${title}: good, ${((Date.now() - start) / 1000).toFixed(1)} s`)
    passed += count.passed
    skipped += count.skipped
  }
  if (skipped > 0) console.log(`\n${skipped} skipped`)
  console.log(`\n${passed} passed, 0 failed`)
}
