import { z } from 'zod'
import { pageOf, pageQuerySchema, timestampSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'

const tag = 'accounts'

/** A device where the user is signed in. */
export const deviceSchema = z.object({
  id: z.uuid(),
  /** As people call them: `Chrome`, `Android`; null where the browser did not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signed_in_at: timestampSchema,
  /** Within some ten minutes. */
  last_used_at: timestampSchema,
  /** The one that asks. */
  is_current: z.boolean(),
})
export type Device = z.output<typeof deviceSchema>

export const listDevices = endpoint({
  method: 'GET',
  path: '/auth/sessions/',
  tag,
  summary: 'Devices where the user is signed in, the one that asks first, then last used first.',
  query: pageQuerySchema,
  response: pageOf(deviceSchema),
  errors: ['invalid_page'],
})

export const signOutDevice = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:id/',
  tag,
  summary: 'Sign a device out; its tokens work no more.',
  errors: ['not_found'],
})

export const signOutOtherDevices = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/',
  tag,
  summary: 'Sign every device out but the one that asks.',
})
