import type { BedsideReport } from '#case/story/bedside-report.ts'

/** What the referring team tells at the bedside, once asked. The vital signs are those of row 3. */
export const bedsideReport: BedsideReport = {
  time: '14:25',
  glucose: 40,
  questions: [
    { slug: 'severity-now', question: 'How ill is he now?', reveals: ['severity', 'vital-signs'] },
    { slug: 'events', question: 'What has happened since the call?', reveals: ['events'] },
    { slug: 'airway', question: 'How does he breathe?', reveals: ['airway'] },
    { slug: 'limbs', question: 'What do arms and legs show?', reveals: ['limbs', 'exam'] },
    { slug: 'gas-and-film', question: 'What did the last gas and the film show?', reveals: ['last-gas', 'film'] },
    { slug: 'urine', question: 'Has he passed urine?', reveals: ['output'] },
    { slug: 'lines-and-drugs', question: 'Which lines are in, which drugs were given?', reveals: ['lines-and-drugs'] },
    { slug: 'labs', question: 'What do labs and cultures say?', reveals: ['labs'] },
    { slug: 'family', question: 'How is the family, and what was signed?', reveals: ['family'] },
  ],
  items: [
    { slug: 'severity', title: 'Severity', text: 'Critical, and greyer over the last hour.' },
    {
      slug: 'events',
      title: 'Since the call',
      text: 'Two tries at a second vein, both failed. The needle in the shin still flushes. Mask oxygen was left at 10 L/min “because of the foot”.',
    },
    {
      slug: 'vital-signs',
      title: 'Vital signs',
      text: 'Heart rate 186, right arm 58/38 (45), left leg 32/20 (24), SpO2 96 in the hand and 75 in the foot with a weak signal, breathing 70 a minute, 35.6 C, refill 6 s.',
    },
    {
      slug: 'exam',
      title: 'Exam',
      text: 'Grey, mottled legs, cool from the navel down. Gallop, a soft murmur in the back, liver 3 cm. The pulse in the right elbow is good, femoral pulses are not felt. Soft flat fontanelle, floppy, cries weakly.',
    },
    {
      slug: 'airway',
      title: 'Airway and breathing',
      text: 'Open, grunting, fine crackles on both sides; mask with reservoir at 10 L/min.',
    },
    {
      slug: 'limbs',
      title: 'Four limbs',
      text: 'Only the right arm and the left leg were measured. Nobody has a pressure of the left arm or the right leg.',
    },
    { slug: 'last-gas', title: 'Last local gas, 13:50', text: 'pH 7.11, PCO2 36, PO2 100, HCO3 11.4, lactate 9.9.' },
    {
      slug: 'film',
      title: 'Film, 12:50',
      text: 'Wide heart, 0.66 of the chest, wet lung vessels on both sides, thymus seen, no tube.',
    },
    { slug: 'output', title: 'Urine', text: 'One diaper, 4 mL, dark.' },
    {
      slug: 'lines-and-drugs',
      title: 'Lines and drugs',
      text: '24 G in the right hand with D10W 8.5 mL/h, needle in the right shin, closed with saline. Saline 34 mL at 12:45. No antibiotics yet, nothing else.',
    },
    {
      slug: 'labs',
      title: 'Labs',
      text: 'White cells 14.1, hematocrit 43, platelets 210, creatinine 1.5 mg/dL, CRP 0.9 mg/dL; glucose 40 at 14:20 by bedside meter; culture running.',
    },
    {
      slug: 'family',
      title: 'Family',
      text: 'The father stands at the bed, the mother is on the way. Consent for transport and surgery was not asked yet.',
    },
  ],
}
