import { findContacts, findSwearing, isReservedName, looksOf } from '@spizarka/culinary/community'
import { type Trx, uniqueViolation } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { findAuthorName, upsertAuthorName } from './author-names.queries.ts'

/**
 * Sets a user's author name everywhere. It is unique, look-alikes included. Locks the author until the transaction ends. Names are not
 * moderated, so swearing and links are refused; existing names stay. Throws `author_name_taken`, `author_name_reserved`.
 */
export async function takeAuthorName(trx: Trx, userId: number, name: string, at: Date): Promise<void> {
  const key = looksOf(name)
  if (key === '' || isReservedName(name)) throw new AppError('author_name_reserved')
  const isHeld = findSwearing(name).length > 0 || findContacts(name).length > 0
  if (isHeld && name !== (await findAuthorName(trx, userId))) throw new AppError('author_name_reserved')
  try {
    await upsertAuthorName(trx, userId, name, key, at)
  } catch (error) {
    if (uniqueViolation(error) === 'author_names_name_key_key') throw new AppError('author_name_taken')
    throw error
  }
}
