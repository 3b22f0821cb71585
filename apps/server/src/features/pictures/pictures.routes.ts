import * as contract from '@spizarka/contract/recipes'
import { StorageError } from '@spizarka/integrations/storage'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Route } from '../../platform/http/route.ts'
import { hasPicture } from './pictures.queries.ts'

/** The pictures of dishes. */
export function routes(route: Route, context: AppContext): void {
  route(contract.readPicture, ({ params }) => readPicture(context, params.key))
}

const KEY = /^[0-9a-f]{32}$/

/** The picture at an unguessable key, for anybody who has it. */
async function readPicture({ db, files }: AppContext, key: string): Promise<Uint8Array<ArrayBuffer>> {
  // The row decides: what was purged is gone, also where its file lingers.
  const file = KEY.test(key) && (await hasPicture(db, key)) ? await files.get(key).catch(outOfOrder) : undefined
  if (!file) throw new AppError('not_found')
  return file
}

function outOfOrder(error: unknown): never {
  throw error instanceof StorageError ? new AppError('not_ready') : error
}
