import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { insertNotices, type Notice } from './notices.queries.ts'

/** Tells a user something, once a reference; nothing happens where they switched the kind off or are gone. */
export async function notify(trx: Trx, { clock }: Pick<AppContext, 'clock'>, notice: Notice): Promise<void> {
  await insertNotices(trx, [notice], clock.now())
}
