import type { PageRow } from '#case/story/decision-story.ts'
import { nothingWentWrong } from './shared-lines.ts'

export const pointOneOutcomePages: readonly PageRow[] = [
  {
    page: 'results',
    slug: 'not-ready',
    title: 'You stay',
    facts: ['Breathing and pressure come first', 'Next look in 20 min'],
    teaching: 'Stabilise what you can stabilise here, then go.',
  },
  {
    page: 'results',
    slug: 'better',
    title: 'She answers',
    facts: [],
    teaching: 'Lung volume shows first in the gas; pressure follows once you treat the circulation too.',
    panels: ['comparison'],
  },
  {
    page: 'results',
    slug: 'same',
    title: 'No worse, no better',
    facts: [],
    teaching: 'Half of the problem was treated: ask yourselves which half is left.',
    panels: ['comparison'],
  },
  {
    page: 'results',
    slug: 'worse',
    title: 'She slips',
    facts: [],
    teaching: 'Neither lung nor circulation got help in time, or the time went elsewhere.',
    panels: ['comparison'],
  },
  {
    page: 'results',
    slug: 'default',
    title: 'Point 1 is open',
    facts: ['Some groups are still to decide', 'The results follow the last one'],
  },
  {
    page: 'negative',
    slug: 'uvc',
    title: 'UVC attempt',
    facts: [
      'One pair of hands and eyes gone for 25 min, past the next look',
      'Catheter stops in the liver, taken out',
      'Uncovered for the sterile field: 35.9 C',
      'No new access',
    ],
    teaching:
      'A central line is worth having, but these were the minutes in which her lung and her pressure needed you.',
  },
  {
    page: 'negative',
    slug: 'uac',
    title: 'UAC attempt',
    facts: [
      'One pair of hands and eyes gone for 25 min, past the next look',
      'Artery in spasm, no line',
      'Uncovered for the sterile field: 35.9 C',
      'No gas, no pressure from it',
    ],
    teaching: 'It is the longest way to a number that a PAL gives you in minutes.',
  },
  {
    page: 'negative',
    slug: 'ready',
    title: 'Turned back at the door',
    facts: ['Pre-ductal 55% as the bed moves', 'Hand-bagged back to the bedside', '10 min lost'],
    teaching: 'Shock does not travel: treat first, then move.',
  },
  nothingWentWrong,
]
