import { DEFAULT_PREFERENCES, type Preferences, preferencesSchema } from '@spizarka/contract/preferences'
import { z } from 'zod'
import type { Db } from '../../platform/db/connect.ts'
import { findChosenPreferences, upsertChosenPreferences } from './preferences.queries.ts'

/** Of older versions, too: what is no setting any more is left out. */
const storedSchema = z.object(preferencesSchema.shape).partial()

/** What a user has set; the rest is as it is for everybody at first. */
export async function readPreferences(db: Db, userId: number): Promise<Preferences> {
  return { ...DEFAULT_PREFERENCES, ...storedSchema.parse((await findChosenPreferences(db, userId)) ?? {}) }
}

/** Sets what is named and leaves the rest; answers with all of it. */
export async function updatePreferences(db: Db, userId: number, chosen: Partial<Preferences>): Promise<Preferences> {
  if (Object.keys(chosen).length > 0) await upsertChosenPreferences(db, userId, chosen)
  return readPreferences(db, userId)
}
