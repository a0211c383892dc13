import { randomUUID } from 'node:crypto'
import { createCase } from '#case/create-case.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { addAudioRoute } from './files/audio-route.ts'
import { addUploadRoute } from './files/upload-route.ts'
import { createApp } from './http/app.ts'
import { addCallAudioRoute } from './http/call-audio-route.ts'
import { addChatRoute } from './http/chat-route.ts'
import { entryOf } from './http/entry-of.ts'
import { addHealthRoute } from './http/health-route.ts'
import { addReportRoute } from './http/report-route.ts'
import { addSignInRoutes } from './http/sign-in-routes.ts'
import { createLiveServer } from './live/live-server.ts'
import { listenToLog } from './live/log-listener.ts'
import { createPaceLimit } from './live/pace-limit.ts'
import type { MetricsAddress } from './metrics/metrics-server.ts'
import { createWatch } from './metrics/watch.ts'
import { createAccounts } from './people/accounts.ts'
import { createAuth } from './people/auth.ts'
import { createDeviceCookies } from './people/device-cookies.ts'
import { watchPeople } from './people/people-watch.ts'
import { keepPresence } from './people/presence.ts'
import { watchSessions } from './people/session-watch.ts'
import { createSessions } from './people/sessions.ts'
import { createSignInThrottle } from './people/sign-in-throttle.ts'
import { createUsers } from './people/users.ts'
import { createCaseLoop } from './rooms/case-loop.ts'
import { createOtherNodes } from './rooms/other-nodes.ts'
import { createRunReports } from './rooms/run-reports.ts'
import { keepTaskTime } from './rooms/task-timer.ts'
import { createCaseStore, type Greeting, type Notice } from './store/case-store.ts'
import { openDatabase } from './store/database.ts'
import { migrate } from './store/migrate.ts'
import { createRecordingStore } from './store/recording-store.ts'
import { keepTidy } from './store/tidy.ts'

export interface NodeOptions {
  readonly databaseUrl: string
  readonly webDir: string
  readonly host: string
  readonly port: number
  readonly proxies?: string | undefined
  readonly pace: number
  readonly logLevel?: string
  readonly bodyWithinMs?: number
  /** How long somebody may be without a page before the others hear of it. */
  readonly graceSeconds?: number
  readonly tls?: { key: string; cert: string } | undefined
  /** Where the node tells its metrics, if anywhere. */
  readonly metrics?: MetricsAddress | undefined
}

export type RunningNode = Awaited<ReturnType<typeof startNode>>

/** One app process: joins the case with its story, its database and its pages. Any number may share a database. */
export async function startNode(options: NodeOptions) {
  const watch = await createWatch(options.metrics)
  const database = watch.database(openDatabase(options.databaseUrl))
  await migrate(database)
  const app = watch.app(await createApp(options))
  const onProblem = (error: unknown) => app.log.error(error)

  const rules = createCase(case1, { pace: options.pace })
  const node = randomUUID()
  const others = createOtherNodes(node)
  const store = watch.store(createCaseStore(database, { node, isAlone: others.areNone }))
  const loop = watch.loop(await createCaseLoop({ store, rules, onProblem }))
  const isSecure = (options.tls ?? options.proxies) !== undefined
  const auth = await createAuth(database, { isSecure })
  const { secret } = await auth.$context
  const sessions = createSessions(auth)
  const users = createUsers(database)
  const people = await watchPeople({ database, loop, onProblem })

  addHealthRoute(app, { database, loop })
  const throttle = createSignInThrottle(database, secret)
  addSignInRoutes(app, { auth, loop, users, sessions, throttle, devices: createDeviceCookies(secret, { isSecure }) })
  addCallAudioRoute(app, { loop, sessions })
  addChatRoute(app, { loop, sessions })
  const reports = createRunReports(openDatabase(options.databaseUrl, { connections: 1 }), store.room, case1)
  loop.onHappening(({ isFresh }) => isFresh && reports.forget())
  addReportRoute(app, { loop, sessions, content: case1, reports })
  const recordings = createRecordingStore(database, store.room)
  addUploadRoute(app, { loop, sessions, recordings })
  addAudioRoute(app, { loop, sessions, recordings })
  const entry = entryOf(options.webDir)
  const isWithinPace = watch.pace(createPaceLimit())
  const live = watch.live(createLiveServer(app, { loop, people, sessions, content: case1, entry, isWithinPace }))
  const sessionWatch = watchSessions({ database, live, onProblem })
  const listener = listenToLog(options.databaseUrl, node, {
    onNews(notice) {
      if (!notice) return void loop.catchUp().catch(onProblem)
      const heard: Notice | Greeting = JSON.parse(notice)
      others.hear(heard.by)
      if ('version' in heard && heard.room === store.room) loop.hear(heard)
    },
    onPeople() {
      people.hear()
      sessionWatch.hear()
    },
  })
  const taskTimer = keepTaskTime(loop, case1)
  const presence = keepPresence({ node, database, live, onProblem, graceSeconds: options.graceSeconds })
  const tidying = keepTidy(database, onProblem)

  async function close(): Promise<void> {
    taskTimer.close()
    sessionWatch.close()
    people.close()
    tidying.close()
    await presence.close()
    await live.close()
    await app.close()
    await listener.close()
    await reports.close()
    await database.close()
    await watch.close()
  }

  let metricsPort: number | null
  try {
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
    accounts: createAccounts(auth, users, loop),
    users,
    loop,
    database,
    /** Says in the log what whoever runs the node should know. */
    warn: (what: string): void => app.log.warn(what),
    close,
  }
}
