import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PROVIDER, RN } from '#case/records/roles.ts'
import { Walk } from '#case/testing/walk.ts'
import { viewConsole } from '#case/views/console/console.ts'
import { viewFor } from '#case/views/view-cutter.ts'
import { LoopsPanel } from './loops-panel.tsx'

/** Dopamine is called, and read back with ten times its dose. */
function readBackWrong(): Walk {
  const walk = new Walk({ hasOrders: true })
  walk.toDecisions()
  walk.do(PROVIDER, { kind: 'decide-group', point: 1, group: 'Medications', choice: 'dopamine' })
  walk.do(PROVIDER, { kind: 'call-order', order: '1', isWritten: false })
  walk.do(RN, { kind: 'hear-order', order: '1', said: { drug: 'dopamine', dose: '50' } })
  return walk
}

function drawn(walk: Walk, isProviderThere: boolean): string {
  const view = viewConsole(walk.state, walk.content, (role) => viewFor(walk.state, role, walk.content))
  const people = [{ uid: 'ann', name: 'Ann', isSignedIn: true, isPresent: isProviderThere, since: 0 }]
  if (!view.orders) throw new Error('it has orders')
  return renderToStaticMarkup(<LoopsPanel told={{ view, people }} loops={view.orders} onSend={() => {}} />)
}

test('an educator sees whose loop it is, how far, and what was read back wrong', () => {
  const page = drawn(readBackWrong(), true)
  expect(page).toContain('Read back, not confirmed')
  expect(page).toMatch(/text-alarm.*Dose: read back 50.mcg\/kg\/min, ordered 5.mcg\/kg\/min/)
  expect(page).not.toMatch(/text-alarm[^<]*<[^>]*>Drug/)
})

test('what the Provider would press is there only where the Provider is away', () => {
  const walk = readBackWrong()
  expect(drawn(walk, true)).not.toContain('Confirm')
  expect(drawn(walk, false)).toContain('Confirm')
})
