import { z } from 'zod'
import { pantryCategorySchema } from '../kitchen/pantry.ts'
import { lineSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'

const tag = 'preferences'

/** What every user can set for themselves. A setting is a line here and one in `PREFERENCES_AT_FIRST`. */
export const preferencesSchema = z.strictObject({
  notify_use_soon: z.boolean(),
  notify_points_low: z.boolean(),
  notify_export_ready: z.boolean(),
  notify_list_ready: z.boolean(),
  notify_meal_missing: z.boolean(),
  notify_community: z.boolean(),
  notify_announcement: z.boolean(),
  /** At which full hour, in Warsaw, the meal of that time is asked for. */
  meal_reminder_hour: z.int().min(LIMITS.reminderHour.least).max(LIMITS.reminderHour.most),
  /** In which order this user walks through each shop, as their ticks told; the shop without a name stands for any other. */
  aisle_orders: z
    .array(z.object({ shop: lineSchema(LIMITS.shopName), aisles: z.array(pantryCategorySchema).max(LIMITS.aisles) }))
    .max(LIMITS.shops),
})
export type Preferences = z.output<typeof preferencesSchema>

/** Of somebody who has not set anything yet. */
export const PREFERENCES_AT_FIRST: Preferences = {
  notify_use_soon: true,
  notify_points_low: true,
  notify_export_ready: true,
  notify_list_ready: true,
  /** Nobody is reminded who did not ask for it. */
  notify_meal_missing: false,
  notify_community: true,
  notify_announcement: true,
  meal_reminder_hour: 20,
  aisle_orders: [],
}

export const readPreferences = endpoint({
  method: 'GET',
  path: '/my-preferences/',
  tag,
  summary: 'What the user has set, such as which notices they want; as it is at first until set otherwise.',
  response: preferencesSchema,
})

export const updatePreferences = endpoint({
  method: 'PATCH',
  path: '/my-preferences/',
  tag,
  summary: 'Set what is named; what is left out stays.',
  body: preferencesSchema.partial(),
  response: preferencesSchema,
})
