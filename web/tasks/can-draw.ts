let answer: boolean | null = null

/** Whether this browser draws in three dimensions. */
export function canDraw(): boolean {
  if (answer !== null) return answer
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    answer = context !== null
    // Browsers give only so many of them.
    context?.getExtension('WEBGL_lose_context')?.loseContext()
  } catch {
    answer = false
  }
  return answer
}
