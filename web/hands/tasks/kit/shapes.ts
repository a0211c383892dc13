import {
  type BufferGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Shape,
  TorusGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import type { Triple } from '../scene/scene.ts'
import { drawing } from './can-draw.ts'

const made = new Map<string, BufferGeometry>()

/** The same shape is made once. */
function once<T extends BufferGeometry>(key: string, make: () => T): T {
  const found = made.get(key) ?? make()
  made.set(key, found)
  return found as T // under one key only one kind is kept
}

/** How many sides make it look round. The processor draws every one of them, so it gets fewer. */
const round = (sides: number): number => (drawing() === 'full' ? sides : Math.ceil(sides * 0.7))

/** The smaller an edge, the fewer facets make it look round. */
function facets(radius: number): number {
  const most = drawing() === 'full' ? 3 : 2
  return radius < 0.0013 ? 1 : Math.min(most, radius < 0.0035 ? 2 : 3)
}

/** A box with soft edges, in metres. */
export const softBox = (width: number, height: number, depth: number, radius = 0.004, segments = facets(radius)) =>
  once(`box ${width} ${height} ${depth} ${radius} ${segments}`, () => {
    const least = Math.min(width, height, depth) / 2
    return new RoundedBoxGeometry(width, height, depth, segments, Math.min(radius, least * 0.98))
  })

/** Stands along y. */
export const rod = (radius: number, length: number, radiusTop = radius, sides = 32) =>
  once(
    `rod ${radius} ${length} ${radiusTop} ${sides}`,
    () => new CylinderGeometry(radiusTop, radius, length, round(sides)),
  )

export const ring = (radius: number, thickness: number, arc = Math.PI * 2) =>
  once(`ring ${radius} ${thickness} ${arc}`, () => new TorusGeometry(radius, thickness, round(12), round(40), arc))

/** Turned on a lathe around y: pairs of radius and height, from below to above. */
export const lathed = (profile: readonly (readonly [radius: number, height: number])[], sides = 40) =>
  once(`lathe ${JSON.stringify(profile)} ${sides}`, () => {
    const points = profile.map(([radius, height]) => new Vector2(radius, height))
    return new LatheGeometry(points, round(sides))
  })

/** A plate with round corners in x and y, `depth` thick, its back at z = 0. */
export const plate = (width: number, height: number, radius: number, depth: number, bevel = 0.001) =>
  once(`plate ${width} ${height} ${radius} ${depth} ${bevel}`, () => {
    const [w, h, r] = [width / 2 - bevel, height / 2 - bevel, Math.max(0.0001, radius - bevel)]
    const shape = new Shape()
    shape.moveTo(-w + r, -h)
    shape.lineTo(w - r, -h).absarc(w - r, -h + r, r, -Math.PI / 2, 0, false)
    shape.lineTo(w, h - r).absarc(w - r, h - r, r, 0, Math.PI / 2, false)
    shape.lineTo(-w + r, h).absarc(-w + r, h - r, r, Math.PI / 2, Math.PI, false)
    shape.lineTo(-w, -h + r).absarc(-w + r, -h + r, r, Math.PI, Math.PI * 1.5, false)
    const geometry = new ExtrudeGeometry(shape, {
      depth: Math.max(0.0001, depth - 2 * bevel),
      bevelSize: bevel,
      bevelThickness: bevel,
      bevelSegments: drawing() === 'full' ? 2 : 1,
      curveSegments: round(6),
    })
    return geometry.translate(0, 0, bevel)
  })

/** A soft tube through these places. */
export const tube = (places: readonly Triple[], radius: number): TubeGeometry =>
  new TubeGeometry(
    new CatmullRomCurve3(places.map((place) => new Vector3(...place))),
    places.length * round(14),
    radius,
    round(10),
  )
