import { RT } from '#case/records/roles.ts'
import type { CheckTask } from '#case/story/task.ts'

/** What an apnea will ask for, laid out before it asks. Depth: sources 34 and 35. */
export const airwayKit: CheckTask = {
  kind: 'check',
  roleId: RT,
  firebaseId: 'AirwayKit',
  taskName: 'Airway Kit AR',
  taskDesc: 'Lay out what apnea will ask for',
  url: '/therapist/transport/preparation/airway-kit',
  busyMs: 90_000,
  totalMs: 90_000,
  steps: [
    {
      kind: 'choose',
      slug: 'mask',
      label: 'Choose the mask',
      options: [
        { slug: 'size-0', name: 'Round, size 0', hint: 'It sits in the mouth.' },
        { slug: 'size-1', name: 'Round, size 1, over mouth and nose' },
      ],
      right: 'size-1',
      ifSkipped: 'There is no mask yet.',
    },
    {
      kind: 'choose',
      slug: 'bag',
      label: 'Connect the self-inflating bag with its reservoir',
      options: [
        { slug: 'blender', name: 'To the blender' },
        { slug: 'wall', name: 'To the wall oxygen', hint: 'Then you bag with 100 %.' },
      ],
      right: 'blender',
      ifSkipped: 'The bag has no gas yet.',
    },
    {
      kind: 'choose',
      slug: 'blade',
      label: 'Choose the blade and test its light',
      options: [
        { slug: 'straight-0', name: 'Straight 0', hint: 'For preterm babies.' },
        { slug: 'straight-1', name: 'Straight 1' },
      ],
      right: 'straight-1',
      reading: 'Light bright and steady',
      ifSkipped: 'There is no blade yet.',
    },
    {
      kind: 'pick-items',
      slug: 'tubes',
      label: 'Lay out the tubes',
      items: [
        { slug: '2.5', name: '2.5', isRight: false, hint: 'Not for 3.4 kg.' },
        { slug: '3.0', name: '3.0', isRight: true },
        { slug: '3.5', name: '3.5', isRight: true },
        { slug: '4.0', name: '4.0', isRight: true },
      ],
      ifSkipped: 'Not every tube is there yet.',
    },
    {
      kind: 'number',
      slug: 'depth',
      label: 'Write the depth at the lip',
      unit: 'cm',
      right: 9.5,
      tolerance: 0,
      wrong: [
        { value: 9, hint: 'Weight plus six: 9.4, taped to the nearest half.' },
        { value: 10.5, hint: 'Weight plus six: 9.4, taped to the nearest half.' },
      ],
      hint: 'Weight plus six, to the nearest half.',
      ifSkipped: 'Nobody knows how deep the tube goes yet.',
    },
    {
      kind: 'do',
      slug: 'suction',
      label: 'Test the suction with a 10 F catheter',
      reading: '80 mmHg',
      ifSkipped: 'The suction is not tested yet.',
    },
    {
      kind: 'do',
      slug: 'tape',
      label: 'Cut the strips and mark the tube',
      reading: 'Strips cut, mark at 9.5',
      ifSkipped: 'There is no tape yet.',
    },
    {
      kind: 'choose',
      slug: 'say',
      label: 'Say aloud what is expected',
      options: [
        {
          slug: 'watch',
          name: '“He breathes, we watch”',
          hint: 'Who moves first when he does not?',
        },
        { slug: 'head', name: '“Apnea is expected in the first hour; I stand at his head”' },
      ],
      right: 'head',
      ifSkipped: 'Nobody has said yet who stands where.',
    },
  ],
}
