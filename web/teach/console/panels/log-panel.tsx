import { Flag, Minus, Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { FlagView } from '#case/views/console/console.ts'
import { type LogLine, type LogTopic, logTopics } from '#case/views/console/console-messages.ts'
import { roles } from '../../../base/roles/roles.ts'
import { IconButton } from '../../../base/ui/button.tsx'
import { clockText } from '../../../base/ui/number-text.ts'
import { ScrollArea } from '../../../base/ui/scroll-area.tsx'
import { Panel } from './panel.tsx'

interface LogPanelProps {
  readonly lines: readonly LogLine[]
  readonly flags: readonly FlagView[]
  readonly startedAt: number | null
  /** Null: there is no connection. */
  readonly onFlag: ((line: LogLine) => void) | null
  readonly onRemove: ((flag: FlagView) => void) | null
  readonly className?: string
}

const SHOWN = 80

/** What happened, in words, newest first. Any line can be flagged for the talk afterwards. */
export function LogPanel({ lines, flags, startedAt, onFlag, onRemove, className = '' }: LogPanelProps) {
  const [filter, setFilter] = useState<LogFilter>({ topic: null, by: null })
  const [shown, setShown] = useState(SHOWN)
  const entries = logEntries(lines, flags, filter)
  const clock = (at: number) => clockText(at - (startedAt ?? at))

  return (
    <Panel title="Log" tool={<Filters filter={filter} onChange={setFilter} />} className={className}>
      <ScrollArea label="Log, newest first" className="min-h-40 flex-1 border-line border-t">
        {entries.length === 0 && (
          <p className="p-4 text-ink-soft">
            {lines.length === 0 ? 'Nothing has happened yet.' : 'Nothing of this kind yet.'}
          </p>
        )}
        <ol className="divide-y divide-line">
          {entries.slice(0, shown).map((entry) => (
            <Entry key={keyOf(entry)} entry={entry} clock={clock} onFlag={onFlag} onRemove={onRemove} />
          ))}
        </ol>
        {entries.length > shown && (
          <button
            type="button"
            onClick={() => setShown(shown + SHOWN)}
            className="min-h-11 w-full font-semibold text-action hover:bg-wash"
          >
            Show earlier
          </button>
        )}
      </ScrollArea>
    </Panel>
  )
}

const keyOf = (entry: LogEntry) =>
  entry.kind === 'line' ? `${entry.line.version} ${entry.line.by} ${entry.line.text}` : entry.flag.id

const topicNames: { readonly [T in LogTopic]: string } = {
  decisions: 'Decisions',
  tasks: 'Tasks',
  chat: 'Chat',
  steps: 'Steps',
  educator: 'Educator',
}

const byNames = [
  ...roles.map(({ id, label }) => ({ by: id as LogLine['by'], name: label as string })),
  { by: 'educator', name: 'Educator' },
  { by: 'team', name: 'Team' },
] as const
const nameOf = (by: LogLine['by']) => byNames.find((each) => each.by === by)?.name ?? ''

const SELECT = 'min-h-11 min-w-0 rounded-xl border border-line-strong bg-paper px-2.5 text-sm'

function Filters({ filter, onChange }: { filter: LogFilter; onChange: (filter: LogFilter) => void }) {
  return (
    <div className="flex gap-2">
      <select
        aria-label="Topic"
        value={filter.topic ?? ''}
        onChange={({ target }) => onChange({ ...filter, topic: (target.value || null) as LogFilter['topic'] })}
        className={SELECT}
      >
        <option value="">All topics</option>
        {logTopics.map((topic) => (
          <option key={topic} value={topic}>
            {topicNames[topic]}
          </option>
        ))}
        <option value="flags">Flagged</option>
      </select>
      <select
        aria-label="Who"
        value={filter.by ?? ''}
        onChange={({ target }) =>
          onChange({ ...filter, by: byNames.find(({ by }) => String(by) === target.value)?.by ?? null })
        }
        className={SELECT}
      >
        <option value="">Everybody</option>
        {byNames.map(({ by, name }) => (
          <option key={by} value={by}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

interface EntryProps extends Pick<LogPanelProps, 'onFlag' | 'onRemove'> {
  readonly entry: LogEntry
  readonly clock: (at: number) => string
}

function Entry({ entry, clock, onFlag, onRemove }: EntryProps) {
  const isLine = entry.kind === 'line'
  const by = isLine ? entry.line.by : 'educator'
  const flags = isLine ? entry.flags : [entry.flag]
  return (
    <li className="flex items-start gap-2 py-0.5 pr-1.5 pl-3 text-sm @md:py-1.5 @md:pl-4 @md:text-base">
      <span className="w-10 shrink-0 pt-2 text-ink-soft text-sm tabular-nums @md:w-11 @md:pt-2.5">
        {clock(entry.at)}
      </span>
      <div data-role={by} className="min-w-0 flex-1 py-2 leading-snug">
        {isLine && (
          <p className="@md:flex @md:gap-2.5">
            <span
              className={`@md:mr-0 mr-1.5 @md:w-18 shrink-0 font-semibold ${typeof by === 'number' ? 'text-(--role)' : 'text-ink-soft'}`}
            >
              {nameOf(by)}
            </span>
            <span className="wrap-anywhere min-w-0 flex-1">{entry.line.text}</span>
          </p>
        )}
        {flags.map((flag) => (
          <FlagLine key={flag.id} flag={flag} onRemove={onRemove} />
        ))}
      </div>
      {isLine && (
        <IconButton
          label={`Flag: ${entry.line.text}`}
          disabled={onFlag === null}
          className="disabled:text-line-strong"
          onClick={() => onFlag?.(entry.line)}
        >
          <Flag aria-hidden size={18} />
        </IconButton>
      )}
    </li>
  )
}

const flagLooks = {
  plus: { Icon: Plus, look: 'bg-[#eef7f1] text-[#12633c]' },
  minus: { Icon: Minus, look: 'bg-away-soft text-[#5f3f00]' },
  none: { Icon: Flag, look: 'bg-away-soft text-[#5f3f00]' },
} as const

function FlagLine({ flag, onRemove }: { flag: FlagView; onRemove: LogPanelProps['onRemove'] }) {
  const { sign, sentence } = flag
  const { Icon, look } = flagLooks[sign === 1 ? 'plus' : sign === -1 ? 'minus' : 'none']
  return (
    <p className={`mt-1 flex items-center gap-2 rounded-lg pl-2.5 ${look}`}>
      <Icon aria-hidden size={16} strokeWidth={2.75} fill={sign ? 'none' : 'currentColor'} className="shrink-0" />
      <span className="wrap-anywhere min-w-0 flex-1 py-1">
        <span className="sr-only">Flag: </span>
        {sentence}
      </span>
      <IconButton label={`Remove flag: ${sentence}`} disabled={onRemove === null} onClick={() => onRemove?.(flag)}>
        <X aria-hidden size={16} />
      </IconButton>
    </p>
  )
}

export interface LogFilter {
  readonly topic: LogTopic | 'flags' | null
  readonly by: LogLine['by'] | null
}

/** A line with the flags that stand on it, or a flag on a moment of its own. */
type LogEntry =
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
