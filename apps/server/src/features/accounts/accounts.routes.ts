import * as calls from '@spizarka/contract/accounts'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { activateAccount } from './activate-account.ts'
import { changeMarketingConsent } from './change-marketing-consent.ts'
import { limitLink, limitRefresh, limitRegistration, limitResend, limitSignIn } from './rate-limits.ts'
import { readUser } from './read-user.ts'
import { refreshAccess } from './refresh-access.ts'
import { registerAccount } from './register-account.ts'
import { resendActivation } from './resend-activation.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export function routes(route: Route, context: AppContext): void {
  route(calls.register, async ({ body, address }) => {
    await limitRegistration(context, address, body.email)
    return registerAccount(context, body)
  })

  route(calls.activate, async ({ body, address }) => {
    await limitLink(context, address)
    await activateAccount(context, body)
  })

  route(calls.resendActivation, async ({ body, address }) => {
    await limitResend(context, address, body.email)
    await resendActivation(context, body.email)
  })

  route(calls.signIn, async ({ body, address, userAgent }) => {
    // Clients in Django's habit send the same text in both fields.
    const identifier = body.username?.trim() || body.email?.trim() || ''
    await limitSignIn(context, address, identifier)
    return signIn(context, { identifier, password: body.password, userAgent })
  })

  route(calls.refreshAccess, async ({ body, address }) => {
    await limitRefresh(context, address)
    return refreshAccess(context, body.refresh)
  })

  route(calls.signOut, async ({ body }) => signOut(context, body.refresh))

  route(calls.readMe, async ({ user }) => readUser(context, user.id))

  route(calls.updateMe, async ({ user, body }) => {
    if (body.marketing_consent !== undefined) await changeMarketingConsent(context, user.id, body.marketing_consent)
    return readUser(context, user.id)
  })
}
