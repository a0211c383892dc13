import type { CaseContent } from '../content.ts'
import { type Bolus, type CodeDose, type InfusionRecipe, rateOf } from '../recipe.ts'
import { type Findings, found } from './complaint.ts'
import type { FactChecks } from './facts.ts'
import { valuesOf } from './settings-in.ts'
import { piecesOf } from './tasks.ts'

/** What is wrong with what runs into her and what is drawn up: recipes, doses, rates, limits, syringes. */
export function* mistakesInInfusions(content: CaseContent, checks: FactChecks): Findings {
  for (const [index, infusion] of content.infusions.entries()) {
    const at = `infusions[${index}]`
    yield* checks.condition(at, infusion.when, { isAtBedside: true, seesPoints: true })
    if (!('recipe' in infusion)) continue
    const { dose, recipe } = infusion
    if (typeof dose === 'string' && !valuesOf(content, dose).some(({ value }) => value)) {
      yield found(`${at}.dose`, `nothing ever sets “${dose}”`, 'Let an option set it, or take the infusion out')
    }
    yield* mistakesInRecipe(`${at}.recipe`, recipe, content)
    yield* mistakesInDoses(at, infusion, content)
  }
  for (const [index, bolus] of content.boluses.entries()) yield* mistakesInBolus(`boluses[${index}]`, bolus, content)
  for (const [index, dose] of (content.codeDoses ?? []).entries()) {
    yield* mistakesInCodeDose(`codeDoses[${index}]`, dose, content)
  }
  yield* mistakesInVolumes(content)
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9

function* mistakesInRecipe(at: string, recipe: InfusionRecipe, content: CaseContent): Findings {
  const volume = recipe.drugMl + recipe.diluentMl
  const mcgPerMl = (recipe.stockMgPerMl * recipe.drugMl * 1000) / volume
  if (!isNear(mcgPerMl, recipe.mcgPerMl)) {
    yield found(at, `so mixed it holds ${mcgPerMl} mcg/mL`, 'Put the strength or the volumes right')
  }
  yield* tooMuchFor(at, volume, content)
  for (const [index, { dose, mlPerHour }] of recipe.rates.entries()) {
    const rate = rateOf(recipe, dose, content.patient.weightKg)
    if (rate !== mlPerHour) {
      yield found(
        `${at}.rates[${index}]`,
        `${dose} ${recipe.doseUnit} runs at ${rate} mL/h for this weight`,
        'Put this rate there',
      )
    }
  }
}

/** Every dose that can come to run has its rate and lies within what is declared. */
function* mistakesInDoses(
  at: string,
  { dose, recipe }: { readonly dose: string | number; readonly recipe: InfusionRecipe },
  content: CaseContent,
): Findings {
  const { limits, doseUnit, rates } = recipe
  if (!limits) {
    yield found(
      `${at}.recipe`,
      'nobody says how much of it may be given',
      'Declare its limits, from the least to the most',
    )
    return
  }
  const set = typeof dose === 'number' ? [{ at, value: dose }] : valuesOf(content, dose)
  for (const { at: by, value: amount } of set) {
    if (typeof amount !== 'number' || amount === 0) continue
    if (amount < limits.from || amount > limits.to) {
      yield found(
        by,
        `${amount} ${doseUnit} of ${recipe.drug} is outside its limits of ${limits.from} to ${limits.to}`,
        'Give another dose, or declare other limits',
      )
    }
    if (!rates.some((one) => one.dose === amount)) {
      yield found(
        by,
        `${recipe.drug} has no rate for ${amount} ${doseUnit}`,
        `Add it to its rates: ${rateOf(recipe, amount, content.patient.weightKg)} mL/h`,
      )
    }
  }
}

function* mistakesInBolus(at: string, bolus: Bolus, content: CaseContent): Findings {
  const { mlPerKg, ml, minutes: over, mlPerHour, limits } = bolus
  const right = mlPerKg * content.patient.weightKg
  if (!isNear(ml, right))
    yield found(`${at}.ml`, `${mlPerKg} mL/kg are ${right} mL for this weight`, 'Put this volume there')
  if (!isNear(mlPerHour, (ml * 60) / over)) {
    yield found(`${at}.mlPerHour`, `${ml} mL in ${over} min run at ${(ml * 60) / over} mL/h`, 'Put this rate there')
  }
  if (mlPerKg < limits.from || mlPerKg > limits.to) {
    yield found(
      at,
      `${mlPerKg} mL/kg is outside its limits of ${limits.from} to ${limits.to}`,
      'Give another dose, or declare other limits',
    )
  }
  yield* tooMuchFor(at, ml, content)
}

function* mistakesInCodeDose(at: string, dose: CodeDose, content: CaseContent): Findings {
  const { stockMgPerMl, drugMl, diluentMl, mgPerMl, mgPerKg, ml, allowedMl } = dose
  const made = (stockMgPerMl * drugMl) / (drugMl + diluentMl)
  if (!isNear(made, mgPerMl))
    yield found(`${at}.mgPerMl`, `so made it holds ${made} mg/mL`, 'Put the strength or the volumes right')
  const right = (mgPerKg * content.patient.weightKg) / mgPerMl
  if (!isNear(right, ml))
    yield found(`${at}.ml`, `${mgPerKg} mg/kg are ${right} mL for this weight`, 'Put this volume there')
  if (ml < allowedMl.from || ml > allowedMl.to) {
    yield found(
      at,
      `${ml} mL is outside its limits of ${allowedMl.from} to ${allowedMl.to}`,
      'Give another dose, or declare other limits',
    )
  }
  yield* tooMuchFor(at, Math.max(ml, drugMl + diluentMl), content)
}

/** What people are asked to draw. */
function* mistakesInVolumes(content: CaseContent): Findings {
  for (const { at, steps } of piecesOf(content.preparationTasks)) {
    for (const [index, step] of steps.entries()) {
      const asks = step.kind === 'number' ? [step] : step.kind === 'numbers' ? step.asks : []
      for (const { unit, right } of asks) if (unit === 'mL') yield* tooMuchFor(`${at}.steps[${index}]`, right, content)
    }
  }
}

function* tooMuchFor(at: string, ml: number, { syringesMl = [] }: CaseContent): Findings {
  const largest = Math.max(0, ...syringesMl)
  if (ml <= largest) return
  const there = syringesMl.length > 0 ? `the largest holds ${largest} mL` : 'the story has none'
  yield found(at, `no syringe holds ${ml} mL: ${there}`, 'Make less of it, or add the syringe to syringesMl')
}
