import { onSupportedNode } from '../supported-node.mjs'

// The commands of a release, which is built: run.mjs PROGRAM ...
onSupportedNode(async () => {
  const [node = '', , program = 'main', ...rest] = process.argv
  const file = new URL(`../../dist/server/${program}.js`, import.meta.url)
  process.argv = [node, file.pathname, ...rest]
  await import(file.href)
})
