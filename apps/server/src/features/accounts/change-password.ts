import type { changePassword as endpoint } from '@spizarka/contract/account-changes'
import type { BodyOut } from '@spizarka/contract/endpoint'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Caller } from '../../platform/http/route.ts'
import { isCommonPassword } from './common-passwords.ts'
import { confirmPassword, lockConfirmedUser } from './current-password.ts'
import { replacePassword } from './new-password.ts'

/** Changes the password of somebody who knows the current one; this session goes on, all others end. */
export async function changePassword(context: AppContext, caller: Caller, body: BodyOut<typeof endpoint>): Promise<void> {
  const confirmed = await confirmPassword(context, caller.id, body.current_password)
  if (isCommonPassword(body.new_password)) throw new AppError('new_password_too_common')
  const passwordHash = await context.passwords.hash(body.new_password)
  await context.db.transaction().execute(async (trx) => {
    const user = await lockConfirmedUser(trx, confirmed)
    await replacePassword(trx, context, user, { passwordHash, keptSessionId: caller.sessionId })
  })
}
