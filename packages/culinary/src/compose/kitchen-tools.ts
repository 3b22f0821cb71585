import type { EquipmentKey } from '../knowledge/choices/index.ts'

/** What a bowl of both multi-cookers holds, grams. */
export const BOWL_G = 2200
/** Less than this the knives of a bowl throw about and do not catch, grams. */
export const LEAST_IN_BOWL_G = 100
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

/** Whether a kitchen has tools, or others that do as well; `equipment` is what its user ticked, empty where nobody said. */
export function hasTools(tools: readonly EquipmentKey[], equipment: readonly EquipmentKey[]): boolean {
  const kitchen = equipment.length === 0 ? USUAL : [...TAKEN_FOR_GRANTED, ...equipment]
  return tools.every((tool) => kitchen.includes(tool) || (DOES_AS_WELL[tool] ?? []).some((other) => kitchen.includes(other)))
}
