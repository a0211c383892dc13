import type { CaseStore } from '../store/case-store.ts'
import type { Notice } from '../store/notices.ts'
import type { PresentState } from './present-state.ts'

/** Beside people, the administrator and the system, the reading of what others have stored takes turns. */
const READING = 'reading'

interface Needs {
  readonly store: CaseStore
  readonly present: PresentState
  readonly turns: { takeAlone(who: string, task: () => Promise<void>): Promise<void> }
  readonly onProblem: (error: unknown) => void
}

/** Keeps a room of this node up with what other nodes have stored. */
export function createNews({ store, present, turns, onProblem }: Needs) {
  /** Not begun yet, so that whoever asks now can share it. */
  let nextReading: Promise<void> | null = null
  /** What was heard and has not been looked at. */
  let heard: Notice[] = []

  /**
   * What other nodes have stored. Where the log does not lead to what is stored, because a run has ended or the database
   * was set back to a backup, what is stored is what counts.
   */
  async function read(): Promise<void> {
    const { run, version, entries } = await store.readNews(present.state.version)
    present.happen(present.following(entries))
    if (present.state.run !== run || present.state.version !== version) present.become(await store.load(), null)
  }

  /** Its own it knows by the time it has an answer, unless it never got one. */
  const isKnown = ({ by, version }: Notice) => by === store.node && version <= present.state.version

  /** Looks at what was heard. What is no more than what comes next is told by the notices themselves. */
  async function lookAtNotices(): Promise<void> {
    const notices = heard
    heard = []
    const news = notices.filter((notice) => !isKnown(notice))
    const entries = present.following(news.flatMap((notice) => notice.entries ?? []))
    const last = news.at(-1)
    if (!last) return
    const { run, version } = present.state
    const isAll = entries.at(-1)?.version === last.version && entries.every((entry) => entry.run === run)
    if (isAll && news.every((notice) => notice.version > version)) present.happen(entries)
    else await read()
  }

  return {
    /** For whoever has their turn. */
    read,

    /** Versions that were heard of and not come to yet. */
    get versionsBehind(): number {
      return Math.max(0, ...heard.map(({ version }) => version - present.state.version))
    },

    /** Reads what other nodes have stored. Afterwards the state is at least as new as the call. */
    catchUp(): Promise<void> {
      nextReading ??= turns.takeAlone(READING, () => {
        nextReading = null
        return read()
      })
      return nextReading
    },

    /** Hears that a node, this one or another, has stored something. */
    hear(notice: Notice): void {
      if (isKnown(notice)) return
      heard.push(notice)
      if (heard.length === 1) turns.takeAlone(READING, lookAtNotices).catch(onProblem)
    },
  }
}
