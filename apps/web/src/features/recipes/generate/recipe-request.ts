import type { BodyIn } from '@spizarka/contract/endpoint'
import { ERRORS } from '@spizarka/contract/errors'
import { COSTS, LIMITS } from '@spizarka/contract/limits'
import type { MealType } from '@spizarka/contract/meals'
import { listPointHistory } from '@spizarka/contract/points'
import type { Device } from '@spizarka/contract/recipe-parts'
import { generateRecipe, PREMIUM_FIELDS } from '@spizarka/contract/recipe-sessions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { spendPoints } from '../../../lib/session/session.ts'
import type { UpsellFeature } from '../../../lib/upsell/upsell-variants.ts'

/** Longest times to choose from, in minutes; null is as long as it takes. */
export const TIMES = [15, 30, 45, null] as const

/** The form of a new recipe. */
export interface RecipeRequest {
  meal: MealType
  servings: number
  minutes: (typeof TIMES)[number]
  /** Something may have to be bought. */
  mayMiss: boolean
  mostMissing: number
  useSoonFirst: boolean
  withPicture: boolean
  /** Premium has the last three. */
  wish: string
  calories: number | null
  device: Device | null
}

const DEFAULTS = { servings: 2, minutes: 30, mayMiss: true, mostMissing: 2, useSoonFirst: true, withPicture: false } as const
const STORAGE_KEY = 'spizarka.recipe-request'

/** The form as it was left in this browser, for the meal that comes next; what Premium has begins empty. */
export function initialRequest(now: Date = new Date()): RecipeRequest {
  return { ...DEFAULTS, ...savedRequest(), meal: nextMeal(now), wish: '', calories: null, device: null }
}

function saveRequest({ servings, minutes, mayMiss, mostMissing, useSoonFirst, withPicture }: RecipeRequest): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ servings, minutes, mayMiss, mostMissing, useSoonFirst, withPicture }))
  } catch {
    // Storage is blocked or full: the form begins as new.
  }
}

/** Only what is still allowed: another version of the app may have written it. */
function savedRequest(): Partial<RecipeRequest> {
  try {
    const { servings, minutes, mayMiss, mostMissing, useSoonFirst, withPicture }: Record<string, unknown> = JSON.parse(
      localStorage.getItem(STORAGE_KEY) ?? '{}',
    )
    const time = TIMES.find((known) => known === minutes)
    return {
      ...(isCount(servings, LIMITS.recipeServings) && { servings }),
      ...(time !== undefined && { minutes: time }),
      ...(isCount(mostMissing, LIMITS.missingIngredients) && { mostMissing }),
      ...(typeof mayMiss === 'boolean' && { mayMiss }),
      ...(typeof useSoonFirst === 'boolean' && { useSoonFirst }),
      ...(typeof withPicture === 'boolean' && { withPicture }),
    }
  } catch {
    return {}
  }
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
}

/** What people cook at this hour. */
function nextMeal(now: Date): MealType {
  const hour = now.getHours()
  if (hour >= 4 && hour < 10) return 'breakfast'
  return hour >= 10 && hour < 17 ? 'lunch' : 'dinner'
}

/** In points. */
export function costOf({ withPicture }: RecipeRequest): number {
  return COSTS.recipe + (withPicture ? COSTS.recipeImage : 0)
}

/** What is sent; fields of Premium that say nothing are left out. */
function requestBody(request: RecipeRequest): BodyIn<typeof generateRecipe> {
  const wish = request.wish.trim()
  return {
    meal_type: request.meal,
    servings: request.servings,
    max_minutes: request.minutes,
    max_missing: request.mayMiss ? request.mostMissing : 0,
    use_soon_first: request.useSoonFirst,
    with_picture: request.withPicture,
    ...(wish !== '' && { custom_prompt: request.wish }),
    ...(request.calories !== null && { calories: request.calories }),
    ...(request.device !== null && { device: request.device }),
  }
}

/** Orders a recipe and resolves to its session; the same order is charged once, however often it is sent. */
export function useGenerate() {
  const queryClient = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: async (request: RecipeRequest) => {
      const body = requestBody(request)
      const { session_id } = await call(generateRecipe, { body, idempotencyKey: idempotency.keyFor(JSON.stringify(body)) })
      return session_id
    },
    onSuccess: async (_, request) => {
      idempotency.succeeded()
      saveRequest(request)
      spendPoints(costOf(request))
      await queryClient.invalidateQueries({ queryKey: [listPointHistory.path], refetchType: 'none' })
    },
  })
}

/** What cannot be paid, or cannot be sent. */
export function describeFailure(error: unknown, request: RecipeRequest): string {
  if (isApiError(error, 402)) return tooFewPointsText(request)
  if (isApiError(error, 403)) return premiumMessage(error.fields) ?? error.detail ?? 'Tego nie ma w Twoim planie.'
  const tooMany = isApiError(error, 429) ? error.detail : undefined
  return tooMany ?? 'Nie udało się zamówić przepisu. Spróbuj ponownie.'
}

/** The text of SPEC for a balance that does not cover the order. */
export function tooFewPointsText({ withPicture }: RecipeRequest): string {
  return (withPicture ? ERRORS.points_short_recipe_with_picture : ERRORS.points_short_recipe).text
}

/** Which offer explains a refusal: the plan has changed since the form was opened. */
export function refusedFeature(error: unknown): UpsellFeature | undefined {
  if (!isApiError(error, 403)) return undefined
  return Object.entries(PREMIUM_FIELDS).find(([field]) => error.fieldMessage(field) !== undefined)?.[1]
}

function premiumMessage(fields: Readonly<Record<string, readonly string[]>>): string | undefined {
  return Object.keys(PREMIUM_FIELDS).flatMap((field) => fields[field] ?? [])[0]
}
