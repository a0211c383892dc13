import { z } from 'zod'
import { roleIds } from '../../records/roles.ts'
import { put } from '../../records/state.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** Whoever spoke says whether it may be kept with the run, and may change their mind until the run ends. */
export const allowSound = defineCommand({
  kind: 'allow-sound',
  allowed: roleIds,
  isForPauses: true,
  at: ['final-report'],
  input: { isGiven: z.boolean() },
  decide({ state, actor: { uid }, input: { isGiven } }) {
    // In an order of their own: a node that has read the records anew holds them in another.
    const own = Object.entries(state.records.SoundConsent)
      .filter(([, consent]) => consent.uid === uid)
      .toSorted(([one], [other]) => one.localeCompare(other))
    if (own.length === 0) return refuse({ code: 'not-due' })
    if (own.every(([, consent]) => consent.isGiven === isGiven)) return refuse({ code: 'already-so' })
    return accept(...own.map(([recording]) => put('SoundConsent', recording, { uid, isGiven })))
  },
})
