import type { InfusionRecipe } from '#case/story/recipe.ts'
import type { Choice, ChooseStep, Drug, NumberAsked, NumberStep, TaskStep } from '#case/story/task.ts'
import { checkStep } from './check-step.ts'

// How a drug is drawn up for a pump: one shape, made for each drug with its own numbers and its own traps.

/** Whom it is for. */
export interface DrawnFor {
  readonly weightKg: number
  /** As hints say it: “her weight”. */
  readonly weight: string
}

const inKg = ({ weightKg }: DrawnFor): string => `${weightKg} kg`
const inThousands = (number: number): string => number.toLocaleString('en-US')

const readLabel = (label: string, name: string, strength: string): TaskStep => ({
  kind: 'pick-items',
  slug: 'read-label',
  label,
  items: [
    { slug: 'name', name: 'Name', isRight: true, note: name },
    { slug: 'strength', name: 'Strength', isRight: true, note: strength },
    { slug: 'expiry', name: 'Expiry', isRight: true, note: 'In date' },
  ],
  ifSkipped: 'Read name, strength and expiry before you draw anything.',
})

const chooseSyringe = (ifTooSmall: string): TaskStep => ({
  kind: 'choose',
  slug: 'syringe',
  label: 'Choose the syringe',
  options: [
    { slug: '10-ml', name: '10 mL', hint: `Too small: ${ifTooSmall}` },
    { slug: '20-ml', name: '20 mL', hint: `Too small: ${ifTooSmall}` },
    { slug: '50-ml', name: '50 mL' },
  ],
  right: '50-ml',
  ifSkipped: 'You have no syringe yet.',
})

const stickLabel = (options: Choice['options']): ChooseStep => ({
  kind: 'choose',
  slug: 'label',
  label: 'Stick the label on the syringe',
  options,
  right: 'complete',
  ifSkipped: 'Without a label nobody can know what the syringe holds.',
})

const loadPump = (options: Choice['options']): ChooseStep => ({
  kind: 'choose',
  slug: 'load',
  label: 'Load the pump on standby and confirm what it shows',
  options,
  right: 'right',
  reading: 'On standby. The rate is set when it is ordered',
  ifSkipped: 'The syringe is not in the pump yet.',
})

const INCOMPLETE = 'Something is missing. A label says drug, concentration, weight and time.'

/** What a pump shows where the point has slipped. */
const tenTimes = ({ weightKg, weight }: DrawnFor) => ({
  kg: `${Math.round(weightKg * 10)} kg`,
  hint: `Ten times ${weight}. Look at the decimal point.`,
})

/** What is a drug's own where a drip is mixed. */
interface DripTraps {
  /** Volumes of the other recipe, and what is said of them. */
  readonly wrongDiluent: NumberAsked['wrong'][number]
  readonly wrongDrug: NumberAsked['wrong'][number]
  readonly drugHint: string
  /** Asked where the kit has more than one strength. */
  readonly from?: NumberStep['using']
  /** A name that is taken for it; source 55. */
  readonly soundsLike: string
  /** A strength a power of ten off, shown by the pump. */
  readonly wrongMcgPerMl: number
  /** In which order options stand, so that the right one is not always in the same place. */
  readonly labels: readonly ('complete' | 'vial-strength' | 'no-weight')[]
  readonly screens: readonly ('right' | 'weight' | 'strength')[]
}

/** What the pump may show of it. */
function screensOf(strength: string, { wrongMcgPerMl }: DripTraps, drawnFor: DrawnFor) {
  const kg = inKg(drawnFor)
  const tooHeavy = tenTimes(drawnFor)
  return {
    right: { slug: 'right', name: `${strength}, ${kg}` },
    weight: { slug: 'weight', name: `${strength}, ${tooHeavy.kg}`, hint: tooHeavy.hint },
    strength: {
      slug: 'strength',
      name: `${wrongMcgPerMl} mcg/mL, ${kg}`,
      hint: 'The label on your syringe says something else.',
    },
  }
}

const drawDiluent = (
  { diluent, diluentMl }: InfusionRecipe,
  total: string,
  wrong: DripTraps['wrongDiluent'],
): TaskStep => ({
  kind: 'number',
  slug: 'diluent',
  label: 'Draw the diluent',
  using: {
    label: 'From which bag?',
    options: [
      { slug: 'd5w', name: diluent },
      { slug: 'saline', name: '0.9% saline', hint: `This recipe is made with ${diluent}.` },
    ],
    right: 'd5w',
  },
  unit: 'mL',
  right: diluentMl,
  tolerance: 0,
  wrong: [wrong, { value: 50, hint: '50 mL is the whole syringe: leave room for the drug.' }],
  hint: `Diluent and drug together make ${total}.`,
  ifSkipped: 'Draw the diluent first.',
})

const drawDrug = ({ drugMl }: InfusionRecipe, { from, wrongDrug, drugHint }: DripTraps): TaskStep => ({
  kind: 'number',
  slug: 'drug',
  label: 'Draw the drug',
  ...(from && { using: from }),
  unit: 'mL',
  right: drugMl,
  tolerance: 0,
  wrong: [wrongDrug],
  hint: drugHint,
  ifSkipped: 'The drug is not drawn yet.',
})

/** A drip: a drug in 50 mL of its diluent, checked by a second person. */
export function mixDrip(slug: string, recipe: InfusionRecipe, traps: DripTraps, drawnFor: DrawnFor): Drug {
  const { drug: name, stockMgPerMl, drugMl, diluent, diluentMl, mcgPerMl } = recipe
  const total = `${drugMl + diluentMl} mL`
  const mg = stockMgPerMl * drugMl
  const mcg = inThousands(mg * 1000)
  const isSmall = stockMgPerMl < 1
  const vial = isSmall ? `${stockMgPerMl * 1000} mcg/mL` : `${stockMgPerMl} mg/mL`
  const kg = inKg(drawnFor)
  const strength = `${inThousands(mcgPerMl)} mcg/mL`
  const ordered = `${name} ${strength}, ${total}`
  const label = `${name} ${strength}, ${kg}, time`
  const labels = {
    complete: { slug: 'complete', name: label },
    'vial-strength': {
      slug: 'vial-strength',
      name: `${name} ${vial}, ${kg}, time`,
      hint: `${vial} is the vial. In the syringe ${mcg} mcg are in ${total}.`,
    },
    'no-weight': { slug: 'no-weight', name: `${name} ${strength}, time`, hint: INCOMPLETE },
  }
  const screens = screensOf(strength, traps, drawnFor)
  return {
    slug,
    name,
    ordered,
    busyMs: 120_000,
    totalMs: 120_000,
    steps: [
      readLabel('Read the vial label aloud: tap each part', name, vial),
      chooseSyringe('drug and diluent go into one syringe.'),
      drawDiluent(recipe, total, traps.wrongDiluent),
      drawDrug(recipe, traps),
      {
        kind: 'do',
        slug: 'invert',
        label: 'Add the drug to the diluent and invert',
        reading: `Mixed, ${total}`,
        ifSkipped: 'Drug and diluent are not mixed yet.',
      },
      stickLabel(traps.labels.map((one) => labels[one])),
      checkStep({
        drug: name,
        order: `${ordered}, into a vein, for ${kg}`,
        amount: `${drugMl} mL of ${vial} (${isSmall ? `${mcg} mcg` : `${mg} mg`}) + ${diluentMl} mL ${diluent} = ${total}`,
        worked: `${mcg} mcg in ${total} is ${strength}`,
        label,
        wrongLabel: `${traps.soundsLike} ${strength}, ${kg}, time`,
        isTaken: `The sticker says ${traps.soundsLike.toLowerCase()}: it lay beside ${name.toLowerCase()} on the sheet.`,
      }),
      loadPump(traps.screens.map((one) => screens[one])),
    ],
  }
}

/** A bolus. Nothing is mixed, so nobody else has to check it. */
export const drawBolus = (
  slug: string,
  {
    fluid,
    name,
    ml,
    mlPerKg,
    wrong,
  }: { fluid: string; name: string; ml: number; mlPerKg: number; wrong: NumberAsked['wrong'] },
  drawnFor: DrawnFor,
): Drug => ({
  slug,
  name,
  ordered: `${fluid}, one bolus of ${mlPerKg} mL/kg`,
  busyMs: 120_000,
  totalMs: 120_000,
  steps: [
    readLabel('Read the label aloud: tap each part', 'Sodium chloride', '0.9%'),
    chooseSyringe('the whole bolus goes into one syringe.'),
    {
      kind: 'number',
      slug: 'draw',
      label: 'Draw the bolus',
      using: {
        label: 'From which bag?',
        options: [
          { slug: 'd5w', name: 'D5W', hint: 'D5W is the diluent of the drips. A bolus is saline.' },
          { slug: 'saline', name: fluid },
        ],
        right: 'saline',
      },
      unit: 'mL',
      right: ml,
      tolerance: 0,
      wrong,
      hint: `A bolus is ${mlPerKg} mL/kg.`,
      ifSkipped: 'The syringe is still empty.',
    },
    stickLabel([
      { slug: 'no-weight', name: `${fluid} ${ml} mL, time`, hint: INCOMPLETE },
      { slug: 'complete', name: `${fluid} ${ml} mL, ${inKg(drawnFor)}, time` },
    ]),
    loadPump([
      { slug: 'right', name: `${fluid}, ${inKg(drawnFor)}` },
      { slug: 'weight', name: `${fluid}, ${tenTimes(drawnFor).kg}`, hint: tenTimes(drawnFor).hint },
    ]),
  ],
})
