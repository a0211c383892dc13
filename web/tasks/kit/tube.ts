import { CatmullRomCurve3, TubeGeometry, Vector3 } from 'three'
import type { Triple } from '../scene/scene.ts'

/** A soft tube through these places. */
export const tube = (places: readonly Triple[], radius: number): TubeGeometry =>
  new TubeGeometry(new CatmullRomCurve3(places.map((place) => new Vector3(...place))), places.length * 14, radius, 10)
