import type { ErrorCode } from '@spizarka/contract/errors'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { refundAll } from './recipe-points.ts'
import { lockProcessing, markFailed, type RecipeSession } from './recipe-sessions.queries.ts'

const FAILURES = { compose: 'recipe_failed', picture: 'picture_failed', import: 'import_failed' } as const satisfies Record<
  RecipeSession['kind'],
  ErrorCode
>

/** Why a session failed when it was nobody's fault but ours. */
export function failureOf(kind: RecipeSession['kind']): ErrorCode {
  return FAILURES[kind]
}

/** Says why nothing came of a session and gives its points back; one that is over stays as it is. `data` fills the text. */
export async function failSession(trx: Trx, id: string, code: ErrorCode, data: Readonly<Record<string, string>> = {}): Promise<void> {
  if (!(await lockProcessing(trx, id))) return
  await markFailed(trx, id, code, data)
  await refundAll(trx, id)
}

/** What composing and importing do when their last try has failed. */
export async function giveUpSession({ db }: AppContext, { sessionId }: { sessionId: string }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const session = await lockProcessing(trx, sessionId)
    // What is made by now waits for its picture, whose job knows what to do.
    if (session && session.recipe_id === null) await failSession(trx, sessionId, failureOf(session.kind))
  })
}
