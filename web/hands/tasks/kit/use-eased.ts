import { useFrame, useThree } from '@react-three/fiber'
import { useLayoutEffect, useRef } from 'react'
import { MOVES_FIRST, useStage } from './stage-context.ts'

/** Slow, faster, slow. */
export const ease = (share: number) => share * share * (3 - 2 * share)

/** Moves a number to where it should be and applies it on the way. It begins where it belongs, and jumps if asked to. */
export function useEased(to: number, apply: (value: number) => void, ms = 450): void {
  const { isStill } = useStage()
  const invalidate = useThree((state) => state.invalidate)
  const move = useRef({ from: to, to, value: to, since: Number.NEGATIVE_INFINITY })

  useLayoutEffect(() => {
    const now = move.current
    if (now.to !== to) move.current = { from: now.value, to, value: now.value, since: performance.now() }
    invalidate()
  }, [to, invalidate])

  useFrame(() => {
    const now = move.current
    const share = isStill ? 1 : Math.min(1, (performance.now() - now.since) / ms)
    now.value = now.from + (now.to - now.from) * ease(share)
    apply(now.value)
    if (share < 1) invalidate()
  }, MOVES_FIRST)
}
