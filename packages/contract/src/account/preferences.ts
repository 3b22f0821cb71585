import { z } from 'zod'
import { pantryCategorySchema } from '../kitchen/pantry.ts'
import { lineSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'

const tag = 'preferences'

const hourSchema = z.int().min(0).max(23)

/** What every user can set for themselves. A setting is a line here and one in `DEFAULT_PREFERENCES`. */
export const preferencesSchema = z.strictObject({
  notify_use_soon: z.boolean(),
  notify_points_low: z.boolean(),
  notify_export_ready: z.boolean(),
  notify_list_ready: z.boolean(),
  notify_meal_missing: z.boolean(),
  notify_community: z.boolean(),
  notify_announcement: z.boolean(),
  /** Shown by this user's devices that are subscribed (`push.ts`), while the app is closed. */
  push_use_soon: z.boolean(),
  push_list_ready: z.boolean(),
  push_recipe_decided: z.boolean(),
  /** Full hours in Warsaw between which devices are told nothing; over midnight where the second is the lower, never where both are one. */
  silent_from: hourSchema,
  silent_until: hourSchema,
  /** At which full hour, in Warsaw, the meal of that time is asked for. */
  meal_reminder_hour: z.int().min(LIMITS.reminderHour.least).max(LIMITS.reminderHour.most),
  /** In which order this user walks through each shop, as their ticks told; the shop without a name stands for any other. */
  aisle_orders: z
    .array(z.object({ shop: lineSchema(LIMITS.shopName), aisles: z.array(pantryCategorySchema).max(LIMITS.aisles) }))
    .max(LIMITS.shops),
})
export type Preferences = z.output<typeof preferencesSchema>

/** Of somebody who has not set anything yet. */
export const DEFAULT_PREFERENCES: Preferences = {
  notify_use_soon: true,
  notify_points_low: true,
  notify_export_ready: true,
  notify_list_ready: true,
  /** Reminders are opt-in. */
  notify_meal_missing: false,
  notify_community: true,
  notify_announcement: true,
  /** Push messages are opt-in. */
  push_use_soon: false,
  push_list_ready: false,
  push_recipe_decided: false,
  silent_from: 21,
  silent_until: 7,
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
