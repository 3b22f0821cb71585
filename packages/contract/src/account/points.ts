import { z } from 'zod'
import { pageOf, pageQuerySchema, timestampSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { POINTS } from '../shared/limits.ts'

/** Why points moved, with the sentence the ledger shows. */
export const POINT_REASONS = {
  activation: 'Punkty na start',
  text_intake: 'Odczytanie listy zakupów',
  text_intake_refund: 'Zwrot: nie udało się odczytać listy',
  receipt_intake: 'Odczytanie paragonu',
  receipt_intake_refund: 'Zwrot: nie udało się odczytać paragonu',
  barcode_intake: 'Dodanie zeskanowanych produktów',
  barcode_intake_refund: 'Zwrot: nie udało się dodać zeskanowanych produktów',
  recipe_compose: 'Ułożenie przepisu',
  recipe_compose_refund: 'Zwrot: nie udało się ułożyć przepisu',
  recipe_picture: 'Obrazek potrawy',
  recipe_picture_refund: 'Zwrot: nie udało się przygotować obrazka',
  shopping_list: 'Ułożenie listy zakupów',
  shopping_list_refund: 'Zwrot: nie udało się ułożyć listy zakupów',
  meal_analysis: 'Analiza posiłku',
  meal_analysis_refund: 'Zwrot: nie udało się przeanalizować posiłku',
  review_reward: 'Nagroda za sprawdzenie listy',
  pantry_limit_bonus: 'Bonus za pełną spiżarnię',
  onboarding_bonus: 'Bonus za pierwsze kroki',
  pwa_install_reward: 'Nagroda za zainstalowanie aplikacji',
  plan_grant: 'Pakiet punktów z planu',
  plan_grant_returned: 'Odstąpienie od umowy: niewykorzystane punkty',
  admin_award: 'Przyznane przez administratora',
} as const

export const pointReasonSchema = z.enum(Object.keys(POINT_REASONS) as [PointReason, ...PointReason[]])
export type PointReason = keyof typeof POINT_REASONS

/** What a movement was for, by name: a dish, or what was read from a list. */
export const movementObjectSchema = z.object({
  kind: z.enum(['recipe', 'list']),
  /** Of the recipe, or of the list while it waits for review; null where there is nothing to open. */
  id: z.string().nullable(),
  name: z.string(),
})
export type MovementObject = z.output<typeof movementObjectSchema>

export const pointMovementSchema = z.object({
  id: z.string(),
  created_at: timestampSchema,
  /** Signed, in points. */
  amount: z.int(),
  balance_after: z.int(),
  reason: pointReasonSchema,
  /** The sentence of the reason; an administrator's own words follow a colon. */
  description: z.string(),
  /** True while a reserved charge has been neither settled nor refunded. */
  pending: z.boolean(),
  /** Null where it was for nothing that has a name, and once that is gone. */
  object: movementObjectSchema.nullable(),
})
export type PointMovement = z.output<typeof pointMovementSchema>

export const listPointHistory = endpoint({
  method: 'GET',
  path: '/points/history/',
  tag: 'points',
  summary: 'Every movement of the points, newest first.',
  query: pageQuerySchema,
  response: pageOf(pointMovementSchema),
  errors: ['invalid_page'],
})

export const claimInstallReward = endpoint({
  method: 'POST',
  path: '/rewards/pwa-install/',
  tag: 'points',
  summary: 'Credit the points for installing the app, once an account.',
  response: z.object({ points_awarded: z.literal(POINTS.installReward) }),
  errors: ['install_reward_taken'],
  idempotent: true,
})
