/** The height of the sound in equal steps, for drawing: 0 to 1, the loudest step is 1. */
export function peaksOf(samples: Buffer, steps: number) {
  const count = samples.length / 2
  const heights = Array.from({ length: steps }, (_, step) => {
    const from = Math.floor((step * count) / steps)
    const to = Math.floor(((step + 1) * count) / steps)
    let height = 0
    for (let index = from; index < to; index++) height = Math.max(height, Math.abs(samples.readInt16LE(index * 2)))
    return height
  })
  const highest = Math.max(...heights)
  return heights.map((height) => Math.round((height / highest) * 100) / 100)
}
