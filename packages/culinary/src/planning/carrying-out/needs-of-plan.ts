import type { ShoppingNeed } from '../../shopping/index.ts'
import type { PlannedDay, PlannedDish } from '../plan-request.ts'

/** What all dishes of a plan need, each dish once: what is left for a later day was cooked with it. */
export function needsOfPlan(days: readonly PlannedDay[]): ShoppingNeed<PlannedDish>[] {
  return days.flatMap(({ meals }) =>
    meals.flatMap(({ dish, leftoversOf }) => (leftoversOf === null ? dish.needs.map((need) => ({ ...need, source: dish })) : [])),
  )
}
