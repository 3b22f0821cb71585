import type { EquipmentKey } from '../knowledge/choices/index.ts'
import type { Recipe, RecipeStep } from '../recipes/index.ts'
import type { ComposeRequest } from './request.ts'

/** The way of making a dish that this kitchen has the tools for. */
export interface FoundSteps {
  steps: readonly RecipeStep[]
  totalMinutes: number
  equipment: readonly EquipmentKey[]
}

/** What a bowl of both multi-cookers holds, grams. */
const BOWL_G = 2200
/** Everybody's, whether they ticked it or not. */
const TAKEN_FOR_GRANTED: readonly EquipmentKey[] = ['hob', 'kitchen-scale']
const USUAL: readonly EquipmentKey[] = ['hob', 'oven', 'kitchen-scale']
/** What does the work of another tool. */
const DOES_AS_WELL: Partial<Record<EquipmentKey, readonly EquipmentKey[]>> = {
  blender: ['hand-blender', 'thermomix', 'lidlomix'],
  'hand-blender': ['blender', 'thermomix', 'lidlomix'],
  mixer: ['stand-mixer', 'thermomix', 'lidlomix'],
  'stand-mixer': ['mixer', 'thermomix', 'lidlomix'],
}
const WORK_OF_A_MULTICOOKER: readonly EquipmentKey[] = ['hob', 'blender', 'hand-blender', 'mixer', 'stand-mixer', 'kitchen-scale']

/** How this kitchen makes a dish of that many grams, for the asked device if one is; null where it cannot. */
export function findSteps(recipe: Recipe, grams: number, { device, equipment }: ComposeRequest): FoundSteps | null {
  const kitchen = equipment.length === 0 ? USUAL : [...TAKEN_FOR_GRANTED, ...equipment]
  if (device !== null) {
    const variant = recipe.variants?.find(({ devices }) => devices.includes(device))
    const others = recipe.equipment.filter((tool) => !WORK_OF_A_MULTICOOKER.includes(tool))
    if (!variant || grams > BOWL_G || !others.every((tool) => has(kitchen, tool))) return null
    return { ...variant, equipment: [device, ...others] }
  }
  if (recipe.equipment.every((tool) => has(kitchen, tool))) return recipe
  const variant = recipe.variants?.find(({ devices }) => devices.includes('air-fryer') && kitchen.includes('air-fryer'))
  return variant ? { ...variant, equipment: ['air-fryer'] } : null
}

/** The variants that a dish of that many grams still fits into. */
export function variantsOf({ variants = [] }: Recipe, grams: number): NonNullable<Recipe['variants']> {
  return variants.filter(({ devices }) => grams <= BOWL_G || devices.includes('air-fryer'))
}

function has(kitchen: readonly EquipmentKey[], tool: EquipmentKey): boolean {
  return kitchen.includes(tool) || (DOES_AS_WELL[tool] ?? []).some((other) => kitchen.includes(other))
}
