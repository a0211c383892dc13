import { z } from 'zod'
import { roleId } from '../records/roles.ts'
import { groupName } from './group.ts'
import { list, slug, words } from './shape.ts'

/** What somebody may ask a stand-in in the chat. */
export const askKind = z.enum([
  'advice',
  'reason',
  'doing',
  'ready',
  'numbers',
  'work',
  'place',
  'decider',
  'thanks',
  'greeting',
])
export type AskKind = z.infer<typeof askKind>

/** How people call something, as they write it in the chat; the first is how a stand-in says it. */
const names = z.array(words).min(1).readonly()
/** One of several sentences that say the same. What stands in braces is filled in. */
const said = z.array(words).min(1).readonly()

/** What a stand-in understands of the chat, and the sentences that it answers with. */
export const talk = z
  .strictObject({
    /** By role id. */
    roles: z.tuple([names, names, names]).readonly(),
    /** By the id of a piece of work. */
    works: z.record(z.string(), names).readonly(),
    /** Numbers of the monitor, and whose they are first of all. */
    signs: list(z.strictObject({ names, shows: list(slug), roleId }).readonly()),
    /** How each number of the monitor is told. */
    readings: z.record(slug, words).readonly(),
    /** What is decided in groups, and whose that is first of all. */
    groups: z.record(groupName, z.strictObject({ names, roleId }).readonly()).readonly(),
    /** Words that change nothing of what is asked. */
    fillers: list(words),
    /** By how it is written in a hurry. */
    spellings: z.record(z.string(), words).readonly(),
    /** How each is asked: in just these words, with more after them (…), or only as a question (?). {role}, {work}, {sign}, {group}: any name. */
    asks: z.record(askKind, names).readonly(),
    answers: z
      .strictObject({
        advice: z
          .strictObject({ given: said, yours: said, coming: said, nothing: said, hearing: said, decided: said })
          .readonly(),
        reason: z.strictObject({ followed: said }).readonly(),
        doing: z.strictObject({ busy: said, work: said, check: said, waiting: said }).readonly(),
        ready: z.strictObject({ yes: said, leave: said, busy: said, work: said }).readonly(),
        numbers: z.strictObject({ shown: said, none: said, lost: said }).readonly(),
        work: z
          .strictObject({
            early: said,
            next: said,
            begun: said,
            check: said,
            running: said,
            done: said,
            others: said,
            unknown: said,
          })
          .readonly(),
        place: z.strictObject({ together: said, apart: said }).readonly(),
        decider: z.strictObject({ other: said, own: said, yours: said }).readonly(),
        thanks: said,
        greeting: said,
        /** Called by its name, with nothing that it understands. */
        called: said,
      })
      .readonly(),
  })
  .readonly()
