import { type ComponentType, useEffect, useState } from 'react'
import type { WorkId } from '#case/records/preparation.ts'
import type { Scene } from './scene/scene.ts'
import { scenes } from './scenes.ts'
import type { StageProps } from './stage/stage.tsx'

export type SceneLoad =
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'loaded'; readonly scene: Scene; readonly Stage: ComponentType<StageProps> }
  | { readonly kind: 'failed' }

/** Loads the stage and a scene for it. `tries` counts the wishes to try again. */
export function useScene(work: WorkId, tries: number): SceneLoad {
  const [load, setLoad] = useState<SceneLoad>({ kind: 'loading', share: 0.1 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another load
  useEffect(() => {
    let isHere = true
    const tell = (next: SceneLoad) => isHere && setLoad(next)
    tell({ kind: 'loading', share: 0.1 })
    Promise.all([
      import('./stage/stage.tsx').then(({ Stage }) => {
        tell({ kind: 'loading', share: 0.6 })
        return Stage
      }),
      scenes[work]?.(),
    ])
      .then(([Stage, scene]) => tell(scene ? { kind: 'loaded', scene, Stage } : { kind: 'failed' }))
      .catch(() => tell({ kind: 'failed' }))
    return () => {
      isHere = false
    }
  }, [work, tries])

  return load
}
