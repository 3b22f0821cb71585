import { resetPasswordSchema } from '@spizarka/contract/credentials'
import type { MailMessage } from '@spizarka/integrations/mail'
import { dictionary } from '@zxcvbn-ts/language-common'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { fieldErrors } from '../../../platform/http/read-call.ts'
import { composeMail, sendMessage } from '../../mail/index.ts'
import { deleteLinks } from '../account-links.queries.ts'
import { updatePassword } from '../accounts.queries.ts'
import { updateAuthSessionsRevoked } from '../sessions/auth-sessions.queries.ts'

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
  await updateAuthSessionsRevoked(trx, user.id, { keptSessionId, at: context.clock.now() })
  await context.jobs.enqueue(trx, sendMessage, passwordChangedMail(user.email, context.publicUrl))
}

// Ranked by how often they turn up in leaks. The list goes on past the first 10 000, which hold hardly any of 14 characters.
const COMMON = new Set(dictionary['passwords-common'])

/** True for a password that is among the commonest, in whatever case it is written. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase())
}

/** The notice that the password is another one now, with the way out for whoever did not change it. */
export function passwordChangedMail(address: string, publicUrl: string): MailMessage {
  return composeMail(address, {
    subject: 'Hasło do Spiżarki zostało zmienione',
    preview: 'Jeśli to Ty, nie musisz nic robić.',
    heading: 'Masz nowe hasło',
    before: [
      'Hasło do Twojego konta w Spiżarce zostało właśnie zmienione, a pozostałe urządzenia wylogowane. Jeśli to Ty, nie musisz nic robić.',
      'To nie Ty? Od razu ustaw własne hasło.',
    ],
    button: { label: 'Ustaw nowe hasło', url: `${publicUrl}/forgot-password` },
    after: [],
    footer: 'Ta wiadomość przyszła, bo zmieniło się hasło do konta z tym adresem.',
  })
}
