import type { ProviderChallange } from '#case/records/challenge.ts'
import type { ChallengeOne, ChallengeTwo } from '#case/story/challenge.ts'

/** From the phone data: the bedside report comes later. Sources 1, 3, 5. */
export const challengeOne: ChallengeOne = {
  question: 'Work out the oxygenation index from what you heard on the phone.',
  given: [
    { label: 'Mean airway pressure (MAP)', value: '14 cmH2O' },
    { label: 'FiO2', value: '1.0' },
    { label: 'PaO2, post-ductal', value: '40 mmHg' },
    { label: 'SpO2 pre / post', value: '86 / 75 %' },
    { label: 'Ventilator', value: 'SIMV 28/6, rate 50' },
  ],
  right: 35,
  accepted: { from: 34, to: 36 },
  chooseQuestion: 'Which of these is her oxygenation index?',
  options: [
    { name: '0.35', isRight: false, verdict: 'The x 100 was forgotten.' },
    { name: '16', isRight: false, verdict: 'Worked out with the pre-ductal SpO2: that is an OSI, not an OI.' },
    { name: '35', isRight: true, verdict: 'Right.' },
    { name: '70', isRight: false, verdict: 'Worked out with the peak pressure of 28 instead of the mean.' },
    { name: '286', isRight: false, verdict: 'Upside down: PaO2 belongs below the line.' },
  ],
  formula: 'OI = MAP x FiO2 x 100 / PaO2',
  working: ['14 x 1.0 x 100 / 40 = 35', 'Accepted: 34 to 36'],
  teaching: [
    'Around 20 to 25, start iNO in a term baby.',
    'About 40 for hours with best care, or a sudden decompensation, is ECMO territory.',
    'So 35 means: bring iNO, and go to an ECMO center.',
  ],
}

/** Sources 9 to 11; amplitude and gas use are working values. */
export const challengeTwo: ChallengeTwo = {
  suggestQuestion: 'Which HFOV settings would you start with?',
  chooseQuestion: 'Which settings do you start with?',
  limits: { MAP: { from: 8, to: 30 }, RR: { from: 5, to: 15 } },
  accepted: { MAP: { from: 16, to: 18 }, RR: { from: 8, to: 10 } },
  unitNote: 'RR is in Hz: 1 Hz = 60/min, so 10 Hz (600/min).',
  options: [
    { name: 'MAP 14, 10 Hz', isRight: false, verdict: 'Recruits nothing that SIMV has not recruited already.' },
    {
      name: 'MAP 26, 5 Hz',
      isRight: false,
      verdict: 'Overdistends a lung that traps gas, and cuts the blood coming back to the heart.',
    },
    {
      name: 'MAP 18, 10 Hz',
      isRight: true,
      verdict:
        'Right: 4 above the MAP of 14 on the phone, 10 Hz for a term infant. On arrival she is at MAP 16, so it is still 2 above.',
    },
    {
      name: 'MAP 12, 15 Hz',
      isRight: false,
      verdict: 'Loses lung volume. 15 Hz is a rate for preterm babies and blunts CO2 removal.',
    },
    { name: 'MAP 18, 40 per min', isRight: false, verdict: 'A conventional rate typed into an oscillator.' },
  ],
  standardStart: { MAP: 18, RR: 10 },
  standardStartNote:
    'Whatever was chosen, the medical director sets the standard start: MAP 18, 10 Hz (600/min). The sled is set to it.',
  working: [
    'MAP 2 to 4 above the conventional MAP: 14 + 2 to 14 + 4 = 16 to 18',
    'Accepted: MAP 16 to 18, RR 8 to 10 Hz',
  ],
}

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
