import type { PageRow } from '#case/story/decision-story.ts'
import { nothingWentWrong } from './shared-lines.ts'

export const ductusOpeningHarm: readonly PageRow[] = [
  {
    page: 'harm',
    slug: 'alprostadil-stop',
    when: ['alprostadil'],
    title: 'Alprostadil stopped',
    facts: ['No flush and no pauses for ten minutes', 'Then no femoral pulse: its effect lasts minutes'],
    teaching: 'You sold the legs for a calmer face.',
  },
  {
    page: 'harm',
    slug: 'alprostadil-stop',
    when: ['not alprostadil'],
    title: 'Nothing to stop',
    facts: ['No alprostadil ran', 'The duct goes on closing'],
  },
  {
    page: 'harm',
    slug: 'saline-20',
    title: '68 mL of saline',
    facts: ['The liver two fingers lower, crackles to the top', 'The leg is unchanged'],
    teaching: 'He is not empty; he is shut off.',
  },
  {
    page: 'harm',
    slug: 'uvc',
    title: 'Umbilical vein',
    facts: ['Dry stump, a false passage, 25 min', '35.5 C'],
    teaching: 'What he needs runs without it.',
  },
  {
    page: 'harm',
    slug: 'lumbar-puncture',
    title: 'Lumbar puncture',
    facts: [
      [
        { when: ['not machine vent'], text: 'He stops breathing twice' },
        { when: ['machine vent'], text: 'The tube is held, and still 15 min' },
      ],
      'Fluid clear',
    ],
    teaching: 'It can wait for a warm baby.',
  },
  {
    page: 'harm',
    slug: 'ready',
    title: 'Turned back at the door',
    facts: [
      [
        { when: ['not machine vent'], text: 'A pause of 12 s in the corridor' },
        { when: ['machine vent'], text: 'In the corridor nobody can say whether he breathes or the machine does' },
      ],
      '10 min lost',
    ],
    teaching: 'The worst place for the first apnea is a corridor.',
  },
  nothingWentWrong,
]
