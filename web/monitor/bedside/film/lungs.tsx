import type { Chest, Film } from '#case/story/film.ts'
import { chestShapes } from './chest-shapes.ts'
import { CARINA, mediastinumPath, pushed } from './landmarks.ts'
import { FRAME } from './skeleton.ts'
import { type Point, smoothPath } from './smooth-path.ts'

const rightVessels =
  'M345 430Q300 452 270 500M340 440Q312 490 300 552M338 420Q296 420 250 432M342 408Q318 372 286 352M340 446Q330 500 332 566M346 400Q336 360 322 318'
const leftVessels =
  'M480 416Q530 420 570 444M478 408Q508 372 536 352M476 400Q492 350 500 318M500 440Q560 470 596 530M520 450Q590 490 612 580'

/** Air in the chest, in it the lungs with their coarse patches, and between them the heart, which lets little through. */
export function Lungs({ id, chest }: { id: string; chest: Chest }) {
  const { rightCavity, leftCavity, rightLung, leftLung, pleuralLine, shift, hasWideHeart } = chestShapes[chest]
  const isCollapsed = chest === 'collapsed'
  const heart = mediastinumPath(shift, hasWideHeart)
  // Wet lungs are hazy and their vessels wide, without the coarse patches.
  const vessels = hasWideHeart ? { strokeWidth: 13, strokeOpacity: 0.34 } : { strokeWidth: 7, strokeOpacity: 0.2 }
  const [haze, patches] = hasWideHeart ? [0.26, 0.22] : [0.12, 0.55]
  return (
    <g>
      <mask id={`${id}beside`} maskUnits="userSpaceOnUse" {...FRAME}>
        <rect {...FRAME} fill="#fff" />
        <path d={heart} fill="#000" fillOpacity="0.9" filter={`url(#${id}blur2)`} />
      </mask>
      <linearGradient id={`${id}heart`} x1="0" y1="250" x2="0" y2="780" gradientUnits="userSpaceOnUse">
        <stop offset="0" stopColor="#dde4ea" stopOpacity="0.2" />
        <stop offset="0.25" stopColor="#dde4ea" stopOpacity="0.36" />
        <stop offset="0.6" stopColor="#dde4ea" stopOpacity="0.48" />
        <stop offset="0.72" stopColor="#dde4ea" stopOpacity="0.13" />
        <stop offset="0.86" stopColor="#dde4ea" stopOpacity="0" />
      </linearGradient>
      <g mask={`url(#${id}beside)`}>
        <g fill="#030405" filter={`url(#${id}blur3)`}>
          <path d={rightCavity} fillOpacity={isCollapsed ? 0.94 : 0.85} />
          <path d={leftCavity} fillOpacity="0.84" />
        </g>
        <g fill="#cfd8df" filter={`url(#${id}blur3)`}>
          <path d={rightLung} fillOpacity={isCollapsed ? 0.24 : haze} />
          <path d={leftLung} fillOpacity={isCollapsed ? 0.18 : haze} />
        </g>
        <g fill="#fff" filter={`url(#${id}patches)`}>
          <path d={rightLung} fillOpacity={isCollapsed ? 0.6 : patches} />
          <path d={leftLung} fillOpacity={patches} />
        </g>
        <g fill="none" stroke="#dfe6eb" strokeLinecap="round" filter={`url(#${id}blur3)`}>
          {!isCollapsed && <path d={rightVessels} {...vessels} />}
          <path d={leftVessels} {...vessels} />
        </g>
      </g>
      <path d={heart} fill={`url(#${id}heart)`} filter={`url(#${id}blur3)`} />
      {pleuralLine && (
        <path
          d={pleuralLine}
          fill="none"
          stroke="#e8eef2"
          strokeWidth="2.2"
          strokeOpacity="0.55"
          filter={`url(#${id}blur1)`}
        />
      )}
    </g>
  )
}

const [FORK_X, FORK_Y] = CARINA

const windpipe: readonly Point[] = [
  [404, 90],
  [400, 150],
  [399, 220],
  [398, 300],
  [FORK_X, FORK_Y - 6],
]
const bronchi: readonly (readonly Point[])[] = [
  [
    [FORK_X, FORK_Y - 10],
    [FORK_X - 11, FORK_Y + 14],
    [FORK_X - 31, FORK_Y + 48],
  ],
  [
    [FORK_X, FORK_Y - 10],
    [FORK_X + 17, FORK_Y + 12],
    [FORK_X + 49, FORK_Y + 40],
  ],
]

/** The windpipe as a dark band down to its fork. */
export function Airway({ id, film }: { id: string; film: Film }) {
  const { shift } = chestShapes[film.chest]
  const path = (points: readonly Point[]) => smoothPath(pushed(points, shift))
  return (
    <g opacity="0.36" fill="none" stroke="#050607" strokeLinecap="round" filter={`url(#${id}blur2)`}>
      <path d={path(windpipe)} strokeWidth="20" />
      <path d={bronchi.map(path).join('')} strokeWidth="13" />
    </g>
  )
}
