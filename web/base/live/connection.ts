import { io } from 'socket.io-client'
import type { Answer, LiveMessage } from '#case/live-messages.ts'
import { messages } from '#content/texts/messages.ts'
import { createCourier } from './courier.ts'
import { deviceNow } from './device-clock.ts'
import { hear, resumePoint } from './held-view.ts'
import {
  canUnpack,
  catchUp,
  followDevice,
  inOrder,
  isCrowded,
  isOutdated,
  isSignedOut,
  type LiveSocket,
  unpack,
} from './live-socket.ts'
import { type Connection, liveStore, nothingYet, patchLive } from './live-store.ts'
import { notify } from './notice-store.ts'
import { commandOf, loadOutbox } from './outbox.ts'
import { setDelivery, settle } from './post.ts'
import { connecting, createReconnect } from './reconnect.ts'
import { isElsewhere, seatIn, seatStory } from './seat.ts'
import { doubtTime, hearTime } from './server-clock.ts'
import { forgetUser, isGuest, readUser, storeUser } from './stored-user.ts'
import { overEarlyLine, takeHeardEarly } from './taken-line.ts'

const ANSWER_WITHIN_MS = 5000

/** The connection of this page, while it has one. */
let own: LiveSocket | null = null

/** Says which page somebody looks at, where there is an educator to hear it. */
export function sayLooking(): void {
  const { room } = liveStore.get()
  if (room && !room.isPractice && own?.connected) own.emit('looking', window.location.pathname)
}

/** Whoever could not unpack a message gets them as they are. */
let isTrusted = true

/** Keeps this person's page connected until it is closed. */
export function openLive(uid: string): () => void {
  liveStore.set({ ...nothingYet, isMoving: liveStore.get().isMoving, outbox: loadOutbox(uid) })
  const socket: LiveSocket = io({
    ...connecting,
    ...overEarlyLine,
    auth: (tell) => tell({ ...resumePoint(liveStore.get().held), unpacks: isTrusted && canUnpack() }),
    timeout: 8000,
  })
  own = socket
  const deliver = createCourier({
    first: () => liveStore.get().outbox[0],
    isConnected: () => socket.connected && liveStore.get().connection !== 'signed-out',
    ask: (unsent): Promise<Answer> => socket.timeout(ANSWER_WITHIN_MS).emitWithAck('command', commandOf(unsent)),
    settle: (unsent, answer) => settle(uid, unsent, answer),
    failed: (error) => reportError(error),
    delayed: notify,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
  setDelivery(uid, deliver)

  const stopListening = listen(socket, uid, deliver)
  const stopHints = followDevice(socket)
  const stopLeaving = followLeaving(socket)
  return () => {
    stopLeaving()
    stopHints()
    stopListening()
    setDelivery(null, null)
    own = null
    socket.disconnect()
    liveStore.set(nothingYet)
  }
}

function listen(socket: LiveSocket, uid: string, deliver: () => Promise<void>) {
  const reconnect = createReconnect(socket)
  let isOpen = true
  const become = (connection: Connection) => patchLive({ connection })

  socket.on('connect', () => {
    doubtTime()
    become(liveStore.get().held ? 'catching-up' : 'connecting')
    void deliver()
  })
  const take = inOrder<LiveMessage>(
    (message) => isOpen && hearLive(socket, uid, message),
    (error) => {
      reportError(error)
      isTrusted = false
      socket.disconnect().connect()
    },
  )
  socket.on('live', take)
  socket.on('packed', (bytes) => take(unpack(bytes)))
  socket.on('room', (room) => {
    patchLive({ room })
    sayLooking()
  })
  socket.on('people', (people) => patchLive({ people }))
  socket.on('signed-out', signedOut)
  socket.on('entry', (entry) => patchLive({ isOutdated: isOutdated(entry) }))
  socket.on('connect_error', (error) => {
    if (isSignedOut(error)) return signedOut()
    become(isCrowded(error) ? 'crowded' : 'offline')
    if (!socket.active) reconnect.soon()
  })
  socket.on('disconnect', (reason) => {
    if (liveStore.get().connection === 'signed-out' || reason === 'io client disconnect') return
    become('offline')
    if (reason === 'io server disconnect') reconnect.soon()
  })
  return () => {
    isOpen = false
    reconnect.stop()
    socket.off()
  }
}

function hearLive(socket: LiveSocket, uid: string, message: LiveMessage): void {
  const { held: before, connection, isLeaving, isMoving, room } = liveStore.get()
  if (isLeaving) return
  hearTime(message.now)
  const hearing = hear(before, message)
  if (hearing.outcome === 'known') return
  if (hearing.outcome === 'gap') {
    catchUp(socket)
    return
  }

  const { held } = hearing
  const user = readUser()
  patchLive({ held, connection: 'live', ...(connection !== 'live' && { liveSince: deviceNow() }) })
  // Its time is told anew.
  if (takeHeardEarly()) socket.emit('resume', resumePoint(held))
  if (before && !before.view.isRunning && held.view.isRunning) patchLive({ farewell: null })
  if (before && connection === 'catching-up') notify(messages.fetchedAgain)
  if (user?.uid !== uid) return

  const roleId = seatIn(held.view, uid)?.roleId ?? null
  const news = seatStory(before, held, uid, { roleBefore: user.roleId, isOpenRoom: room === null, isMoving })
  if (news && roleId !== null) {
    notify(news)
    patchLive({ farewell: null, isGivenSeat: true })
  } else if (news) patchLive({ farewell: news })
  // Who comes to a room where a seat is theirs goes there.
  if (isMoving && (!before || isElsewhere(before, held))) patchLive({ isMoving: false, isGivenSeat: roleId !== null })
  if (roleId !== user.roleId) storeUser({ ...user, roleId })
}

function signedOut(): void {
  if (liveStore.get().isLeaving) return
  const user = readUser()
  patchLive({ connection: 'signed-out' })
  forgetUser()
  // A guest reads on the page to join a room that they are out.
  if (!user || !isGuest(user)) notify('You were signed out. Log in again to go on.')
}

/** Whoever wanted to leave and could not has missed what was told meanwhile. */
function followLeaving(socket: LiveSocket) {
  let wasLeaving = false
  return liveStore.subscribe(() => {
    const { isLeaving } = liveStore.get()
    const stays = wasLeaving && !isLeaving
    wasLeaving = isLeaving
    if (stays && socket.connected) catchUp(socket)
  })
}
