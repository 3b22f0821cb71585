import { type PlannedDay, readShoppingList, type WholeShoppingList } from '@spizarka/contract/shopping'
import { swapPlannedMeal } from '@spizarka/contract/shopping-generation'
import { useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { randomUuid } from '../../../lib/random-uuid.ts'

/** Which meal of which day. */
export interface MealPlace {
  day: string
  meal: PlannedDay['meals'][number]
}

interface Swap {
  place: MealPlace
  /** Null: the kitchen chooses. */
  recipeId: string | null
}

/** Swaps one meal of a plan and shows the result; resolves to the list before and after. */
export function useSwap(list: WholeShoppingList) {
  const queryClient = useQueryClient()
  return useExclusiveMutation({
    mutationFn: async ({ place: { day, meal }, recipeId }: Swap) => {
      const body = { day, meal_type: meal.meal_type, recipe_id: recipeId }
      const after = await call(swapPlannedMeal, { params: { id: list.id }, body, idempotencyKey: randomUuid() })
      return { before: list, after }
    },
    onSuccess: ({ after }) => queryClient.setQueryData(endpointQuery(readShoppingList, { params: { id: after.id } }).queryKey, after),
  })
}

/** Why nothing was swapped. */
export function describeSwapFailure(error: unknown): string {
  if (!isApiError(error)) return 'Nie udało się zamienić dania. Spróbuj ponownie.'
  const [message] = Object.values(error.fields).flat()
  return message ?? error.detail ?? 'Nie udało się zamienić dania. Spróbuj ponownie.'
}

/** What is at a place of the plan. */
export function mealAt({ plan }: WholeShoppingList, { day, meal: { meal_type } }: MealPlace): MealPlace['meal'] | undefined {
  return plan.find((each) => each.day === day)?.meals.find((meal) => meal.meal_type === meal_type)
}

/** What a swap did to the list: "lista: +2, −1"; empty where it stayed as it was. */
export function describeListChange(before: WholeShoppingList, after: WholeShoppingList): string {
  const [old, now] = [new Set(before.items.map(({ id }) => id)), new Set(after.items.map(({ id }) => id))]
  const [more, fewer] = [[...now].filter((id) => !old.has(id)).length, [...old].filter((id) => !now.has(id)).length]
  const counts = [more > 0 && `+${more}`, fewer > 0 && `−${fewer}`].filter(Boolean).join(', ')
  return counts === '' ? '' : `Lista: ${counts}.`
}
