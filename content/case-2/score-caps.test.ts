import { expect, test } from 'vitest'
import { cappedBand } from '#case/report/score-report.ts'
import { afterCall, leavePoint, openPoint, type PointHistory, withChoices } from '#case/rules/bedside.ts'
import { pastFacts } from '#case/rules/past-facts.ts'
import { pointsOf } from '#case/story/points.ts'
import { case2 } from './case-2.ts'

const ideal: { readonly [point: string]: string } = {
  'grey-baby': 'low-oxygen alprostadil-05 d10w antibiotics four-limb istat second-line not-ready',
  'ductus-opening': 'low-oxygen-watch support-both calcium saline-5 istat limbs not-ready',
  apnea: 'bag-then-tube keep-both etco2 cxr',
  door: 'as-set as-running istat limbs ready-cardiac',
}

/** The ideal way with so much changed: its points with the right mode and time, and the band. */
function played(changes: { readonly [point: string]: readonly [was: string, is: string] }) {
  let before = case2.asFound
  let points = 4
  const history = pointsOf(case2).map(({ slug: point, place, docId, story }): PointHistory => {
    const [was = '', is = ''] = changes[point] ?? []
    const chosen = new Set((ideal[point] ?? '').replace(was, is).split(' '))
    for (const { slug, score } of Object.values(story.groups).flat()) if (chosen.has(slug)) points += score
    before = afterCall(case2, before, story)
    const opening = openPoint(case2, before, story)
    const after = leavePoint(case2, before, opening, story, chosen)
    const one = { point, place, docId, before, opening, chosen, now: withChoices(opening, story, chosen), after }
    before = after
    return one
  })
  const byPoints = case2.scoreScale.bands.find(({ from, to }) => points >= from && points <= to)
  if (!byPoints) throw new Error(`${points} points`)
  const { band, said } = cappedBand(byPoints, points, case2, pastFacts(case2, history))
  return [points, band.name, said[0] ?? null]
}

test.each([
  [{}, 28, 'Expert', null],
  [{ 'grey-baby': ['low-oxygen', 'keep-oxygen'] }, 27, 'Expert', null],
  [{ 'ductus-opening': ['low-oxygen-watch', 'intubate-planned'] }, 27, 'Expert', null],
  [{ door: ['as-set', 'fio2-1'] }, 27, 'Safe', '27 points, and the road cost him.'],
  [
    { 'grey-baby': ['low-oxygen', 'keep-oxygen'], door: ['as-set', 'fio2-1'] },
    26,
    'Developing',
    '26 points, and he arrived as ill as you found him.',
  ],
  [{ apnea: ['bag-then-tube', 'bag-100-fast'] }, 27, 'Safe', 'Medical control had to put in what he lives on.'],
  [{ 'grey-baby': ['low-oxygen', 'hyperventilate'] }, 27, 'Safe', 'At 14:55 he was about to arrest.'],
  [{ 'grey-baby': ['alprostadil-05', 'epinephrine'] }, 27, 'Safe', 'The duct waited until 14:58.'],
  [
    { door: ['as-running', 'pause-alprostadil'] },
    24,
    'Developing',
    '“Take alprostadil off for the loading”: no number of points makes up for it.',
  ],
] as const)('the ideal way but for %j: %i points, %s', (changes, points, band, said) => {
  expect(played(changes)).toEqual([points, band, said])
})
