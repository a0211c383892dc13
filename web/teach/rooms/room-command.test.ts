import { expect, test } from 'vitest'
import { createRoomCommands } from './room-command.ts'

/** Commands of a page, the ids they were sent with, and what is answered next. */
function page() {
  const ids: string[] = []
  const line = { status: 200 }
  const command = createRoomCommands(async (_, fields) => {
    ids.push((fields as { id: string }).id) // every command has one
    return { status: line.status, body: {} }
  })
  return { command, ids, line }
}

const [blue, green] = [
  { id: 'blue', run: 1 },
  { id: 'green', run: 1 },
]

test('what got no answer is asked again under the same id, in each room by itself', async () => {
  const { command, ids, line } = page()
  line.status = 0
  await command(blue, { kind: 'pause' })
  await command(green, { kind: 'pause' })
  line.status = 200
  await command(green, { kind: 'pause' })
  await command(blue, { kind: 'pause' })
  expect(ids[0]).not.toBe(ids[1])
  expect(ids.slice(2)).toEqual([ids[1], ids[0]])
  await command(blue, { kind: 'pause' })
  expect(new Set(ids).size).toBe(3)
})

test('what was refused, or is meant for another run, is asked anew; so is what something else came after', async () => {
  const { command, ids, line } = page()
  line.status = 409
  await command(blue, { kind: 'pause' })
  line.status = 503
  await command(blue, { kind: 'pause' })
  await command({ ...blue, run: 2 }, { kind: 'pause' })
  await command(blue, { kind: 'resume' })
  await command(blue, { kind: 'pause' })
  expect(new Set(ids).size).toBe(5)
})
