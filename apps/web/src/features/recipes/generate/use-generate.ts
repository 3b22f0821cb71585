import { ERRORS } from '@spizarka/contract/errors'
import { listPointHistory } from '@spizarka/contract/points'
import { generateRecipe, PREMIUM_FIELDS } from '@spizarka/contract/recipe-sessions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { spendPoints } from '../../../lib/session.ts'
import type { UpsellFeature } from '../upsell/upsell-variants.ts'
import { bodyOf, costOf, type RecipeRequest, rememberRequest } from './recipe-request.ts'

/** Orders a recipe and resolves to its session; the same order is charged once, however often it is sent. */
export function useGenerate() {
  const queryClient = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: async (request: RecipeRequest) => {
      const body = bodyOf(request)
      const { session_id } = await call(generateRecipe, { body, idempotencyKey: idempotency.keyFor(JSON.stringify(body)) })
      return session_id
    },
    onSuccess: async (_, request) => {
      idempotency.succeeded()
      rememberRequest(request)
      spendPoints(costOf(request))
      await queryClient.invalidateQueries({ queryKey: [listPointHistory.path], refetchType: 'none' })
    },
  })
}

/** What cannot be paid, or cannot be sent. */
export function describeFailure(error: unknown, request: RecipeRequest): string {
  if (isApiError(error, 402)) return shortOfPoints(request)
  if (isApiError(error, 403)) return premiumMessage(error.fields) ?? error.detail ?? 'Tego nie ma w Twoim planie.'
  const tooMany = isApiError(error, 429) ? error.detail : undefined
  return tooMany ?? 'Nie udało się zamówić przepisu. Spróbuj ponownie.'
}

/** The text of SPEC for a balance that does not cover the order. */
export function shortOfPoints({ withPicture }: RecipeRequest): string {
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
