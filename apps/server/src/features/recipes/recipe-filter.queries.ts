import { EDITORS_NAME, GONE_AUTHOR_NAME } from '@spizarka/contract/recipe-parts'
import { looksOf } from '@spizarka/culinary/community'
import { searchStem, searchWords } from '@spizarka/culinary/recipes'
import { meantStems } from '@spizarka/culinary/spelling'
import { type RawBuilder, sql } from 'kysely'
import type { RecipesRow } from '../../platform/db/row-types.gen.ts'
import { usesOf } from './facts/recipe-facts.ts'
import { markOfFood, marksOfFilter, marksOfTraits } from './facts/search-marks.ts'

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

export type Condition = RawBuilder<unknown>

/** Whether anything narrows a list. */
export function isNarrowed(filter: RecipeFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined && value !== false)
}

/** Whether the index of words leads to what a list is narrowed to. */
export function isInWordIndex(filter: RecipeFilter): boolean {
  return Boolean(filter.search) || marksOfFilter(filter).length > 0
}

export function all(conditions: readonly Condition[]): Condition {
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

/** What a recipe has to be, except for what is missing in a pantry; whether the index of words is asked what must not be in it, too. */
export function filterConditions(filter: RecipeFilter, { marksUnwanted } = { marksUnwanted: false }): Condition[] {
  return [...orderIndexConditions(filter), ...rowConditions(filter, marksUnwanted)]
}

/**
 * What the indexes of the orders hold. Each stands as "not one" for what the marks of the words say as well, so that PostgreSQL expects it of
 * almost every row and goes by what it knows of the words; a row that is none is left without reading its words. Of an equation it expects so
 * few rows that it sorts them all instead of reading fifty off the index of the order.
 */
export function orderIndexConditions({ mealType, kind, maxMinutes, without }: RecipeFilter): Condition[] {
  const conditions: Condition[] = []
  if (mealType !== undefined) conditions.push(sql`(not recipe.meal_types @> array[${mealType}]::text[])::integer <> 1`)
  if (kind !== undefined) conditions.push(sql`(recipe.kind <> ${kind})::integer <> 1`)
  if (maxMinutes !== undefined) conditions.push(sql`(recipe.total_minutes > ${maxMinutes})::integer <> 1`)
  if (without && without.traits !== 0) conditions.push(sql`(recipe.traits & ${without.traits}::integer > 0)::integer <> 1`)
  return conditions
}

/** Conditions that only the rows can answer. */
export function rowConditions(filter: RecipeFilter, marksUnwanted = false): Condition[] {
  const { author, highProtein, source, without } = filter
  const conditions: Condition[] = []
  if (author) conditions.push(isSignedBy(author))
  if (highProtein) conditions.push(HIGH_PROTEIN)
  if (source) conditions.push(sql`recipe.source = ${source}`)
  if (without && without.foods.length > 0) conditions.push(sql`(recipe.food_ids && ${[...without.foods]}::text[])::integer <> 1`)
  // Last, since conditions of one cost are asked in their order: the words of a row are kept aside, and are read of what is left alone.
  if (isInWordIndex(filter)) conditions.push(wordCondition(filter, marksUnwanted ? without : undefined))
  return conditions
}

/** That a recipe is in the narrowest index of words that has all that is asked for; nothing where that is the index of all. */
export function wordIndexConditions({ without }: RecipeFilter): Condition[] {
  const mask = wordIndexWithout(without?.traits ?? 0)
  return mask === undefined ? [] : [sql`(recipe.traits & ${sql.lit(mask)}) = 0`]
}

/** The words that a recipe must have, those of what a list is narrowed to among them, and the marks of what must not be in it. */
export function wordCondition(filter: RecipeFilter, without?: RecipeFilter['without']): Condition {
  return sql`recipe.search @@ to_tsquery('simple', ${searchQuery(filter.search, marksOfFilter(filter), without)})`
}

/** Little words are in every recipe, and find none; unless nothing else was typed. */
function mainWords(words: readonly string[]): readonly string[] {
  const main = words.filter((word) => word.length > 2 || /\d/.test(word))
  return main.length > 0 ? main : words
}

/** A word as what it begins, as its stem, and as what it may have been meant for. */
function spellings(word: string): string {
  return `(${[...new Set([`${word}:*`, searchStem(word), ...meantStems(word)])].join(' | ')})`
}

/** Each costs the index a look at every candidate, and of what few dishes hold it saves nothing: the columns leave the rest out. */
const MAX_FOOD_MARKS = 5

/**
 * What was typed as PostgreSQL's tsquery: every word begins some word of the recipe, or has its stem, it has the marks of what lists are
 * narrowed to, and no mark of what must not be in it. The index answers all of it at once; by the words alone most of what it finds would be rows to read and to leave out. The
 * columns decide: they are asked as well. Null where there is no word in it, which is in no recipe.
 */
function searchQuery(typed: string | undefined, wanted: readonly string[], without: RecipeFilter['without']): string | null {
  const words = mainWords(searchWords(typed ?? ''))
  if (typed && words.length === 0) return null
  const foods = (without?.foods ?? []).toSorted((one, other) => usesOf(other) - usesOf(one)).slice(0, MAX_FOOD_MARKS)
  const unwanted = [...marksOfTraits(without?.traits ?? 0), ...foods.flatMap(markOfFood)]
  // Words are of letters and digits alone, marks of plain ids: nothing in them can be an operator.
  return [...words.map(spellings), ...wanted.map((mark) => `'${mark}'`), ...unwanted.map((mark) => `!'${mark}'`)].join(' & ')
}

/**
 * Masks of traits whose recipes without them have an index of their words apart (migration 0086), the fewest recipes first: of what vegans eat,
 * and of what holds no meat. The numbers are in the indexes as well: PostgreSQL uses one where a question says the very same.
 */
export const WORD_INDEXES: readonly number[] = [4_186_190, 507_904]

/** The mask of the index that holds all recipes without these traits, and the fewest others; undefined where only the index of all does. */
export function wordIndexWithout(traits: number): number | undefined {
  return WORD_INDEXES.find((mask) => (traits & mask) === mask)
}
