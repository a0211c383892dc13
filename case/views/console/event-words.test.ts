import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RT } from '../../records/roles.ts'
import { EventfulWalk } from '../../testing/eventful-walk.ts'
import { LogTeller } from './log-lines.ts'

test('the log tells what was let happen, who saw it, what was tried and what was done', () => {
  const walk = new EventfulWalk()
  walk.toDecisions()
  const teller = new LogTeller(case1)
  const lines = walk.log.flatMap((entry) => teller.tell(entry))
  const said = (start: string) => lines.filter(({ text }) => text.startsWith(start))
  expect(said('Lets happen: A wrong weight')).toMatchObject([{ by: 'educator', topic: 'educator' }])
  expect(said('Tries: -1 kg')).toMatchObject([{ by: PROVIDER, topic: 'tasks' }])
  expect(said('Sees to it: 3.2 kg')).toMatchObject([{ by: PROVIDER, topic: 'tasks' }])
  expect(said('Sees it: Weather closes in')).toMatchObject([{ by: PROVIDER, topic: 'tasks' }])
  expect(said('Sees to it: Take another bag')).toMatchObject([{ by: RT }])
})
