import type { DeviceLookedAt } from '#case/story/device.ts'

// What one can look at beside every bed, and what may be the matter with it.

export const pumps: DeviceLookedAt = {
  slug: 'pumps',
  name: 'Syringe pumps',
  usual: 'they run as set',
  findings: [
    { slug: 'line-blocked', name: 'A line is blocked' },
    { slug: 'syringe-empty', name: 'A syringe or a burette is empty' },
    { slug: 'rate-wrong', name: 'A rate is not what was ordered' },
  ],
}

export const lines: DeviceLookedAt = {
  slug: 'lines',
  name: 'Lines and the skin around them',
  usual: 'dry and soft',
  findings: [
    { slug: 'beside-the-vein', name: 'A drug runs beside the vein' },
    { slug: 'pulled', name: 'A line is pulled out' },
    { slug: 'open', name: 'A tap stands open' },
  ],
}

export const gasSupply: DeviceLookedAt = {
  slug: 'gas-supply',
  name: 'Gas supply',
  usual: 'oxygen 50 psi, air 50 psi',
  findings: [
    { slug: 'gas-missing', name: 'One of the gases is missing' },
    { slug: 'hose-leaks', name: 'Gas is lost on its way' },
    { slug: 'bag-dry', name: 'The bag of the humidifier is dry' },
  ],
}
