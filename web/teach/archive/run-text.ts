import type { KeptOrder, KeptRun, ListedRun } from '#case/report/kept-run.ts'
import { roles } from '../../base/roles/roles.ts'
import { clockText, scoreText } from '../../base/ui/number-text.ts'

/** Who was in the team; an account that is gone has no name any more. */
export const teamText = ({ team }: Pick<KeptRun, 'team'>): string =>
  team.map(({ roleId, name }) => `${roles[roleId].label} ${name || '(removed)'}`).join(', ')

type Summary = ListedRun['summary']
export const scoreOf = ({ score, best }: Summary): string => `${scoreText(score)} of ${best}`
export const preparationText = ({ preparationMs }: Summary): string =>
  preparationMs === null ? 'did not leave' : clockText(preparationMs)
export const harmText = ({ harms }: Summary): string => (harms === 0 ? 'none' : String(harms))

/** Points and rows of different stories say nothing of each other. */
export const ONE_STORY = 'Side by side are runs of one story'

export const pathOf = ({ room, run }: Pick<KeptRun, 'room' | 'run'>): string => `/archive/${room}/${run}`

export const orderNames: { readonly [order in KeptOrder]: string } = {
  newest: 'Newest first',
  score: 'Best score first',
  preparation: 'Fastest preparation first',
  harm: 'Most harm first',
  room: 'By room',
}
