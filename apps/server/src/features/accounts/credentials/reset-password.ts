import type { confirmPasswordReset as endpoint } from '@spizarka/contract/account-changes'
import type { BodyOut } from '@spizarka/contract/endpoint'
import type { MailMessage } from '@spizarka/integrations/mail'
import type { AppContext } from '../../../platform/context.ts'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { composeMail, sendMessage } from '../../mail/index.ts'
import { findLink } from '../account-links.queries.ts'
import { decodeUid, hashLinkToken, issueLink, linkNote } from '../account-links.ts'
import { findUser, findUserByEmail, lockUser } from '../accounts.queries.ts'
import { startAccount } from '../registration/activate-account.ts'
import { problemWithPasswords, replacePassword } from './new-password.ts'

/**
 * Mails a link that sets a new password, also to whoever never activated the account: the mail proves the address as well.
 * Links made before keep working until one of them is used. Throws AppError `reset_account_unknown`.
 */
export async function requestPasswordReset(context: AppContext, email: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email)
    if (!user) throw new AppError('reset_account_unknown')
    const url = await issueLink(trx, context, { userId: user.id, purpose: 'password_reset' })
    await context.jobs.enqueue(trx, sendMessage, passwordResetMail(user.email, url))
  })
}

/**
 * Sets a new password with the link of a mail, and activates an account that never was: the mail has proved the address. The link
 * is judged first, so passwords that will not do tell whether it is good: 400 with their fields when it is, 404 when it is not.
 */
export async function confirmPasswordReset(context: AppContext, body: BodyOut<typeof endpoint>): Promise<void> {
  const problem = problemWithPasswords(body)
  const userId = await userOfLink(context, body, problem !== undefined)
  if (problem) throw problem
  const passwordHash = await context.passwords.hash(body.new_password, [`user ${userId}`])
  await context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId)
    // Somebody may have used it, or changed the password, in the meantime.
    if (!user || !(await isLinkValid(trx, context, userId, body.token))) throw new AppError('reset_link_invalid')
    await replacePassword(trx, context, user, { passwordHash, keptSessionId: null })
    if (!user.is_active) await startAccount(trx, context, user)
  })
}

/** Whose the link is; throws AppError when it is no good. */
async function userOfLink(context: AppContext, { uid, token }: { uid: string; token: string }, isProbe: boolean): Promise<number> {
  const userId = decodeUid(uid)
  if (userId !== undefined && (await isLinkValid(context.db, context, userId, token))) return userId
  if (isProbe) throw new AppError('reset_link_unknown')
  const isSomebody = userId !== undefined && (await findUser(context.db, userId)) !== undefined
  throw new AppError(isSomebody ? 'reset_link_invalid' : 'link_uid_invalid')
}

async function isLinkValid(db: Db | Trx, { clock }: AppContext, userId: number, token: string): Promise<boolean> {
  const link = await findLink(db, userId, 'password_reset', hashLinkToken(token))
  return link !== undefined && link.expires_at > clock.now()
}

/** The mail with the link that sets a new password. */
export function passwordResetMail(address: string, url: string): MailMessage {
  return composeMail(address, {
    subject: 'Ustaw nowe hasło do Spiżarki',
    preview: 'Jedno kliknięcie i wpiszesz nowe hasło.',
    heading: 'Nowe hasło',
    before: ['Ktoś, pewnie Ty, poprosił o nowe hasło do konta w Spiżarce. Ustawisz je pod tym linkiem.'],
    button: { label: 'Ustaw nowe hasło', url },
    after: [linkNote('password_reset'), 'Po zmianie wylogujemy wszystkie urządzenia.'],
    footer: 'To nie Ty? Zignoruj tę wiadomość: Twoje hasło się nie zmieni. Nikomu nie podawaj linku.',
  })
}
