import { onSupportedNode } from './supported-node.mjs'

// What a hospital unpacks and starts, without a network: release.mjs [FOLDER]. With a folder it is laid out there and not packed.
onSupportedNode(async () => {
  const { orExit } = await import('./set-up/failure.mjs')
  const { setUp } = await import('./set-up/set-up.mjs')
  const { layOut, pack } = await import('./release/make-release.mjs')
  const [folder] = process.argv.slice(2)
  await orExit(async () => {
    await setUp(['server', 'web'])
    await (folder ? layOut(folder) : pack())
  })
})
