import { type ComponentType, useEffect, useState } from 'react'
import type { SceneName } from '#case/story/task.ts'
import { Button } from '../../base/ui/button.tsx'
import type { Scene } from './scene/scene.ts'
import { scenes } from './scenes.ts'
import type { StageProps } from './stage/stage.tsx'

export type SceneLoad =
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'loaded'; readonly scene: Scene; readonly Stage: ComponentType<StageProps> }
  | { readonly kind: 'failed' }

/** Loads the stage and a scene for it. `tries` counts the wishes to try again. */
export function useScene(name: SceneName, tries: number): SceneLoad {
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
      scenes[name](),
    ])
      .then(([Stage, scene]) => tell({ kind: 'loaded', scene, Stage }))
      .catch(() => tell({ kind: 'failed' }))
    return () => {
      isHere = false
    }
  }, [name, tries])

  return load
}

/** How much of the picture is there. */
export function LoadBar({ share }: { readonly share: number }) {
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 px-10">
      <p id="picture-loading" className="text-ink-soft">
        Setting up the picture
      </p>
      <div
        role="progressbar"
        aria-labelledby="picture-loading"
        aria-valuenow={Math.round(share * 100)}
        className="h-2 w-full max-w-60 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full rounded-full bg-(--role) transition-[width] duration-300"
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}

export function LoadFailed({ onRetry, onList }: { readonly onRetry: () => void; readonly onList: () => void }) {
  return (
    <div role="alert" className="space-y-4 px-5 py-6">
      <p className="leading-relaxed">The picture could not be loaded. The list has the same steps.</p>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={onRetry}>Try again</Button>
        <Button look="quiet" onClick={onList}>
          Open the list
        </Button>
      </div>
    </div>
  )
}
