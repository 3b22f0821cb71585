import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'

const tag = 'preferences'

/** What every user can set for themselves. A setting is a line here and one in `PREFERENCES_AT_FIRST`. */
export const preferencesSchema = z.strictObject({
  notify_use_soon: z.boolean(),
  notify_points_low: z.boolean(),
  notify_export_ready: z.boolean(),
  notify_list_ready: z.boolean(),
  notify_announcement: z.boolean(),
})
export type Preferences = z.output<typeof preferencesSchema>

/** Of somebody who has not set anything yet. */
export const PREFERENCES_AT_FIRST: Preferences = {
  notify_use_soon: true,
  notify_points_low: true,
  notify_export_ready: true,
  notify_list_ready: true,
  notify_announcement: true,
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
