import { type ThreeElements, useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { CanvasTexture, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from 'three'
import { sharpen, surface } from './materials.ts'

export type Draw = (context: CanvasRenderingContext2D, width: number, height: number) => void

type DisplayProps = Omit<ThreeElements['mesh'], 'args' | 'geometry' | 'material' | 'scale'> & {
  /** In metres, in the plane of x and y. */
  readonly width: number
  readonly height: number
  /** Drawn into that many pixels across. */
  readonly pixels?: number
  /** Names all that `draw` depends on: it is drawn anew when this changes, and not before. */
  readonly shows: string
  readonly draw: Draw
  /** Paper takes the light of the room, a screen shines. */
  readonly isPaper?: boolean
}

const plane = new PlaneGeometry(1, 1)

/** Words and pictures on a thing: an LCD, a label, a scale. */
export function Display({ width, height, pixels = 640, shows, draw, isPaper = false, ...mesh }: DisplayProps) {
  const invalidate = useThree((state) => state.invalidate)

  const { context, texture, material } = useMemo(() => {
    const canvas = document.createElement('canvas')
    canvas.width = pixels
    canvas.height = Math.round((pixels * height) / width)
    const texture = new CanvasTexture(canvas)
    texture.colorSpace = SRGBColorSpace
    sharpen(texture)
    const material = isPaper
      ? surface({ map: texture, roughness: 0.85, transparent: true })
      : new MeshBasicMaterial({ map: texture, toneMapped: false })
    return { context: canvas.getContext('2d'), texture, material }
  }, [pixels, width, height, isPaper])

  // Before the picture is drawn, so that one picture is enough.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shows` stands for what `draw` depends on
  useLayoutEffect(() => {
    if (!context) return
    const { canvas } = context
    context.clearRect(0, 0, canvas.width, canvas.height)
    context.save()
    draw(context, canvas.width, canvas.height)
    context.restore()
    texture.needsUpdate = true
    invalidate()
  }, [shows, context, texture, invalidate])

  useEffect(
    () => () => {
      texture.dispose()
      material.dispose()
    },
    [texture, material],
  )

  return <mesh geometry={plane} material={material} scale={[width, height, 1]} dispose={null} {...mesh} />
}
