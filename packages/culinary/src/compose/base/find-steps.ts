import type { EquipmentKey, Recipe, RecipeStep } from '@spizarka/knowledge'
import { BOWL_CAPACITY_G, hasTools, MIN_BOWL_FILL_G } from '../kitchen.ts'
import type { ComposeRequest } from '../request.ts'

/** The way of making a dish that this kitchen has the tools for. */
export interface FoundSteps {
  steps: readonly RecipeStep[]
  totalMinutes: number
  equipment: readonly EquipmentKey[]
}

const AIR_FRYER = 'air-fryer'
const WORK_OF_A_MULTICOOKER: readonly EquipmentKey[] = ['hob', 'blender', 'hand-blender', 'mixer', 'stand-mixer', 'kitchen-scale']

/** How this kitchen makes a dish of that many grams, for the asked device if one is, or with a wished tool; null where it cannot. */
export function findSteps(
  recipe: Recipe,
  grams: number,
  { device, equipment }: ComposeRequest,
  wished: readonly EquipmentKey[] = [],
): FoundSteps | null {
  if (device !== null) {
    const variant = recipe.variants?.find(({ devices }) => devices.includes(device))
    const others = recipe.equipment.filter((tool) => !WORK_OF_A_MULTICOOKER.includes(tool))
    if (!variant || grams > BOWL_CAPACITY_G || grams < MIN_BOWL_FILL_G || !hasTools(others, equipment)) return null
    return { ...variant, equipment: [device, ...others] }
  }
  const isAtHand = hasTools(recipe.equipment, equipment)
  if (isAtHand && !wished.includes(AIR_FRYER)) return recipe
  const variant = recipe.variants?.find(({ devices }) => devices.includes(AIR_FRYER) && equipment.includes(AIR_FRYER))
  return variant ? { ...variant, equipment: [AIR_FRYER] } : isAtHand ? recipe : null
}

/** Of the work at the counter, what grows with the dish: twice as many potatoes are peeled, and the pan is the same. */
const GROWING_WORK = 0.3
/** More than this many times a dish takes longer. */
const LARGER = 1.25

/** A way of making a dish that lasts as long as it takes for so many times as much: there is more to peel and to cut. */
export function lastingFor(found: FoundSteps, { activeMinutes }: Pick<Recipe, 'activeMinutes'>, factor: number): FoundSteps {
  if (factor <= LARGER) return found
  const later = Math.round((GROWING_WORK * activeMinutes * (factor - 1)) / 5) * 5
  if (later === 0) return found
  return {
    // Steps of a dish with choices are written when they are asked for.
    get steps() {
      return found.steps
    },
    totalMinutes: found.totalMinutes + later,
    equipment: found.equipment,
  }
}

/** The variants that a dish of that many grams still fits into. */
export function variantsOf({ variants = [] }: Recipe, grams: number): NonNullable<Recipe['variants']> {
  return variants.filter(({ devices }) => grams <= BOWL_CAPACITY_G || devices.includes('air-fryer'))
}
