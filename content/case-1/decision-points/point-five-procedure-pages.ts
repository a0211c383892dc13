import type { PageRow } from '#case/story/decision-story.ts'

export const pointFiveProcedurePages: readonly PageRow[] = [
  {
    page: 'procedure',
    slug: 'dope',
    title: 'DOPE, four lines',
    facts: [
      'Displacement: no. Tube at 9.5 cm, the detector changes colour',
      'Obstruction: no. The catheter passes, scant return',
      'Pneumothorax: no. Drain open and swinging, no glow',
      'Equipment: yes. Aircraft outlet 28 psi, needs about 50',
    ],
    teaching: 'Four questions, thirty seconds, before anyone touches a working tube.',
  },
  {
    page: 'procedure',
    slug: 'default',
    title: 'Procedures',
    facts: ['Five to choose from; what you confirm is done one by one, in this order'],
  },
  {
    page: 'procedure-cxr',
    slug: 'default',
    title: 'No X-ray in flight',
    facts: [
      'No film can be taken in the cabin',
      'Last film as at point 4, if one was taken',
      'Light and wiggle are what you have',
    ],
  },
  {
    page: 'procedure-istat',
    slug: 'istat',
    when: ['arterial-line'],
    title: 'iSTAT, arterial',
    facts: [
      'Two minutes for the analysis while the supply falls',
      'No OI: delivered pressure and FiO2 are not what is set',
    ],
    teaching: 'Draw it after the fix, not before.',
    panels: ['gas'],
  },
  {
    page: 'procedure-istat',
    slug: 'default',
    title: 'No iSTAT at this point',
    facts: [
      'No gas since take-off',
      [
        { when: ['arterial-line'], text: 'The arterial line is ready to draw from' },
        { when: ['not arterial-line'], text: 'There is no arterial line' },
      ],
    ],
  },
  {
    page: 'procedure-tidal',
    slug: 'tidal',
    title: 'HFOV volume',
    facts: [
      'At the alarm: 2.6 mL = 0.8 mL/kg, before it 6.7 mL = 2.1 mL/kg',
      'At the alarm: delivered amplitude 18 of 42',
      'The same on both sides',
      [{ when: ['chose switch-tanks'], text: 'On the cylinders: 6.7 mL = 2.1 mL/kg again' }],
    ],
    teaching: 'Equal loss on both sides with low delivered pressure points away from the lung.',
  },
  {
    page: 'procedure-tidal',
    slug: 'default',
    title: 'Not measured at this point',
    facts: ['Expected on HFOV 1.5 to 2.5 mL/kg', 'Wiggle faint on both sides'],
  },
  {
    page: 'procedure-result',
    slug: 'istat',
    when: ['not arterial-line'],
    title: 'iSTAT, heel sample',
    facts: [
      'K flagged: it may be squeezed out of the heel',
      'PO2 withheld: a capillary PO2 is not valid in shock',
      'No OSI: delivered pressure and FiO2 are not what is set',
    ],
    teaching: 'Draw it after the fix, not before.',
    panels: ['gas'],
  },
  {
    page: 'procedure-result',
    slug: 'needle',
    title: 'Needle, right chest again',
    facts: ['No air comes back', 'Drain still swinging, no glow', 'A second hole in a working chest'],
    teaching: 'Both sides were faint: look for one cause that serves both.',
  },
  {
    page: 'procedure-result',
    slug: 'default',
    title: 'No procedure result at this point',
    facts: [
      'Drain open',
      'Two PIVs',
      [
        { when: ['arterial-line'], text: 'PAL in' },
        { when: ['not arterial-line'], text: 'No arterial line' },
      ],
    ],
  },
]
