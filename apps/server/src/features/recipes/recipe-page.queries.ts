import { LIMITS } from '@spizarka/contract/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { RecipesRow } from '../../platform/db/row-types.gen.ts'
import { BY_RATING, joinPantryMatch, MAX_LIKED_CANDIDATES, nearestPublished, type PantryFoods } from './pantry-match.queries.ts'
import {
  all,
  type Condition,
  filterConditions,
  isInWordIndex,
  isNarrowed,
  orderIndexConditions,
  type RecipeFilter,
  rowConditions,
  wordCondition,
  wordIndexConditions,
} from './recipe-filter.queries.ts'

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

interface ListQuery {
  filter: RecipeFilter
  order: RecipeOrder
  /** What the order by the pantry and the limit of what is missing are computed with; no foods without them. */
  pantry: PantryFoods
  window: { limit: number; offset: number }
}

/** Ids of one page of an owner's recipes, and how many there are on all pages. */
export async function listOwnIds(db: Db, ownerId: number, asked: ListQuery) {
  return listIds(db, sql`recipes as recipe`, [sql`recipe.owner_id = ${ownerId}`], asked)
}

/** The same of what a user marked and may still read. */
export async function listFavoriteIds(db: Db, userId: number, asked: ListQuery) {
  const table = sql`recipe_favorites as favorite join recipes as recipe on recipe.id = favorite.recipe_id`
  const conditions = [sql`favorite.user_id = ${userId}`, sql`(recipe.owner_id = ${userId} or recipe.published_at is not null)`]
  return listIds(db, table, conditions, asked)
}

/**
 * The same of what is published; where it is narrowed, at most `LIMITS.countedMatches` are counted. What there is plenty of is read off the
 * index of the order; what is rarer is found by its words and put in order: each takes as long however large the library is.
 */
export async function listPublishedIds(db: Db, asked: ListQuery) {
  const { filter, order, window } = asked
  if (order === '-pantry_match' || filter.maxMissing !== undefined) return listNearestIds(db, asked)
  const conditions = [IS_PUBLISHED, ...filterConditions(filter)]
  if (!isInWordIndex(filter) || filter.author)
    return listIds(db, LIBRARY, [IS_PUBLISHED], asked, () => countLibrary(db, filter, conditions))
  if (!(await hasPlenty(db, conditions))) return pageByWords(db, filter, order, window)
  if (INDEXED_ORDERS.has(order)) return (await pageByOrderIndex(db, filter, order, window)) ?? pageByWords(db, filter, order, window)
  // In titles and minutes all of it may be at the far end: a walk there has none.
  if ((await shareOf(db, conditions)) < MAX_SPARSE_SHARE) return pageByWords(db, filter, order, window)
  return listIds(db, LIBRARY, [IS_PUBLISHED], asked, () => Promise.resolve(LIMITS.countedMatches))
}

/** Below this share of the library, gathering all matches is faster than scanning an order's index for them. */
const MAX_SPARSE_SHARE = 0.02

/** Orders whose index also holds the filtered columns. They do not depend on a recipe's content, so frequent matches are found early. */
const INDEXED_ORDERS: ReadonlySet<RecipeOrder> = new Set(['-rating', '-published_at'])
/** Limits of an index scan, in entries and in rows read: about 30 ms. */
const MAX_INDEX_ENTRIES = 20_000
const MAX_ROWS_READ = 1_500

/**
 * One page of what there is plenty of, read off the beginning of an order: in the index alone, with a look at the rows of what it leaves in.
 * Null where all of it stands far down the order, as what nobody rates well does: a walk to it would be one through most of the library.
 */
async function pageByOrderIndex(db: Db, filter: RecipeFilter, order: RecipeOrder, { limit, offset }: ListQuery['window']) {
  const { rows } = await sql<{ id: number }>`
    select walked_id as id from (
      select walked_id from (
        select recipe.id as walked_id, recipe.traits, recipe.total_minutes, recipe.kind, recipe.meal_types from ${LIBRARY}
        where ${IS_PUBLISHED} order by ${orderBy(order)} limit ${MAX_INDEX_ENTRIES + offset * EXTRA_DEPTH_PER_OFFSET}
      ) as recipe
      where ${all([sql`true`, ...orderIndexConditions(filter)])} limit ${MAX_ROWS_READ + offset * EXTRA_DEPTH_PER_OFFSET}
    ) as walked
    where (select ${all(rowConditions(filter))} from ${LIBRARY} where recipe.id = walked_id)
    limit ${limit + offset}
  `.execute(db)
  if (rows.length < limit + offset) return null
  return { count: LIMITS.countedMatches, ids: rows.slice(offset).map(({ id }) => id) }
}

/** How many more entries are scanned per row of offset, as if one in twenty matched. */
const EXTRA_DEPTH_PER_OFFSET = 20

/**
 * One page of what is not plenty, all of it found by its words first: PostgreSQL would walk an index of a million for fifty of a word that
 * it expects in every hundredth recipe.
 */
async function pageByWords(db: Db, filter: RecipeFilter, order: RecipeOrder, { limit, offset }: ListQuery['window']) {
  const conditions = [
    IS_PUBLISHED,
    ...wordIndexConditions(filter),
    ...filterConditions(filter, { marksUnwanted: await hasManyWordMatches(db, filter) }),
  ]
  const { rows } = await sql<{ ids: number[]; count: number }>`
    with matched as materialized (select ${ORDERED_BY} from ${LIBRARY} where ${all(conditions)})
    select array(select recipe.id from matched as recipe order by ${orderBy(order)} limit ${limit} offset ${offset}) as ids,
      (select count(*) from matched) as count
  `.execute(db)
  const { ids = [], count = 0 } = rows[0] ?? {}
  return { count: Math.min(count, LIMITS.countedMatches), ids }
}

const LIBRARY = sql`recipes as recipe`
/** What orders look at: of ten thousand recipes the first ones are picked out, and the others are never put in order. */
const ORDERED_BY = sql`recipe.id, recipe.title, recipe.total_minutes, recipe.rating_rank, recipe.created_at, recipe.published_at`
const IS_PUBLISHED = sql`recipe.published_at is not null`

/** An index has all of the library, and all of one author. */
function countLibrary(db: Db, filter: RecipeFilter, conditions: readonly Condition[]): Promise<number> {
  if (!isNarrowed(filter)) return countPublished(db)
  return filter.author ? countAll(db, LIBRARY, conditions) : countMatches(db, conditions)
}

/** From this many recipes on the count may be as old as the next constant says. */
const LARGE_LIBRARY = 10_000
const COUNT_CACHE_MS = 60_000
const counts = new WeakMap<Db, { count: number; at: number }>()

/** All that is published; of a large library as of the last minute, since an index of a million takes 15 ms to count. */
async function countPublished(db: Db): Promise<number> {
  const known = counts.get(db)
  if (known && known.count >= LARGE_LIBRARY && performance.now() - known.at < COUNT_CACHE_MS) return known.count
  const count = await countAll(db, LIBRARY, [IS_PUBLISHED])
  counts.set(db, { count, at: performance.now() })
  return count
}

/** The last count of published recipes, only for choosing a query plan; infinite where it is outdated. */
function lastPublishedCount(db: Db): number {
  const known = counts.get(db)
  return known && performance.now() - known.at < COUNT_CACHE_MS ? known.count : Number.POSITIVE_INFINITY
}

/**
 * What is published by what is at home. Of a large library a bounded part is compared with the pantry; where nothing is said of what may be
 * missing, the rest follows by its rating.
 */
async function listNearestIds(db: Db, { filter, order, pantry, window }: ListQuery): Promise<{ count: number; ids: number[] }> {
  const { maxMissing, ...rest } = filter
  const conditions = [IS_PUBLISHED, ...filterConditions(rest)]
  const isByWords = isInWordIndex(rest) && !rest.author
  const isPlenty = isByWords && (await hasPlenty(db, conditions))
  const rare = isByWords && !isPlenty ? await pageByWords(db, rest, '-rating', { limit: MAX_UNSAMPLED_RECIPES, offset: 0 }) : undefined
  const meets = rare ? sql`recipe.id = any(${rare.ids}::bigint[])` : all(conditions)
  // All of a small library is compared with the pantry, and counted while it is.
  const isSmall = !isByWords && maxMissing === undefined && lastPublishedCount(db) < MAX_UNSAMPLED_RECIPES
  const asked = isSmall ? undefined : (rare?.count ?? (isPlenty ? LIMITS.countedMatches : await countLibrary(db, rest, conditions)))
  const isWhole = asked === undefined || rare !== undefined || asked < (isNarrowed(rest) ? LIMITS.countedMatches : MAX_UNSAMPLED_RECIPES)
  const nearest = isWhole
    ? sql`nearest as materialized (select recipe.id from ${LIBRARY} where ${meets})`
    : nearestPublished(pantry, meets, isNarrowed(rest) ? MAX_LIKED_CANDIDATES_FILTERED : MAX_LIKED_CANDIDATES)
  const isNear = maxMissing === undefined ? sql`true` : sql`held.needed - held.have <= ${maxMissing}`
  const { rows } = await sql<{ ids: number[]; matches: number }>`
    with ${nearest}, matched as materialized (
      select recipe.id, row_number() over (order by ${orderBy(order)}) as place
      from nearest join recipes as recipe using (id) ${joinPantryMatch(pantry)} where ${isNear}
    )
    select array(select id from matched order by place limit ${window.limit} offset ${window.offset}) as ids, (select count(*) from matched) as matches
  `.execute(db)
  const { ids = [], matches = 0 } = rows[0] ?? {}
  if (maxMissing !== undefined) return { count: Math.min(matches, LIMITS.countedMatches), ids }
  const counted = asked ?? (isNarrowed(rest) ? Math.min(matches, LIMITS.countedMatches) : matches)
  const wanted = Math.min(window.limit, counted - window.offset) - ids.length
  if (isWhole || wanted <= 0) return { count: counted, ids }
  const others = await sql<{ id: number }>`
    with ${nearest}
    select recipe.id from recipes as recipe where ${meets} and recipe.id not in (select id from nearest)
    order by ${orderBy('-rating')} limit ${wanted} offset ${Math.max(0, window.offset - matches)}
  `.execute(db)
  return { count: counted, ids: [...ids, ...others.rows.map(({ id }) => id)] }
}

/** Fewer candidates where a filter applies, since up to fifty rows may be read for each. */
const MAX_LIKED_CANDIDATES_FILTERED = 100

/** Up to this many recipes are all compared with a pantry. */
const MAX_UNSAMPLED_RECIPES = 1500

async function listIds(
  db: Db,
  table: RawBuilder<unknown>,
  whose: readonly Condition[],
  { filter, order, pantry, window }: ListQuery,
  count: (table: RawBuilder<unknown>, conditions: readonly Condition[]) => Promise<number> = (counted, left) => countAll(db, counted, left),
): Promise<{ count: number; ids: number[] }> {
  const { maxMissing } = filter
  const held = sql`${table} ${joinPantryMatch(pantry)}`
  const counted = maxMissing === undefined ? table : held
  const left = [...whose, ...filterConditions(filter), ...(maxMissing === undefined ? [] : [sql`held.needed - held.have <= ${maxMissing}`])]
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

/** Pages of the table that are looked at before anything is counted; where they leave it open, more of them. */
const SAMPLED_PAGES = 150
const SAMPLED_PAGES_SECOND_TRY = 400
/** Rows of a page that are looked at: few pages hold more. */
const ROWS_SAMPLED_PER_PAGE = 6
const PAGE_BYTES = 8192
/** So many standard deviations above what chance would show, and so many rows at least. */
const DEVIATIONS = 3
const MIN_SAMPLE_MATCHES = 4

/** Matches, none beyond what anybody goes through; where there is plenty of them, uncounted. */
async function countMatches(db: Db, conditions: readonly Condition[]): Promise<number> {
  if (await hasPlenty(db, conditions)) return LIMITS.countedMatches
  return countAll(db, sql`(select from ${LIBRARY} where ${all(conditions)} limit ${LIMITS.countedMatches}) as match`, [sql`true`])
}

/**
 * Whether a sample says that a large library has more matches than are counted: to count them would be hundreds of thousands of rows to look
 * at. The sample is of as many pages however large the library is, spread over the table by a hash, so that they are the same ones from call
 * to call and stay in memory.
 */
async function hasPlenty(db: Db, conditions: readonly Condition[]): Promise<boolean> {
  const published = await countPublished(db)
  if (published < LARGE_LIBRARY) return false
  const [few, more] = [SAMPLED_PAGES, SAMPLED_PAGES_SECOND_TRY].map((pages) => sampleHasPlenty(pages, conditions, published))
  const { rows } = await sql<{ is: boolean }>`select (${few}) or (${more}) as is`.execute(db)
  return rows[0]?.is === true
}

/** From this many rows on it is cheaper to exclude traits in the index than to read the rows. */
const MANY_MATCHES = 10_000

/**
 * Whether the words alone match many rows while something must be excluded. The index of words walks through all recipes that hold what is
 * unwanted (80 ms of a million, however few are asked about), a row is read in some microseconds.
 */
async function hasManyWordMatches(db: Db, filter: RecipeFilter): Promise<boolean> {
  const published = await countPublished(db)
  if (!filter.without || published < MANY_MATCHES) return false
  return (await shareOf(db, [IS_PUBLISHED, ...wordIndexConditions(filter), wordCondition(filter)])) * published > MANY_MATCHES
}

/** What share of the library meets the conditions, by a sample. */
async function shareOf(db: Db, conditions: readonly Condition[]): Promise<number> {
  const { rows } = await sql<{ share: number }>`
    select count(*) filter (where ${all(conditions)})::float8 / greatest(count(*), 1) as share from ${LIBRARY}
    where ${IS_PUBLISHED} and ${isSampled(SAMPLED_PAGES)}
  `.execute(db)
  return rows[0]?.share ?? 0
}

/** Rows of as many pages, spread by a hash; the size is asked once, since each look at it asks the file system for all files of the table. */
function isSampled(pages: number): Condition {
  return sql`recipe.ctid = any(array(
    select ('(' || (((hashint4(step)::bigint + 2147483648) * (select pg_relation_size('recipes') / ${PAGE_BYTES})) >> 32) || ',' || line || ')')::tid
    from generate_series(1, ${pages}::integer) as step, generate_series(1, ${ROWS_SAMPLED_PER_PAGE}) as line
  ))`
}

function sampleHasPlenty(pages: number, conditions: readonly Condition[], published: number): RawBuilder<unknown> {
  const chance = sql`(${LIMITS.countedMatches}::real * looked / ${published})`
  return sql`
    select met >= greatest(${MIN_SAMPLE_MATCHES}, ${chance} + ${DEVIATIONS} * sqrt(${chance})) from (
      select count(*) as looked, count(*) filter (where ${all(conditions)}) as met from ${LIBRARY}
      where ${IS_PUBLISHED} and ${isSampled(pages)}
    ) as sample
  `
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
      return BY_RATING
    case '-marked_at':
      return sql`favorite.marked_at desc, favorite.recipe_id desc`
    case '-published_at':
      return sql`recipe.published_at desc, recipe.id desc`
    case '-pantry_match':
      return sql`held.have::real / greatest(held.needed, 1) desc, held.ending desc, held.have desc, ${BY_RATING}`
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
  /** JSON of the `ingredients` of the content (`readStoredIngredients`): the safety gate and the pantry are asked of them. */
  ingredients: string
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
      recipe.kcal_per_serving, recipe.rating_mean, recipe.rating_count, recipe.comment_count, recipe.published_at, author.name as author_name, recipe.created_at, recipe.content ->> 'ingredients' as ingredients,
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
