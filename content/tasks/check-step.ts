import type { CheckStep } from '#case/story/task.ts'

interface Checked {
  readonly drug: string
  readonly order: string
  readonly amount: string
  readonly worked: string
  readonly label: string
  readonly wrongLabel: string
  readonly isTaken: string
}

/** A second person compares what was made with its order. */
export const checkStep = ({ drug, order, amount, worked, label, wrongLabel, isTaken }: Checked): CheckStep => ({
  kind: 'check',
  slug: 'second-check',
  label: 'Ask for the second-person check',
  drug,
  order,
  made: [
    { slug: 'drawn', name: 'Amount', value: amount, again: `Worked out again: ${worked}. It fits.` },
    { slug: 'label', name: 'Label', value: label, again: 'Read again: drug, concentration, weight and time. It fits.' },
    {
      slug: 'syringe',
      name: 'Syringe',
      value: '50 mL, Luer lock',
      again: 'Looked at again: 50 mL, with the tip of a line. It fits.',
    },
  ],
  misfits: [
    { part: 'label', value: wrongLabel, what: isTaken, mend: 'You put the right one on.' },
    // Source 56: tips that keep feeds out of veins.
    {
      part: 'syringe',
      value: '50 mL, purple feeding tip',
      what: 'A feeding syringe: its tip fits no line into a vein.',
      mend: 'You move it all into one with a Luer lock.',
    },
  ],
  ifSkipped: 'High-alert drug: independent check missing.',
})
