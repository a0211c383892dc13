import type { CountedCondition } from '#case/story/condition.ts'
import type { CaseContent } from '#case/story/content.ts'

type Speech = CaseContent['standIns']['speech']

const tubeAtOne = 'at grey-baby: chose intubate-now'
const tubeAtTwo = 'at ductus-opening: chose intubate-planned'
const tubesAtThree = ['at apnea: chose bag-then-tube', 'at apnea: chose tube-no-drugs'] as const
const noTubeBeforeThree: CountedCondition = [`not ${tubeAtOne}`, `not ${tubeAtTwo}`]
const noTubeAtThree: CountedCondition = tubesAtThree.map((fact) => `not ${fact}` as const)
const extubated = 'at door: chose extubate'

/** A film while the tube was in. */
const seen: CountedCondition = [
  ['at door: chose cxr', 'at apnea: chose cxr', 'at ductus-opening: chose cxr', 'at grey-baby: chose cxr'],
]

const startedAtOne = ['at grey-baby: chose alprostadil-05', 'at grey-baby: chose alprostadil-01'] as const
const startsAtTwo = ['at ductus-opening: chose support-both', 'at ductus-opening: chose alprostadil-up'] as const
const stopsAtTwo = 'at ductus-opening: chose alprostadil-stop'
const stopsAtThree = 'at apnea: chose alprostadil-stop'
const keptAtThree = 'at apnea: chose keep-both'

const late = 'at door: chose wait-echo'

/** What the Provider's stand-in tells the team: the items of the summary, in its order. How to go is decided after it. */
const briefing: Speech['summary'] = [
  [{ text: 'Boy, six days, three point four kilos, born at term, forty-seven miles away.' }],
  [
    {
      text: 'Shock, and the legs are worse than the arms: I think of a closing duct, and of sepsis until it is excluded.',
    },
  ],
  [{ text: 'Home on day two, screen passed, ill since last night; mother strep positive, treated.' }],
  [{ text: 'No tube, grunting, sixty-eight, ten liters by mask.' }],
  [
    { text: 'Ninety-seven in the hand, seventy-eight in the foot.' },
    { text: 'Arm sixty-two over forty, leg thirty-four over twenty-two.' },
  ],
  [
    {
      text: 'Gas: seven point one four, thirty-six, base deficit seventeen, lactate eight point nine, sugar sixty-two.',
    },
  ],
  [
    {
      text: 'Heart rate one eighty-two, liver three centimeters after thirty-four of saline, big heart on the film.',
    },
  ],
  [{ text: 'One vein, one needle in the shin, dextrose at eight and a half, no antibiotics yet.' }],
  [{ text: 'Alprostadil before any echo, oxygen down, airway ready, antibiotics at once.' }],
  [
    { text: 'RN, pharmacy first. RT, blender, air and the airway kit.' },
    { text: 'Any questions? Read it back to me, please.' },
  ],
]

/** What it tells the CICU. What takes many values is left to the monitor and to the sheet that goes with him. */
const handover: Speech['handover'] = [
  [
    { text: 'T two, boy, six days, three point four kilos.' },
    { text: 'Father on the road, mother follows; for surgery you ask.' },
  ],
  [
    { text: 'Arm, leg and gradient are on the monitor and on your sheet.' },
    { text: 'At fourteen thirty fifty-eight over thirty-eight and thirty-two over twenty.' },
  ],
  [
    { when: [tubeAtOne], text: 'Tube three point five at nine and a half since fourteen thirty-six.' },
    {
      when: [`not ${tubeAtOne}`, tubeAtTwo],
      text: 'Tube three point five at nine and a half since fourteen fifty-nine.',
    },
    {
      when: [...noTubeBeforeThree, tubesAtThree],
      text: 'Tube three point five at nine and a half since fifteen twenty-three.',
    },
    {
      when: [...noTubeBeforeThree, ...noTubeAtThree],
      text: 'Tube three point five at nine and a half since fifteen thirty-eight.',
    },
    { when: [extubated], text: 'Taken out at the door, put back at sixteen-oh-five, not filmed.' },
    { when: [...seen, `not ${extubated}`], text: 'What was seen of it on a film is on your sheet.' },
    {
      when: [
        'not at door: chose cxr',
        'not at apnea: chose cxr',
        'not at ductus-opening: chose cxr',
        'not at grey-baby: chose cxr',
        `not ${extubated}`,
      ],
      text: 'Not yet seen on a film.',
    },
  ],
  [{ text: 'Quarter of oxygen, rate thirty, CO2 forty-two; do not chase the foot.' }],
  [
    { text: 'Alprostadil point zero five; since when is on your sheet.' },
    { when: ['at door: chose pause-alprostadil'], text: 'Off for thirteen minutes at the loading.' },
    {
      when: [startedAtOne, stopsAtTwo],
      text: 'Off for a time at the bedside.',
    },
    {
      when: [[...startedAtOne, ...startsAtTwo], `not ${stopsAtTwo}`, stopsAtThree],
      text: 'Off for a time at the bedside.',
    },
    {
      when: [startedAtOne, `not ${stopsAtTwo}`, `not ${stopsAtThree}`, 'not at door: chose pause-alprostadil'],
      text: 'Never off since it was started.',
    },
    { when: [keptAtThree], text: 'He stopped breathing at fifteen twenty, and it ran on.' },
    { when: [`not ${keptAtThree}`], text: 'He stopped breathing at fifteen twenty.' },
  ],
  [
    { text: 'Epinephrine point zero five; saline thirty-four by the hospital.' },
    {
      when: ['not at ductus-opening: chose saline-5', 'not ever: chose saline-20'],
      text: 'No saline by us.',
    },
    {
      when: ['at ductus-opening: chose saline-5', 'not ever: chose saline-20'],
      text: 'Seventeen by us.',
    },
    { when: ['ever: chose saline-20'], text: 'Too much saline by us: how much is on your sheet.' },
  ],
  [{ text: 'D10 and calcium given; last sugar and calcium are on your sheet.' }],
  [
    {
      when: ['at grey-baby: chose antibiotics'],
      text: 'Ampicillin and gentamicin at fourteen thirty-six; culture running.',
    },
    {
      when: ['not at grey-baby: chose antibiotics'],
      text: 'Ampicillin and gentamicin at fifteen forty; culture running.',
    },
    { when: ['ever: chose lumbar-puncture'], text: 'Fluid was taken.' },
    { when: ['not ever: chose lumbar-puncture'], text: 'No lumbar puncture.' },
  ],
  [
    { text: 'Right hand, left hand with alprostadil alone, needle in the shin.' },
    { when: ['not ever: chose uvc', 'not ever: chose uac'], text: 'No umbilical lines.' },
    { when: [['ever: chose uvc', 'ever: chose uac']], text: 'Umbilical lines attempted, not placed.' },
  ],
  [
    { when: [late], text: 'We waited for an echo: a critically narrow arch, the duct open.' },
    { when: ['at door: chose ready-nearest'], text: 'We came by the other hospital.' },
    { when: [`not ${late}`], text: 'Pending: echo, arch, head ultrasound, genetics, consent.' },
    { when: [late], text: 'Pending: imaging of the arch, head ultrasound, genetics, consent.' },
    { text: 'Questions? Read it back, please.' },
  ],
]

/** The words are spoken by a synthesiser: after a change of them scripts/voice/make-provider.ts makes the clips anew. */
export const speech: Speech = { summary: briefing, handover }
