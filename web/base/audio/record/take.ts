import { LARGEST_BYTES, LARGEST_MB, LONGEST_MINUTES, LONGEST_MS } from '#sound/limits.ts'
import { TAKE_DATABASE } from '../../live/take-database.ts'

/** A recording that is in the page and not yet shared. */
export interface Take {
  /** The id of the command that will share it: sent again, it has no second effect. */
  readonly id: string
  readonly sound: Blob
  /** Null for a file whose length this device cannot tell. */
  readonly durationMs: number | null
  /** The name of a chosen file, null for what the microphone recorded. */
  readonly fileName: string | null
}

/** Why a take cannot be shared, known before it is sent. */
export function takeProblem({ sound, durationMs }: Pick<Take, 'sound' | 'durationMs'>): string | null {
  if (sound.size === 0) return 'The file is empty.'
  if (sound.size > LARGEST_BYTES) return `The file is larger than ${LARGEST_MB} MB.`
  // A recorder that stops by itself stops a moment late.
  if (durationMs !== null && durationMs > LONGEST_MS + 2000) return `It is longer than ${LONGEST_MINUTES} minutes.`
  return null
}

/** One piece of a take, kept as it is recorded, so that a reload in the middle loses a second at most. */
export interface Part {
  readonly id: string
  readonly bytes: ArrayBuffer
  readonly mimeType: string
  /** How long the take is up to the end of this part. */
  readonly lengthMs: number | null
  readonly fileName: string | null
}

const STORE = 'parts'
const PLACES = 6

/** A device that keeps nothing (private pages, a full disk) still has the take in the page. */
const quietly = <T>(work: Promise<T>, otherwise: T): Promise<T> => work.catch(() => otherwise)

export const keepPart = (key: string, index: number, part: Part): Promise<void> =>
  quietly(
    inStore('readwrite', (store) => store.put(part, `${key}/${String(index).padStart(PLACES, '0')}`)).then(() => {}),
    undefined,
  )

export const forgetTake = (key: string): Promise<void> =>
  quietly(
    inStore('readwrite', (store) => store.delete(rangeOf(key))).then(() => {}),
    undefined,
  )

/** Takes of other people and of cases that are over are nobody's any more. */
export const forgetOtherTakes = (prefix: string): Promise<void> =>
  quietly(
    inStore<IDBValidKey[]>('readonly', (store) => store.getAllKeys()).then(async (keys) => {
      const foreign = keys.filter((key) => !String(key).startsWith(prefix))
      await Promise.all(foreign.map((key) => inStore('readwrite', (store) => store.delete(key))))
    }),
    undefined,
  )

export const loadTake = (key: string): Promise<Take | null> =>
  quietly(inStore<Part[]>('readonly', (store) => store.getAll(rangeOf(key))).then(takeOf), null)

function takeOf(parts: readonly Part[]): Take | null {
  const last = parts.at(-1)
  if (!last) return null
  const { id, mimeType, lengthMs, fileName } = last
  const sound = new Blob(
    parts.filter((part) => part.id === id).map(({ bytes }) => bytes),
    { type: mimeType },
  )
  return { id, sound, durationMs: lengthMs, fileName }
}

const rangeOf = (key: string) => IDBKeyRange.bound(`${key}/`, `${key}0`, false, true)

let opened: Promise<IDBDatabase> | null = null

async function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  opened ??= openDatabase()
  opened.catch(() => {
    opened = null
  })
  const database = await opened
  return answerOf(ask(database.transaction(STORE, mode).objectStore(STORE)))
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(TAKE_DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  const database = await answerOf<IDBDatabase>(request)
  // It is to be deleted: an open connection would hold that up.
  database.onversionchange = () => {
    database.close()
    opened = null
  }
  return database
}

function answerOf<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T) // what was asked for says what comes back
    request.onerror = () => reject(request.error)
  })
}
