import type { AppContext } from '../../platform/context.ts'
import { findUserByEmail } from './accounts.queries.ts'
import { issueActivationLink } from './issue-activation-link.ts'

/** Mails another activation link; an unknown address and an active account get none, and the caller learns nothing of it. */
export async function resendActivation(context: AppContext, email: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email)
    if (user && !user.is_active) await issueActivationLink(trx, context, user)
  })
}
