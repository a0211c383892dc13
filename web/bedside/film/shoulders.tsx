import { leftOf } from './skeleton.ts'
import { type Point, smoothPath } from './smooth-path.ts'

const clavicle: readonly Point[] = [
  [360, 258],
  [342, 250],
  [312, 250],
  [280, 245],
  [248, 234],
  [216, 224],
  [190, 226],
  [182, 233],
  [192, 240],
  [216, 239],
  [246, 248],
  [278, 259],
  [310, 265],
  [338, 266],
  [354, 274],
  [363, 270],
]

/** Lateral border and spine of the shoulder blade; its plate is thin. */
const scapulaPlate: readonly Point[] = [
  [184, 266],
  [200, 248],
  [226, 252],
  [256, 272],
  [262, 300],
  [254, 360],
  [240, 418],
  [226, 450],
  [216, 446],
  [206, 400],
  [196, 344],
  [184, 306],
]
const scapulaBorder: readonly Point[] = [
  [186, 292],
  [196, 320],
  [204, 362],
  [212, 408],
  [222, 448],
]
const scapulaSpine: readonly Point[] = [
  [172, 246],
  [196, 254],
  [226, 270],
  [258, 294],
]

const humerus: readonly Point[] = [
  [160, 268],
  [144, 256],
  [124, 270],
  [104, 306],
  [66, 366],
  [20, 432],
  [-30, 500],
  [-8, 518],
  [40, 452],
  [86, 386],
  [124, 330],
  [152, 302],
  [164, 286],
]

/** The first core of bone in the head of the humerus. */
const head: Point = [154, 250]

const bothSides = (points: readonly Point[], closed: boolean) =>
  [points, leftOf(points)].map((side) => smoothPath(side, { closed })).join('')

const plates = bothSides(scapulaPlate, true)
const borders = bothSides(scapulaBorder, false) + bothSides(scapulaSpine, false)
const clavicles = bothSides(clavicle, true)
const humeri = bothSides(humerus, true)

/** Collarbones, shoulder blades and the upper arms, whose heads are still cartilage with a first core of bone. */
export function Shoulders({ id }: { id: string }) {
  return (
    <g fill="#eef2f5" stroke="#f3f6f8">
      <g filter={`url(#${id}blur2)`}>
        <path d={plates} fillOpacity="0.12" stroke="none" />
        <path d={borders} fill="none" strokeOpacity="0.24" strokeWidth="7" strokeLinecap="round" />
        {[head, ...leftOf([head])].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="13" fillOpacity="0.16" stroke="none" />
        ))}
      </g>
      <g filter={`url(#${id}blur1)`} strokeWidth="3">
        <path d={humeri} fillOpacity="0.24" strokeOpacity="0.34" strokeWidth="5" />
        <path d={clavicles} fillOpacity="0.26" strokeOpacity="0.34" />
      </g>
    </g>
  )
}
