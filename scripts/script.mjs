import { onSupportedNode } from './supported-node.mjs'

// What is not for every day, such as a bench or the soak, also in a clone where nothing is installed or built: script.mjs FILE ...
onSupportedNode(async () => {
  const { orExit } = await import('./set-up/failure.mjs')
  const { setUp } = await import('./set-up/set-up.mjs')
  await orExit(() => setUp(['server', 'web']))
  const { installed, runTool } = await import('./set-up/run-tool.mjs')
  // It gets a Ctrl-C too, and this waits for it to clean up.
  process.on('SIGINT', () => {})
  const { ok } = await runTool(installed('tsx'), process.argv.slice(2), { show: true })
  process.exitCode = ok ? 0 : 1
})
