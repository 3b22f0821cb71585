import type { register } from '@spizarka/contract/accounts'
import type { BodyOut, ResponseOf } from '@spizarka/contract/endpoint'
import { ERRORS } from '@spizarka/contract/errors'
import type { AppContext } from '../../platform/context.ts'
import { FieldErrors } from '../../platform/errors/app-error.ts'
import { findTaken, insertUser } from './accounts.queries.ts'
import { isCommonPassword } from './common-passwords.ts'
import { insertConsents } from './consents.queries.ts'
import { issueActivationLink } from './issue-activation-link.ts'

type Registration = BodyOut<typeof register>

/** Opens an account that its activation link will make usable; throws FieldErrors with every field that is at fault. */
export async function registerAccount(context: AppContext, registration: Registration): Promise<ResponseOf<typeof register>> {
  const { username, email, password, marketing_consent: marketingConsent } = registration
  if (isCommonPassword(password)) {
    throw problems(await findTaken(context.db, registration), { password: [ERRORS.password_too_common.text] })
  }
  const passwordHash = await context.passwords.hash(password)
  return context.db.transaction().execute(async (trx) => {
    const id = await insertUser(trx, { username, email, passwordHash, marketingConsent })
    if (id === undefined) throw problems(await findTaken(trx, registration))
    // The form's one required checkbox says all three.
    const consents = [
      { kind: 'terms', granted: true },
      { kind: 'privacy', granted: true },
      { kind: 'age', granted: true },
      { kind: 'marketing', granted: marketingConsent },
    ] as const
    await insertConsents(trx, id, consents, context.clock.now())
    await issueActivationLink(trx, context, { id, email })
    return { id, username, email }
  })
}

function problems(taken: { username: boolean; email: boolean }, others: Record<string, string[]> = {}): FieldErrors {
  return new FieldErrors({
    ...(taken.username && { username: [ERRORS.username_taken.text] }),
    ...(taken.email && { email: [ERRORS.email_taken.text] }),
    ...others,
  })
}
