import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'

const tag = 'push'

/** What a device can be told of while the app is closed, with the words of its switch: `push_…` of the preferences. */
export const PUSH_KINDS = {
  use_soon: 'Co dziś zużyć, z\u00a0jednym daniem',
  list_ready: 'Lista zakupów gotowa',
  recipe_decided: 'Decyzja o\u00a0moim przepisie',
} as const
export type PushKind = keyof typeof PUSH_KINDS

export const pushKindSchema = z.enum(Object.keys(PUSH_KINDS) as [PushKind, ...PushKind[]])

/** As a browser gives it (W3C Push API): where its push service takes messages for it, and the keys that seal them (RFC 8291). */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.object({
    /** A point on P-256, uncompressed: 65 bytes in base64url. */
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    /** 16 bytes in base64url. */
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
})

export const readPushSubscription = endpoint({
  method: 'GET',
  path: '/push-subscription/',
  tag,
  summary:
    'The key that a browser subscribes with, null where this installation sends nothing, and whether this session receives messages.',
  response: z.object({ public_key: z.string().nullable(), is_subscribed: z.boolean() }),
})

export const savePushSubscription = endpoint({
  method: 'PUT',
  path: '/push-subscription/',
  tag,
  summary: 'Have messages sent to the browser of this session, until the session ends.',
  body: pushSubscriptionSchema,
  errors: ['push_not_offered', 'push_endpoint_refused'],
})

export const deletePushSubscription = endpoint({
  method: 'DELETE',
  path: '/push-subscription/',
  tag,
  summary: 'Send this session nothing any more.',
})

/** What the service worker gets; it shows it as it is. */
export const pushMessageSchema = z.object({
  title: z.string(),
  body: z.string(),
  /** Screen of the app that a tap opens. */
  path: z.string().startsWith('/'),
  /** A newer message with the same tag takes the place of the older one. */
  tag: z.string(),
  /** For the badge of the app's icon: how many products end today. Left out where it is not about them. */
  ends_today: z.int().optional(),
})
export type PushMessage = z.output<typeof pushMessageSchema>
