import { type RefObject, useEffect, useRef, useState } from 'react'
import { type ArPlace, resized, withinSizes } from './ar-place.ts'

export interface Ar {
  readonly support: ArSupport
  readonly place: ArPlace | null
  /** Why it could not be opened. */
  readonly problem: string | null
  readonly enter: () => void
  readonly leave: () => void
  /** Takes it up again, to put it down elsewhere. */
  readonly move: () => void
  readonly resize: (direction: 1 | -1) => void
}

/** A session in one's own room. What lies in `overlay` stays to be seen and used there, where the device can show it. */
export function useAr(overlay: RefObject<HTMLElement | null>): Ar {
  const support = useArSupport()
  const [session, setSession] = useState<XRSession | null>(null)
  const [placing, setPlacing] = useState({ isPlaced: false, scale: 1 })
  const [problem, setProblem] = useState<string | null>(null)
  const open = useRef<XRSession>(null)

  useEffect(() => () => void open.current?.end().catch(() => {}), [])

  async function enter() {
    setProblem(null)
    try {
      const root = overlay.current
      const made = await navigator.xr?.requestSession('immersive-ar', {
        requiredFeatures: ['hit-test'],
        optionalFeatures: ['dom-overlay'],
        ...(root && { domOverlay: { root } }),
      })
      if (!made) return
      open.current = made
      made.addEventListener('end', () => {
        open.current = null
        setSession(null)
      })
      setPlacing({ isPlaced: false, scale: 1 })
      setSession(made)
    } catch {
      setProblem('The camera could not be opened. Allow it for this page and try again, or go on here.')
    }
  }

  return {
    support,
    problem,
    place: session && {
      session,
      ...placing,
      hasOverlay: session.domOverlayState != null,
      onPlace: () => setPlacing((now) => ({ ...now, isPlaced: true })),
      onScale: (scale) => setPlacing((now) => ({ ...now, scale: withinSizes(scale) })),
    },
    enter: () => void enter(),
    leave: () => void open.current?.end().catch(() => {}),
    move: () => setPlacing((now) => ({ ...now, isPlaced: false })),
    resize: (direction) => setPlacing((now) => ({ ...now, scale: resized(now.scale, direction) })),
  }
}

/** Whether a thing can be put into one's own room, and if not, why. */
type ArSupport = 'asking' | 'possible' | 'insecure' | 'no-webxr' | 'no-ar'

async function askSupport(): Promise<ArSupport> {
  if (!isSecureContext) return 'insecure'
  if (!navigator.xr) return 'no-webxr'
  const isSupported = await navigator.xr.isSessionSupported('immersive-ar').catch(() => false)
  return isSupported ? 'possible' : 'no-ar'
}

function useArSupport(): ArSupport {
  const [support, setSupport] = useState<ArSupport>('asking')
  useEffect(() => {
    let isHere = true
    void askSupport().then((answer) => isHere && setSupport(answer))
    return () => {
      isHere = false
    }
  }, [])
  return support
}

/** What to say where it is not possible. */
export const noArTexts: { readonly [S in Exclude<ArSupport, 'asking' | 'possible'>]: string } = {
  insecure: 'Viewing it in your room needs a secure (https) page. The picture here has every step.',
  'no-webxr': 'This browser cannot show things in your room. The picture here has every step.',
  'no-ar': 'This device cannot show things in your room. The picture here has every step.',
}

/** A tap on a control of the page must not also touch what stands behind it in the room. Returns how to undo it. */
export function keepFromRoom(overlay: HTMLElement | null): (() => void) | undefined {
  if (!overlay) return
  const keep = (event: Event) => {
    const isControl = event.target instanceof Element && event.target.closest('button, a, input, label, [data-card]')
    if (isControl) event.preventDefault()
  }
  overlay.addEventListener('beforexrselect', keep)
  return () => overlay.removeEventListener('beforexrselect', keep)
}
