import { UNDO_HOURS } from '@spizarka/contract/limits'
import { mealTypeSchema } from '@spizarka/contract/meals'
import {
  DEVICES,
  type Device,
  dishKindSchema,
  EDITORS_NAME,
  GONE_AUTHOR_NAME,
  type RecipeStep,
  type RecipeSummary,
  unmetWishSchema,
} from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'
import { daysBetween, describeSetting, difficultyOf, explainStock } from '@spizarka/culinary/compose'
import { isAtHome } from '@spizarka/culinary/stock'
import { EQUIPMENT } from '@spizarka/knowledge'
import { addHours, dayInWarsaw } from '../../../platform/clock/clock.ts'
import type { AppContext } from '../../../platform/context.ts'
import { toNumber } from '../../../platform/db/decimal.ts'
import { contentSchema, type RecipeContent, type StoredStep } from '../content/content.ts'
import { warmUpLineCache } from '../facts/recipe-facts.ts'
import { countRatings, findMarks, type Marks } from '../marks.queries.ts'
import type { SummaryRow } from '../recipe-page.queries.ts'
import type { RecipeRow } from '../recipes.queries.ts'
import { pantryMatchOf, presentIngredients, standInsOf, stockOf } from './present-ingredients.ts'
import { presentNutrition, presentSafety } from './present-nutrition-and-safety.ts'
import { usesSoonOf } from './uses-soon.ts'
import type { Viewer } from './viewer.ts'

// Made once: making a schema takes longer than reading with it.
const mealTypesSchema = mealTypeSchema.array()
const knownUnmetSchema = unmetWishSchema.nullable()

const NO_MARKS: Marks = { isFavorite: false, rating: null, isCooked: false, lastConsumption: null }

/** A whole recipe as its viewer sees it: safety, nutrition and pantry as of now. */
export async function presentRecipe(
  context: Pick<AppContext, 'db' | 'clock' | 'publicUrl'>,
  row: RecipeRow,
  viewer: Viewer,
): Promise<Recipe> {
  const content = contentSchema.parse(row.content)
  const marks = viewer.userId === null ? NO_MARKS : await findMarks(context.db, row.id, viewer.userId, context.clock.now())
  await warmUpLineCache(content.ingredients)
  const isOwn = viewer.userId !== null && row.owner_id === viewer.userId
  const safety = presentSafety(content, row.servings, row.traits, viewer)
  const stocks = stockOf(content.ingredients, viewer)
  const ingredients = presentIngredients(content.ingredients, stocks)
  const pantryMatch = pantryMatchOf(content.ingredients, stocks, viewer)
  return {
    ...presentHead(row),
    is_favorite: marks.isFavorite,
    verdict: safety.verdict,
    pantry_match: pantryMatch,
    ...standInsOf(content.ingredients, stocks, viewer),
    uses_soon: usesSoonOf(stocks, viewer),
    about: row.about,
    active_minutes: row.active_minutes,
    difficulty: difficultyFor(row.active_minutes, content),
    device: row.device,
    equipment: presentEquipment(content.equipment),
    ingredients,
    steps: presentSteps(content.steps, row.device),
    variants: presentVariants(content, viewer.hasPremium),
    nutrition: presentNutrition(content, row.servings),
    safety,
    why: isOwn ? presentReasons(context, row, ingredients, pantryMatch) : [],
    unmet: isOwn ? knownUnmetSchema.parse(row.unmet) : null,
    keeps_days: row.keeps_days,
    source_url: row.source_url,
    is_own: isOwn,
    share_url: isOwn && row.share_token !== null ? shareUrl(context, row.share_token) : null,
    my_rating: marks.rating,
    rating_spread: await countRatings(context.db, row),
    is_cooked: marks.isCooked,
    published_at: row.published_at?.toISOString() ?? null,
    copied_from: presentModel(row),
    last_consumption: marks.lastConsumption && {
      id: String(marks.lastConsumption.id),
      created_at: marks.lastConsumption.createdAt.toISOString(),
      undo_until: addHours(marks.lastConsumption.createdAt, UNDO_HOURS).toISOString(),
    },
  }
}

/** What a recipe is a copy of, while it can be read. */
function presentModel({
  model_id: id,
  model_title: title,
  model_source: source,
  model_author_name: name,
}: RecipeRow): Recipe['copied_from'] {
  if (id === null || title === null) return null
  return { recipe_id: String(id), title, author_name: source === 'base' ? EDITORS_NAME : (name ?? GONE_AUTHOR_NAME) }
}

/** The kitchen goes by how many ingredients and steps there are, and by the minutes of work where somebody said. */
function difficultyFor(activeMinutes: number | null, { ingredients, steps }: RecipeContent): Recipe['difficulty'] {
  return difficultyOf({
    activeMinutes: activeMinutes ?? 0,
    ingredients: ingredients.map(({ line, food, grams }) => ({ line, food: food ?? '', grams: grams ?? 0 })),
    steps: steps.map(({ text }) => ({ text })),
  })
}

/** A recipe without what says something about the one who keeps it: what was replaced for them, and how they liked it. */
export function withoutOwner(row: RecipeRow): RecipeRow {
  const content: RecipeContent = contentSchema.parse(row.content)
  const ingredients = content.ingredients.map((ingredient) => ({ ...ingredient, replaces: null }))
  return { ...row, content: { ...content, ingredients }, rating_mean: null, rating_count: 0, comment_count: 0 }
}

/** What a list and a recipe's own page have in common, whoever looks. */
export function presentHead(
  row: Omit<SummaryRow, 'ingredients' | 'is_favorite'>,
): Omit<RecipeSummary, 'is_favorite' | 'verdict' | 'pantry_match' | 'stand_ins' | 'uses_soon'> {
  return {
    id: String(row.id),
    title: row.title,
    source: row.source,
    kind: dishKindSchema.parse(row.kind),
    meal_types: mealTypesSchema.parse(row.meal_types),
    servings: row.servings,
    total_minutes: row.total_minutes,
    kcal_per_serving: toNumber(row.kcal_per_serving),
    picture: presentPicture(row),
    rating: row.rating_mean === null ? null : Math.round(row.rating_mean * 100) / 100,
    rating_count: row.rating_count,
    comment_count: row.comment_count,
    author_name: authorNameOf(row),
    created_at: row.created_at.toISOString(),
  }
}

/** Who signed a recipe that everybody may read. */
function authorNameOf({ published_at, source, author_name }: Pick<SummaryRow, 'published_at' | 'source' | 'author_name'>): string | null {
  if (published_at === null) return null
  return source === 'base' ? EDITORS_NAME : (author_name ?? GONE_AUTHOR_NAME)
}

/** Null until there is one. */
export function presentPicture(row: Pick<SummaryRow, 'picture_key' | 'picture_kind' | 'width' | 'height'>): RecipeSummary['picture'] {
  const { picture_key: key, picture_kind: kind, width, height } = row
  if (key === null || kind === null || width === null || height === null) return null
  return { url: `/api/${kind === 'photo' ? 'photos' : 'pictures'}/${key}/`, width, height, kind }
}

/** Where anybody can read a shared recipe. */
export function shareUrl({ publicUrl }: Pick<AppContext, 'publicUrl'>, token: string): string {
  return `${publicUrl}/shared/${token}`
}

/** Assumed in every kitchen, so never listed. */
const EQUIPMENT_OF_EVERY_KITCHEN: ReadonlySet<string> = new Set(['hob', 'kitchen-scale'])
/** Written with a capital inside a sentence too. */
const PROPER_NAMES: ReadonlySet<string> = new Set(['thermomix', 'lidlomix'])

/** What a dish needs besides a hob, by the names that people chose it by, ready for a sentence: "piekarnik". Keys of another day are left out. */
export function presentEquipment(keys: readonly string[]): string[] {
  return EQUIPMENT.flatMap(({ key, name }) => {
    if (!keys.includes(key) || EQUIPMENT_OF_EVERY_KITCHEN.has(key)) return []
    return PROPER_NAMES.has(key) ? name : name.charAt(0).toLowerCase() + name.slice(1)
  })
}

/** Why a composed dish is a good choice: what was said of it when it was composed, and what its owner's pantry says today. */
function presentReasons(
  { clock }: Pick<AppContext, 'clock'>,
  { source, why }: Pick<RecipeRow, 'source' | 'why'>,
  ingredients: Recipe['ingredients'],
  match: Recipe['pantry_match'],
): string[] {
  if (source !== 'generated' || match === null) return why
  const today = dayInWarsaw(clock.now())
  const used = new Map(ingredients.flatMap(({ stock }) => (stock?.product_id ? [[stock.product_id, stock] as const] : [])))
  const soon = [...used.values()].flatMap(({ product_name: name, best_before }) => {
    const days = best_before === null ? null : daysBetween(today, best_before)
    return name === null || days === null ? [] : [{ name, days }]
  })
  const missing = ingredients.filter(({ stock, optional }) => !optional && stock !== null && !isAtHome(stock))
  return [...explainStock({ soon, have: match.have, total: match.total, missing: missing.map(({ name }) => name) }), ...why]
}

/** Steps as the contract shows them; `device` is what their settings are for. */
function presentSteps(steps: readonly StoredStep[], device: string | null): RecipeStep[] {
  return steps.map(({ text, amounts, ingredients, timer, machine }) => ({
    text,
    ...(amounts && {
      amounts: amounts.map(({ food, forms = null, isBare = false, ...each }) => ({ ...each, food_id: food, forms, bare: isBare })),
    }),
    ingredients,
    timer,
    setting: machine && device !== null && isMultiCooker(device) ? describeSetting(machine, device) : null,
  }))
}

/** Every device that the recipe has steps of its own for; those for multi-cookers are Premium's. */
function presentVariants({ variants }: RecipeContent, hasPremium: boolean): Recipe['variants'] {
  return variants.flatMap(({ devices, totalMinutes, steps }) =>
    devices.map((device) => {
      const locked = isMultiCooker(device) && !hasPremium
      const name = EQUIPMENT.find(({ key }) => key === device)?.name ?? device
      return { device, name, total_minutes: totalMinutes, locked, steps: locked ? [] : presentSteps(steps, device) }
    }),
  )
}

function isMultiCooker(device: string): device is Device {
  return device in DEVICES
}
