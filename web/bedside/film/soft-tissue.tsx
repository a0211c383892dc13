import { leftOf } from './skeleton.ts'
import { type Point, smoothPath } from './smooth-path.ts'

/** Her right half, from the jaw over neck, shoulder and arm to the flank. */
const rightHalf: readonly Point[] = [
  [214, 20],
  [222, 90],
  [240, 136],
  [246, 168],
  [232, 188],
  [204, 200],
  [152, 208],
  [104, 232],
  [56, 290],
  [0, 372],
  [-40, 430],
  [-40, 640],
  [10, 578],
  [70, 500],
  [112, 436],
  [127, 420],
  [128, 452],
  [122, 530],
  [119, 610],
  [116, 690],
  [108, 790],
  [100, 890],
  [98, 1030],
]

const outline = smoothPath([...rightHalf, ...leftOf(rightHalf).reverse()], { closed: true })

/** Liver and spleen under the diaphragm. */
const upperBelly = smoothPath(
  [
    [138, 690],
    [168, 600],
    [280, 552],
    [345, 590],
    [410, 612],
    [500, 616],
    [570, 596],
    [624, 612],
    [646, 690],
    [622, 716],
    [560, 690],
    [480, 690],
    [420, 726],
    [360, 776],
    [280, 826],
    [190, 838],
    [136, 780],
  ],
  { closed: true },
)

/** Everything soft: thin at the skin, dense in the middle. */
export function SoftTissue({ id }: { id: string }) {
  return (
    <g fill="#d3dbe1">
      <clipPath id={`${id}skin`}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fillOpacity="0.17" filter={`url(#${id}blur3)`} />
      <g clipPath={`url(#${id}skin)`}>
        <path d={outline} fillOpacity="0.22" filter={`url(#${id}blur16)`} />
        <rect x="150" y="600" width="500" height="370" rx="120" fillOpacity="0.28" filter={`url(#${id}blur40)`} />
      </g>
      <path d={upperBelly} fillOpacity="0.28" filter={`url(#${id}blur16)`} />
      <path
        d="M236 60Q262 128 340 152Q430 172 500 150Q566 128 588 60"
        fill="none"
        stroke="#e8edf0"
        strokeOpacity="0.2"
        strokeWidth="15"
        filter={`url(#${id}blur3)`}
      />
      <path
        d="M215 70Q256 150 350 172Q430 184 500 166Q590 140 612 70Z"
        fillOpacity="0.24"
        filter={`url(#${id}blur9)`}
      />
    </g>
  )
}

/** Gas in the bowel: x, y, half width, half height. The walls between are thin. */
const loops = [
  [590, 742, 30, 24],
  [616, 790, 26, 32],
  [556, 786, 32, 24],
  [498, 800, 34, 22],
  [440, 822, 34, 24],
  [570, 836, 34, 26],
  [512, 848, 30, 24],
  [384, 850, 30, 24],
  [452, 872, 34, 24],
  [330, 872, 32, 22],
  [614, 868, 26, 30],
  [560, 892, 34, 26],
  [396, 902, 32, 26],
  [502, 904, 30, 28],
  [276, 890, 30, 26],
  [222, 876, 26, 30],
  [334, 920, 32, 24],
  [176, 856, 22, 34],
  [446, 924, 30, 24],
  [230, 928, 32, 22],
  [616, 930, 26, 28],
  [170, 918, 24, 28],
] as const

/** Stomach and bowel, with the gas she has swallowed. */
export function Abdomen({ id }: { id: string }) {
  return (
    <g filter={`url(#${id}bowel)`} fill="#000">
      <path d="M440 694Q470 662 540 668Q606 676 600 712Q588 744 530 740Q468 734 440 694Z" fillOpacity="0.58" />
      {loops.map(([x, y, wide, tall]) => (
        <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={wide} ry={tall} fillOpacity="0.4" />
      ))}
    </g>
  )
}
