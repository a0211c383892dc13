import { onSupportedNode } from './supported-node.mjs'

onSupportedNode(async () => {
  const { orExit } = await import('./set-up/failure.mjs')
  const { builtCommand } = await import('./set-up/build.mjs')
  const [node = '', , command = '', ...rest] = process.argv
  await orExit(async () => {
    const file = builtCommand(command)
    process.argv = [node, file, ...rest]
    await import(file)
  })
})
