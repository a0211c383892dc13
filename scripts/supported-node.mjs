// Old Nodes read this file too, so it imports nothing and keeps to a syntax they know.

/**
 * Runs `main` where this Node can run it, and else says which one to install.
 * @param {() => Promise<unknown>} main
 */
export function onSupportedNode(main) {
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
