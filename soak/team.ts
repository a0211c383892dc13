import { roleIds } from '#case/records/roles.ts'
import { applyChanges, type CaseState } from '#case/records/state.ts'
import type { Chance } from '#case/testing/model/chance.ts'
import type { Database } from '#server/store/database.ts'
import { act } from './act.ts'
import { readCopiedLog } from './copied-log.ts'
import type { Trainee } from './trainee.ts'

/** The longest pause between two things somebody asks. */
const PAUSE_MS = 150

/** Three people of one room, and how far it has come. */
export class Team {
  readonly room: string
  /** The room as it was opened. */
  readonly start: CaseState
  /** Provider, RT and RN. */
  readonly trainees: readonly Trainee[]
  readonly #database: Database
  #state: CaseState
  #looking: Promise<void> | null = null

  constructor(database: Database, room: string, start: CaseState, trainees: readonly Trainee[]) {
    this.#database = database
    this.room = room
    this.start = start
    this.trainees = trainees
    this.#state = start
  }

  /** How far it has come, when somebody last looked. */
  get version(): number {
    return this.#state.version
  }

  /** They act until the case has come to a version. */
  async work(version: number, chance: Chance): Promise<void> {
    const scene = {
      state: () => this.look(),
      isOver: () => this.version >= version,
      uids: this.trainees.map(({ uid }) => uid),
      chance,
      pauseMs: PAUSE_MS,
    }
    await Promise.all(roleIds.map((role) => this.trainees[role] && act(this.trainees[role], role, scene)))
  }

  /** The case as the log tells it by now. */
  async look(): Promise<CaseState> {
    this.#looking ??= this.#read().finally(() => {
      this.#looking = null
    })
    await this.#looking
    return this.#state
  }

  async #read(): Promise<void> {
    // The database may be too busy just now.
    const news = await readCopiedLog(this.#database, this.version, this.room).catch(() => [])
    for (const { changes } of news) {
      this.#state = applyChanges(
        this.#state,
        changes.map(({ change }) => change),
      )
    }
  }
}
