import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { Walk } from '../testing/walk.ts'
import { bareChoices, idealChoices, type PointChoices, worstChoices } from '../testing/walk-choices.ts'
import { handoverTexts } from './handover-texts.ts'

/** The ten items of a run that differs from this one in these procedures and choices. */
function itemsOf(choices: readonly PointChoices[], changes: { [point: number]: Partial<PointChoices> } = {}) {
  const walk = new Walk()
  walk.toDecisions()
  for (const [index, choice] of choices.entries()) walk.point(index + 1, { ...choice, ...changes[index + 1] })
  const texts = handoverTexts(walk.state, case1)
  return { oxygenation: texts[1], airway: texts[2], ino: texts[4], drain: texts[6], lastGasAndFilm: texts[7] ?? '' }
}
const filmOf = (text: string) => text.slice(text.indexOf(' Film: '))
const gasOf = (text: string) => text.slice(0, text.indexOf(' Film: '))
const NONE = { Procedure: [] as string[] }

test('an index is told of gases that were drawn, and now only by the monitor', () => {
  expect(itemsOf(idealChoices).oxygenation).toContain('highest OI 42, last OI 33 (10:40) in this run; now OSI 17.')
  expect(itemsOf(bareChoices).oxygenation).toContain('no OI measured in this run; now OSI')
})

test('the last film of the ideal run shows lung, drain and tube: nothing is missing', () => {
  const film = filmOf(itemsOf(idealChoices).lastGasAndFilm)
  expect(film).toContain('(10:42)')
  expect(film).not.toContain('not yet on a film')
})

test('a film from before the pneumothorax is told with what it does not show', () => {
  const { lastGasAndFilm, airway } = itemsOf(idealChoices, { 3: { Procedure: ['drain'] }, 4: NONE })
  expect(filmOf(lastGasAndFilm)).toContain(
    '(09:36); none since point 1; not yet on a film: the pneumothorax, the drain, the tube at 9.5 cm.',
  )
  expect(airway).toContain('3.5 tube at 9.5 cm since 09:55, its tip not yet seen there')
})

test('a film of the pneumothorax is told with the drain that came after it', () => {
  const { lastGasAndFilm, airway } = itemsOf(idealChoices, { 3: { Procedure: ['cxr'] }, 4: NONE })
  expect(filmOf(lastGasAndFilm)).toContain('(10:18); none since point 3; not yet on a film: the drain.')
  expect(airway).toContain('3.5 tube at 9.5 cm, T2, since 09:55')
})

test('without a film of the team the hospital’s is told', () => {
  const film = filmOf(itemsOf(idealChoices, { 1: NONE, 3: { Procedure: ['drain'] }, 4: NONE }).lastGasAndFilm)
  expect(film).toContain('none by the team; the hospital’s film, 06:10: Coarse patchy opacities')
  expect(film).toContain('not yet on a film: the pneumothorax, the drain, the tube at 9.5 cm.')
})

test('a tube changed in the air has not been filmed', () => {
  const film = filmOf(itemsOf(idealChoices, { 5: { Procedure: ['change-ett'] } }).lastGasAndFilm)
  expect(film).toContain('(10:42); none since point 4; not yet on a film: the new tube.')
})

test.each([
  [[1], 'none since point 1: not known since the pneumothorax, the drain and the supply failure'],
  [[1, 3], 'none since point 3: not known since the drain and the supply failure'],
  [[1, 4], 'none since point 4: not known since the supply failure'],
  [[1, 5], 'none since point 5, where the supply was still failing'],
])('gases at points %j: %s', (points, told) => {
  const changes = Object.fromEntries(
    [1, 2, 3, 4, 5].map((point) => [point, { Procedure: points.includes(point) ? ['istat'] : [] }]),
  )
  expect(gasOf(itemsOf(idealChoices, changes).lastGasAndFilm)).toContain(`; ${told}.`)
})

test('without a gas of the team the hospital’s is told', () => {
  const changes = Object.fromEntries([1, 2, 3, 4, 5].map((point) => [point, NONE]))
  expect(gasOf(itemsOf(idealChoices, changes).lastGasAndFilm)).toBe(
    'Gas: none by the team; the hospital’s last local gas, 08:40: pH 7.06, PCO2 66, PaO2 41, post-ductal.',
  )
})

test('a break of nitric oxide at departure is told, and a weaning', () => {
  expect(itemsOf(idealChoices).ino).toContain('Breaks: none.')
  expect(itemsOf(worstChoices).ino).toContain('Breaks: about 5 min at departure; about 5 min in flight.')
  expect(itemsOf(idealChoices, { 4: { Ventilator: 'wean-ino' } }).ino).toContain(
    'Breaks: none. Weaned to 5 ppm for about 10 min at departure, then 20 again.',
  )
})

test('the chest was drained when the needle went in, after a line that was placed first', () => {
  expect(itemsOf(idealChoices).drain).toContain('drained at 10:17')
  expect(itemsOf(bareChoices, { 3: { Procedure: ['pal', 'drain'] } }).drain).toContain('drained at 10:27')
  expect(itemsOf(worstChoices).drain).toContain('drained at 10:35')
})
