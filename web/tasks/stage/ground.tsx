import { memo, useEffect, useMemo } from 'react'
import { CanvasTexture, MeshBasicMaterial, PlaneGeometry, ShadowMaterial } from 'three'

const plane = new PlaneGeometry(1, 1)
const shade = new ShadowMaterial({ opacity: 0.16, color: '#14203a' })

/** Where a thing touches the ground it is darkest: a blurred patch, and the shadow of the key light. */
export const Ground = memo(({ footprint: [width, depth] }: { readonly footprint: readonly [number, number] }) => {
  const contact = useMemo(() => new MeshBasicMaterial({ map: patch(), transparent: true, depthWrite: false }), [])
  useEffect(
    () => () => {
      contact.map?.dispose()
      contact.dispose()
    },
    [contact],
  )
  const flat = [-Math.PI / 2, 0, 0] as const
  return (
    <>
      <mesh
        geometry={plane}
        material={shade}
        rotation={[...flat]}
        scale={[width * 6, depth * 8, 1]}
        receiveShadow
        dispose={null}
      />
      <mesh
        geometry={plane}
        material={contact}
        rotation={[...flat]}
        position={[0, 0.0006, 0]}
        scale={[width * 1.5, depth * 1.7, 1]}
        dispose={null}
      />
    </>
  )
})

function patch(): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 128
  const context = canvas.getContext('2d')
  if (context) {
    const fade = context.createRadialGradient(64, 64, 8, 64, 64, 62)
    fade.addColorStop(0, 'rgb(20 32 58 / 0.42)')
    fade.addColorStop(0.55, 'rgb(20 32 58 / 0.22)')
    fade.addColorStop(1, 'rgb(20 32 58 / 0)')
    context.fillStyle = fade
    context.fillRect(0, 0, 128, 128)
  }
  return new CanvasTexture(canvas)
}
