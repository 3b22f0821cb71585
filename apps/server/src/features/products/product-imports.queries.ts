import type { Db, Trx } from '../../platform/db/connect.ts'

/** A dump that is being imported: another file, a newer one of the same name, or other countries are another import. */
export interface ImportIdentity {
  fileName: string
  /** In bytes. */
  fileSize: number
  fileModifiedAt: Date
  /** Two letters in lower case; empty for all countries. */
  country: string
}

/** How far it is. */
export interface ImportProgress {
  lines: number
  imported: number
  broken: number
  finished: boolean
}

const NO_PROGRESS: ImportProgress = { lines: 0, imported: 0, broken: 0, finished: false }

export async function findImportProgress(db: Db, { fileName, fileSize, fileModifiedAt, country }: ImportIdentity): Promise<ImportProgress> {
  const row = await db
    .selectFrom('product_imports')
    .where('file_name', '=', fileName)
    .where('file_size', '=', fileSize)
    .where('file_modified_at', '=', fileModifiedAt)
    .where('country', '=', country)
    .select(['lines', 'imported', 'broken', 'finished_at'])
    .executeTakeFirst()
  if (!row) return NO_PROGRESS
  const { finished_at, ...counts } = row
  return { ...counts, finished: finished_at !== null }
}

export async function upsertImportProgress(trx: Trx, dump: ImportIdentity, progress: ImportProgress, now: Date): Promise<void> {
  const { finished, ...counts } = progress
  const state = { ...counts, finished_at: finished ? now : null }
  await trx
    .insertInto('product_imports')
    .values({
      file_name: dump.fileName,
      file_size: dump.fileSize,
      file_modified_at: dump.fileModifiedAt,
      country: dump.country,
      ...state,
    })
    .onConflict((conflict) => conflict.columns(['file_name', 'file_size', 'file_modified_at', 'country']).doUpdateSet(state))
    .execute()
}
