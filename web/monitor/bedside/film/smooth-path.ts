export type Point = readonly [x: number, y: number]

const round = (value: number) => Math.round(value * 10) / 10
const text = ([x, y]: Point) => `${round(x)} ${round(y)}`

/** A soft line through all points, as the `d` of a path. */
export function smoothPath(points: readonly Point[], { closed = false } = {}): string {
  const count = points.length
  const at = (index: number): Point => {
    const wanted = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)
    return points[wanted] as Point // within the list, by the line above
  }
  const curves = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${text(leave)} ${text(arrive)} ${text(to)}`
  })
  return `M${text(at(0))}${curves.join('')}${closed ? 'Z' : ''}`
}

/** The same points on the other side of a midline. */
export const mirrored = (points: readonly Point[], midline: number): Point[] =>
  points.map(([x, y]) => [2 * midline - x, y])
