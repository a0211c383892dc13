import type { OwnChoice, Share } from '#case/report/person-choices.ts'
import type { PersonReport } from '#case/report/person-report.ts'
import { clockText } from '../../../base/ui/number-text.ts'

const PROVIDER = 0

/** What a person's part says, in a line. */
export function saysOf({ roleId, choices, waits }: PersonReport): string {
  const waited = waits.totalMs < 1000 ? 'Never waited for others.' : `Waited ${clockText(waits.totalMs)} for others.`
  if (choices.given.length === 0) return waited
  const count = choices.given.length
  const said = roleId === PROVIDER ? 'Decided' : 'Advised'
  return `${said} ${count === 1 ? 'once' : `${count} times`}. ${waited}`
}

/** How often what was said was followed, and as good as could be. */
export function choicesText({ roleId, choices }: PersonReport): string {
  const { given } = choices
  if (given.length === 0) return roleId === PROVIDER ? 'Nothing decided' : 'No advice given'
  const whole = (share: (choice: OwnChoice) => Share | null) => given.filter((one) => share(one) === 'all').length
  const best = whole(({ good }) => good)
  if (roleId === PROVIDER) return `${best} of ${given.length} could not have been better`
  return `Of ${given.length}: ${whole(({ followed }) => followed)} followed, ${best} could not have been better`
}

const goodTexts: { readonly [S in Share]: string } = {
  all: 'Nothing was better.',
  part: 'A part of it was as good as could be.',
  none: 'Something else was better.',
}

/** What became of advice, and how good it was. */
export function choiceText({ good, followed, decided }: OwnChoice): string {
  if (followed === null || decided === null) return goodTexts[good]
  const otherwise = decided.length === 0 ? 'nothing' : decided.join('; ')
  const became = {
    all: 'Decided so.',
    part: `Decided in part: ${otherwise}.`,
    none: `Decided otherwise: ${otherwise}.`,
  }[followed]
  return `${became} ${goodTexts[good]}`
}

/** Of a decision point its group too. */
export const momentText = ({ part, label }: Pick<OwnChoice, 'part' | 'label'>): string =>
  part === label ? part : `${part}, ${label}`

/** Where nothing was said, part by part. */
export const silentText = (silent: PersonReport['choices']['silent']): string =>
  [...new Set(silent.map(({ part }) => part))]
    .map((part) => {
      const labels = silent.filter((one) => one.part === part && one.label !== part).map(({ label }) => label)
      return labels.length === 0 ? part : `${part}: ${labels.join(', ')}`
    })
    .join('; ')

/** How many of so many. */
export const countText = (given: readonly { readonly isRight: boolean }[]): string =>
  `${given.filter(({ isRight }) => isRight).length} of ${given.length} right`

export function attemptsText({ attempts }: PersonReport): string {
  const open = attempts.filter(({ untilRightMs }) => untilRightMs === null).length
  const count = `${attempts.length} ${attempts.length === 1 ? 'attempt' : 'attempts'}`
  return open === 0 ? `${count}, put right` : `${count}, ${open} left as it was`
}

/** Who else is told of on this page. */
export function seatText({ people }: PersonReport, hadStandIn: boolean): string | null {
  if (people === 0) return 'The trainer itself played this seat throughout.'
  if (hadStandIn) return 'The trainer itself played this seat for a while: what it did is told here too.'
  return people > 1 ? `${people} people had this seat, one after the other: what is told here is of the seat.` : null
}
