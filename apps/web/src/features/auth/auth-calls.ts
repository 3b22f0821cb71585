import { confirmEmailChange, confirmPasswordReset, requestPasswordReset } from '@spizarka/contract/account-changes'
import { activate, type ChosenPlan, register, resendActivation } from '@spizarka/contract/accounts'
import type { BodyIn } from '@spizarka/contract/endpoint'
import { isApiError } from '../../lib/api/api-error.ts'
import { publicCall } from '../../lib/api/public-call.ts'

export { beginSession, reloadUser } from '../../lib/session/keep-session.ts'

type Registration = BodyIn<typeof register>

export async function createAccount(registration: Registration): Promise<void> {
  await publicCall(register, { body: registration })
}

export async function sendActivationLink(email: string, chosen?: ChosenPlan): Promise<void> {
  await publicCall(resendActivation, { body: { email, ...(chosen && { chosen_plan: chosen }) } })
}

export async function sendResetLink(email: string): Promise<void> {
  await publicCall(requestPasswordReset, { body: { email } })
}

/** With empty passwords the link is only looked at: it is good when they are all that the answer finds fault with. */
export async function setNewPassword(uid: string, token: string, password = '', confirmation = ''): Promise<void> {
  await publicCall(confirmPasswordReset, { body: { uid, token, new_password: password, re_new_password: confirmation } })
}

export const activateAccount = memoizeByLink((uid, token) => publicCall(activate, { body: { uid, token } }))

export const confirmNewEmail = memoizeByLink((uid, token) => publicCall(confirmEmailChange, { body: { uid, token } }))

/**
 * A link works once, and React runs effects twice in development: whoever uses it again gets the first answer, unless there was none.
 */
function memoizeByLink(use: (uid: string, token: string) => Promise<void>): typeof use {
  const uses = new Map<string, Promise<void>>()
  return (uid, token) => {
    const known = uses.get(token)
    if (known) return known
    const first = use(uid, token).catch((error: unknown) => {
      if (!isApiError(error) || error.status >= 500 || error.status === 429) uses.delete(token)
      throw error
    })
    uses.set(token, first)
    return first
  }
}
