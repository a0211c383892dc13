import type { Flow } from '#case/story/flow.ts'
import { providerFlow } from './provider.ts'
import { rnFlow } from './rn.ts'
import { rtFlow } from './rt.ts'

/** By role id: 0 Provider, 1 RT, 2 RN. */
export const flows: readonly [Flow, Flow, Flow] = [providerFlow, rtFlow, rnFlow]
