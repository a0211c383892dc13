import { useFrame } from '@react-three/fiber'
import { type Ref, type RefObject, useRef } from 'react'
import { Box3, type Group, type Object3D, Vector3 } from 'three'
import { appFont, wrapped } from '../kit/canvas-text.ts'
import { Display } from '../kit/display.tsx'
import type { ArPlace } from './ar-place.ts'
import type { ArBoardText, ArTool } from './board-text.ts'

const names: { readonly [T in ArTool]: string } = {
  start: 'Start',
  less: '−',
  more: '+',
  confirm: 'Confirm',
  move: 'Move',
  smaller: 'Smaller',
  bigger: 'Bigger',
  leave: 'Leave',
}
const [WIDTH, HEIGHT, ROW] = [0.44, 0.17, 0.05] as const
const AWAY = 0.9

interface ArBoardProps extends ArBoardText {
  readonly ref: Ref<Group>
  readonly ar: ArPlace
  readonly room: RefObject<Group | null>
}

/** A board above the thing, or before the viewer as long as nothing is put down. */
export function ArBoard({ ref, ar, room, clock, instruction, hint, tools }: ArBoardProps) {
  const stand = useRef<Group>(null)
  useFrame(({ camera }) => {
    const viewer = new Vector3().setFromMatrixPosition(camera.matrixWorld)
    if (!stand.current) return
    if (ar.isPlaced && room.current) stand.current.position.copy(above(room.current))
    else stand.current.position.copy(viewer).addScaledVector(camera.getWorldDirection(new Vector3()), AWAY)
    stand.current.lookAt(viewer)
  })
  const wide = WIDTH / Math.max(4, tools.length)
  return (
    <group ref={stand}>
      <group ref={ref}>
        <Display
          width={WIDTH}
          height={HEIGHT}
          pixels={1100}
          shows={JSON.stringify([clock, instruction, hint])}
          draw={(context, width, height) => drawText(context, width, height, { clock, instruction, hint })}
        />
        {tools.map((tool, index) => (
          <Display
            key={tool}
            width={wide * 0.95}
            height={ROW * 0.9}
            pixels={256}
            position={[-WIDTH / 2 + wide * (index + 0.5), -HEIGHT / 2 - ROW * 0.55, 0]}
            userData={{ part: tool }}
            shows={tool}
            draw={(context, width, height) =>
              drawTool(context, width, height, names[tool], tool === 'confirm' || tool === 'start')
            }
          />
        ))}
      </group>
    </group>
  )
}

const above = (room: Object3D): Vector3 => {
  const box = new Box3()
  // The ground and its shadow lie in the room as well: what counts is what stands on them.
  for (const child of room.children) if (child.userData.isModel) box.setFromObject(child)
  return new Vector3(room.position.x, box.max.y + HEIGHT / 2 + ROW + 0.06, room.position.z)
}

function drawText(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { clock, instruction, hint }: Pick<ArBoardText, 'clock' | 'instruction' | 'hint'>,
) {
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.textBaseline = 'middle'
  context.fillStyle = '#4a5872'
  context.font = appFont(40, 600)
  context.fillText(clock, 36, 48)
  context.fillStyle = '#14203a'
  context.font = appFont(54, 650)
  const lines = wrapped(context, instruction, width - 72).slice(0, 3)
  lines.forEach((line, index) => {
    context.fillText(line, 36, 124 + index * 66)
  })
  if (!hint) return
  context.font = appFont(42, 600)
  context.fillStyle = '#8a5a00'
  wrapped(context, hint, width - 72)
    .slice(0, 3)
    .forEach((line, index) => {
      context.fillText(line, 36, 140 + lines.length * 66 + index * 52)
    })
}

function drawTool(context: CanvasRenderingContext2D, width: number, height: number, name: string, isMain: boolean) {
  context.fillStyle = isMain ? '#23357a' : '#eef2f8'
  context.fillRect(0, 0, width, height)
  context.fillStyle = isMain ? '#ffffff' : '#14203a'
  context.font = appFont(58, 650)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(name, width / 2, height / 2 + 3, width - 16)
}
