import { expect, test } from 'vitest'
import { workUnits } from '#case/rules/work-units.ts'
import type { SceneName } from '#case/story/task.ts'
import { case2 } from '#content/case-2/case-2.ts'
import { benchScreen, checkCard } from './mixing/bench-displays.tsx'
import { benchParts } from './mixing/bench-parts.ts'
import { pharmacyParts } from './pharmacy/order-pharmacy.tsx'
import { shelfPlace, trayPlace } from './pharmacy/pharmacy-place.ts'
import { pumpParts } from './pumps/pump-parts.ts'
import { pumpScreen } from './pumps/pump-screen.ts'
import type { Part, SceneSetup } from './scene/scene.ts'
import { workOf } from './scene/test-setups.ts'
import { ventParts } from './ventilator/vent-parts.ts'

// The pictures know no story: what stands on their labels, screens and parts is what the view tells.

const partsOf: { readonly [S in SceneName]?: (setup: SceneSetup) => readonly Part[] } = {
  pumps: pumpParts,
  pharmacy: pharmacyParts,
  mixing: benchParts,
  ventilator: ventParts,
}
/** What displays of a scene say beside its parts. */
const displaysOf: { readonly [S in SceneName]?: (setup: SceneSetup) => unknown } = {
  pumps: (setup) => [0, 1, 2].map((index) => pumpScreen(setup, index)),
  mixing: (setup) => [benchScreen(setup), checkCard(setup)],
}

const drawn = workUnits(case2).flatMap(({ id, scene }) => (scene ? [{ work: id, scene }] : []))

test('pumps, pharmacy, mixing and ventilator of the second story are pictures', () => {
  const works = ['MedPumps', 'OrderPharmacy', 'epinephrine', 'saline', 'alprostadil', 'VentBlender']
  expect(drawn.map(({ work }) => work)).toEqual(works)
})

test.each(drawn)(
  '$work: every step of it can be answered by tapping parts, and parts have names of their own',
  ({ work, scene }) => {
    const setups = workOf(case2, work)
    expect(setups.length).toBe((setups[0]?.steps.length ?? 0) + 1)
    for (const setup of setups) {
      const parts = partsOf[scene]?.(setup) ?? []
      for (const key of ['id', 'name'] as const) expect(new Set(parts.map((each) => each[key])).size).toBe(parts.length)
      const step = setup.steps[setup.current]
      if (!step) continue
      // What is put on by hand first changes what comes of the next press.
      const taps = [[], ['oxygen-hose'], ['oxygen-hose', 'air-hose']]
        .flatMap((acts) => partsOf[scene]?.({ ...setup, acts }) ?? [])
        .map(({ tap }) => tap)
        .filter((tap) => tap.kind !== 'say' && tap.step === step.slug)
      expect(taps, step.slug).not.toEqual([])
      for (const { slug } of [...(step.options ?? []), ...(step.items ?? [])])
        expect(taps, `${step.slug} ${slug}`).toContainEqual({ kind: 'answer', step: step.slug, choice: slug })
      for (const { slug } of step.using?.options ?? [])
        expect(taps).toContainEqual({ kind: 'using', step: step.slug, using: slug })
    }
  },
)

test.each(drawn)('$work: nothing of the first story is said by its parts and displays', ({ work, scene }) => {
  const said = JSON.stringify(
    workOf(case2, work).flatMap((setup) => [
      ...(partsOf[scene]?.(setup) ?? []).map(({ name }) => name),
      displaysOf[scene]?.(setup) ?? null,
      setup.steps,
    ]),
  )
  expect(said.length).toBeGreaterThan(500)
  // The pump's trap is another baby's weight, on purpose.
  const strange = said.replaceAll('3.2 kg', work === 'MedPumps' ? '' : '3.2 kg')
  expect(strange).not.toMatch(
    /dopamine|dobutamine|fentanyl|heparin|1,600|3\.2\b|\b32 mL|\b(she|her|hers)\b|T-1\b(?!")/i,
  )
})

test('no two of its medicines share a place on the shelf or in the tray', () => {
  const items = workOf(case2, 'OrderPharmacy')[0]?.steps.flatMap((step) => step.items ?? []) ?? []
  expect(items.length).toBe(9)
  for (const place of [shelfPlace, trayPlace])
    expect(new Set(items.map((_, index) => place(index).join())).size).toBe(items.length)
  // And none lies below the counter.
  for (const index of items.keys()) expect(shelfPlace(index)[1]).toBeGreaterThan(0.1)
})
