import { labelOf } from '../../records/roles.ts'
import type { OwnChoice, Share } from '../person-choices.ts'
import type { PersonReport } from '../person-report.ts'
import { isoTime, type ReportRow, seconds } from './report-row.ts'

const howMuch: { readonly [S in Share]: string } = { all: 'yes', part: 'in part', none: 'no' }

/** What one of the team did. What the other sections say by role is only counted here. */
export const personRows = (person: PersonReport): ReportRow[] =>
  [
    { item: 'people in this seat', value: person.people },
    ...person.work.flatMap(({ name, steps }) =>
      steps.map(({ label, ms }) => ({ part: name, item: label, value: seconds(ms), unit: 's' })),
    ),
    ...person.lists.map(({ list, ticked, of }) => ({ part: list, item: 'ticked', value: ticked, unit: `of ${of}` })),
    ...person.asked.map((question) => ({ item: 'asked at the bedside', value: question })),
    ...person.choices.given.flatMap(choiceRows),
    ...person.choices.silent.map((moment) => ({ part: nameOf(moment), item: 'no advice' })),
    countOf('right answers', person.answers),
    { item: 'wrong attempts', value: person.attempts.length },
    countOf('right second checks', person.checks),
    { item: 'events seen to or seen first', value: person.events.length },
    { item: 'messages', value: person.chat.count },
    ...person.chat.last.map(({ text, at }) => ({ item: 'message', value: text, time: isoTime(at) })),
    ...waitRows(person.waits),
  ].map((row) => ({ ...row, role: labelOf(person.roleId) }))

const nameOf = ({ part, label }: Pick<OwnChoice, 'part' | 'label'>): string =>
  part === label ? part : `${part}, ${label}`

const choiceRows = ({ chosen, good, followed, advisedBy, ...moment }: OwnChoice): ReportRow[] => {
  const part = nameOf(moment)
  return [
    { part, item: 'said', value: chosen.join('; ') },
    { part, item: 'nothing was better', value: howMuch[good] },
    ...(followed === null ? [] : [{ part, item: 'followed', value: howMuch[followed] }]),
    ...(advisedBy.length > 0 ? [{ part, item: 'advised so by', value: advisedBy.map(labelOf).join(', ') }] : []),
  ]
}

const countOf = (item: string, given: readonly { readonly isRight: boolean }[]): ReportRow => ({
  item,
  value: given.filter(({ isRight }) => isRight).length,
  unit: `of ${given.length}`,
})

const waitRows = ({ totalMs, longest }: PersonReport['waits']): ReportRow[] => [
  { item: 'waited for others', value: seconds(totalMs), unit: 's' },
  ...longest.map(({ step, what, who, ms, at }) => ({
    part: step,
    item: `waited for ${what}`,
    value: seconds(ms),
    unit: 's',
    detail: who.map(labelOf).join(', '),
    time: isoTime(at),
  })),
]
