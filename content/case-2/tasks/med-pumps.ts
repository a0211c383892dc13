import { RN } from '#case/records/roles.ts'
import type { CheckTask } from '#case/story/task.ts'
import { weightKg } from './recipes.ts'

const lasts = 'This one lasts. 38% does not last 70 min with reserve.'

export const medPumps: CheckTask = {
  kind: 'check',
  roleId: RN,
  scene: 'pumps',
  firebaseId: 'MedPumps',
  taskName: 'Med Pumps AR',
  taskDesc: 'Check three syringe pumps before loading',
  url: '/nurse/transport/preparation/medical-pumps',
  busyMs: 30_000,
  totalMs: 30_000,
  steps: [
    { kind: 'do', slug: 'power', label: 'Switch on the first pump', ifSkipped: 'The pump is still off.' },
    {
      kind: 'do',
      slug: 'self-test',
      label: 'Wait for the self-test',
      waitMs: 5_000,
      reading: 'Self-test green',
      ifSkipped: 'Wait for green. Starting early hides a fault.',
    },
    {
      kind: 'choose',
      slug: 'battery',
      label: 'Read the three batteries and swap what will not last',
      options: [
        { slug: 'pump-1', name: 'First pump, 95%', hint: lasts },
        { slug: 'pump-2', name: 'Second pump, 90%', hint: lasts },
        { slug: 'pump-3', name: 'Third pump, 38%' },
        { slug: 'none', name: 'Swap none', hint: '38% does not last 70 min with reserve.' },
      ],
      right: 'pump-3',
      reading: 'Third battery swapped',
      ifSkipped: 'Read the batteries first: one of them may not last the trip.',
    },
    {
      kind: 'choose',
      slug: 'profile',
      label: 'Choose the profile',
      options: [
        { slug: 'adult', name: 'Adult', hint: 'The adult profile allows 100-fold rates.' },
        { slug: 'neonatal-transport', name: 'Neonatal transport' },
      ],
      right: 'neonatal-transport',
      ifSkipped: 'Choose the profile first: it sets the limits for everything you enter.',
    },
    {
      kind: 'number',
      slug: 'weight',
      label: 'Enter the weight and confirm',
      unit: 'kg',
      right: weightKg,
      tolerance: 0,
      wrong: [
        { value: 34, hint: 'Ten times his weight.' },
        { value: 3.2, hint: 'That was another baby.' },
        { value: 7.5, hint: 'Those are pounds.' },
      ],
      hint: 'That is not the weight you heard on the phone.',
      ifSkipped: 'The pump does not know his weight yet.',
    },
    {
      kind: 'choose',
      slug: 'occlusion',
      label: 'Set the occlusion limit',
      options: [
        { slug: 'high', name: 'High', hint: 'A high limit hides an infiltrated line for many minutes.' },
        { slug: 'low', name: 'Low' },
      ],
      right: 'low',
      ifSkipped: 'The occlusion limit is not set yet.',
    },
    {
      kind: 'do',
      slug: 'alarm-and-lock',
      label: 'Sound the alarm, then lock the pump in the rack',
      reading: 'Alarm heard, pump locked. The three are for alprostadil, epinephrine and small doses',
      ifSkipped: 'You have not heard the alarm yet, and the pump is loose.',
    },
  ],
}
