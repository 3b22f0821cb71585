import type { Db, Trx } from '../../../platform/db/connect.ts'

/** Keeps what has been found so far, as long as the session is being read. */
export async function updateFound(db: Db, sessionId: string, found: readonly object[]): Promise<void> {
  await db
    .updateTable('intake_sessions')
    .set({ found: JSON.stringify(found) })
    .where('id', '=', sessionId)
    .where('state', '=', 'processing')
    .execute()
}

/** Keeps what stands on a receipt beside its items; amounts in grosze, the day as `YYYY-MM-DD`. */
export async function updateReceiptSummary(
  trx: Trx,
  sessionId: string,
  receipt: { shop: string | null; boughtOn: string | null; totalGrosze: number | null; sumsAgree: boolean | null },
): Promise<void> {
  const { shop, boughtOn, totalGrosze, sumsAgree } = receipt
  await trx
    .updateTable('intake_sessions')
    .set({ shop, bought_on: boughtOn, total_grosze: totalGrosze, sums_agree: sumsAgree })
    .where('id', '=', sessionId)
    .execute()
}

export async function insertPicture(trx: Trx, sessionId: string, jpeg: Uint8Array): Promise<void> {
  await trx
    .insertInto('receipt_pictures')
    .values({ session_id: sessionId, jpeg: Buffer.from(jpeg) })
    .execute()
}

export async function findPicture(db: Db, sessionId: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('receipt_pictures').where('session_id', '=', sessionId).select('jpeg').executeTakeFirst()
  return row?.jpeg
}

export async function deletePicture(trx: Trx, sessionId: string): Promise<void> {
  await trx.deleteFrom('receipt_pictures').where('session_id', '=', sessionId).execute()
}

export async function deletePicturesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('receipt_pictures').where('created_at', '<', before).execute()
}
