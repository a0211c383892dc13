import { z } from 'zod'
import { CASE_ID } from '../../records/collections.ts'
import { PROVIDER } from '../../records/roles.ts'
import { captions, recordingId } from '../../records/spoken.ts'
import { isStandIn } from '../../records/stand-in.ts'
import { put } from '../../records/state.ts'
import { stepOf } from '../../rules/places.ts'
import { isRunning } from '../../rules/runs.ts'
import { seatOf } from '../../rules/seats.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

const dueAt = { summary: ['record'], handover: ['handover', 'save-handover'] } as const
const pathOf = { summary: /^\/Audio\/Provider\d+$/, handover: /^\/Audio\/NICU\d+$/ } as const

/**
 * A recording of the Provider's was uploaded and checked, or made by the one who stands in: the summary is shared with the team,
 * the handover is saved. Final.
 */
export const keepRecording = defineCommand({
  kind: 'keep-recording',
  allowed: 'system',
  input: {
    uid: z.string(),
    recording: recordingId,
    path: z.string(),
    mimeType: z.string(),
    durationMs: z.number().positive(),
    captions: captions.optional(),
  },
  decide({ state, input, now, run, content }) {
    const { uid, recording, path, mimeType, durationMs, captions: spoken } = input
    // The upload may have begun in a run that is over.
    if (run !== state.run) return refuse({ code: 'case-restarted' })
    if (!isRunning(state)) return refuse({ code: 'no-case' })
    if (seatOf(state, uid)?.roleId !== PROVIDER) return refuse({ code: 'not-your-role', needs: [PROVIDER] })
    if (!dueAt[recording].some((screen) => screen === stepOf(state, content, PROVIDER).screen)) {
      return refuse({ code: 'not-due' })
    }
    if (state.records.Recording[recording]) return refuse({ code: 'already-so' })
    if (!pathOf[recording].test(path)) return refuse({ code: 'bad-input', problem: 'path' })

    const keep = put('Recording', recording, {
      path,
      mimeType,
      durationMs,
      at: now,
      ...(spoken && { captions: spoken }),
    })
    // A stand-in has nothing against it, and nobody would ask it.
    const speaker = put('SoundConsent', recording, { uid, isGiven: isStandIn(uid) })
    if (recording === 'handover') return accept(keep, speaker)
    return accept(keep, speaker, put('Cases', CASE_ID, { ProviderAudio: path, isShared: true }))
  },
})
