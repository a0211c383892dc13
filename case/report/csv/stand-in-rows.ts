import { labelOf } from '../../records/roles.ts'
import type { StandInReport, WrongAdvice } from '../stand-ins-report.ts'
import { isoTime, type ReportRow, yesOrNo } from './report-row.ts'

const endings = {
  person: 'taken over by a person',
  'stand-in': 'replaced by another stand-in',
  nobody: 'sent away',
}

/** When the trainer itself played a seat and how, what it said wrong and what it left out. */
export function standInRows(standIn: StandInReport): ReportRow[] {
  const { manner, seed, from, fromStep, until, untilStep, followedBy, wrong, missed } = standIn
  const role = labelOf(standIn.roleId)
  return [
    { item: 'played', role, value: manner, detail: fromStep, time: isoTime(from) },
    { item: 'practice number', role, value: seed },
    {
      item: 'until',
      role,
      value: followedBy ? endings[followedBy] : 'the end',
      detail: untilStep,
      time: isoTime(until),
    },
    ...wrong.flatMap((one) => wrongRows(one).map((row) => ({ ...row, role }))),
    ...missed.map(({ list, item }) => ({ part: list, item: 'left out', role, value: item })),
  ]
}

const wrongRows = ({ part, label, at, said, right, isFollowed }: WrongAdvice): ReportRow[] => {
  const about = { part: part === label ? part : `${part}, ${label}` }
  return [
    { ...about, item: 'said wrongly', value: said.join('; '), time: isoTime(at) },
    { ...about, item: 'right', value: right.join('; ') },
    ...(isFollowed === null ? [] : [{ ...about, item: 'followed', value: yesOrNo(isFollowed) }]),
  ]
}
