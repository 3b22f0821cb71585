import * as changeCalls from '@spizarka/contract/account-changes'
import * as calls from '@spizarka/contract/accounts'
import { refreshAccess as refreshAccessCall, signIn as signInCall, signOut as signOutCall } from '@spizarka/contract/accounts'
import * as devices from '@spizarka/contract/devices'
import { claimInstallReward as claimInstallRewardCall } from '@spizarka/contract/points'
import { listConsents } from '@spizarka/contract/privacy'
import { createFairQueue } from '../../platform/concurrency/fair-queue.ts'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { confirmEmailChange, requestEmailChange } from './credentials/change-email.ts'
import { changePassword } from './credentials/change-password.ts'
import { confirmPasswordReset, requestPasswordReset } from './credentials/reset-password.ts'
import { deleteAccount } from './deletion/delete-account.ts'
import { changeMarketingConsent, claimInstallReward, readConsents, readUser } from './own-account.ts'
import { inConstantTime, limitLink, limitRefresh, limitRegistration, limitResend, limitReset, limitSignIn } from './rate-limits.ts'
import { activateAccount } from './registration/activate-account.ts'
import { registerAccount, resendActivation } from './registration/register-account.ts'
import { updateAuthSessionsRevoked } from './sessions/auth-sessions.queries.ts'
import { readDevices, signOut, signOutDevice } from './sessions/devices.ts'
import { refreshAccess, signIn } from './sessions/sign-in.ts'

export function routes(route: Route, context: AppContext): void {
  sessionRoutes(route, context)
  changeRoutes(route, context)

  route(calls.register, async ({ body, address }) => {
    await limitRegistration(context, address, body.email)
    return registerAccount(context, body, address)
  })

  route(calls.activate, async ({ body, address }) => {
    await limitLink(context, address)
    await activateAccount(context, body)
  })

  route(calls.resendActivation, async ({ body, address }) => {
    await limitResend(context, address, body.email)
    await inConstantTime(() => resendActivation(context, body.email, body.chosen_plan))
  })

  route(calls.readMe, async ({ user }) => readUser(context, user.id))

  route(calls.updateMe, async ({ user, body }) => {
    if (body.marketing_consent !== undefined) await changeMarketingConsent(context, user.id, body.marketing_consent)
    return readUser(context, user.id)
  })

  route(listConsents, ({ user, query, url }) => readConsents(context, user.id, query, url))

  route(claimInstallRewardCall, ({ identity }) => claimInstallReward(context, identity))
}

/** Attempts that are looked at together, fewer than the database has connections, and how many more wait; the rest is told to come again. */
const CONCURRENT_SIGN_INS = 4
const MAX_WAITING_SIGN_INS = 100

/** The calls that open, show and end sessions. */
function sessionRoutes(route: Route, context: AppContext): void {
  // Those who try passwords are not to fill the connections of the database either.
  const inTurn = createFairQueue(MAX_WAITING_SIGN_INS, CONCURRENT_SIGN_INS)
  route(signInCall, async ({ body, address, userAgent }) => {
    // Clients in Django's habit send the same text in both fields.
    const identifier = body.username?.trim() || body.email?.trim() || ''
    return inTurn([address, identifier.toLowerCase()], async () => {
      await limitSignIn(context, address, identifier)
      return signIn(context, { identifier, password: body.password, userAgent, address })
    })
  })

  route(refreshAccessCall, async ({ body, address }) => {
    await limitRefresh(context, address)
    return refreshAccess(context, body.refresh)
  })

  route(signOutCall, async ({ body }) => signOut(context, body.refresh))

  route(devices.listDevices, ({ user, query, url }) => readDevices(context, user, query, url))

  route(devices.signOutDevice, ({ user, params }) => signOutDevice(context, user.id, params.id))

  route(devices.signOutOtherDevices, ({ user }) =>
    updateAuthSessionsRevoked(context.db, user.id, { keptSessionId: user.sessionId, at: context.clock.now() }),
  )
}

/** The calls that change what an account is known by, and the one that ends it. */
function changeRoutes(route: Route, context: AppContext): void {
  route(changeCalls.requestPasswordReset, async ({ body, address }) => {
    await limitReset(context, address, body.email)
    await inConstantTime(() => requestPasswordReset(context, body.email))
  })

  // A probe counts as well: guessing tokens is what the limit is for.
  route(changeCalls.confirmPasswordReset, async ({ body, address }) => {
    await limitLink(context, address)
    await confirmPasswordReset(context, body)
  })

  route(changeCalls.requestEmailChange, ({ user, body }) => requestEmailChange(context, user, body))

  route(changeCalls.confirmEmailChange, async ({ body, address }) => {
    await limitLink(context, address)
    await confirmEmailChange(context, body)
  })

  route(changeCalls.changePassword, ({ user, body }) => changePassword(context, user, body))

  route(changeCalls.deleteAccount, ({ user, body }) => deleteAccount(context, user.id, body.current_password))
}
