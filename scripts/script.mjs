import { onSupportedNode } from './supported-node.mjs'

// A program of ours, such as a bench or the soak, or a tool by its name, also in a clone where nothing is installed or built: script.mjs FILE or TOOL ...
onSupportedNode(async () => {
  const { orExit } = await import('./set-up/failure.mjs')
  const { setUp } = await import('./set-up/set-up.mjs')
  await orExit(() => setUp(['server', 'web']))
  const { ensureBrowser } = await import('./test/ensure-browsers.mjs')
  const { installed, runTool } = await import('./set-up/run-tool.mjs')
  // It gets a Ctrl-C too, and this waits for it to clean up.
  process.on('SIGINT', () => {})
  const asked = process.argv.slice(2)
  const [first = ''] = asked
  const [tool = '', ...options] = first.endsWith('.ts') ? ['tsx', ...asked] : asked
  await orExit(async () => {
    const env = { ...process.env, ...(tool === 'playwright' && { BROWSER_PATH: await ensureBrowser() }) }
    const { ok } = await runTool(installed(tool), options, { show: true, env })
    process.exitCode = ok ? 0 : 1
  })
})
