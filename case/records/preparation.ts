import { z } from 'zod'
import { roleFlags, serverTime } from './flags.ts'
import { roleId } from './roles.ts'

/** A task of the preparation, keyed by its firebaseId. Which there are, the story says. */
export const taskList = z.strictObject({
  firebaseId: z.string().max(64),
  taskName: z.string(),
  taskDesc: z.string(),
  taskStatus: z.enum(['pending', 'started', 'done']),
  url: z.string(),
})
export type TaskListItem = z.infer<typeof taskList>

/** The transport clock. Started once, stopped once. */
export const caseTaskTime = z.strictObject({
  TransportStartTime: serverTime.nullable(),
  TransportStopTime: serverTime.nullable(),
})

/** Who is ready to leave. The Provider's flag follows the other two. */
export const leaveStatus = roleFlags
export type LeaveStatus = z.infer<typeof leaveStatus>

/** A timed piece of a task: the drugs make up one task, and the code dose closes it. Which there are, the story says. */
export const workId = z.string().max(64)
export type WorkId = z.infer<typeof workId>

/** Ours: what has been done of a piece of work, keyed by its id. It exists once the work is started. */
export const work = z.strictObject({
  startedAt: serverTime,
  /** Steps done, in their order. */
  steps: z.array(z.strictObject({ slug: z.string(), at: serverTime })),
  /** Of a step with several parts, those done so far. */
  parts: z.array(z.string()),
  /** When a second person was asked to check; null while nobody is asked. */
  checkAskedAt: serverTime.nullable(),
  /** The first answer to each number asked, right or wrong, for the report. */
  firstAnswers: z.record(z.string(), z.number()),
  /** The newest wrong answer, so that its verdict can be shown. */
  wrong: z.strictObject({ ask: z.string(), value: z.number() }).nullable(),
})
export type Work = z.infer<typeof work>

/** Ours, numbered: a wrong answer at a step, as it was given. Its hint was all that came of it. */
export const attempt = z.strictObject({
  roleId,
  at: serverTime,
  work: workId,
  /** The step that was due. */
  step: z.string(),
  /** The step that was tried in its place, or before it was over. */
  instead: z.string().nullable(),
  /** Which of several numbers. */
  ask: z.string().nullable(),
  choice: z.string().nullable(),
  value: z.number().nullable(),
  using: z.string().nullable(),
})
export type Attempt = z.infer<typeof attempt>

/** What a second person compares with the order. */
export const checkedPart = z.enum(['drawn', 'label', 'syringe'])
export type CheckedPart = z.infer<typeof checkedPart>

/** Ours: how second persons answered for a mixed drug, keyed by its work. It exists once somebody has. */
export const secondCheck = z.strictObject({
  answers: z.array(
    z.strictObject({
      roleId,
      at: serverTime,
      /** What does not fit; null: all fits. */
      part: checkedPart.nullable(),
    }),
  ),
})
export type SecondCheck = z.infer<typeof secondCheck>
