import { onSupportedNode } from './supported-node.mjs'

onSupportedNode(async () => {
  const { Failure, orExit } = await import('./set-up/failure.mjs')
  const { setUp } = await import('./set-up/set-up.mjs')
  await orExit(async () => {
    if (process.argv.includes('--lan'))
      throw new Failure('Pages that reload are for this computer alone. For phones: npm start -- --lan')
    await setUp(['server', 'web'])
  })
  const { runBoth } = await import('./dev/run-both.mjs')
  await runBoth()
})
