import type { KeptRun, RunSummary } from '#case/report/kept-run.ts'
import { roles } from '../../roles/roles.ts'
import { clockText, scoreText } from '../../ui/number-text.ts'

/** Who was in the team; an account that is gone has no name any more. */
export const teamText = ({ team }: Pick<KeptRun, 'team'>): string =>
  team.map(({ roleId, name }) => `${roles[roleId].label} ${name || '(removed)'}`).join(', ')

export const scoreOf = ({ score, best }: RunSummary): string => `${scoreText(score)} of ${best}`
export const preparationText = ({ preparationMs }: RunSummary): string =>
  preparationMs === null ? 'did not leave' : clockText(preparationMs)
export const harmText = ({ harms }: RunSummary): string => (harms === 0 ? 'none' : String(harms))

const dayText = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })
const timeText = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
export const dateText = (at: number): string => dayText.format(at)
export const startText = ({ startedAt, endedAt }: KeptRun): string => {
  const at = startedAt ?? endedAt
  return `${dayText.format(at)}, ${timeText.format(at)}`
}

export const pathOf = ({ room, run }: Pick<KeptRun, 'room' | 'run'>): string => `/archive/${room}/${run}`

/** How runs can be put in order, newest or best first. */
export const orders = {
  newest: { name: 'Newest first', by: (run: KeptRun) => -run.endedAt },
  score: { name: 'Best score first', by: (run: KeptRun) => -run.summary.score },
  preparation: {
    name: 'Fastest preparation first',
    by: (run: KeptRun) => run.summary.preparationMs ?? Number.POSITIVE_INFINITY,
  },
  harm: { name: 'Most harm first', by: (run: KeptRun) => -run.summary.harms },
  room: { name: 'By room', by: (run: KeptRun) => run.roomName.toLowerCase() },
} as const
export type Order = keyof typeof orders

/** Those whose room, team or day has every word, in order. */
export function sifted(runs: readonly KeptRun[], words: string, order: Order): KeptRun[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const { by } = orders[order]
  return runs
    .filter((run) => {
      const text = `${run.roomName} ${teamText(run)} ${startText(run)}`.toLowerCase()
      return wanted.every((word) => text.includes(word))
    })
    .toSorted((one, other) => (by(one) < by(other) ? -1 : by(one) > by(other) ? 1 : 0))
}
