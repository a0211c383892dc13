import type { Fares, ResultsView } from '#case/views/bedside/point-results.ts'

/** What stands over the comparison, and in which colour. */
export interface Banner {
  readonly word: string
  readonly fares: Fares
}

interface Answer {
  readonly monitor: Pick<ResultsView['monitor'], 'went' | 'isWorst'>
  readonly gas: Pick<ResultsView['gas'], 'went'>
}

const alone = { better: 'Better', same: 'Unchanged', worse: 'Worse' } as const
const inTheGas = { better: 'better in the gas', same: 'the gas as before', worse: 'worse in the gas' } as const

/** It never says more than the table and the gas below it do. */
export function bannerOf({ monitor, gas }: Answer): Banner {
  if (monitor.went === 'same' && monitor.isWorst) {
    if (gas.went === 'same') return { word: 'Still critical, no better', fares: 'worse' }
    return { word: `The monitor still critical, ${inTheGas[gas.went]}`, fares: gas.went }
  }
  if (monitor.went === gas.went) return { word: alone[monitor.went], fares: monitor.went }
  if (monitor.went === 'same') return { word: `The monitor as before, ${inTheGas[gas.went]}`, fares: gas.went }
  return { word: `${alone[monitor.went]} on the monitor, ${inTheGas[gas.went]}`, fares: monitor.went }
}
