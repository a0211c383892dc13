import type { CaseContent } from '#case/story/content.ts'
import type { MachinePanel } from '#case/story/decision-story.ts'

const conventionalReadings: MachinePanel['readings'] = [
  {
    label: 'PIP/PEEP',
    value: [
      { when: ['not pressures-lowered'], text: '32/7' },
      { when: ['pressures-lowered'], text: '28/6' },
    ],
  },
  { label: 'Rate', value: '60' },
  { label: 'Ti', value: '0.35 s' },
  {
    label: 'MAP',
    value: [
      { when: ['not pressures-lowered'], text: '16' },
      { when: ['pressures-lowered'], text: '14' },
    ],
  },
  { label: 'FiO2', value: '1.0' },
  // Half of it while air is in the chest; less by a tenth at 22 instead of 25 cmH2O.
  {
    label: 'VT',
    value: [
      { when: ['not air-in-chest', 'not pressures-lowered'], text: '9 mL (2.8 mL/kg)' },
      { when: ['not air-in-chest', 'pressures-lowered'], text: '8 mL (2.5 mL/kg)' },
      { when: ['air-in-chest', 'not pressures-lowered'], text: '5 mL (1.6 mL/kg)' },
      { when: ['air-in-chest', 'pressures-lowered'], text: '4.4 mL (1.4 mL/kg)' },
    ],
  },
  { label: 'iNO', value: 'off' },
]

/** What each machine shows while it breathes for her. Airway pressures in cmH2O. */
export const machines: CaseContent['machines'] = {
  simv: { name: 'Hospital SIMV', meanPressure: 16, readings: conventionalReadings },
  hfv: {
    name: 'Hospital high-frequency ventilator',
    meanPressure: 18,
    readings: [
      {
        label: 'MAP',
        value: [
          { when: ['not pressures-lowered'], text: '18' },
          { when: ['pressures-lowered'], text: '16' },
        ],
      },
      { label: 'Frequency', value: '10 Hz' },
      { label: 'Amplitude', value: '36' },
      { label: 'FiO2', value: '1.0' },
      { label: 'iNO', value: 'off' },
      { label: 'Transport', value: 'built in, cannot travel' },
    ],
  },
  crossvent: { name: 'Transport Crossvent', meanPressure: 16, readings: conventionalReadings },
  hfov: {
    name: 'Transport HFOV',
    settings: ['map', 'amplitude'],
    meanPressure: 'map',
    isSettled: true,
    readings: [
      { label: 'Alarm', isOptional: true, value: [{ when: ['supply-fails'], text: 'low supply pressure' }] },
      {
        label: 'MAP',
        value: [
          { when: ['map 18'], text: '18' },
          { when: ['map 16'], text: '16' },
          { when: ['map 22'], text: '22' },
        ],
      },
      { label: 'Measured MAP', isOptional: true, value: [{ when: ['supply-fails'], text: '11' }] },
      { label: 'Frequency', value: '10 Hz' },
      {
        label: 'Amplitude',
        value: [
          { when: ['amplitude 36'], text: '36' },
          { when: ['amplitude 42'], text: '42' },
        ],
      },
      { label: 'Measured amplitude', isOptional: true, value: [{ when: ['supply-fails'], text: '18' }] },
      { label: 'Ti', value: '33%' },
      { label: 'FiO2', value: '1.0' },
      {
        label: 'iNO',
        value: [
          { when: ['ino 5'], text: '5 ppm' },
          { when: ['ino 20'], text: '20 ppm' },
          { when: ['ino 40'], text: '40 ppm' },
          { when: ['not ino'], text: 'off' },
        ],
      },
      {
        label: 'NO2',
        isOptional: true,
        value: [
          { when: ['ino', 'not from point leave-or-stay'], text: '0.2 ppm' },
          { when: ['ino 20', 'from point leave-or-stay'], text: '0.3 ppm' },
          { when: ['ino 40', 'from point leave-or-stay'], text: '1.1 ppm' },
        ],
      },
      {
        label: 'Measured FiO2',
        isOptional: true,
        value: [
          { when: ['ino 20', 'not supply-fails'], text: '0.97' },
          { when: ['ino 5', 'not supply-fails'], text: '0.99' },
          { when: ['supply-fails'], text: '0.58 (falling)' },
        ],
      },
    ],
  },
  bag: {
    name: 'Hand bag',
    readings: [
      {
        label: 'Oxygen',
        value: [
          { when: ['not supply-fails'], text: '100%' },
          { when: ['supply-fails'], text: 'low and falling' },
        ],
      },
      { label: 'Rate', value: 'about 60 a minute' },
      { label: 'Pressures', value: 'not known' },
      { label: 'iNO', value: 'off' },
    ],
  },
}
