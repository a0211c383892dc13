import type { BedsideReport } from '#case/story/bedside-report.ts'

/** What the referring team tells at the bedside, once asked. Film: source 38; tube: 34, 35. */
export const bedsideReport: BedsideReport = {
  time: '09:25',
  glucose: 72,
  questions: [
    { slug: 'severity-now', question: 'How ill is she now?', reveals: ['severity', 'vital-signs'] },
    { slug: 'events', question: 'What has happened since the call?', reveals: ['events'] },
    { slug: 'airway', question: 'How are the airway and the secretions?', reveals: ['airway'] },
    { slug: 'ventilator', question: 'What is the ventilator set to now?', reveals: ['ventilator'] },
    { slug: 'gas-and-film', question: 'What did the last gas and the last film show?', reveals: ['last-gas', 'film'] },
    { slug: 'circulation', question: 'How are circulation and urine?', reveals: ['exam', 'output'] },
    { slug: 'lines-and-drugs', question: 'Which lines are in, which drugs were given?', reveals: ['lines-and-drugs'] },
    { slug: 'labs', question: 'What do labs and cultures say?', reveals: ['labs'] },
    { slug: 'family', question: 'How is the family, and what have they signed?', reveals: ['family'] },
  ],
  items: [
    { slug: 'severity', title: 'Severity', text: 'Critical.' },
    {
      slug: 'events',
      title: 'Since the call',
      text: 'Worsening over 90 min; two spells to 55% pre-ductal with handling.',
    },
    {
      slug: 'vital-signs',
      title: 'Vital signs',
      text: 'Heart rate 178, BP 38/22 (27), SpO2 76 pre-ductal and 62 post-ductal, temperature 36.1 C (the warmer is turned up now, and a hat is on), capillary refill 5 s.',
    },
    {
      slug: 'exam',
      title: 'Exam',
      text: 'Meconium-stained nails, barrel chest, coarse equal breath sounds. Loud single second sound, soft regurgitant murmur at the lower left edge. Liver 1 cm; pulses weak, the femoral as strong as those of the right arm. Soft fontanelle, sedated, pupils reactive.',
    },
    {
      slug: 'airway',
      title: 'Airway',
      text: '3.5 tube at 10.5 cm, green-tinged secretions, colour change on the CO2 detector.',
    },
    {
      slug: 'ventilator',
      title: 'Ventilator',
      text: 'SIMV 32/7, rate 60, Ti 0.35 s, MAP 16, FiO2 1.0. Exhaled tidal volume 9 mL (2.8 mL/kg; target 4 to 6).',
    },
    { slug: 'last-gas', title: 'Last local gas, 08:40', text: 'pH 7.06, PCO2 66, PaO2 41, post-ductal.' },
    {
      slug: 'film',
      title: 'Film, 06:10',
      text: 'Coarse patchy opacities on both sides, over-inflated to 10 ribs, flat diaphragms, tube tip at T4 near the carina, no air leak, heart of normal size.',
    },
    {
      slug: 'labs',
      title: 'Labs',
      text: 'White cells 18.2, hematocrit 45, platelets 148, glucose 72, lactate 7.8; culture pending.',
    },
    {
      slug: 'lines-and-drugs',
      title: 'Lines and drugs',
      text: 'Two PIVs. D10W 8 mL/h on our pump, antibiotics at 03:30, fentanyl 1 mcg/kg at 08:50. No volume, no pressor, no arterial line.',
    },
    { slug: 'output', title: 'Output', text: 'One wet diaper, 6 mL.' },
    {
      slug: 'family',
      title: 'Family',
      text: 'Mother post-operative, father present; both want everything tried. Transport and ECMO consent signed. The father follows by road.',
    },
  ],
}
