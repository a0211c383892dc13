import { onSupportedNode } from './supported-node.mjs'

// What a hospital unpacks and starts, without a network.
onSupportedNode(async () => {
  const { orExit } = await import('./set-up/failure.mjs')
  const { setUp } = await import('./set-up/set-up.mjs')
  const { pack } = await import('./release/make-release.mjs')
  await orExit(async () => {
    await setUp(['server', 'web'])
    await pack()
  })
})
