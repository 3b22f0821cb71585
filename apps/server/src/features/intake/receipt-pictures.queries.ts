import type { Db, Trx } from '../../platform/db/connect.ts'

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
