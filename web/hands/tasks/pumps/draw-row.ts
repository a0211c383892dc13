import { appFont } from '../kit/canvas-text.ts'

/** A row of a screen that can be tapped; where it is in shares of the screen's height, from its lower edge. */
export function drawRow(
  context: CanvasRenderingContext2D,
  [width, height]: readonly [width: number, height: number],
  name: string,
  row: { readonly bottom: number; readonly height: number },
) {
  const [x, y, w, h] = [width * 0.03, height * (1 - row.bottom - row.height), width * 0.94, height * row.height]
  context.fillStyle = '#2c6199'
  context.beginPath()
  context.roundRect(x, y, w, h, h * 0.2)
  context.fill()
  context.fillStyle = '#ffffff'
  context.font = appFont(h * 0.56, 650)
  context.fillText(name, x + h * 0.32, y + h * 0.53, w - h * 1.15)
  context.fillText('›', x + w - h * 0.5, y + h * 0.48)
}
