import { resetPasswordSchema } from '@spizarka/contract/credentials'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { fieldErrors } from '../../platform/http/field-errors.ts'
import { sendMessage } from '../mail/index.ts'
import { updatePassword } from './accounts.queries.ts'
import { isCommonPassword } from './common-passwords.ts'
import { deleteLinks } from './links.queries.ts'
import { passwordChangedMail } from './password-changed-mail.ts'
import { revokeSessions } from './sessions.queries.ts'

interface TypedPasswords {
  new_password: string
  re_new_password: string
}

/** Why the two passwords of a reset will not do, if so. */
export function problemWithPasswords(typed: TypedPasswords): Error | undefined {
  const result = resetPasswordSchema.safeParse(typed)
  if (!result.success) return fieldErrors(result.error.issues)
  return isCommonPassword(typed.new_password) ? new AppError('new_password_too_common') : undefined
}

/** Puts a new password in force: every session ends but the one named, every link dies that the old one stood behind, a mail says so. */
export async function replacePassword(
  trx: Trx,
  context: AppContext,
  user: { id: number; email: string },
  { passwordHash, keptSessionId }: { passwordHash: string; keptSessionId: string | null },
): Promise<void> {
  await updatePassword(trx, user.id, passwordHash)
  await deleteLinks(trx, user.id, ['password_reset', 'email_change'])
  await revokeSessions(trx, user.id, { keptSessionId, at: context.clock.now() })
  await context.jobs.enqueue(trx, sendMessage, passwordChangedMail(user.email, context.publicUrl))
}
