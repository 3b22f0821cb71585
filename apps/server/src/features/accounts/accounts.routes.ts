import * as calls from '@spizarka/contract/accounts'
import { claimInstallReward as claimInstallRewardCall } from '@spizarka/contract/points'
import { listConsents } from '@spizarka/contract/privacy'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { activateAccount } from './activate-account.ts'
import { changeMarketingConsent } from './change-marketing-consent.ts'
import { changeRoutes } from './changes.routes.ts'
import { claimInstallReward } from './claim-install-reward.ts'
import { inEvenTime } from './in-even-time.ts'
import { limitLink, limitRegistration, limitResend } from './rate-limits.ts'
import { readConsents } from './read-consents.ts'
import { readUser } from './read-user.ts'
import { registerAccount } from './register-account.ts'
import { resendActivation } from './resend-activation.ts'
import { sessionRoutes } from './sessions.routes.ts'

export function routes(route: Route, context: AppContext): void {
  sessionRoutes(route, context)
  changeRoutes(route, context)

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
    await inEvenTime(() => resendActivation(context, body.email))
  })

  route(calls.readMe, async ({ user }) => readUser(context, user.id))

  route(calls.updateMe, async ({ user, body }) => {
    if (body.marketing_consent !== undefined) await changeMarketingConsent(context, user.id, body.marketing_consent)
    return readUser(context, user.id)
  })

  route(listConsents, ({ user, query, url }) => readConsents(context, user.id, query, url))

  route(claimInstallRewardCall, ({ identity }) => claimInstallReward(context, identity))
}
