import type { PageRow } from '#case/story/decision-story.ts'
import { bothPressures, fared, lastFilms, stillOpen, testsAndLines } from './shared-lines.ts'

const tubed = 'machine vent'

export const ductusOpeningTestPages: readonly PageRow[] = [
  testsAndLines,
  {
    page: 'film',
    slug: 'cxr',
    title: 'Film',
    facts: [
      'Heart 0.66 of the chest, wet vessels',
      [
        { when: [[tubed, 'chose intubate-planned']], text: 'Tube tip at T2' },
        { when: [`not ${tubed}`, 'not chose intubate-planned'], text: 'No tube' },
      ],
    ],
    teaching: 'Nothing new.',
    films: [
      {
        when: [`not ${tubed}`, 'not chose intubate-planned'],
        film: 'big-heart',
        time: '{cxrTime}',
        finding: 'The heart is wide and the lung vessels are wet, as before; there is no tube.',
      },
      {
        when: [[tubed, 'chose intubate-planned']],
        film: 'big-heart-tube',
        time: '{cxrTime}',
        finding: 'The heart is wide and the lung vessels are wet, as before; the tube tip sits at T2.',
      },
    ],
  },
  {
    page: 'film',
    slug: 'default',
    title: 'Last film',
    readsOpening: true,
    facts: ['Heart 0.66 of the chest', 'No new film at this point'],
    films: lastFilms,
  },
  {
    page: 'gas',
    slug: 'istat',
    title: 'iSTAT, right radial',
    facts: ['Drawn at {istatTime}, one puncture'],
    teaching: [
      { when: ['gas 2'], text: 'Lactate turns before color does.' },
      { when: [['gas 3', 'gas 4']], text: 'The acid stays while the legs go hungry.' },
    ],
    panels: ['gas'],
  },
  {
    page: 'gas',
    slug: 'default',
    title: 'No new gas',
    facts: ['Nothing was drawn at this point', 'The hospital’s of 13:50: pH 7.11, PCO2 36, PO2 100, lactate 9.9'],
  },
  {
    page: 'limbs',
    slug: 'limbs',
    title: 'Arm and leg',
    facts: [
      bothPressures(2, 3, 4),
      [
        { when: ['monitor 2'], text: 'Femoral pulse thin' },
        { when: [['monitor 3', 'monitor 4']], text: 'Femoral pulse missing' },
      ],
    ],
    teaching: 'The gradient is your echo for the next hour.',
  },
  { page: 'limbs', slug: 'default', title: 'Last pressures', facts: ['As on the monitor'] },
  {
    page: 'results',
    slug: 'no-change',
    title: 'Drips unchanged',
    facts: ['The pressures stay where the heart leaves them'],
  },
  {
    page: 'results',
    slug: 'not-ready',
    title: 'You stay',
    facts: ['The airway before the road', 'The next look is in 25 min'],
    teaching: 'The first hour of alprostadil is the hour of apnea.',
  },
  fared('better', {
    title: 'A step',
    teaching: 'Count them: duct, heart, calcium, oxygen. Four are a pulse, three are only a better gas.',
  }),
  fared('same', {
    title: 'No step',
    teaching: 'Count them: duct, heart, calcium, oxygen. Two of four hold him where he is.',
  }),
  fared('worse', { title: 'The legs fade', teaching: 'Something was taken away that he lives on.' }),
  stillOpen,
]
