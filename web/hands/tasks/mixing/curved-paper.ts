import { BufferGeometry, Float32BufferAttribute } from 'three'

const made = new Map<string, BufferGeometry>()
const SLICES = 20

interface Wrapped {
  readonly radius: number
  /** Along the axis. */
  readonly length: number
  /** How far around, in radians. */
  readonly arc: number
  /** Its middle, in radians from the front: upwards on a lying thing, to the right on a standing one. */
  readonly middle?: number
}

/** Paper around a lying cylinder along x: what is printed runs along it. */
export const aroundLying = (wrapped: Wrapped) =>
  sheet('lying', wrapped, (along, angle, radius) => [along, Math.sin(angle) * radius, Math.cos(angle) * radius])

/** Paper around a standing cylinder along y: what is printed runs around it. */
export const aroundStanding = (wrapped: Wrapped) =>
  sheet('standing', wrapped, (along, angle, radius) => [Math.sin(angle) * radius, along, Math.cos(angle) * radius])

function sheet(
  kind: 'lying' | 'standing',
  { radius, length, arc, middle = 0 }: Wrapped,
  place: (along: number, angle: number, radius: number) => [number, number, number],
): BufferGeometry {
  const key = `${kind} ${radius} ${length} ${arc} ${middle}`
  const found = made.get(key)
  if (found) return found
  const [positions, normals, uvs, index]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (let slice = 0; slice <= SLICES; slice++) {
    const share = slice / SLICES
    const angle = middle + (share - 0.5) * arc
    for (const end of [0, 1]) {
      positions.push(...place((end - 0.5) * length, angle, radius))
      normals.push(...place(0, angle, 1))
      uvs.push(...(kind === 'lying' ? [end, share] : [share, end]))
    }
    const at = slice * 2
    // Seen from outside, against the clock: going up on a lying thing, to the right on a standing one.
    const corners =
      kind === 'lying' ? [at, at + 1, at + 2, at + 1, at + 3, at + 2] : [at, at + 2, at + 1, at + 1, at + 2, at + 3]
    if (slice < SLICES) index.push(...corners)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(index)
  made.set(key, geometry)
  return geometry
}
