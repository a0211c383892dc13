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
