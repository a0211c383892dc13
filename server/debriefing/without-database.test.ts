import { io } from 'socket.io-client'
import { expect, test, vi } from 'vitest'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { openDatabase } from '../store/database.ts'
import { freshDatabase } from '../testing/database.ts'
import { startWire } from '../testing/database-wire.ts'
import { TestNode } from '../testing/nodes.ts'
import { makePeople } from '../testing/people.ts'
import { walkIn } from '../testing/play-walk.ts'

test('a playhead that is moved while the database is gone ends no node', async () => {
  const url = await freshDatabase()
  const wire = await startWire(url)
  const node = new TestNode({ DATABASE_URL: wire.url })
  await node.start()
  const database = openDatabase(url)
  const people = await makePeople(database, ['ann', 'rob', 'nia'])
  await walkIn(database, { uids: people.map(({ uid }) => uid) }, (walk) => walk.toReport(idealChoices))
  const socket = io(`http://localhost:${node.port}/debriefing`, {
    ...{ path: '/live', transports: ['websocket'], forceNew: true },
    extraHeaders: { cookie: people[0]?.cookie ?? '' },
  })
  const heard: number[] = []
  socket.on('playhead', ({ at }) => heard.push(at))
  const move = (at: number) => socket.emit('move', { run: 1, at, speed: 0, ageMs: 0 })
  await vi.waitFor(() => {
    move(1000)
    expect(heard).toContain(1000)
  }, 60_000)

  wire.close()
  node.problems.length = 0
  await vi.waitFor(() => {
    move(2000)
    expect([node.port, node.problems.length > 20]).toEqual([expect.any(Number), true])
  }, 60_000)
  socket.close()
  await node.kill()
  await database.close()
})
