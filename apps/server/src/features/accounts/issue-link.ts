import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { createLinkToken, encodeUid, hashLinkToken, LINK_DAYS } from './account-link.ts'
import { insertLink, type LinkPurpose, type NewLink } from './links.queries.ts'

/** Screens of the app that the links lead to. */
const SCREENS: Record<LinkPurpose, string> = {
  activation: 'activate',
  password_reset: 'password/reset/confirm',
  email_change: 'email-confirmation',
}

/** Makes a link for a mail and returns its address. Links made before keep working. */
export async function issueLink(
  trx: Trx,
  context: AppContext,
  { userId, purpose, emailChange }: Pick<NewLink, 'userId' | 'purpose' | 'emailChange'>,
): Promise<string> {
  const token = createLinkToken()
  const now = context.clock.now()
  await insertLink(trx, {
    userId,
    purpose,
    ...(emailChange && { emailChange }),
    tokenHash: hashLinkToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_DAYS * 86_400_000),
  })
  return `${context.publicUrl}/${SCREENS[purpose]}/${encodeUid(userId)}/${token}`
}
