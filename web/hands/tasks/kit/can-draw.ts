/** How well this browser draws in three dimensions: not at all, by software and therefore plainly, or fully. */
type Drawing = 'none' | 'plain' | 'full'

let answer: Drawing | null = null

export function drawing(): Drawing {
  answer ??= tryOut()
  return answer
}

export const canDraw = (): boolean => drawing() !== 'none'

function tryOut(): Drawing {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    if (!context) return 'none'
    const named = context.getExtension('WEBGL_debug_renderer_info')
    const renderer = String(context.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : context.RENDERER))
    // Browsers give only so many contexts.
    context.getExtension('WEBGL_lose_context')?.loseContext()
    return /swiftshader|llvmpipe|software|basic render/i.test(renderer) ? 'plain' : 'full'
  } catch {
    return 'none'
  }
}
