import * as calls from '@spizarka/contract/account-changes'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { changePassword } from './change-password.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { confirmPasswordReset } from './confirm-password-reset.ts'
import { deleteAccount } from './delete-account.ts'
import { inEvenTime } from './in-even-time.ts'
import { limitLink, limitReset } from './rate-limits.ts'
import { requestEmailChange } from './request-email-change.ts'
import { requestPasswordReset } from './request-password-reset.ts'

/** The calls that change what an account is known by, and the one that ends it. */
export function changeRoutes(route: Route, context: AppContext): void {
  route(calls.requestPasswordReset, async ({ body, address }) => {
    await limitReset(context, address, body.email)
    await inEvenTime(() => requestPasswordReset(context, body.email))
  })

  // A probe counts as well: guessing tokens is what the limit is for.
  route(calls.confirmPasswordReset, async ({ body, address }) => {
    await limitLink(context, address)
    await confirmPasswordReset(context, body)
  })

  route(calls.requestEmailChange, ({ user, body }) => requestEmailChange(context, user, body))

  route(calls.confirmEmailChange, async ({ body, address }) => {
    await limitLink(context, address)
    await confirmEmailChange(context, body)
  })

  route(calls.changePassword, ({ user, body }) => changePassword(context, user, body))

  route(calls.deleteAccount, ({ user, body }) => deleteAccount(context, user.id, body.current_password))
}
