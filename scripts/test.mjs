import { onSupportedNode } from './supported-node.mjs'

onSupportedNode(async () => {
  const { orExit } = await import('./set-up/failure.mjs')
  const { runStages } = await import('./test/run-stages.mjs')
  // The tools get a Ctrl-C too, and this waits for them to clean up and fail.
  process.on('SIGINT', () => {})
  await orExit(() => runStages(process.argv.slice(2)))
})
