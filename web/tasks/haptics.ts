import { useEffect, useRef } from 'react'

const STEP_MS = 25
const NOTCH_MS = 6

const tick = (ms: number) => {
  if ('vibrate' in navigator) navigator.vibrate(ms)
}

/** A tick in the hand when a step has registered, on devices that have one. */
export function useStepTick(stepsDone: number): void {
  const before = useRef(stepsDone)
  useEffect(() => {
    if (stepsDone > before.current) tick(STEP_MS)
    before.current = stepsDone
  }, [stepsDone])
}

/** A finer one for every notch that a dial or a plunger passes. */
export const tickNotch = (): void => tick(NOTCH_MS)
