import { commands } from '../../commands.ts'
import { CASE_ID, type Collection, collectionNames, collections } from '../../records/collections.ts'
import { PROVIDER } from '../../records/roles.ts'
import { isStandIn } from '../../records/stand-in.ts'
import type { CaseState } from '../../records/state.ts'
import { type Law, same, type Transition } from './law.ts'

const isUnderWay = (state: CaseState) => state.records.Cases[CASE_ID] !== undefined
const providerOf = (state: CaseState) =>
  Object.values(state.records.LiveCaseTeam).find(({ roleId }) => roleId === PROVIDER)?.userId

/** At most one user per role and one role per user. */
export const oneSeatEach: Law = ({ after }) => {
  const seats = Object.entries(after.records.LiveCaseTeam)
  if (new Set(seats.map(([, { roleId }]) => roleId)).size < seats.length) return 'two people hold one role'
  return seats.every(([uid, seat]) => uid === seat.userId)
    ? null
    : 'a seat is kept under a name that is not its holder’s'
}

/** The run number only grows, by one, when a case ends, or seats that were taken for it are cleared. */
export const anEndedRunIsOver: Law = ({ before, after, command }) => {
  const isOver = (isUnderWay(before) && !isUnderWay(after)) || command.kind === 'end-case'
  if (after.run === before.run + (isOver ? 1 : 0)) return null
  return isOver ? 'the case ended and its run goes on' : 'the run number moved without an end'
}

/** When the Provider's free seat is taken the case equals the seed. */
export const runsStartFromTheSeed: Law = (taken) => {
  const { before, after, seed, now } = taken
  if (providerOf(after) === undefined || providerOf(before) !== undefined) return null
  const { LiveCaseTeam: team, Place: places, Story: stories, ...shared } = after.records
  for (const [name, records] of Object.entries(shared)) {
    if (!same(records, seed[name as Collection])) return `a new run starts with old ${name}` // the keys are collections
  }
  if (!same(stories, { [CASE_ID]: { ...seed.Story[CASE_ID], startedAt: now } }))
    return 'a new run began at another time'
  if (!Object.values(places).every((place) => place.step === 0 && place.since === now))
    return 'a new run starts elsewhere'
  const kept = Object.values(before.records.LiveCaseTeam).filter(({ userId }) => userId !== providerOf(after))
  const isKept = kept.every((seat) => same(team[seat.userId], seat)) && Object.keys(team).length === kept.length + 1
  return isKept ? null : 'a new run lost or made seats'
}

/** Without a case nothing is left but seats taken since. */
export const aWipeLeavesNothing: Law = ({ before, after }) => {
  if (isUnderWay(after)) return null
  const left = collectionNames.filter(
    (name) => !['LiveCaseTeam', 'SeatNews'].includes(name) && Object.keys(after.records[name]).length > 0,
  )
  if (left.length > 0) return `${left.join()} outlived the case`
  if (isUnderWay(before) && Object.keys(after.records.LiveCaseTeam).length > 0) return 'seats outlived the case'
  return null
}

/** A case ends by the Provider's logout, the removal of the Provider, or an administrator. */
export const onlyThreeWaysToEnd: Law = ({ before, after, command, roleId }) => {
  if (!isUnderWay(before) || isUnderWay(after)) return null
  if (command.kind === 'log-out') return roleId === PROVIDER ? null : 'somebody’s logout ended the case'
  return ['remove-user', 'end-case'].includes(command.kind) ? null : `${command.kind} ended the case`
}

/** Who asks must be who may ask: seated, in this run, in a case under way. */
export const onlyWhoMay: Law = ({ before, asker, command, roleId }) => {
  const allowed = commands.find(({ kind }) => kind === command.kind)?.allowed
  const isOfProvider = allowed === 'leading' || allowed === 'calling'
  const isForAll = isOfProvider || allowed === 'talking' || allowed === 'seated'
  if (allowed === 'steering' || (isForAll && asker.by !== 'user')) {
    const isForAdministrators = allowed !== 'talking' && allowed !== 'calling'
    return asker.by === 'educator' || (asker.by === 'administrator' && isForAdministrators)
      ? null
      : `${command.kind} was accepted from ${asker.by}`
  }
  if (allowed === 'system' || allowed === 'administrator' || allowed === 'educator') {
    return asker.by === allowed ? null : `${command.kind} was accepted from ${asker.by}`
  }
  if (asker.by !== 'user') return `${command.kind} was accepted from ${asker.by}`
  if (command.run !== before.run) return 'a command of another run had an effect'
  if (allowed === 'person') return null
  if (!isUnderWay(before)) return 'a command without a case had an effect'
  const roles: readonly number[] = isOfProvider
    ? [0]
    : isForAll
      ? [0, 1, 2]
      : typeof allowed === 'string'
        ? []
        : (allowed ?? [])
  return roleId !== null && roles.includes(roleId) ? null : `${command.kind} was accepted from role ${roleId}`
}

const LONG_AWAY_MS = 120_000

/**
 * While a case goes on people lose seats with their account, or when these are freed: of somebody signed out, unknown, or away
 * for two minutes; to a stand-in that who steers calls for, of whoever is away.
 */
export const seatsAreKept: Law = ({ before, after, isSameRun, asker, command, people, now }) => {
  if (!isSameRun) return null
  const lost = Object.values(before.records.LiveCaseTeam).filter(({ userId }) => !after.records.LiveCaseTeam[userId])
  for (const { userId, roleId } of lost) {
    if (command.kind === 'remove-user' && command.uid === userId) continue
    if (isStandIn(userId)) continue
    const isFreed = command.kind === 'free-seat' || command.kind === 'seat-stand-in'
    if (!isFreed || command.roleId !== roleId) return `somebody lost a seat by ${command.kind}`
    const holder = people.find(({ uid }) => uid === userId)
    const isAtOnce = command.kind === 'seat-stand-in' && asker.by !== 'user'
    if (holder?.isSignedIn && (holder.isPresent || (!isAtOnce && now - holder.since < LONG_AWAY_MS)))
      return 'a seat in use was freed'
  }
  return null
}

/** A recording belongs to the run in which its upload began. */
export const recordingsOfThisRun: Law = ({ before, command }) =>
  command.kind !== 'keep-recording' || command.run === before.run ? null : 'a recording of another run was kept'

/** One version per accepted command. */
export const oneVersionEach: Law = ({ before, after }) =>
  after.version === before.version + 1 ? null : 'the version did not grow by one'

/** Every record that changed is what its schema says, to the field. */
export const recordsKeepTheirShape: Law = (taken) => {
  for (const [name, id] of changed(taken)) {
    const parsed = collections[name].safeParse(taken.after.records[name][id])
    if (!parsed.success) return `${name} ${id}: ${parsed.error.issues[0]?.message}`
  }
  return null
}

function changed({ before, after }: Transition): [Collection, string][] {
  return collectionNames
    .filter((name) => before.records[name] !== after.records[name])
    .flatMap((name) =>
      Object.keys(after.records[name])
        .filter((id) => before.records[name][id] !== after.records[name][id])
        .map((id): [Collection, string] => [name, id]),
    )
}
