import { onSupportedNode } from './supported-node.mjs'

onSupportedNode(async () => {
  const { orExit } = await import('./set-up/failure.mjs')
  const { setUpApp } = await import('./set-up/set-up.mjs')
  await orExit(() => setUpApp())
  const { builtServer } = await import('./set-up/build.mjs')
  await import(builtServer('main'))
})
