import type { VitalStats } from '#case/records/vital-stats.ts'

/**
 * Monitor and gas rows from best to worst, and where the newborn starts: row 3. Arm, hand and gas are of the right arm, before
 * the duct; leg and foot of the left leg, beyond it. The foot never comes up to the hand. Sources: docs/clinical/case-2.md.
 */
export const vitalStats = {
  currentState: 3,
  currentiStat: 3,
  currentHFOV: { MAP: null, RR: null },
  OxygenIndex: { provider: null, rt: null, rn: null },
  suggestionHFOV: { rn: { MAP: null, RR: null }, rt: { MAP: null, RR: null } },
  allStates: [
    { heartRate: 148, bloodPressure: '74/44 (54)', bloodPressureLower: '66/38 (47)', oxygenPre: 95, oxygenPost: 84 },
    { heartRate: 158, bloodPressure: '70/42 (51)', bloodPressureLower: '56/32 (40)', oxygenPre: 95, oxygenPost: 82 },
    { heartRate: 170, bloodPressure: '64/40 (48)', bloodPressureLower: '44/26 (32)', oxygenPre: 94, oxygenPost: 79 },
    { heartRate: 186, bloodPressure: '58/38 (45)', bloodPressureLower: '32/20 (24)', oxygenPre: 96, oxygenPost: 75 },
    { heartRate: 66, bloodPressure: '34/18 (23)', bloodPressureLower: '22/12 (15)', oxygenPre: 60, oxygenPost: 45 },
  ],
  alliStat: [
    { ph: 7.34, PCO2: 42, PO2: 64, HCO3: 22.7, BE: -3, Lac: 2.9, Hct: 44, Glu: 92, iCa: 1.22, Na: 137, K: 4.6 },
    { ph: 7.27, PCO2: 42, PO2: 69, HCO3: 19.3, BE: -8, Lac: 5.1, Hct: 44, Glu: 78, iCa: 1.16, Na: 136, K: 5.0 },
    { ph: 7.19, PCO2: 41, PO2: 70, HCO3: 15.7, BE: -13, Lac: 7.8, Hct: 43, Glu: 62, iCa: 0.95, Na: 135, K: 5.5 },
    { ph: 7.08, PCO2: 38, PO2: 92, HCO3: 11.3, BE: -19, Lac: 10.6, Hct: 42, Glu: 40, iCa: 0.9, Na: 134, K: 6.0 },
    { ph: 6.92, PCO2: 58, PO2: 40, HCO3: 11.9, BE: -21, Lac: 14.5, Hct: 41, Glu: 28, iCa: 0.82, Na: 133, K: 6.8 },
  ],
} satisfies VitalStats
