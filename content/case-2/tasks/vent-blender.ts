import { RT } from '#case/records/roles.ts'
import type { CheckTask } from '#case/story/task.ts'

/** A pre-use check with low oxygen in mind. Of a generic device; cylinders: source 44. */
export const ventBlender: CheckTask = {
  kind: 'check',
  roleId: RT,
  firebaseId: 'VentBlender',
  taskName: 'Ventilator and Blender AR',
  taskDesc: 'Pre-use check with a low-oxygen plan',
  url: '/therapist/transport/preparation/ventilator',
  scene: 'ventilator',
  busyMs: 120_000,
  totalMs: 120_000,
  steps: [
    {
      kind: 'do',
      slug: 'power',
      label: 'Switch on, wait for the self-test, read the battery',
      reading: 'Self-test passed, battery 96%',
      ifSkipped: 'The ventilator is still off.',
    },
    {
      kind: 'choose',
      slug: 'hoses',
      label: 'Connect the blender',
      options: [
        { slug: 'oxygen-only', name: 'Oxygen hose only', hint: 'Then it gives 100 %, whatever it says.' },
        { slug: 'both', name: 'Air hose and oxygen hose' },
      ],
      right: 'both',
      reading: 'Both gauges read 50 psi',
      ifSkipped: 'The blender has nothing to mix yet.',
    },
    {
      kind: 'do',
      slug: 'blender-alarm',
      label: 'Pull the air hose, listen, push it back',
      reading: 'It whistles within 3 s, and stops',
      ifSkipped: 'You do not know yet what it sounds like when the air is gone.',
    },
    {
      kind: 'choose',
      slug: 'analyser',
      label: 'Calibrate the oxygen analyser',
      options: [
        {
          slug: 'skip',
          name: 'Skip it, the blender has a scale',
          hint: 'A plan of 0.25 needs a meter that knows 0.25.',
        },
        { slug: 'two-points', name: 'In room air and in oxygen, then read room air again' },
      ],
      right: 'two-points',
      reading: 'It reads 0.21',
      ifSkipped: 'The analyser is not calibrated yet.',
    },
    {
      kind: 'number',
      slug: 'fio2',
      label: 'Set the blender to the plan',
      unit: 'FiO2',
      right: 0.25,
      tolerance: 0,
      wrong: [
        { value: 1, hint: 'Case by habit. Look at the plan.' },
        { value: 0.21, hint: 'Room air is the aim; start where you can go both ways.' },
      ],
      hint: 'That is not what was planned for him.',
      ifSkipped: 'The blender stands where the last team left it.',
    },
    {
      kind: 'choose',
      slug: 'settings',
      label: 'Set the ventilator',
      options: [
        {
          slug: 'stiff-lung',
          name: '25/5, rate 60, Ti 0.35 s',
          hint: 'For stiff lungs. His are wet, not stiff.',
        },
        { slug: 'soft-lung', name: '18/5, rate 30, Ti 0.35 s' },
      ],
      right: 'soft-lung',
      ifSkipped: 'The ventilator has no settings for him yet.',
    },
    {
      kind: 'choose',
      slug: 'etco2',
      label: 'Connect what shows his CO2',
      options: [
        {
          slug: 'colour',
          name: 'Colour detector alone',
          hint: 'It says yes or no. You need 42.',
        },
        { slug: 'sidestream', name: 'Sidestream adapter at the tube' },
      ],
      right: 'sidestream',
      reading: 'A trace from your own breath',
      ifSkipped: 'Nothing shows CO2 yet.',
    },
    {
      kind: 'pick-items',
      slug: 'alarms',
      label: 'Set the alarms',
      items: [
        { slug: 'hand-low', name: 'Hand low, 85', isRight: true },
        { slug: 'hand-high', name: 'Hand high, 97', isRight: true },
        { slug: 'foot-low', name: 'Foot low, 90', isRight: false, hint: 'The foot may be 84 all day.' },
        { slug: 'etco2', name: 'End-tidal CO2, 35 and 50', isRight: true },
        { slug: 'apnea', name: 'Apnea, 20 s', isRight: true },
      ],
      ifSkipped: 'Not every alarm is set yet.',
    },
    {
      kind: 'number',
      slug: 'air-count',
      label: 'Load the air cylinders',
      unit: 'cylinders',
      right: 2,
      tolerance: 0,
      wrong: [
        { value: 1, hint: '66 min for a way of 70.' },
        { value: 4, hint: 'Those were oxygen, and another trip.' },
      ],
      hint: 'Minutes of the way and half as much again, divided by the minutes of one.',
      reading: 'Two air, two oxygen, all at 2,000 psi',
      ifSkipped: 'The air is not loaded yet.',
    },
  ],
}
