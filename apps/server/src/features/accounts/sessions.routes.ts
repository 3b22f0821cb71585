import { refreshAccess as refreshAccessCall, signIn as signInCall, signOut as signOutCall } from '@spizarka/contract/accounts'
import * as devices from '@spizarka/contract/devices'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { limitRefresh, limitSignIn } from './rate-limits.ts'
import { readDevices } from './read-devices.ts'
import { refreshAccess } from './refresh-access.ts'
import { revokeSessions } from './sessions.queries.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signOutDevice } from './sign-out-device.ts'

/** The calls that open, show and end sessions. */
export function sessionRoutes(route: Route, context: AppContext): void {
  route(signInCall, async ({ body, address, userAgent }) => {
    // Clients in Django's habit send the same text in both fields.
    const identifier = body.username?.trim() || body.email?.trim() || ''
    await limitSignIn(context, address, identifier)
    return signIn(context, { identifier, password: body.password, userAgent })
  })

  route(refreshAccessCall, async ({ body, address }) => {
    await limitRefresh(context, address)
    return refreshAccess(context, body.refresh)
  })

  route(signOutCall, async ({ body }) => signOut(context, body.refresh))

  route(devices.listDevices, ({ user, query, url }) => readDevices(context, user, query, url))

  route(devices.signOutDevice, ({ user, params }) => signOutDevice(context, user.id, params.id))

  route(devices.signOutOtherDevices, ({ user }) =>
    revokeSessions(context.db, user.id, { keptSessionId: user.sessionId, at: context.clock.now() }),
  )
}
