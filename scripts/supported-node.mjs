// Old Nodes read this file too, so it imports nothing and keeps to a syntax they know.

/**
 * Runs `main` where this system and its Node can run it, and else says what to install.
 * @param {() => Promise<unknown>} main
 */
export function onSupportedNode(main) {
  if (process.platform === 'win32') {
    console.error(
      'On Windows the trainer runs under WSL, with a Linux of its own: https://learn.microsoft.com/windows/wsl/install. Install that, and Node in it, and ask again there.',
    )
    process.exit(1)
  }
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  if (!isSupported) {
    console.error(
      `This is Node ${process.versions.node}: please install Node 20.19 or later, or 22.12 or later, from https://nodejs.org.`,
    )
    process.exit(1)
  }
  return main()
}
