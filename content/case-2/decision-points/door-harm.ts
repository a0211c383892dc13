import type { PageRow } from '#case/story/decision-story.ts'
import { nothingWentWrong } from './shared-lines.ts'

export const doorHarm: readonly PageRow[] = [
  {
    page: 'harm',
    slug: 'ino',
    title: 'Nitric oxide',
    facts: ['Hand 98, the foot hardly changes, the leg 10 lower', 'Medical control has it off at 16:20'],
    teaching: 'Read the leg, not the foot’s number.',
  },
  {
    page: 'harm',
    slug: 'extubate',
    title: 'Tube out',
    facts: [
      [
        { when: ['not chose wait-echo'], text: '11 min later, on the shoulder of the road: ' },
        { when: ['chose wait-echo'], text: '11 min later, still at the bedside: ' },
        'apnea for 40 s, HR 58, bagged',
      ],
      'A new tube, 3.5 at 9.5 cm, at 16:05; not filmed',
    ],
    teaching: 'The road asked for a tube; you took it out at the door.',
  },
  {
    page: 'harm',
    slug: 'pause-alprostadil',
    title: 'Thirteen minutes without',
    facts: ['Clamped at 15:49, on again at 16:02', 'Femoral pulses gone, lactate up', 'Back by 16:30'],
    teaching: 'A duct does not wait in the corridor.',
  },
  {
    page: 'harm',
    slug: 'uvc',
    title: 'Umbilical vein',
    facts: ['25 min', '36.0 C'],
    teaching: 'The CICU does it warm.',
  },
  {
    page: 'harm',
    slug: 'lumbar-puncture',
    title: 'Lumbar puncture',
    facts: ['15 min', 'The tube moves 0.5 cm and is put back'],
    teaching: 'The CICU does it later.',
  },
  {
    page: 'harm',
    slug: 'ready-nearest',
    title: 'The wrong door',
    facts: ['In the NICU 16 miles away their cardiologist says: “He needs a surgeon”', 'Loaded again; bed 18:15'],
    teaching: 'The nearest bed is not the next bed.',
  },
  {
    page: 'harm',
    slug: 'wait-echo',
    title: 'The echo',
    facts: [
      'The cardiologist comes early, at 16:40',
      'A critically narrow arch with an open duct; the drugs stay the same',
      'You leave at 17:05; bed 18:15',
    ],
    teaching: 'It told you what his legs had told you.',
  },
  nothingWentWrong,
]
