import { z } from 'zod'

// What all of a story's schemas are made of. A story is never written to, so its lists are readonly.

/** Words that somebody reads. */
export const words = z.string().regex(/\S/, 'is empty')

/** The name of a thing within its list, as commands and records carry it. */
export const slug = z
  .string()
  .regex(/^[\w.-]+$/, 'is no name of letters, digits and dashes')
  .max(64)

export const positive = z.number().positive()
export const durationMs = z.number().int().nonnegative()

export const list = <T extends z.ZodType>(item: T) => z.array(item).readonly()

/** A list in which something is to be found: it is not empty, and no two are called the same. */
export const named = <T extends z.ZodType<{ readonly slug: string }>>(item: T) =>
  namedIfAny(item).superRefine((items, context) => {
    if (items.length === 0) context.addIssue({ code: 'custom', message: 'is empty' })
  })

/** No two of it are called the same; it may be empty. */
export const namedIfAny = <T extends z.ZodType<{ readonly slug: string }>>(item: T) =>
  list(item).superRefine((items, context) => {
    for (const [index, { slug: name }] of items.entries()) {
      const isTaken = items.slice(0, index).some((one) => one.slug === name)
      if (isTaken) context.addIssue({ code: 'custom', path: [index, 'slug'], message: `“${name}” is there already` })
    }
  })
