import { labelOf } from '#case/records/roles.ts'
import { isRunning } from '#case/rules/runs.ts'
import { viewTeam } from '#case/views/team.ts'
import { StartError } from '../settings/start-error.ts'
import { type AdminTools, runCli } from './run-cli.ts'

const usage = `Use it like this:
  npm run case -- status    who is in the case, and where they stand
  npm run case -- end       ends the case for everyone and wipes its records`

const alone = { least: 0, most: 0 }

await runCli(usage, process.argv.slice(2), {
  status: { words: alone, work: status },
  end: { words: alone, work: end },
})

async function status({ loop: { state }, content, people }: AdminTools): Promise<void> {
  console.log(isRunning(state) ? `Run ${state.run} is under way.` : 'No case is under way.')
  const team = viewTeam({ state, content })
  const known = await people(team.map(({ uid }) => uid))
  for (const { roleId, uid, step: index, standIn } of team) {
    const holder = known.find((person) => person.uid === uid)
    const there = standIn ? standIn.manner : !holder?.isSignedIn ? 'signed out' : holder.isPresent ? 'present' : 'away'
    const step = content.flows[roleId][index]
    console.log(
      `${labelOf(roleId)}: ${standIn ? 'stand-in' : (holder?.name ?? uid)}, ${there}, at ${step?.title} (${step?.path})`,
    )
  }
}

async function end({ accounts }: AdminTools): Promise<void> {
  const answer = await accounts.endCase()
  if (!answer.ok) throw new StartError(answer.message)
  console.log('The case is ended and its records are gone.')
}
