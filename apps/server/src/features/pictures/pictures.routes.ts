import { readPhoto } from '@spizarka/contract/recipe-photos'
import { readPicture } from '@spizarka/contract/recipes'
import { StorageError } from '@spizarka/integrations/storage'
import type { AppContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Route } from '../../platform/http/route.ts'
import { hasPhoto, hasPicture } from './pictures.queries.ts'

/** The pictures of dishes. */
export function routes(route: Route, context: AppContext): void {
  route(readPicture, ({ params }) => readFile(context, params.key, hasPicture))
  route(readPhoto, ({ params }) => readFile(context, params.key, hasPhoto))
}

const KEY = /^[0-9a-f]{32}$/

/** The picture at an unguessable key, for anybody who has it. */
async function readFile(
  { db, files }: AppContext,
  key: string,
  isThere: (db: Db, key: string) => Promise<boolean>,
): Promise<Uint8Array<ArrayBuffer>> {
  // The row decides: what was purged is gone, also where its file lingers.
  const file = KEY.test(key) && (await isThere(db, key)) ? await files.get(key).catch(outOfOrder) : undefined
  if (!file) throw new AppError('not_found')
  return file
}

function outOfOrder(error: unknown): never {
  throw error instanceof StorageError ? new AppError('not_ready') : error
}
