import { saveFitnessProfile } from '@spizarka/contract/fitness'
import { dietSchema, healthConditionsSchema } from '@spizarka/contract/profile'
import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/db/connect.ts'
import { deleteSealed, findSealed, listSealed, upsertSealed } from './profile.queries.ts'

const fitnessSchema = saveFitnessProfile.body.omit({ health_data_consent: true })

const DOCUMENTS = {
  health_conditions: healthConditionsSchema,
  exclusions: z.object({ product_names: z.array(z.string()) }),
  diet: dietSchema,
  /** What it said before is kept with the last day that it held, oldest first: a past day is compared with the target of then. */
  fitness: fitnessSchema.extend({
    since: z.string().nullable().default(null),
    before: z.array(fitnessSchema.extend({ until: z.string() })).default([]),
  }),
  /** Kilograms by day, `YYYY-MM-DD`. */
  weights: z.object({ kg: z.record(z.string(), z.number()) }),
}
type Kind = keyof typeof DOCUMENTS
type Document<K extends Kind> = z.output<(typeof DOCUMENTS)[K]>
/** What a user said that their target is counted from. */
export type FitnessDocument = Document<'fitness'>

/** What profiles are kept with. */
export type ProfileContext = Pick<AppContext, 'db' | 'sealing' | 'clock'>

// Sealing hides what is said, not how long it is: an empty list is to look like one of three illnesses.
const PADDED_TO_BYTES = 1024

/** What a user said of a kind; null when nothing. */
export async function readDocument<K extends Kind>(
  { db, sealing }: Pick<ProfileContext, 'sealing'> & { db: Db | Trx },
  userId: number,
  kind: K,
): Promise<Document<K> | null> {
  const sealed = await findSealed(db, userId, kind)
  return sealed ? open(sealing, userId, kind, sealed) : null
}

/** What a user said of several kinds; nothing of a kind of which they said nothing. */
export async function readDocuments<K extends Kind>(
  { db, sealing }: Pick<ProfileContext, 'sealing'> & { db: Db | Trx },
  userId: number,
  kinds: readonly K[],
): Promise<{ [Each in K]?: Document<Each> }> {
  const found = await listSealed(db, userId, kinds)
  const documents: { [Each in K]?: Document<Each> } = {}
  for (const kind of kinds) {
    const sealed = found.find((each) => each.kind === kind)
    if (sealed) documents[kind] = open(sealing, userId, kind, sealed)
  }
  return documents
}

function open<K extends Kind>(
  sealing: ProfileContext['sealing'],
  userId: number,
  kind: K,
  sealed: Parameters<ProfileContext['sealing']['open']>[0],
): Document<K> {
  const text = sealing.open(sealed, placeOf(userId, kind)).toString('utf8')
  // TypeScript does not follow from the kind to its schema.
  return DOCUMENTS[kind].parse(JSON.parse(text)) as Document<K>
}

/** Puts a document in the place of the one before. The profile's lock must be held. */
export async function saveDocument<K extends Kind>(
  trx: Trx,
  { sealing, clock }: ProfileContext,
  userId: number,
  kind: K,
  document: Document<K>,
): Promise<void> {
  const text = Buffer.from(JSON.stringify(document))
  const padded = Buffer.alloc(Math.ceil(text.length / PADDED_TO_BYTES) * PADDED_TO_BYTES, ' ')
  text.copy(padded)
  await upsertSealed(trx, userId, kind, sealing.seal(padded, placeOf(userId, kind)), clock.now())
}

/** Forgets what a user said of a kind; false when they had said nothing. The profile's lock must be held. */
export async function deleteDocument(trx: Trx, userId: number, kind: Kind): Promise<boolean> {
  return deleteSealed(trx, userId, kind)
}

function placeOf(userId: number, kind: Kind): string {
  return `sealed_profiles/${userId}/${kind}`
}
