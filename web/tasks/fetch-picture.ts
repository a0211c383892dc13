import { canDraw } from './stage/drawing.ts'
import { isPictureChosen } from './view-choice.ts'

/** Asks for the picture of a task, where it will be shown. Should that fail, its page asks again. */
export function fetchPicture(): void {
  if (isPictureChosen() && canDraw()) import('./task-scene.tsx').catch(() => {})
}
