import { LONGEST_NAME } from '#case/rules/house-limits.ts'
import { ORDERS_BY_DEFAULT } from '#case/rules/orders-by-default.ts'
import { readName } from '../people/names.ts'
import { readCode } from '../rooms/room-code.ts'
import { StartError } from '../settings/start-error.ts'
import { type AdminTools, runCli } from './run-cli.ts'

const usage = `Use it like this:
  npm run rooms -- list             the rooms beside the open one, with their codes
  npm run rooms -- open Blue team   opens a room and prints its code
  npm run rooms -- end K7MPQ2       ends the room of a code: its run, its guests and all they wrote are gone`

const asked = process.argv.slice(2)
const typed = asked.slice(1).join(' ')

/** A name, and a code that is read in two halves, need no quotes. */
const some = { least: 1, most: Number.POSITIVE_INFINITY }

await runCli(usage, asked, {
  list: { words: { least: 0, most: 0 }, work: list },
  open: { words: some, work: open },
  end: { words: some, work: end },
})

async function list({ book }: AdminTools): Promise<void> {
  const rooms = await book.list()
  if (rooms.length === 0) console.log('There is no room beside the open one. Open one: npm run rooms -- open Blue team')
  for (const { name, code, isRunning, seated, openedAt } of rooms) {
    const since = new Date(openedAt).toISOString().slice(0, 16).replace('T', ' ')
    const seats = `${seated} of 3 seats held`
    console.log(
      [code ?? 'no code', name, isRunning ? 'a case is under way' : 'no case yet', seats, `open since ${since}`].join(
        '  ',
      ),
    )
  }
}

async function open({ book }: AdminTools): Promise<void> {
  const name = readName(typed)
  if (!name)
    throw new StartError(`A room needs a name of up to ${LONGEST_NAME} characters: npm run rooms -- open Blue team`)
  const { code } = await book.open(name, { hasOrders: ORDERS_BY_DEFAULT })
  console.log(`Opened ${name}. Code: ${code}. People join at /join/${code}.`)
}

async function end({ book }: AdminTools): Promise<void> {
  const code = readCode(typed)
  const room = code ? await book.find(code) : null
  if (!room) throw new StartError(`No room is open under "${typed}". npm run rooms -- list shows them.`)
  await book.end(room.id)
  console.log(`Ended ${room.name}. Nothing of it is left.`)
}
