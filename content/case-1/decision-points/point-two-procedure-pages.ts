import type { PageRow } from '#case/story/decision-story.ts'
import { conventional, highFrequency } from './machine-kinds.ts'
import { heelSampleLimits, osiBeforeTheCall } from './shared-lines.ts'

export const pointTwoProcedurePages: readonly PageRow[] = [
  {
    page: 'procedure',
    slug: 'default',
    title: 'Procedures',
    facts: ['Seven to choose from; what you confirm is done one by one, PAL first'],
  },
  {
    page: 'procedure-cxr',
    slug: 'cxr',
    title: 'Chest film',
    facts: [
      'Patchy opacities as before',
      '10 ribs, no air leak',
      [
        'ETT tip ',
        { when: ['chose reposition-ett'], text: 'T2 after repositioning' },
        { when: ['not chose reposition-ett'], text: 'T4, just above the carina' },
      ],
    ],
    teaching: [
      {
        when: ['filmed-at-1'],
        text: 'You knew the tube from the first film: this one costs handling and adds little.',
      },
      {
        when: ['not filmed-at-1'],
        text: 'This film was due at point 1: it shows tube, volume and air leak.',
      },
    ],
    films: [
      {
        when: ['chose reposition-ett'],
        film: 'tube-in-place',
        time: '{cxrTime}',
        finding: 'Follow the tube down: after repositioning, its tip sits at T2.',
      },
      {
        when: ['not chose reposition-ett'],
        film: 'deep-tube',
        time: '{cxrTime}',
        finding: 'Follow the tube down: its tip sits at T4, just above the carina.',
      },
    ],
  },
  {
    page: 'procedure-cxr',
    slug: 'default',
    title: 'No new film at this point',
    readsOpening: true,
    facts: [
      [
        // A line that is there now was placed at point 1, before the film.
        { when: ['filmed-at-1', 'arterial-line'], text: 'Film of 09:36: 10 ribs, no air leak, ETT tip T4' },
        { when: ['filmed-at-1', 'not arterial-line'], text: 'Film of 09:35: 10 ribs, no air leak, ETT tip T4' },
        { when: ['not filmed-at-1'], text: 'Hospital film of 06:10: 10 ribs, no air leak, ETT tip T4' },
      ],
      'Taken before the last changes',
    ],
    films: [
      {
        when: ['filmed-at-1'],
        film: 'deep-tube',
        time: [
          { when: ['arterial-line'], text: '09:36' },
          { when: ['not arterial-line'], text: '09:35' },
        ],
        finding: 'Follow the tube down: its tip sits at T4, just above the carina.',
      },
      {
        when: ['not filmed-at-1'],
        film: 'deep-tube',
        time: '06:10',
        finding: 'Follow the tube down: its tip sits at T4, near the carina.',
      },
    ],
  },
  {
    page: 'procedure-istat',
    slug: 'istat',
    when: [['arterial-line', 'chose pal']],
    title: 'iSTAT, arterial',
    facts: [
      [
        'Right posterior tibial, post-ductal, drawn at {istatTime}, before anything was changed',
        { when: ['not arterial-line', 'chose pal'], text: ', as the line went in' },
      ],
      [
        'OI = MAP x 100 / PO2: ',
        { when: [highFrequency, 'gas 2'], text: '18 x 100 / 43 = 42' },
        { when: [highFrequency, 'gas 3'], text: '18 x 100 / 38 = 47' },
        { when: [conventional], text: '16 x 100 / 38 = 42' },
      ],
    ],
    teaching: 'Fifteen minutes after a change is when a gas means something.',
    panels: ['gas'],
  },
  {
    page: 'procedure-istat',
    slug: 'default',
    title: 'No iSTAT at this point',
    facts: ['Last local gas 08:40: pH 7.06, PCO2 66, PaO2 41', 'A gas of your own from point 1, if one was taken'],
  },
  {
    page: 'procedure-tidal',
    slug: 'tidal',
    when: [highFrequency],
    title: 'HFOV volume',
    facts: [
      [
        {
          when: ['not chose hfov-ino-amplitude', 'not chose back-simv'],
          text: '5.8 mL = 1.8 mL/kg at amplitude 36 (1.5 to 2.5 expected)',
        },
        {
          when: ['chose hfov-ino-amplitude'],
          text: '6.7 mL = 2.1 mL/kg at amplitude 42 (1.5 to 2.5 expected), up from 5.8 mL at 36',
        },
        { when: ['chose back-simv'], text: 'Before the switch: 5.8 mL = 1.8 mL/kg at amplitude 36' },
      ],
      'End-tidal trace not usable on HFOV, only the colour change',
    ],
    teaching: 'On HFOV the volume predicts CO2 before the gas does.',
  },
  {
    page: 'procedure-tidal',
    slug: 'tidal',
    when: [conventional],
    title: 'Tidal volume',
    facts: [
      [
        { when: ['not chose hfov-ino-amplitude'], text: '9 mL = 2.8 mL/kg at PIP 32 (target 4 to 6)' },
        { when: ['chose hfov-ino-amplitude'], text: 'Before the switch: 9 mL = 2.8 mL/kg at PIP 32 (target 4 to 6)' },
      ],
      'End-tidal CO2 44, still far below the gas',
    ],
    teaching: 'Her lung does not open at these pressures.',
  },
  {
    page: 'procedure-tidal',
    slug: 'default',
    title: 'Not measured at this point',
    facts: ['Expected on HFOV 1.5 to 2.5 mL/kg', 'On a conventional machine 4 to 6 mL/kg'],
  },
  {
    page: 'procedure-result',
    slug: 'reposition-ett',
    title: 'Tube at 9.5 cm',
    facts: [
      'Withdrawn 1 cm from 10.5 to 9.5 cm, retaped',
      'Colour change',
      [
        { when: [highFrequency], text: 'Equal wiggle' },
        { when: [conventional], text: 'Equal breath sounds' },
      ],
      'Suction catheter and mask at hand throughout',
    ],
    teaching: 'The tip belongs at T1 to T2: a deep tube ventilates one lung the moment she moves.',
  },
  {
    page: 'procedure-result',
    slug: 'pal',
    when: ['not arterial-line'],
    title: 'PAL in',
    facts: [
      'Right posterior tibial, 24 G, second pass: blood after 5 min, fixed after 8 min',
      'Clean waveform',
      'Heparinised saline 1 mL/h',
    ],
    teaching: 'Still worth having; twenty minutes earlier it would have guided two decisions.',
  },
  {
    page: 'procedure-result',
    slug: 'pal',
    when: ['arterial-line'],
    title: 'PAL already in',
    facts: ['Trace clean, draws and flushes', 'Nothing placed'],
    teaching: 'One arterial line is enough.',
  },
  {
    page: 'procedure-result',
    slug: 'istat',
    when: ['not arterial-line', 'not chose pal'],
    title: 'iSTAT, heel sample',
    facts: [...heelSampleLimits, osiBeforeTheCall],
    teaching: 'You can follow CO2 by heel; oxygen you cannot.',
    panels: ['gas'],
  },
  {
    page: 'procedure-result',
    slug: 'default',
    title: 'No procedure result at this point',
    facts: [
      'Tube at 10.5 cm',
      [
        { when: ['arterial-line'], text: 'PAL in' },
        { when: ['not arterial-line'], text: 'No arterial line' },
      ],
      'Two PIVs',
    ],
  },
]
