import { checkRecipe, type SafetyReport } from '@spizarka/culinary/safety'
import { RECIPES } from '@spizarka/knowledge/recipes'
import { chooseDishes } from './choose-dishes.ts'
import type { LandingKitchen } from './kitchen-of-page.ts'
import type { LandingDish } from './landing-dish.ts'

/** A line of a recipe that was checked, with what the gate found in it. */
interface CheckedLine {
  line: string
  verdict: 'blocked' | 'unchecked' | 'warned' | 'clear'
  reasons: readonly string[]
}

export interface LandingDay {
  /** Of all recipes of the base, how many the gate has nothing to say of, or how many are written for the device. */
  base: { fitting: number; all: number }
  dishes: readonly LandingDish[]
  checked: readonly CheckedLine[]
  /** Rules and figures that the gate went by. */
  sources: readonly string[]
}

/** Servings of what is checked. */
const PORTIONS = 2

/**
 * Cooks a day in every kitchen, and checks what its page shows being checked. The same kitchens give the same days; no dish is shown on two pages
 * of devices. Throws where a kitchen gives no day within its bounds.
 */
export function cookDays(kitchens: readonly LandingKitchen[]): { slug: string; day: LandingDay }[] {
  const shown = new Set<string>()
  return kitchens.map((kitchen) => {
    const dishes = chooseDishes(kitchen, shown)
    for (const { title } of dishes) shown.add(title)
    const report = checkRecipe(kitchen.checked, kitchen.profile, PORTIONS)
    const checked = kitchen.checked.map((line, place) => checkedLine(line, place, report))
    const sources = new Set(report.findings.map(({ source }) => source))
    return { slug: kitchen.slug, day: { base: countFitting(kitchen), dishes, checked, sources: [...sources] } }
  })
}

function countFitting({ profile, device }: LandingKitchen): LandingDay['base'] {
  const fitting = RECIPES.filter(({ ingredients, servings, variants = [] }) =>
    device === null
      ? checkRecipe(ingredients, profile, servings).verdict === 'clear'
      : variants.some(({ devices }) => devices.includes(device)),
  )
  return { fitting: fitting.length, all: RECIPES.length }
}

function checkedLine(line: string, place: number, { findings }: SafetyReport): CheckedLine {
  const found = findings.filter(({ ingredient }) => ingredient === place)
  const verdict = (['blocked', 'unchecked', 'warned'] as const).find((kind) => found.some((finding) => finding.kind === kind)) ?? 'clear'
  // The line itself says which ingredient it is.
  const reasons = found.filter(({ kind }) => kind === verdict).map(({ reason }) => reason.slice(reason.indexOf(': ') + 2))
  return { line, verdict, reasons: [...new Set(reasons)] }
}
