import type { ResponseOf } from '@spizarka/contract/endpoint'
import { ERRORS, type ErrorCode } from '@spizarka/contract/errors'
import type { readRecipeSession as endpoint } from '@spizarka/contract/recipe-sessions'
import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { chargedFor } from '../points/index.ts'
import { failureOf } from './fail-session.ts'
import { findSession, type RecipeSession } from './recipe-sessions.queries.ts'

const errorDataSchema = z.record(z.string(), z.string())

/** What came of a session; `not_found` while it is worked on, the reason when nothing came of it. */
export async function readRecipeSession({ db }: AppContext, ownerId: number, sessionId: string): Promise<ResponseOf<typeof endpoint>> {
  const session = await findSession(db, ownerId, sessionId)
  if (!session || session.state === 'processing') throw new AppError('not_found')
  if (session.state === 'failed') throw new AppError(reasonOf(session), errorDataSchema.parse(session.error_data ?? {}))
  return {
    kind: session.kind,
    recipe_id: String(session.recipe_id),
    charged: await chargedFor(db, ownerId, sessionId),
    picture_failed: session.picture_failed,
    made_by: session.made_by ?? 'kitchen',
  }
}

/** An older version may have known other codes. */
function reasonOf({ error_code: code, kind }: RecipeSession): ErrorCode {
  return isErrorCode(code) ? code : failureOf(kind)
}

function isErrorCode(code: string | null): code is ErrorCode {
  return code !== null && Object.hasOwn(ERRORS, code)
}
