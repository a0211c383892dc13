import { onSupportedNode } from './supported-node.mjs'

onSupportedNode(async () => {
  const { orExit } = await import('./set-up/failure.mjs')
  const { setUp } = await import('./set-up/set-up.mjs')
  await orExit(() => setUp(['server', 'web']))
  const { runBoth } = await import('./dev/run-both.mjs')
  await runBoth()
})
