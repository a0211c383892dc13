import type { VitalStats } from '#case/records/vital-stats.ts'

/** Monitor and gas rows from best to worst, and where the newborn starts: row 3. Sources: docs/clinical. */
export const vitalStats = {
  currentState: 3,
  currentiStat: 3,
  currentHFOV: { MAP: null, RR: null },
  OxygenIndex: { provider: null, rt: null, rn: null },
  suggestionHFOV: { rn: { MAP: null, RR: null }, rt: { MAP: null, RR: null } },
  allStates: [
    { heartRate: 148, bloodPressure: '66/42 (50)', oxygenPre: 95, oxygenPost: 90 },
    { heartRate: 156, bloodPressure: '58/36 (43)', oxygenPre: 90, oxygenPost: 82 },
    { heartRate: 166, bloodPressure: '48/30 (36)', oxygenPre: 84, oxygenPost: 73 },
    { heartRate: 178, bloodPressure: '38/22 (27)', oxygenPre: 76, oxygenPost: 62 },
    { heartRate: 72, bloodPressure: '24/12 (16)', oxygenPre: 55, oxygenPost: 42 },
  ],
  alliStat: [
    { ph: 7.2, PCO2: 54, PO2: 56, HCO3: 21.1, BE: -7, Hct: 48, Glu: 84, iCa: 1.2, Na: 138, K: 4.4 },
    { ph: 7.12, PCO2: 60, PO2: 48, HCO3: 19.5, BE: -10, Hct: 47, Glu: 80, iCa: 1.16, Na: 137, K: 4.7 },
    { ph: 7.05, PCO2: 66, PO2: 43, HCO3: 18.3, BE: -12, Hct: 46, Glu: 76, iCa: 1.12, Na: 136, K: 5.1 },
    { ph: 6.98, PCO2: 72, PO2: 38, HCO3: 17.0, BE: -15, Hct: 45, Glu: 72, iCa: 1.08, Na: 135, K: 5.6 },
    { ph: 6.9, PCO2: 80, PO2: 31, HCO3: 15.7, BE: -17, Hct: 44, Glu: 66, iCa: 1.02, Na: 134, K: 6.3 },
  ],
} satisfies VitalStats
