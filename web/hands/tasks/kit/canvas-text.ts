const family = '"Inter Variable", ui-sans-serif, system-ui, sans-serif'

/** The font of the whole app, for drawing on a canvas. */
export const appFont = (size: number, weight = 500): string => `${weight} ${size}px ${family}`

/** A text in lines that fit, by the font that is set. */
export function wrapped(context: Pick<CanvasRenderingContext2D, 'measureText'>, text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && context.measureText(longer).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
