import { expect, test } from 'vitest'
import { case2 } from '#content/case-2/case-2.ts'
import type { SceneSetup } from '../scene/scene.ts'
import { outcomeOf } from '../scene/tap.ts'
import { workOf } from '../scene/test-setups.ts'
import { HEIGHT, knobText, moved, type PanelPart, ventParts, WIDTH } from './vent-parts.ts'

const setups = workOf(case2, 'VentBlender')
const named = (setup: SceneSetup, id: string): PanelPart => {
  const part = ventParts(setup).find((one) => one.id === id)
  if (!part) throw new Error(`there is no ${id}`)
  return part
}
const at = (slug: string): SceneSetup => {
  const setup = setups.find(({ steps, current }) => steps[current]?.slug === slug)
  if (!setup) throw new Error(`${slug} is never in hand`)
  return setup
}
const press = (setup: SceneSetup, id: string) => outcomeOf(setup, named(setup, id))
const answers = (setup: SceneSetup, id: string) => expect(press(setup, id))

test('nothing on the panel lies over another thing, or beside the drawing', () => {
  expect(setups.length).toBe(10)
  for (const setup of setups) {
    const parts = ventParts(setup)
    for (const { id, at } of parts) {
      const [x, y, width, height] = at
      expect([x >= 0, y >= 0, x + width <= WIDTH, y + height <= HEIGHT], id).toEqual([true, true, true, true])
      for (const other of parts) {
        const [left, top, wide, tall] = other.at
        const isApart = x + width <= left || left + wide <= x || y + height <= top || top + tall <= y
        expect(isApart || other.id === id, `${id} and ${other.id}`).toBe(true)
      }
    }
  }
})

test('hoses are put on one by one, and the gas is opened with what is on', () => {
  const hoses = at('hoses')
  answers(hoses, 'lever').toEqual({ kind: 'say', text: 'No hose is on yet.' })
  answers(hoses, 'oxygen-hose').toMatchObject({ kind: 'act', act: 'oxygen-hose' })
  const withOxygen = { ...hoses, acts: ['oxygen-hose'] }
  answers(withOxygen, 'lever').toEqual({ kind: 'send', answer: { step: 'hoses', choice: 'oxygen-only' } })
  answers({ ...hoses, acts: ['air-hose'] }, 'lever').toEqual({ kind: 'say', text: 'Only air is on.' })
  const withBoth = { ...hoses, acts: ['oxygen-hose', 'air-hose'] }
  answers(withBoth, 'lever').toEqual({ kind: 'send', answer: { step: 'hoses', choice: 'both' } })
  answers(at('blender-alarm'), 'air-hose').toEqual({ kind: 'send', answer: { step: 'blender-alarm' } })
})

test('what is pressed before its turn is asked of the rules as its own step', () => {
  answers(at('power'), 'air-hose').toEqual({ kind: 'send', answer: { step: 'hoses' } })
  answers(at('power'), 'strap').toEqual({ kind: 'send', answer: { step: 'air-count' } })
})

test('the knob turns from where the last team left it and never past its ends; a rack holds four', () => {
  const knob = at('fio2')
  expect(moved(knob, { step: 'fio2', by: -0.05 })).toBe('0.95')
  expect(moved(knob, { step: 'fio2', by: 0.05 })).toBe('1.00')
  expect([knobText(0.1), knobText(0.25)]).toEqual(['0.21', '0.25'])
  answers({ ...knob, draft: { text: '0.25', using: null } }, 'fio2-lock').toEqual({
    kind: 'send',
    answer: { step: 'fio2', value: 0.25 },
  })
  const rack = at('air-count')
  const holding = (text: string) => ({ ...rack, draft: { text, using: null } })
  expect(['', '2', '4'].map((text) => moved(holding(text), { step: 'air-count', by: 1 }))).toEqual(['1', '3', '4'])
  expect(moved(rack, { step: 'air-count', by: -1 })).toBe('0')
})
