import type { requestEmailChange as endpoint } from '@spizarka/contract/account-changes'
import type { BodyOut } from '@spizarka/contract/endpoint'
import type { MailMessage } from '@spizarka/integrations/mail'
import type { AppContext } from '../../../platform/context.ts'
import { uniqueViolation } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { composeMail, sendMessage } from '../../mail/index.ts'
import { deleteLinks, findLink } from '../account-links.queries.ts'
import { decodeUid, hashLinkToken, issueLink, linkNote } from '../account-links.ts'
import { findUserByEmail, lockUser, updateEmail } from '../accounts.queries.ts'
import { limitEmailChange } from '../rate-limits.ts'
import { updateAuthSessionsRevoked } from '../sessions/auth-sessions.queries.ts'
import { confirmPassword, lockConfirmedUser } from './change-password.ts'

/** Mails a link to the new address and a notice to the present one; links of an earlier request die. */
export async function requestEmailChange(context: AppContext, caller: Caller, body: BodyOut<typeof endpoint>): Promise<void> {
  const newEmail = body.new_email
  const confirmed = await confirmPassword(context, caller.id, body.current_password)
  await limitEmailChange(context, caller.id, newEmail)
  await context.db.transaction().execute(async (trx) => {
    const user = await lockConfirmedUser(trx, confirmed)
    if (user.email === newEmail) throw new AppError('new_email_same')
    if (await findUserByEmail(trx, newEmail)) throw new AppError('new_email_taken')
    await deleteLinks(trx, user.id, ['email_change'])
    const emailChange = { newEmail, sessionId: caller.sessionId }
    const url = await issueLink(trx, context, { userId: user.id, purpose: 'email_change', emailChange })
    await context.jobs.enqueue(trx, sendMessage, emailChangeMail(newEmail, url))
    await context.jobs.enqueue(trx, sendMessage, emailChangeNotice(user.email, context.publicUrl))
  })
}

/**
 * Changes the address with the link that went to the new one; the session that asked for the change goes on, the others end, and
 * links in the old mailbox die. Throws AppError when the link is no good or somebody has taken the address meanwhile.
 */
export async function confirmEmailChange(context: AppContext, link: { uid: string; token: string }): Promise<void> {
  const userId = decodeUid(link.uid)
  if (userId === undefined) throw new AppError('link_uid_invalid')
  await changeAddress(context, userId, link.token).catch((error: unknown) => {
    throw uniqueViolation(error) === 'users_email_uq' ? new AppError('new_email_taken') : error
  })
}

async function changeAddress(context: AppContext, userId: number, token: string): Promise<void> {
  const now = context.clock.now()
  await context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId)
    if (!user) throw new AppError('link_uid_invalid')
    const found = await findLink(trx, userId, 'email_change', hashLinkToken(token))
    if (!found?.new_email || found.expires_at <= now) throw new AppError('link_token_invalid')
    await updateEmail(trx, userId, found.new_email)
    await deleteLinks(trx, userId, ['password_reset', 'email_change'])
    await updateAuthSessionsRevoked(trx, userId, { keptSessionId: found.session_id, at: now })
  })
}

/** The mail to the new address, with the link that confirms it. */
export function emailChangeMail(newAddress: string, url: string): MailMessage {
  return composeMail(newAddress, {
    subject: 'Potwierdź nowy adres e-mail w Spiżarce',
    preview: 'Jedno kliknięcie i ten adres będzie adresem Twojego konta.',
    heading: 'To Twój nowy adres?',
    before: ['Na ten adres ma zostać przeniesione konto w Spiżarce. Potwierdź, że to Twoja skrzynka.'],
    button: { label: 'Potwierdź adres', url },
    after: [linkNote('email_change'), 'Do tego czasu konto zostaje przy dotychczasowym adresie.'],
    footer: 'Ta wiadomość przyszła, bo podano ten adres w ustawieniach konta. To nie Ty? Zignoruj ją: nic się nie zmieni.',
  })
}

/** The notice to the old address. It does not name the new one: the old mailbox may be somebody else's by now. */
export function emailChangeNotice(oldAddress: string, publicUrl: string): MailMessage {
  return composeMail(oldAddress, {
    subject: 'Zmiana adresu e-mail w Spiżarce',
    preview: 'Konto ma dostać nowy adres. Jeśli to Ty, potwierdź go w nowej skrzynce.',
    heading: 'Konto zmienia adres',
    before: [
      'W ustawieniach Twojego konta w Spiżarce podano nowy adres e-mail. Link do potwierdzenia czeka w nowej skrzynce; do tego czasu nic się nie zmienia.',
      'To nie Ty? Ustaw nowe hasło: wylogujemy wszystkie urządzenia, a link przestanie działać.',
    ],
    button: { label: 'Ustaw nowe hasło', url: `${publicUrl}/forgot-password` },
    after: [],
    footer: 'Ta wiadomość przyszła na dotychczasowy adres konta w Spiżarce.',
  })
}
