import { LIMITS } from '@spizarka/contract/limits'
import { EDITORS_NAME, GONE_AUTHOR_NAME } from '@spizarka/contract/recipe-parts'
import { looksOf } from '@spizarka/culinary/community'
import { searchStem, searchWords } from '@spizarka/culinary/recipes'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { RecipesRow } from '../../platform/db/row-types.gen.ts'
import { markOfFood, marksOfTraits } from './facts/search-marks.ts'
import { heldAgainst, type PantryFoods } from './pantry-match.queries.ts'

/** Which recipes a list is of. */
export interface RecipeFilter {
  search?: string | undefined
  /** The name that it is signed with. */
  author?: string | undefined
  mealType?: string | undefined
  kind?: string | undefined
  maxMinutes?: number | undefined
  /** Only those with much protein. */
  highProtein?: boolean | undefined
  source?: RecipesRow['source'] | undefined
  /** Foods that may be missing in the asked pantry. */
  maxMissing?: number | undefined
  /** Leaves out what holds one of the traits or of the foods. */
  without?: { traits: number; foods: readonly string[] } | undefined
}

export type RecipeOrder =
  | '-created_at'
  | 'created_at'
  | 'title'
  | '-title'
  | 'total_minutes'
  | '-total_minutes'
  | '-pantry_match'
  | '-rating'
  | '-marked_at'
  | '-published_at'

interface Asked {
  filter: RecipeFilter
  order: RecipeOrder
  /** What the order by the pantry and the limit of what is missing are reckoned with; no foods without them. */
  pantry: PantryFoods
  window: { limit: number; offset: number }
}

type Condition = RawBuilder<unknown>

/** Ids of one page of an owner's recipes, and how many there are on all pages. */
export async function listOwnIds(db: Db, ownerId: number, asked: Asked) {
  return listIds(db, sql`recipes as recipe`, [sql`recipe.owner_id = ${ownerId}`], asked)
}

/** The same of what a user marked and may still read. */
export async function listFavoriteIds(db: Db, userId: number, asked: Asked) {
  const table = sql`recipe_favorites as favorite join recipes as recipe on recipe.id = favorite.recipe_id`
  const conditions = [sql`favorite.user_id = ${userId}`, sql`(recipe.owner_id = ${userId} or recipe.published_at is not null)`]
  return listIds(db, table, conditions, asked)
}

/** The same of what is published; where it is narrowed, at most `LIMITS.countedMatches` are counted. */
export async function listPublishedIds(db: Db, asked: Asked) {
  const { filter, pantry } = asked
  const isNarrowed = filter.without !== undefined || Object.entries(filter).some(([, value]) => value !== undefined && value !== false)
  const sample = sql`recipes as recipe tablesample system (1) ${filter.maxMissing === undefined ? sql`` : heldAgainst(pantry)}`
  return listIds(
    db,
    sql`recipes as recipe`,
    [sql`recipe.published_at is not null`],
    asked,
    // An index has all of the library, and all of one author.
    isNarrowed && !filter.author ? (table, conditions) => countMatches(db, sample, table, conditions) : undefined,
  )
}

async function listIds(
  db: Db,
  table: RawBuilder<unknown>,
  whose: readonly Condition[],
  { filter, order, pantry, window }: Asked,
  count: (table: RawBuilder<unknown>, conditions: readonly Condition[]) => Promise<number> = (counted, left) => countAll(db, counted, left),
): Promise<{ count: number; ids: number[] }> {
  const { without, maxMissing } = filter
  const held = sql`${table} ${heldAgainst(pantry)}`
  const counted = maxMissing === undefined ? table : held
  const found = [...whose, ...conditionsOf(filter)]
  const foods = without && without.foods.length > 0 ? sql`recipe.food_ids && ${[...without.foods]}::text[]` : null
  // As a number, so that PostgreSQL takes it for dearer than the traits, which it is, and asks it of those rows alone that they leave.
  const left = foods ? [...found, sql`(${foods})::integer < 1`] : found
  const [number, page] = await Promise.all([
    count(counted, left),
    sql<{ id: number }>`
      select recipe.id from ${order === '-pantry_match' ? held : counted} where ${all(left)}
      order by ${orderBy(order)} limit ${window.limit} offset ${window.offset}
    `.execute(db),
  ])
  return { count: number, ids: page.rows.map(({ id }) => id) }
}

async function countAll(db: Db, table: RawBuilder<unknown>, conditions: readonly Condition[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${table} where ${all(conditions)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Matches in a hundredth of the pages of the table after which nobody need count: there are four times as many as are counted. */
const PLENTY = (4 * LIMITS.countedMatches) / 100

/**
 * What the library is narrowed to has to be looked at row by row, in a large one hundreds of thousands: beyond what anybody goes through
 * it is not counted on, and where a sample of a hundredth has plenty, not at all.
 */
async function countMatches(
  db: Db,
  sample: RawBuilder<unknown>,
  table: RawBuilder<unknown>,
  conditions: readonly Condition[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select case
      when (select count(*) from ${sample} where ${all(conditions)}) >= ${PLENTY}
      then ${LIMITS.countedMatches}::bigint
      else (select count(*) from (select from ${table} where ${all(conditions)} limit ${LIMITS.countedMatches}) as match)
    end as count
  `.execute(db)
  return rows[0]?.count ?? 0
}

function all(conditions: readonly Condition[]): Condition {
  return sql.join(conditions, sql` and `)
}

/**
 * What may be called high in protein: a fifth of the energy comes from it (Regulation (EC) 1924/2006, annex), at 4 kcal a gram. Where a
 * serving is small, as a broth is, that is little all the same: whoever asks for protein wants a meal's worth of it.
 */
const HIGH_PROTEIN = sql`recipe.protein_per_serving >= 20 and recipe.protein_per_serving * 4 >= recipe.kcal_per_serving * 0.2`

/** Whose a published recipe is: ours, nobody's any more, or a user's by the name that is theirs alone. */
function isSignedBy(name: string): Condition {
  if (name === EDITORS_NAME) return sql`recipe.source = 'base'`
  if (name === GONE_AUTHOR_NAME) return sql`recipe.source <> 'base' and recipe.owner_id is null`
  return sql`recipe.owner_id = (select user_id from author_names where name_key = ${looksOf(name)})`
}

function conditionsOf({ search, author, mealType, kind, maxMinutes, highProtein, source, maxMissing, without }: RecipeFilter): Condition[] {
  const conditions: Condition[] = []
  if (search) conditions.push(sql`recipe.search @@ to_tsquery('simple', ${searchQuery(search, without)})`)
  if (author) conditions.push(isSignedBy(author))
  if (mealType) conditions.push(sql`recipe.meal_types @> array[${mealType}]`)
  if (kind) conditions.push(sql`recipe.kind = ${kind}`)
  if (maxMinutes !== undefined) conditions.push(sql`recipe.total_minutes <= ${maxMinutes}`)
  if (highProtein) conditions.push(HIGH_PROTEIN)
  if (source) conditions.push(sql`recipe.source = ${source}`)
  if (maxMissing !== undefined) conditions.push(sql`held.needed - held.have <= ${maxMissing}`)
  // Not "= 0": of an equation PostgreSQL expects so few rows that it sorts them all instead of reading fifty off the index of the order.
  if (without && without.traits !== 0) conditions.push(sql`recipe.traits & ${without.traits}::integer < 1`)
  return conditions
}

function orderBy(order: RecipeOrder): RawBuilder<unknown> {
  switch (order) {
    case '-created_at':
      return sql`recipe.created_at desc, recipe.id desc`
    case 'created_at':
      return sql`recipe.created_at, recipe.id`
    case 'title':
      return sql`recipe.title collate "pl-x-icu", recipe.id`
    case '-title':
      return sql`recipe.title collate "pl-x-icu" desc, recipe.id desc`
    case 'total_minutes':
      return sql`recipe.total_minutes nulls last, recipe.id`
    case '-total_minutes':
      return sql`recipe.total_minutes desc nulls last, recipe.id desc`
    case '-rating':
      return sql`recipe.rating_rank desc nulls last, recipe.id desc`
    case '-marked_at':
      return sql`favorite.marked_at desc, favorite.recipe_id desc`
    case '-published_at':
      return sql`recipe.published_at desc, recipe.id desc`
    case '-pantry_match':
      return sql`held.have::real / greatest(held.needed, 1) desc, held.ending desc, held.have desc, recipe.rating_rank desc nulls last, recipe.id desc`
  }
}

/** A recipe as lists show it: without what is long in it. */
export interface SummaryRow {
  id: number
  owner_id: number | null
  source: RecipesRow['source']
  title: string
  kind: string
  meal_types: string[]
  servings: number
  total_minutes: number | null
  kcal_per_serving: string | null
  rating_mean: number | null
  rating_count: number
  comment_count: number
  /** The name its owner signs with; null where they never signed anything. */
  author_name: string | null
  published_at: Date | null
  created_at: Date
  /** The `ingredients` of the content: the safety gate and the pantry are asked of them. */
  ingredients: unknown
  is_favorite: boolean
  picture_key: string | null
  picture_kind: 'drawn' | 'generated' | 'photo' | null
  width: number | null
  height: number | null
}

/** The rows of a page in the order of their ids; `userId` is whose favourites and photos are meant. */
export async function listSummaries(db: Db, ids: readonly number[], userId: number | null): Promise<SummaryRow[]> {
  const { rows } = await sql<SummaryRow>`
    select recipe.id, recipe.owner_id, recipe.source, recipe.title, recipe.kind, recipe.meal_types, recipe.servings, recipe.total_minutes,
      recipe.kcal_per_serving, recipe.rating_mean, recipe.rating_count, recipe.comment_count, recipe.published_at, author.name as author_name, recipe.created_at, recipe.content -> 'ingredients' as ingredients,
      favorite.user_id is not null as is_favorite, picture.key as picture_key, picture.kind as picture_kind, picture.width, picture.height
    from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, place)
    join recipes as recipe on recipe.id = wanted.id
    left join author_names as author on author.user_id = recipe.owner_id
    left join recipe_photos as photo on photo.recipe_id = recipe.id and photo.user_id = ${userId} and photo.removed_at is null
    left join pictures as picture on picture.key = coalesce(photo.picture_key, recipe.picture_key)
    left join recipe_favorites as favorite on favorite.recipe_id = recipe.id and favorite.user_id = ${userId}
    order by wanted.place
  `.execute(db)
  return rows
}

/** A query of more words costs more than it saves; what is not among them is left out by the columns. */
const MOST_MARKS = 40

/**
 * What was typed as PostgreSQL's tsquery: every word begins some word of the recipe, or has its stem, and no mark of what must not be in it
 * is there. The index answers all of it at once; by the words alone most of what it finds would be rows to read and to leave out. The
 * columns have the last word: they are asked as well. Null where there is no word in it, which is in no recipe.
 */
function searchQuery(typed: string, without: RecipeFilter['without']): string | null {
  const words = searchWords(typed)
  if (words.length === 0) return null
  const marks = without ? [...marksOfTraits(without.traits), ...without.foods.flatMap(markOfFood)] : []
  // Words are of letters and digits alone, marks of plain ids: nothing in them can be an operator.
  return [
    ...words.map((word) => (searchStem(word) === word ? `${word}:*` : `(${word}:* | ${searchStem(word)})`)),
    ...marks.slice(0, MOST_MARKS).map((mark) => `!'${mark}'`),
  ].join(' & ')
}
