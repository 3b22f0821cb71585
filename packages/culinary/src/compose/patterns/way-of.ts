import { BOWL_G, hasTools } from '../kitchen-tools.ts'
import type { ComposeRequest } from '../request.ts'
import type { Pattern, PatternWay, Role } from './pattern.ts'

/** How this kitchen makes a pattern, in the asked multi-cooker if one is; null where it cannot. */
export function wayOf(pattern: Pattern, { device, equipment }: ComposeRequest): PatternWay | null {
  const way = device === null ? pattern : pattern.variants?.find(({ devices }) => devices.includes(device))
  return way && hasTools(way.equipment, equipment) ? way : null
}

/** How many times what is filled in would go into the bowl or the steamer of a multi-cooker; no limit where nothing goes there. */
export function roomFor({ steps }: Pick<PatternWay, 'steps'>, filled: readonly { role: Role; grams: number }[]): number {
  const inMachine = new Set(steps.flatMap(({ machine, uses }) => (machine ? uses : [])))
  const grams = filled.reduce((sum, food) => sum + (inMachine.has(food.role) ? food.grams : 0), 0)
  return BOWL_G / grams
}
