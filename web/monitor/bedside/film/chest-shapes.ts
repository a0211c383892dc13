import type { Chest } from '#case/story/film.ts'
import { MIDLINE } from './skeleton.ts'
import { mirrored, type Point, smoothPath } from './smooth-path.ts'

/** The inner wall of her right chest, from the apex down to the flank. */
const wall: readonly Point[] = [
  [372, 262],
  [352, 236],
  [326, 226],
  [298, 238],
  [264, 282],
  [232, 330],
  [207, 380],
  [190, 430],
  [177, 480],
  [167, 535],
  [160, 590],
]

const pushedOut = (points: readonly Point[], by: number): Point[] =>
  points.map(([x, y]) => [x - by * Math.min(1, Math.max(0, (y - 230) / 150)), y])

/** From the flank over the diaphragm to the midline. The angle at the flank is a sharp one, so it stands twice. */
export const floors = {
  flat: [
    [157, 640],
    [158, 660],
    [160, 660],
    [190, 641],
    [238, 622],
    [290, 614],
    [340, 618],
    [384, 630],
  ],
  domed: [
    [158, 630],
    [159, 648],
    [161, 648],
    [186, 616],
    [232, 586],
    [286, 574],
    [338, 580],
    [384, 604],
  ],
  pressedDown: [
    [150, 680],
    [146, 742],
    [149, 744],
    [180, 704],
    [236, 684],
    [296, 674],
    [360, 668],
    [424, 660],
  ],
} as const satisfies { [floor: string]: readonly Point[] }

const lower = (points: readonly Point[], by: number): Point[] => points.map(([x, y]) => [x, y + by])

interface ChestShapes {
  /** Both sides of the chest with the air in them. */
  readonly rightCavity: string
  readonly leftCavity: string
  readonly rightLung: string
  readonly leftLung: string
  /** The edge of the lung where air lies outside it. */
  readonly pleuralLine: string | null
  /** How far heart and windpipe are pushed to her left. */
  readonly shift: number
  /** Two thirds of the chest, its tip to the left, the thymus beside the great vessels. */
  readonly hasWideHeart?: true
}

const medial = (x: number): Point[] => [
  [x, 560],
  [x, 400],
  [x - 6, 300],
]

const right = (points: readonly Point[], x = 396) => smoothPath([...points, ...medial(x)], { closed: true })
const left = (points: readonly Point[]) => smoothPath(mirrored([...points, ...medial(396)], MIDLINE), { closed: true })

const open = right([...wall, ...floors.flat])
const leftOpen = left([...wall, ...lower(floors.flat, 7)])
const domed = right([...wall, ...floors.domed])
const leftDomed = left([...wall, ...lower(floors.domed, 9)])

/** A stiff lung gives way only so far: it keeps its shape around its root. */
const collapsedEdge: readonly Point[] = [
  [420, 292],
  [378, 290],
  [338, 312],
  [309, 356],
  [293, 410],
  [287, 466],
  [294, 522],
  [318, 570],
  [352, 596],
  [420, 606],
]

/** A thin rim of air stays at apex and flank. */
const drainedEdge: readonly Point[] = [
  [374, 272],
  [352, 248],
  [328, 240],
  [304, 250],
  [272, 292],
  [243, 338],
  [220, 385],
  [204, 434],
  [191, 484],
  [181, 537],
  [175, 588],
  [176, 622],
]

export const chestShapes: { readonly [C in Chest]: ChestShapes } = {
  open: { rightCavity: open, rightLung: open, leftCavity: leftOpen, leftLung: leftOpen, pleuralLine: null, shift: 0 },
  collapsed: {
    rightCavity: right([...pushedOut(wall, 9), ...floors.pressedDown], 440),
    rightLung: smoothPath([...collapsedEdge], { closed: true }),
    leftCavity: leftOpen,
    leftLung: leftOpen,
    pleuralLine: smoothPath(collapsedEdge.slice(1, -1)),
    shift: 60,
  },
  drained: {
    rightCavity: domed,
    rightLung: right([...drainedEdge, [180, 627], [196, 608], ...floors.domed.slice(4)]),
    leftCavity: leftDomed,
    leftLung: leftDomed,
    pleuralLine: smoothPath(drainedEdge),
    shift: 0,
  },
  're-expanded': {
    rightCavity: domed,
    rightLung: domed,
    leftCavity: leftDomed,
    leftLung: leftDomed,
    pleuralLine: null,
    shift: 0,
  },
  wet: {
    rightCavity: domed,
    rightLung: domed,
    leftCavity: leftDomed,
    leftLung: leftDomed,
    pleuralLine: null,
    shift: 0,
    hasWideHeart: true,
  },
}
