import type { Plan } from '@spizarka/contract/accounts'
import type { BodyIn } from '@spizarka/contract/endpoint'
import { ERRORS } from '@spizarka/contract/errors'
import { COSTS, LIMITS } from '@spizarka/contract/limits'
import type { MealType } from '@spizarka/contract/meals'
import { planOf } from '@spizarka/contract/plans'
import { listPointHistory } from '@spizarka/contract/points'
import { generateShoppingList } from '@spizarka/contract/shopping-generation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { MEALS } from '../../../lib/recipes/words/recipe-words.ts'
import { spendPoints } from '../../../lib/session/session.ts'
import { drafts } from '../../../lib/storage/drafts.ts'
import { today } from '../../../lib/text/format.ts'
import type { UpsellFeature } from '../../../lib/upsell/upsell-variants.ts'

/** Longest times of one dish to choose from, in minutes; null is as long as it takes. */
export const TIMES = [20, 30, 45, null] as const

/** The form of a new list. */
export interface ListRequest {
  people: number
  days: number
  meals: readonly MealType[]
  /** `YYYY-MM-DD`. */
  startOn: string
  minutes: (typeof TIMES)[number]
  /** Products that end soon and need not be used up. */
  withoutProducts: readonly string[]
  /** In złoty. */
  budget: number | null
  /** Premium. */
  wish: string
}

const DEFAULTS = { people: 2, days: 3, meals: ['breakfast', 'lunch', 'dinner'], minutes: null, budget: null } as const
const STORAGE_KEY = 'spizarka.shopping-request'
const WISH_DRAFT = 'shopping-wish'

/** The form as it was left in this browser, within what the plan has; it starts today. */
export function initialRequest(plan: Plan): ListRequest {
  const { people, days, ...saved } = { ...DEFAULTS, ...savedRequest() }
  const rules = planOf(plan)
  return {
    ...saved,
    people: Math.min(people, rules.most('shopping_people') ?? people),
    days: Math.min(days, rules.most('shopping_days') ?? days),
    startOn: today(),
    withoutProducts: [],
    wish: rules.allows('custom_prompt') ? (drafts.find(WISH_DRAFT) ?? '') : '',
  }
}

function saveRequest({ people, days, meals, minutes, budget, wish }: ListRequest): void {
  // Of this tab: should nothing come of it, it need not be typed again.
  drafts.save(WISH_DRAFT, wish)
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ people, days, meals, minutes, budget }))
  } catch {
    // Storage is blocked or full: the form begins as new.
  }
}

/** The list is there: the next one begins without its wish. */
export function forgetWish(): void {
  drafts.save(WISH_DRAFT, '')
}

/** Only what is still allowed: another version of the app may have written it. */
function savedRequest(): Partial<Pick<ListRequest, 'people' | 'days' | 'meals' | 'minutes' | 'budget'>> {
  try {
    const { people, days, meals, minutes, budget }: Record<string, unknown> = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
    const known = Array.isArray(meals) ? MEALS.filter((meal) => meals.includes(meal)) : []
    const time = TIMES.find((each) => each === minutes)
    return {
      ...(isCount(people, LIMITS.shoppingPeople.most) && { people }),
      ...(isCount(days, LIMITS.shoppingDays.most) && { days }),
      ...(known.length > 0 && { meals: known }),
      ...(time !== undefined && { minutes: time }),
      ...(isCount(budget, LIMITS.shoppingBudget / 100) && { budget }),
    }
  } catch {
    return {}
  }
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
}

/** What is sent; what says nothing is left out. */
function requestBody(request: ListRequest): BodyIn<typeof generateShoppingList> {
  const { people, days, meals, startOn, minutes, withoutProducts, budget, wish } = request
  return {
    people,
    days,
    meal_types: [...meals],
    start_on: startOn,
    max_minutes: minutes,
    ...(withoutProducts.length > 0 && { without_product_ids: [...withoutProducts] }),
    ...(budget !== null && budget > 0 && { budget_grosze: budget * 100 }),
    ...(wish.trim() !== '' && { custom_prompt: wish }),
  }
}

/** Orders a list and resolves to its session; the same order is charged once, however often it is sent. */
export function useGenerateList() {
  const queryClient = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: async (request: ListRequest) => {
      const body = requestBody(request)
      const { session_id } = await call(generateShoppingList, { body, idempotencyKey: idempotency.keyFor(JSON.stringify(body)) })
      return session_id
    },
    onSuccess: async (_, request) => {
      idempotency.succeeded()
      saveRequest(request)
      spendPoints(COSTS.shoppingList)
      await queryClient.invalidateQueries({ queryKey: [listPointHistory.path], refetchType: 'none' })
    },
  })
}

/** What cannot be paid, is not in the plan, or cannot be sent. */
export function describeFailure(error: unknown): string {
  if (isApiError(error, 402)) return ERRORS.points_short_shopping_list.text
  if (isApiError(error, 400) || isApiError(error, 403)) {
    const [message] = Object.values(error.fields).flat()
    return message ?? error.detail ?? 'Tego nie ma w Twoim planie.'
  }
  const tooMany = isApiError(error, 429) ? error.detail : undefined
  return tooMany ?? 'Nie udało się zamówić listy. Spróbuj ponownie.'
}

const OFFERS = { people: 'shopping_people', days: 'shopping_days', custom_prompt: 'custom_prompt' } as const satisfies Record<
  string,
  UpsellFeature
>

/** Which offer explains a refusal: the plan has changed since the form was opened. */
export function refusedFeature(error: unknown): UpsellFeature | undefined {
  if (!isApiError(error, 403)) return undefined
  return Object.entries(OFFERS).find(([field]) => error.fieldMessage(field) !== undefined)?.[1]
}
