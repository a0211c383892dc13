import { useEffect, useState } from 'react'

/** Whether a thing can be put into one's own room, and if not, why. */
export type ArSupport = 'asking' | 'possible' | 'insecure' | 'no-webxr' | 'no-ar'

async function askSupport(): Promise<ArSupport> {
  if (!isSecureContext) return 'insecure'
  if (!navigator.xr) return 'no-webxr'
  const isSupported = await navigator.xr.isSessionSupported('immersive-ar').catch(() => false)
  return isSupported ? 'possible' : 'no-ar'
}

export function useArSupport(): ArSupport {
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
