import type { CheckStep } from '#case/story/task.ts'

/** The syringe of every infusion, as the checker sees it. */
export const lineSyringe: CheckStep['made'][number] = {
  slug: 'syringe',
  name: 'Syringe',
  value: '50 mL, Luer lock',
  again: 'Looked at again: 50 mL, with the tip of a line. It fits.',
}

/** Source 56: tips that keep feeds out of veins. */
export const feedingSyringe: CheckStep['misfits'][number] = {
  part: 'syringe',
  value: '50 mL, purple feeding tip',
  what: 'A feeding syringe: its tip fits no line into a vein.',
  mend: 'You move it all into one with a Luer lock.',
}
