import { onSupportedNode } from './supported-node.mjs'

onSupportedNode(async () => {
  const { orExit } = await import('./set-up/failure.mjs')
  const { setUp } = await import('./set-up/set-up.mjs')
  const { builtServer } = await import('./set-up/build.mjs')
  const [node = '', , command = '', ...rest] = process.argv
  const file = builtServer(command)
  await orExit(() => setUp(['server']))
  process.argv = [node, file, ...rest]
  await import(file)
})
