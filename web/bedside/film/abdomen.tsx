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
