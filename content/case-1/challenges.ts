import type { ProviderChallange } from '#case/records/provider-challange.ts'

/** The shared challenges before anyone has answered. */
export const challenges: ProviderChallange = {
  ProviderResponseTime: null,
  TherapistResponseTime: null,
  NurseResponseTime: null,
  ProviderResponseSelection: null,
  TherapistResponseSelection: null,
  NurseResponseSelection: null,
  challangeOne: { options: ['0.35', '16', '35', '70', '286'], rt: null, rn: null, provider: null },
  challangeTwo: {
    options: ['MAP 14, 10 Hz', 'MAP 26, 5 Hz', 'MAP 18, 10 Hz', 'MAP 12, 15 Hz', 'MAP 18, 40 per min'],
    rt: null,
    rn: null,
    provider: null,
  },
}
