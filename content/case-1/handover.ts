import type { Briefing } from '#case/story/briefing.ts'
import type { CaseContent } from '#case/story/content.ts'

/**
 * What the Provider tells the NICU. Since the medical-control call machine, iNO, tube, drain and drips are the same in
 * every run; the rest varies. `chose` looks at point 5, the last before the handover. Sources 5, 6, 47.
 */
export const handover: Briefing = {
  items: [
    {
      heading: 'Who, weight, age, family',
      fullText: [
        'T-1, term girl, {weight} kg, age ',
        { when: ['not left-late'], text: '10.5 h' },
        { when: ['left-late'], text: '11.5 h' },
        '. Transport and ECMO consent signed; mother post-operative, father on the road.',
      ],
    },
    {
      heading: 'The problem in one line; oxygenation now and at worst',
      fullText: [
        'Meconium aspiration, PPHN; OI 35 on the phone; {measuredIndex} in this run; now OSI {indexNow}',
        { when: ['not arterial-line'], text: ', no OI without an arterial line' },
        '.',
      ],
    },
    {
      heading: 'Airway',
      fullText: [
        '3.5 tube at 9.5 cm',
        { when: ['film: tube-repositioned'], text: ', T2,' },
        ' since ',
        { when: ['left new-support: tube-repositioned'], text: '09:55' },
        { when: ['not left new-support: tube-repositioned'], text: '10:35' },
        { when: ['not film: tube-repositioned'], text: ', its tip not yet seen there' },
        { when: ['chose change-ett'], text: '; replaced in flight, two attempts, 9.5 cm, not yet filmed' },
        '.',
      ],
    },
    { heading: 'Ventilator', fullText: 'HFOV MAP 16, 10 Hz, amplitude 42, FiO2 1.0.' },
    {
      heading: 'Inhaled nitric oxide',
      fullText: [
        '20 ppm since {ino-since}; do not interrupt. Methemoglobin due {ino-since+4h} to {ino-since+8h}. Breaks: ',
        {
          when: [
            'not ever: stopped ino',
            'not at leave-or-stay: chose transport-crossvent',
            'not chose hand-bag',
            'not chose change-ett',
          ],
          text: 'none',
        },
        { when: ['ever: stopped ino'], text: 'off at the bedside until 10:35' },
        {
          when: [
            'ever: stopped ino',
            ['at leave-or-stay: chose transport-crossvent', 'chose hand-bag', 'chose change-ett'],
          ],
          text: '; ',
        },
        { when: ['at leave-or-stay: chose transport-crossvent'], text: 'about 5 min at departure' },
        { when: ['at leave-or-stay: chose transport-crossvent', ['chose hand-bag', 'chose change-ett']], text: '; ' },
        { when: [['chose hand-bag', 'chose change-ett']], text: 'about 5 min in flight' },
        '.',
        {
          when: ['at leave-or-stay: chose wean-ino'],
          text: ' Weaned to 5 ppm for about 10 min at departure, then 20 again.',
        },
      ],
    },
    {
      heading: 'Circulation, drips, volume',
      fullText: [
        'Heart rate {heartRate}, BP {bloodPressure}. Dopamine 10 and epinephrine 0.05 mcg/kg/min (vasoactive score 15). Saline: ',
        { when: ['saline 0'], text: 'none.' },
        { when: ['saline 1'], text: 'one 32 mL bolus.' },
        { when: ['saline 2+'], text: '{saline} boluses, {saline.ml} mL.' },
      ],
    },
    {
      heading: 'Air leak and drain',
      fullText: [
        'Right pneumothorax at 10:15, drained at ',
        { when: ['left sudden-change: chest-drained'], text: '{drainTime}' },
        { when: ['not left sudden-change: chest-drained'], text: '10:35' },
        '; pigtail draining',
        { when: ['chose needle'], text: '; needled again in flight, no air' },
        '.',
      ],
    },
    { heading: 'Last gas, last film', fullText: 'Gas: {lastGas}. Film: {lastFilm}.' },
    {
      heading: 'Lines, fluids, drugs',
      fullText: [
        { when: ['arterial-line'], text: 'Arterial line (PAL) right posterior tibial' },
        { when: ['not arterial-line'], text: 'No arterial line' },
        '; two PIVs; no umbilical lines',
        { when: [['ever: chose uvc', 'ever: chose uac']], text: ', attempted and not placed' },
        '. D10W 8 mL/h, fentanyl 0.32 mL/h; antibiotics at 03:30; last glucose {glucose}.',
      ],
    },
    {
      heading: 'Event in flight, what is pending, questions and read-back',
      fullText: [
        'Supply failure at ',
        { when: ['not left-late'], text: '11:35: ' },
        { when: ['left-late'], text: '12:35: ' },
        { when: ['chose switch-tanks', 'not chose change-ett'], text: 'cylinders at once' },
        {
          when: ['came to in-cruise', 'not chose switch-tanks', 'not chose change-ett'],
          text: 'cylinders after about six minutes',
        },
        {
          when: ['chose change-ett'],
          text: 'tube changed, heart rate 58, compressions 60 s, epinephrine 0.64 mL; cylinders ',
        },
        { when: ['chose change-ett', 'chose switch-tanks'], text: 'already open by then' },
        { when: ['chose change-ett', 'not chose switch-tanks'], text: 'opened after it' },
        '. Pending: echo, ECMO decision, head ultrasound, culture, type and screen. Questions? Read-back, please.',
      ],
    },
  ],
  goodLengthMs: { from: 60_000, to: 90_000 },
  advice: ['Take 60 to 90 seconds.', 'Close with questions, and ask for a read-back.'],
}

/** What is told as missing on the newest film of the team. */
export const notYetFilmed: CaseContent['notYetFilmed'] = [
  { what: 'the pneumothorax', when: ['not film: from point sudden-change'] },
  { what: 'the drain', when: ['not film: chest-drained'] },
  { what: 'the tube at 9.5 cm', when: ['not film: tube-repositioned'] },
  { what: 'the new tube', when: ['ever: chose change-ett'] },
]
