import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Item } from './items.ts'
import { Legend } from './mark.tsx'

const item = (kind: Item['kind'], to?: number): Item => ({
  id: kind,
  lane: 'tasks',
  kind,
  at: 0,
  by: 'team',
  text: kind,
  ...(to !== undefined && { to }),
})

test('everything drawn is in the legend: small steps, stretches and numbers too', () => {
  const told = renderToStaticMarkup(
    <Legend items={[item('step'), item('work', 10), item('recording', 10), item('pause', 10)]} />,
  )
  for (const words of ['Other step', 'Work on a task', 'Recording', 'Pause', 'Several together'])
    expect(told).toContain(words)
  expect(told).not.toContain('Went well')
  expect(told).not.toContain('Marked')
  const marked = renderToStaticMarkup(<Legend items={[item('plus'), item('minus')]} />)
  expect(marked).toMatch(/Marked well done.*Marked to talk about/)
})
