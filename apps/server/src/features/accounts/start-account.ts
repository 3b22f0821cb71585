import { POINTS } from '@spizarka/contract/limits'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { sendMessage } from '../mail/index.ts'
import { awardPoints } from '../points/index.ts'
import { activateUser } from './accounts.queries.ts'
import { welcomeMail } from './welcome-mail.ts'

/** Makes an account usable whose address has been proved: grants the first points, once, and greets its owner. */
export async function startAccount(trx: Trx, context: AppContext, user: { id: number; email: string }): Promise<void> {
  await activateUser(trx, user.id, context.clock.now())
  await awardPoints(trx, { userId: user.id, reason: 'activation', reference: String(user.id), amount: POINTS.activation })
  await context.jobs.enqueue(trx, sendMessage, welcomeMail(user.email, context.publicUrl))
}
