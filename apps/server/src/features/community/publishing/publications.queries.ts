import type { PublicationChecks } from '@spizarka/contract/moderation'
import type { PublicationState } from '@spizarka/contract/publication-states'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import type { RecipePublicationsRow } from '../../../platform/db/row-types.gen.ts'
import type { RecipeText } from '../../recipes/index.ts'

export type PublicationRow = Selectable<RecipePublicationsRow> & { author_name: string | null }

function publications(db: Db | Trx) {
  return db
    .selectFrom('recipe_publications as publication')
    .leftJoin('author_names as author', 'author.user_id', 'publication.author_id')
    .selectAll('publication')
    .select('author.name as author_name')
}

export async function findPublication(db: Db | Trx, id: number): Promise<PublicationRow | undefined> {
  return publications(db).where('publication.id', '=', id).executeTakeFirst()
}

/** Locks a publication against other decisions; of one author alone where that is given. */
export async function lockPublication(trx: Trx, id: number, authorId?: number): Promise<PublicationRow | undefined> {
  let query = publications(trx).where('publication.id', '=', id)
  if (authorId !== undefined) query = query.where('publication.author_id', '=', authorId)
  return query.forNoKeyUpdate('publication').executeTakeFirst()
}

/** The latest text of a recipe that its author sent. */
export async function findLatestPublication(db: Db | Trx, recipeId: number, authorId: number): Promise<PublicationRow | undefined> {
  return publications(db)
    .where('publication.recipe_id', '=', recipeId)
    .where('publication.author_id', '=', authorId)
    .orderBy('publication.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The text of a recipe that waits, or the one that stands, locked. */
export async function lockPublicationOf(trx: Trx, recipeId: number, state: 'submitted' | 'published'): Promise<PublicationRow | undefined> {
  return publications(trx)
    .where('publication.recipe_id', '=', recipeId)
    .where('publication.state', '=', state)
    .where('publication.superseded_at', 'is', null)
    .forNoKeyUpdate('publication')
    .executeTakeFirst()
}

/** Exact in a transaction that holds the author's lock. */
export async function countWaiting(db: Db | Trx, authorId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recipe_publications')
    .where('author_id', '=', authorId)
    .where('state', '=', 'submitted')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** What was found in a text, and how much of it is worth a look. */
export interface Checked {
  checks: PublicationChecks
  risk: number
}

interface NewPublication {
  recipeId: number
  authorId: number
  isEdit: boolean
  text: RecipeText
  checked: Checked
  at: Date
}

export async function insertPublication(trx: Trx, { recipeId, authorId, isEdit, text, checked, at }: NewPublication): Promise<number> {
  const row: Insertable<RecipePublicationsRow> = {
    recipe_id: recipeId,
    author_id: authorId,
    state: 'submitted',
    is_edit: isEdit,
    text: JSON.stringify(text),
    checks: JSON.stringify(checked.checks),
    risk: checked.risk,
    submitted_at: at,
  }
  const { id } = await trx.insertInto('recipe_publications').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The publication's lock must be held. */
export async function updatePublication(trx: Trx, id: number, row: Updateable<RecipePublicationsRow>): Promise<void> {
  await trx.updateTable('recipe_publications').set(row).where('id', '=', id).execute()
}

/** What of a recipe's earlier texts its author was asked to change, or was refused, gives way to the one that is sent now. */
export async function updateDecidedSuperseded(trx: Trx, recipeId: number, at: Date): Promise<void> {
  await trx
    .updateTable('recipe_publications')
    .set({ superseded_at: at })
    .where('recipe_id', '=', recipeId)
    .where('state', 'in', ['changes_requested', 'rejected', 'withdrawn', 'removed'])
    .where('superseded_at', 'is', null)
    .execute()
}

/** Takes back what of a recipe waits or stands; gives how many texts that were. */
export async function updateWithdrawn(trx: Trx, recipeId: number, at: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('recipe_publications')
    .set({ state: 'withdrawn', withdrawn_at: at })
    .where('recipe_id', '=', recipeId)
    .where('state', 'in', ['submitted', 'published'])
    .where('superseded_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const IS_CURRENT = ['publication.superseded_at', 'is', null] as const

/** A page of an author's texts that no later one took the place of, newest first, with what happened to their recipes. */
export async function listOwnPublications(
  db: Db,
  authorId: number,
  state: PublicationState | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  let query = publications(db)
    .leftJoin('recipes as recipe', (join) => join.onRef('recipe.id', '=', 'publication.recipe_id').on('recipe.owner_id', '=', authorId))
    .leftJoin('pictures as picture', 'picture.key', 'recipe.picture_key')
    .where('publication.author_id', '=', authorId)
    .where(...IS_CURRENT)
    .select((eb) => [
      'recipe.id as kept_id',
      'recipe.rating_mean',
      'recipe.rating_count',
      'recipe.comment_count',
      'picture.key as picture_key',
      'picture.kind as picture_kind',
      'picture.width',
      'picture.height',
      eb
        .selectFrom('consumptions as cooked')
        .whereRef('cooked.recipe_id', '=', 'publication.recipe_id')
        .where('cooked.undone_at', 'is', null)
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('cooked_count'),
      eb
        .selectFrom('recipe_favorites as saved')
        .whereRef('saved.recipe_id', '=', 'publication.recipe_id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('saved_count'),
      eb
        .selectFrom('recipe_publications as ahead')
        .where('ahead.state', '=', 'submitted')
        .where((where) =>
          where(where.refTuple('ahead.submitted_at', 'ahead.id'), '<', where.refTuple('publication.submitted_at', 'publication.id')),
        )
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('ahead'),
    ])
  if (state !== undefined) query = query.where('publication.state', '=', state)
  return query.orderBy('publication.submitted_at', 'desc').orderBy('publication.id', 'desc').limit(limit).offset(offset).execute()
}

export async function countOwnPublications(db: Db, authorId: number, state: PublicationState | undefined): Promise<number> {
  let query = db
    .selectFrom('recipe_publications as publication')
    .where('author_id', '=', authorId)
    .where(...IS_CURRENT)
  if (state !== undefined) query = query.where('state', '=', state)
  const { count } = await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

/** An author by the normalised name; undefined where nobody has it. */
export async function findAuthor(db: Db, nameKey: string) {
  const { rows } = await sql<{
    user_id: number
    name: string
    recipes: number
    cooked: number
    saved: number
    rating: number | null
  }>`
    select author.user_id, author.name, count(recipe.id) as recipes,
      coalesce(sum((select count(*) from consumptions where recipe_id = recipe.id and undone_at is null)), 0)::bigint as cooked,
      coalesce(sum((select count(*) from recipe_favorites where recipe_id = recipe.id)), 0)::bigint as saved,
      (sum(recipe.rating_sum)::real / nullif(sum(recipe.rating_count), 0)) as rating
    from author_names as author
    left join recipes as recipe on recipe.owner_id = author.user_id and recipe.published_at is not null
    where author.name_key = ${nameKey}
    group by author.user_id
  `.execute(db)
  return rows[0]
}
