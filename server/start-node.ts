import { randomUUID } from 'node:crypto'
import { isRunning } from '#case/rules/runs.ts'
import { createArchive } from './archive/archive.ts'
import { addArchiveRoutes } from './archive/archive-routes.ts'
import { addOwnRoutes } from './archive/own-routes.ts'
import { createOwnArchive } from './archive/own-runs.ts'
import { keepConsoles } from './consoles/consoles.ts'
import { addDebriefingRoutes } from './debriefing/debriefing-routes.ts'
import { keepPlayheads } from './debriefing/playheads.ts'
import { addRoomReport } from './debriefing/room-report.ts'
import { createRunPasts } from './debriefing/run-pasts.ts'
import { createEducators } from './educators/educators.ts'
import { keepRoomBoard } from './educators/room-board.ts'
import { addRoomRoutes } from './educators/room-routes.ts'
import { addAudioRoute, uploadRoute } from './files/recording-routes.ts'
import { addSoundRoutes } from './files/sound-scope.ts'
import { speechRoute } from './files/speech-route.ts'
import { createUploadPlaces } from './files/upload-places.ts'
import { addHealthRoutes, createApp, type Life } from './http/app.ts'
import { addCallAudioRoute } from './http/call-audio-route.ts'
import { addChatRoute } from './http/chat-route.ts'
import { addJoinRoute } from './http/join-route.ts'
import { pageScriptIn } from './http/pages.ts'
import { addPracticeRoutes } from './http/practice-routes.ts'
import { addReportRoute } from './http/report-route.ts'
import { createRequestBudget } from './http/request-budget.ts'
import { addHospitalRoutes, addSignInRoutes } from './http/sign-in-routes.ts'
import { addStoryRoutes } from './http/story-routes.ts'
import { createLiveServer } from './live/live-server.ts'
import { listenToLog } from './live/log-listener.ts'
import { createWatch, type Watch } from './metrics/watch.ts'
import type { NodeOptions } from './node-options.ts'
import { createAccounts, endCase, makeDemoAccounts } from './people/accounts.ts'
import { createAuth } from './people/auth.ts'
import { createDeviceCookies } from './people/device-cookies.ts'
import { createGuests } from './people/guests.ts'
import { createHospital } from './people/hospital.ts'
import { watchPeople } from './people/people-watch.ts'
import { keepPresence } from './people/presence.ts'
import { watchSessions } from './people/session-watch.ts'
import { createSessions } from './people/sessions.ts'
import { createSignInThrottle } from './people/sign-in-throttle.ts'
import { createUsers } from './people/users.ts'
import { createLinkKeys } from './rooms/link-keys.ts'
import { createOtherNodes } from './rooms/other-nodes.ts'
import { refuseUnknownStories } from './rooms/refuse-unknown-stories.ts'
import { openRoom } from './rooms/room.ts'
import { createRoomBook } from './rooms/room-book.ts'
import { createRooms } from './rooms/rooms.ts'
import { openDatabase } from './store/database.ts'
import { migrate } from './store/migrate.ts'
import { type Greeting, greetingOf, type Notice } from './store/notices.ts'
import { openReportDatabase } from './store/report-database.ts'
import { keepTidy } from './store/tidy.ts'
import { OPEN_ROOM } from './store/which-room.ts'
import { createPlayedStories } from './stories/played-stories.ts'
import { createStoryBook } from './stories/story-book.ts'
import { createAttendance } from './turns/attendance.ts'
import { createPaceLimit } from './turns/budgets.ts'

export type RunningNode = Awaited<ReturnType<typeof startNode>>

/** One app process: joins the case with its story, its database and its pages. Any number may share a database. */
export async function startNode(options: NodeOptions) {
  const watch = await createWatch(options.metrics)
  const parts = await makeParts(options, watch)
  const { app, life, auth, users, rooms, loop, book, educators, archive, database, reportDatabase } = parts
  const routes: string[] = []
  app.addHook('onRoute', ({ url }) => void routes.push(url))
  addRoutes(parts, options)
  const { stopKeeping, stopListening } = keepLive(parts, options, watch)
  const accounts = createAccounts(auth, database, loop)

  async function close(): Promise<void> {
    life.isLeaving = true
    // Not listened to any more, so that no page that is sent away comes back to this node: it goes to the next.
    app.server.close()
    await stopKeeping()
    await app.close()
    await stopListening()
    // What looks around just now finds no database any more: that is nobody's problem.
    life.isOver = true
    for (const one of [reportDatabase, database, watch]) await one.close()
  }

  let metricsPort: number | null
  try {
    if (options.demoPassword) await makeDemoAccounts(accounts, educators, options.demoPassword)
    await app.listen({ host: options.host, port: options.port })
    metricsPort = await watch.open()
  } catch (error) {
    await close()
    throw error
  }
  const address = app.server.address()

  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    metricsPort,
    accounts,
    users,
    /** Of the open room. */
    loop,
    rooms,
    book,
    /** The addresses it answers at, beside the pages. */
    routes,
    educators,
    archive,
    database,
    /** What this start has done to the tables. */
    migrated: parts.migrated,
    /** Says in the log what whoever runs the node should know. */
    warn: (what: string): void => app.log.warn(what),
    life,
    close,
  }
}

type Parts = Awaited<ReturnType<typeof makeParts>>

async function makeParts(options: NodeOptions, watch: Watch) {
  const database = watch.database(openDatabase(options.databaseUrl))
  const migrated = await migrate(database)
  const attendance = createAttendance(options)
  const { every } = attendance
  await database.clock.keep(every)
  const stories = createStoryBook(options.stories)
  await refuseUnknownStories(database, stories)
  const played = createPlayedStories(database.pool, stories)
  const app = watch.app(await createApp(options))
  const life: Life = { isLeaving: false, isOver: false }
  const onProblem = (error: unknown): void => {
    if (!life.isOver) app.log.error(error)
  }

  const node = randomUUID()
  const others = createOtherNodes(node)
  const reportDatabase = openReportDatabase(options.databaseUrl, database.clock)
  const roomParts = { database, reportDatabase, played, pace: options.pace, node, others, onProblem, watch }
  const rooms = watch.rooms(createRooms({ ...options, database, open: (id) => openRoom(id, roomParts), onProblem }))
  // The open room is always held: whoever comes without a code is in it.
  const { loop } = await rooms.hold(OPEN_ROOM).room
  const isSecure = (options.tls ?? options.proxies) !== undefined
  const auth = await createAuth(database, { isSecure })
  const { secret } = await auth.$context
  const people = watchPeople({ database, rooms, every, onProblem })
  const archive = createArchive(database, { reportDatabase, played, titleOf: stories.titleOf })
  // What was kept gets its report at once, by the rules it was played with.
  rooms.onHappening(({ id }, { before, after }) => {
    if (before.run !== after.run && isRunning(before)) archive.finish({ room: id, run: before.run }).catch(onProblem)
  }, [])
  const pasts = createRunPasts(reportDatabase)
  rooms.onHappening(({ id }) => pasts.forget(id), [])
  const sessions = createSessions(database, auth)
  const budget = createRequestBudget({ whoIs: sessions.guess, clock: options.paceClock })
  budget.guard(app)
  const them = { users: createUsers(database), educators: createEducators(database) }
  const { hasPasswords = true, hospital: settings } = options
  const hospital = settings ? createHospital({ database, settings, isSecure, ...them }) : null
  const endRun = async (id: string) => void (await endCase((await rooms.current(id)).loop))
  return {
    ...{ app, life, onProblem, node, others, database, migrated, reportDatabase, stories },
    ...{ rooms, loop, auth, people, archive, pasts },
    ...{ ...them, hospital, hasPasswords, sessions, budget, attendance },
    throttle: createSignInThrottle(database, secret),
    places: createUploadPlaces(),
    devices: createDeviceCookies(secret, { isSecure }),
    book: createRoomBook(database, { endRun }),
    linkKeys: createLinkKeys(secret),
    guests: createGuests(database, auth),
  }
}

function addRoutes(parts: Parts, { pace, guestsPractise = false, soundWindowMs }: NodeOptions): void {
  const { app, database } = parts
  // Every node looks again when something about people or rooms has changed.
  const tell = async () => void (await database.pool.query(`select pg_notify('people', '')`))
  addHealthRoutes(app, parts)
  addJoinRoute(app, parts)
  addSignInRoutes(app, parts)
  addHospitalRoutes(app, parts)
  addCallAudioRoute(app, parts)
  addChatRoute(app, parts)
  addReportRoute(app, parts)
  addStoryRoutes(app, parts)
  const soundRoutes = [uploadRoute(parts), speechRoute(parts)]
  addSoundRoutes(app, { routes: soundRoutes, places: parts.places, windowMs: soundWindowMs })
  addAudioRoute(app, parts)
  addArchiveRoutes(app, parts)
  addOwnRoutes(app, { ...parts, ownArchive: createOwnArchive(database, parts.archive) })
  addDebriefingRoutes(app, parts)
  addRoomReport(app, parts)
  addPracticeRoutes(app, { ...parts, pace, guestsPractise })
  addRoomRoutes(app, { ...parts, pace, tell })
}

/** What goes on as long as the node runs: connections of pages, what is heard from other nodes, and what is due by time. */
function keepLive(parts: Parts, options: NodeOptions, watch: Watch) {
  const { app, node, others, database, rooms, people, places, book, attendance, onProblem } = parts
  const { every } = attendance
  const pageScript = pageScriptIn(options.webDir)
  const isWithinPace = watch.pace(createPaceLimit(options.paceClock))
  const live = watch.live(createLiveServer(app, { ...parts, pageScript, isWithinPace }))
  const board = keepRoomBoard({ ...parts, pages: live.pagesAt('/rooms'), address: options.address ?? null })
  const consoles = keepConsoles({ ...parts, pages: live.pagesAt('/console') })
  const playheads = keepPlayheads({ ...parts, pages: live.pagesAt('/debriefing'), isWithinPace })
  const sessionWatch = watchSessions({ database, pages: live, uploads: places, onProblem })
  const held = () => rooms.held().map(({ id }) => id)
  const greeting = () => greetingOf(node, held())
  const heard = {
    onNews(notice?: string) {
      if (!notice) return void rooms.lookRound().catch(onProblem)
      const said: Notice | Greeting = JSON.parse(notice)
      if ('version' in said) rooms.hear(said)
      else others.hear(said.by, said.rooms)
    },
    onPeople() {
      people.hear()
      sessionWatch.hear()
      board.hear()
      consoles.hear()
      playheads.look()
    },
    onPlayhead: playheads.hear,
  }
  const listener = listenToLog(options.databaseUrl, greeting, heard, every)
  rooms.onOpen(() => listener.greet())
  attendance.onCome(() => listener.greet())
  const presence = keepPresence({ node, database, live, every, onProblem, graceSeconds: options.graceSeconds })
  const tidying = keepTidy(database, book, onProblem)

  return {
    async stopKeeping(): Promise<void> {
      rooms.close()
      sessionWatch.close()
      board.close()
      consoles.close()
      playheads.close()
      people.close()
      tidying.close()
      await presence.close()
      await live.close()
    },
    stopListening: () => listener.close(),
  }
}
