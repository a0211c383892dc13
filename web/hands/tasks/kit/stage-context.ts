import { createContext, useContext } from 'react'
import type { Object3D } from 'three'

/** Where a part is seen, in pixels of the picture. */
export interface PartRect {
  readonly id: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Things move before it is looked where they are seen, whichever came onto the stage first. */
export const MOVES_FIRST = -1

/** What the things on a stage share. */
export interface StageShared {
  /** The objects of the parts, by id. */
  readonly objects: Map<string, Object3D>
  /** Where they are seen, as of the last picture. */
  readonly rects: Map<string, PartRect>
  /** When a part was last tapped, on the page's clock. */
  readonly presses: Map<string, number>
  /** Movement is not wanted: things change at once. */
  readonly isStill: boolean
}

export const StageContext = createContext<StageShared | null>(null)

export function useStage(): StageShared {
  const shared = useContext(StageContext)
  if (!shared) throw new Error('only within a stage')
  return shared
}
