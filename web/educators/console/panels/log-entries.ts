import type { FlagView } from '#case/views/console/console.ts'
import type { LogLine, LogTopic } from '#case/views/console/messages.ts'

export interface LogFilter {
  readonly topic: LogTopic | 'flags' | null
  readonly by: LogLine['by'] | null
}

/** A line with the flags that stand on it, or a flag on a moment of its own. */
export type LogEntry =
  | { readonly kind: 'line'; readonly at: number; readonly line: LogLine; readonly flags: readonly FlagView[] }
  | { readonly kind: 'flag'; readonly at: number; readonly flag: FlagView }

/** What the filter lets through, newest first. */
export function logEntries(lines: readonly LogLine[], flags: readonly FlagView[], filter: LogFilter): LogEntry[] {
  const onTheirOwn = flags.filter(({ version }) => lines.every((line) => line.version !== version))
  const setAt = new Set(onTheirOwn.map(({ at }) => at))
  const told = lines.flatMap((line, index): LogEntry[] => {
    // The flag says the same.
    if (line.isFlag && setAt.has(line.at)) return []
    // What is done once may be told in a line for each: the first of them carries the flag.
    const isFirst = lines[index - 1]?.version !== line.version
    const own = isFirst ? flags.filter(({ version }) => version === line.version) : []
    return [{ kind: 'line', at: line.at, line, flags: own }]
  })
  const moments = onTheirOwn.map((flag): LogEntry => ({ kind: 'flag', at: flag.at, flag }))
  return [...told, ...moments]
    .filter((entry) => isShown(entry, filter))
    .sort((one, other) => one.at - other.at)
    .reverse()
}

const topicsOfFlags: readonly LogFilter['topic'][] = [null, 'educator', 'flags']

function isShown(entry: LogEntry, { topic, by }: LogFilter): boolean {
  if (entry.kind === 'flag') return topicsOfFlags.includes(topic) && (by === null || by === 'educator')
  if (by !== null && entry.line.by !== by) return false
  if (topic === 'flags') return entry.flags.length > 0
  return topic === null || entry.line.topic === topic
}
