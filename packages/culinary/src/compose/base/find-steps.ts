import type { EquipmentKey, Recipe, RecipeStep } from '@spizarka/knowledge'
import { BOWL_CAPACITY_G, hasTools, MIN_BOWL_FILL_G } from '../kitchen.ts'
import type { ComposeRequest } from '../request.ts'

/** The way of making a dish that this kitchen has the tools for. */
export interface FoundSteps {
  steps: readonly RecipeStep[]
  totalMinutes: number
  equipment: readonly EquipmentKey[]
}

const WORK_OF_A_MULTICOOKER: readonly EquipmentKey[] = ['hob', 'blender', 'hand-blender', 'mixer', 'stand-mixer', 'kitchen-scale']

/** How this kitchen makes a dish of that many grams, for the asked device if one is; null where it cannot. */
export function findSteps(recipe: Recipe, grams: number, { device, equipment }: ComposeRequest): FoundSteps | null {
  if (device !== null) {
    const variant = recipe.variants?.find(({ devices }) => devices.includes(device))
    const others = recipe.equipment.filter((tool) => !WORK_OF_A_MULTICOOKER.includes(tool))
    if (!variant || grams > BOWL_CAPACITY_G || grams < MIN_BOWL_FILL_G || !hasTools(others, equipment)) return null
    return { ...variant, equipment: [device, ...others] }
  }
  if (hasTools(recipe.equipment, equipment)) return recipe
  const variant = recipe.variants?.find(({ devices }) => devices.includes('air-fryer') && equipment.includes('air-fryer'))
  return variant ? { ...variant, equipment: ['air-fryer'] } : null
}

/** The variants that a dish of that many grams still fits into. */
export function variantsOf({ variants = [] }: Recipe, grams: number): NonNullable<Recipe['variants']> {
  return variants.filter(({ devices }) => grams <= BOWL_CAPACITY_G || devices.includes('air-fryer'))
}
