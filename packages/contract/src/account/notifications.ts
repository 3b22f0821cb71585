import { z } from 'zod'
import { idSchema, pageOf, pageQuerySchema, timestampSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'

const tag = 'notifications'

/** What notices are about, with the words of its switch: `notify_…` of the preferences. */
export const NOTIFICATION_KINDS = {
  use_soon: 'Produkty do zużycia wkrótce',
  points_low: 'Kończące się punkty AI',
  export_ready: 'Kopia danych gotowa do pobrania',
  list_ready: 'Ułożona lista zakupów',
  meal_missing: 'Posiłek jeszcze nie zapisany',
  community: 'Moje publikacje i komentarze',
  announcement: 'Nowości i ogłoszenia',
} as const
export type NotificationKind = keyof typeof NOTIFICATION_KINDS

export const notificationKindSchema = z.enum(Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]])

/** Screens of the app that a notice can lead to. */
export const notificationTargetSchema = z.enum([
  'pantry_use_soon',
  'points',
  'account',
  'shopping_lists',
  'diary',
  'publications',
  'published_recipe',
])

export const userNotificationSchema = z.object({
  id: idSchema,
  created_at: timestampSchema,
  kind: notificationKindSchema,
  is_read: z.boolean(),
  target: notificationTargetSchema.nullable(),
  /** Of what there are many, such as lists: which one. */
  target_id: z.string().nullable(),
  notification: z.object({ title: z.string(), message: z.string() }),
})
export type UserNotification = z.output<typeof userNotificationSchema>

export const countNotifications = endpoint({
  method: 'GET',
  path: '/system-notifications/count/',
  tag,
  summary: 'How many notices the user has not read.',
  response: z.object({ unread_count: z.int() }),
})

export const listNotifications = endpoint({
  method: 'GET',
  path: '/user-system-notifications/',
  tag,
  summary: "The user's notices, newest first.",
  query: pageQuerySchema,
  response: pageOf(userNotificationSchema),
  errors: ['invalid_page'],
})

export const markNotificationsRead = endpoint({
  method: 'POST',
  path: '/user-system-notifications/mark_all_as_read/',
  tag,
  summary: 'Mark every notice as read.',
})
