import type { DishPattern, PatternMethod, SlotName } from '@spizarka/knowledge'
import { BOWL_CAPACITY_G, hasTools } from '../kitchen.ts'
import type { ComposeRequest } from '../request.ts'

/** How this kitchen makes a pattern, in the asked multi-cooker if one is; null where it cannot. */
export function chooseMethod(pattern: DishPattern, { device, equipment }: ComposeRequest): PatternMethod | null {
  const method = device === null ? pattern : pattern.variants?.find(({ devices }) => devices.includes(device))
  return method && hasTools(method.equipment, equipment) ? method : null
}

/** How many times what is filled in would go into the bowl or the steamer of a multi-cooker; no limit where nothing goes there. */
export function roomFor({ steps }: Pick<PatternMethod, 'steps'>, filled: readonly { slot: { name: SlotName }; grams: number }[]): number {
  const inMachine = new Set(steps.flatMap(({ machine, uses }) => (machine ? uses : [])))
  const grams = filled.reduce((sum, { slot, grams: each }) => sum + (inMachine.has(slot.name) ? each : 0), 0)
  return BOWL_CAPACITY_G / grams
}
