import { POINTS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import type { MailMessage } from '@spizarka/integrations/mail'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { composeMail, sendMessage } from '../../mail/index.ts'
import { awardPoints } from '../../points/index.ts'
import { findLink, updateLinkUsed } from '../account-links.queries.ts'
import { decodeUid, hashLinkToken } from '../account-links.ts'
import { lockUser, updateUserActivated } from '../accounts.queries.ts'

/** Makes an account usable with the link of its mail and grants the first points; throws AppError when the link is no good. */
export async function activateAccount(context: AppContext, link: { uid: string; token: string }): Promise<void> {
  const userId = decodeUid(link.uid)
  if (userId === undefined) throw new AppError('link_uid_invalid')
  const now = context.clock.now()
  await context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId)
    if (!user) throw new AppError('link_uid_invalid')
    const found = await findLink(trx, userId, 'activation', hashLinkToken(link.token))
    if (!found) throw new AppError('link_token_invalid')
    // Before expiry: who comes back to an old mail is told that all is well.
    if (user.is_active) throw new AppError('already_activated')
    if (found.expires_at <= now) throw new AppError('link_token_invalid')
    await updateLinkUsed(trx, found.id, now)
    await startAccount(trx, context, user)
  })
}

/** Makes an account usable whose address has been proved: grants the first points, once, and greets its owner. */
export async function startAccount(trx: Trx, context: AppContext, user: { id: number; email: string }): Promise<void> {
  await updateUserActivated(trx, user.id, context.clock.now())
  await awardPoints(trx, { userId: user.id, reason: 'activation', reference: String(user.id), amount: POINTS.activation })
  await context.jobs.enqueue(trx, sendMessage, welcomeMail(user.email, context.publicUrl))
}

const points = (amount: number) => `${amount} ${plural(amount, ['punkt', 'punkty', 'punktów'])} AI`

/** The mail that greets a new account once it is active. */
export function welcomeMail(address: string, publicUrl: string): MailMessage {
  return composeMail(address, {
    subject: 'Witaj w Spiżarce',
    preview: `Na koncie czeka ${points(POINTS.activation)}. Zacznij od tego, co masz w kuchni.`,
    heading: 'Kuchnia jest Twoja',
    before: [
      `Konto działa, a na nim czeka ${points(POINTS.activation)}.`,
      'Powiedz nam, na czym gotujesz i czego unikasz – przepisy będą do tego dopasowane. Pięć krótkich kroków, każdy można pominąć.',
      `Za pierwsze kroki dopiszemy jeszcze ${points(POINTS.onboardingBonus)}.`,
    ],
    button: { label: 'Zrób pierwsze kroki', url: `${publicUrl}/onboarding/welcome` },
    after: ['Potem dodaj produkty: wpisz listę, sfotografuj paragon albo zeskanuj kody kreskowe.'],
    footer: 'Ta wiadomość przyszła, bo Twoje konto w Spiżarce zostało właśnie aktywowane.',
  })
}
