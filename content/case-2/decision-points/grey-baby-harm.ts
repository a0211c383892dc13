import type { PageRow } from '#case/story/decision-story.ts'
import { nothingWentWrong } from './shared-lines.ts'

export const greyBabyHarm: readonly PageRow[] = [
  {
    page: 'harm',
    slug: 'hyperventilate',
    title: 'Bagged fast',
    facts: [
      '80 a minute for 10 min, end-tidal CO2 24',
      'The leg’s pressure is no longer found, the arm is the same',
      'Back on the mask',
    ],
    teaching: 'A low CO2 is oxygen by another name.',
  },
  {
    page: 'harm',
    slug: 'ino',
    title: 'Nitric oxide by mask',
    facts: ['10 min at 20 ppm', 'Hand 99; the leg fell from 32 to 26 systolic', 'RT takes it off'],
    teaching: 'The lung drinks first, and the legs get what is left.',
  },
  {
    page: 'harm',
    slug: 'wait-echo',
    title: 'Waiting',
    facts: [
      'The cardiologist confirms 17:00',
      'No drug for the duct runs',
      '25 min later there is no pulse in the legs and less urine',
    ],
    teaching: 'The echo is for the surgeon. The drug is for now.',
  },
  {
    page: 'harm',
    slug: 'saline-20',
    title: '68 mL of saline',
    facts: ['Over 20 min', 'Liver from 3 to 5 cm, crackles to the top, breathing 80', 'The leg is unchanged'],
    teaching: 'He was not empty; he was shut off.',
  },
  {
    page: 'harm',
    slug: 'hyperoxia-test',
    title: 'Ten minutes of oxygen',
    facts: [
      'Tight mask: hand 98, PO2 168; foot 77',
      '“Passed”: no blue heart, says the test. It was not asked about the arch',
      'Ten minutes gone',
    ],
    teaching: 'It answers for a heart that makes babies blue. His is a pink one with cold legs.',
  },
  {
    page: 'harm',
    slug: 'lumbar-puncture',
    title: 'Lumbar puncture',
    facts: ['Curled for 6 min: he stops breathing twice, HR 90', 'Fluid clear', '15 min gone'],
    teaching: 'Antibiotics do not wait for fluid.',
  },
  {
    page: 'harm',
    slug: 'uac',
    title: 'Umbilical artery',
    facts: ['A six-day stump, 25 min, it does not pass', '35.4 C'],
    teaching: 'And had it passed, it would lie below the narrow place.',
  },
  {
    page: 'harm',
    slug: 'ready',
    title: 'Turned back at the bay',
    facts: ['At the first bump HR 110 and no pressure in the leg', '10 min lost'],
    teaching: 'Nothing that opens a duct was running long enough.',
  },
  nothingWentWrong,
]
