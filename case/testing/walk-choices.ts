/** For tests: what a team decides at one point. */
export type PointChoices = {
  readonly Ventilator: string
  readonly Medications: string
  readonly Procedure: string[]
  readonly Departure?: string
}

export const idealChoices: readonly PointChoices[] = [
  {
    Ventilator: 'transport-hfov-ino',
    Medications: 'saline-bolus',
    Procedure: ['cxr', 'istat', 'pal'],
    Departure: 'not-ready',
  },
  {
    Ventilator: 'hfov-ino-amplitude',
    Medications: 'dopamine',
    Procedure: ['reposition-ett', 'tidal', 'istat'],
    Departure: 'not-ready',
  },
  { Ventilator: 'lower-map', Medications: 'epinephrine', Procedure: ['drain', 'cxr'], Departure: 'not-ready' },
  { Ventilator: 'stay', Medications: 'none', Procedure: ['istat', 'cxr'], Departure: 'ready' },
  { Ventilator: 'switch-tanks', Medications: 'none', Procedure: ['dope', 'tidal'] },
]

export const worstChoices: readonly PointChoices[] = [
  { Ventilator: 'remain-simv', Medications: 'epinephrine', Procedure: ['uvc', 'uac'], Departure: 'ready' },
  { Ventilator: 'map-24', Medications: 'none', Procedure: ['uvc', 'uac'], Departure: 'ready' },
  { Ventilator: 'raise-map', Medications: 'none', Procedure: ['uvc', 'uac'], Departure: 'ready' },
  { Ventilator: 'transport-crossvent', Medications: 'dopamine', Procedure: ['uvc', 'uac'], Departure: 'not-ready' },
  { Ventilator: 'hand-bag', Medications: 'dopamine', Procedure: ['change-ett'] },
]

/** No arterial line and no nitric oxide until medical control calls; the tanks are opened late. */
export const bareChoices: readonly PointChoices[] = [
  { Ventilator: 'transport-hfov', Medications: 'saline-bolus', Procedure: ['cxr', 'istat'], Departure: 'not-ready' },
  { Ventilator: 'keep', Medications: 'dopamine', Procedure: ['reposition-ett', 'istat'], Departure: 'not-ready' },
  { Ventilator: 'lower-map', Medications: 'epinephrine', Procedure: ['drain'], Departure: 'not-ready' },
  { Ventilator: 'stay', Medications: 'none', Procedure: ['istat'], Departure: 'ready' },
  { Ventilator: 'raise-map', Medications: 'none', Procedure: [] },
]
