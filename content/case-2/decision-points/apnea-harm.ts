import type { PageRow } from '#case/story/decision-story.ts'
import { nothingWentWrong } from './shared-lines.ts'

export const apneaHarm: readonly PageRow[] = [
  {
    page: 'harm',
    slug: 'stimulate',
    when: ['not machine vent'],
    title: 'Rubbed',
    facts: ['He breathes for two minutes, then stops for 40 s', 'HR 70; the hospital’s nurse bags him'],
    teaching: 'It was never about waking him.',
  },
  {
    page: 'harm',
    slug: 'stimulate',
    when: ['machine vent'],
    title: 'Rubbed on the ventilator',
    facts: ['He is on the ventilator', 'Nothing changes'],
  },
  {
    page: 'harm',
    slug: 'alprostadil-stop',
    when: ['alprostadil'],
    title: 'Alprostadil stopped',
    facts: ['No breath of his own before 15:35', 'No femoral pulse at 15:32'],
    teaching: 'A breath bought with a duct.',
  },
  {
    page: 'harm',
    slug: 'alprostadil-stop',
    when: ['not alprostadil'],
    title: 'Nothing to stop',
    facts: ['No alprostadil ran'],
  },
  {
    page: 'harm',
    slug: 'uvc',
    title: 'Umbilical vein',
    facts: ['25 min beside a baby who does not breathe by himself', 'No line'],
    teaching: 'Not now.',
  },
  {
    page: 'harm',
    slug: 'lumbar-puncture',
    title: 'Lumbar puncture',
    facts: [
      [
        { when: ['not machine vent'], text: 'As the spine is curled the bag loses the chest' },
        { when: ['machine vent'], text: 'As the spine is curled the trace shrinks, and he is laid straight again' },
      ],
    ],
    teaching: 'Not now.',
  },
  nothingWentWrong,
]
