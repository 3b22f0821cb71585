import { z } from 'zod'
import { publicationStateSchema } from '../community/publication-states.ts'
import { unitSchema } from '../shared/common.ts'
import { mealTypeSchema } from './meals.ts'

/** Kinds of dishes with their words on the screen, in the order of the filter. */
export const DISH_KINDS = {
  soup: 'Zupy',
  stew: 'Gulasze i duszone',
  roast: 'Pieczone',
  fry: 'Smażone',
  'stir-fry': 'Z woka i patelni',
  pasta: 'Makarony',
  grain: 'Kasze i ryż',
  casserole: 'Zapiekanki',
  dumplings: 'Pierogi i kluski',
  pancakes: 'Naleśniki i placki',
  eggs: 'Jajka',
  salad: 'Sałatki',
  side: 'Dodatki',
  porridge: 'Owsianki i kasze na słodko',
  sandwich: 'Kanapki',
  spread: 'Pasty',
  bread: 'Pieczywo',
  cake: 'Ciasta',
  dessert: 'Desery',
  drink: 'Napoje',
} as const
export type DishKind = keyof typeof DISH_KINDS

export const dishKindSchema = z.enum(Object.keys(DISH_KINDS) as [DishKind, ...DishKind[]])

/** Where a recipe comes from: our base, the kitchen, the user's own hand, or another site. */
export const recipeSourceSchema = z.enum(['base', 'generated', 'own', 'imported'])
export type RecipeSource = z.output<typeof recipeSourceSchema>

/** The two multi-cookers that a recipe can be adapted to. */
export const DEVICES = { thermomix: 'Thermomix', lidlomix: 'Lidlomix' } as const
export type Device = keyof typeof DEVICES
export const deviceSchema = z.enum(Object.keys(DEVICES) as [Device, ...Device[]])

/** Products that are another food and cook alike, by name, and what they do so for: `zamiast oleju rzepakowego`. */
const standInSchema = z.object({ product_names: z.array(z.string()), instead_of: z.string() })

/** What the caller's pantry says of an ingredient; amounts in the product's own unit, for the servings that the recipe states. */
export const ingredientStockSchema = z.object({
  /**
   * `partly`: some of it; `uncertain`: it is there in an amount that is not known or cannot be compared; `assumed`: no product of the
   * pantry holds it, but the caller always has it, or it comes from the tap.
   */
  status: z.enum(['have', 'partly', 'assumed', 'missing', 'uncertain']),
  /**
   * The food of `/my-staples/` by which it is one that the caller always has, also where the pantry holds it; "Nie mam" marks it by that
   * id. Null for what is no staple, and for water, which cannot run out.
   */
  staple_id: z.string().nullable(),
  product_id: z.string().nullable(),
  /** By the name that it has in the pantry: also where that is what the ingredient is a part of (lemons, for their juice). */
  product_name: z.string().nullable(),
  /** What does for it though it is another food; null where there is none. */
  stand_in: standInSchema.nullable(),
  unit: unitSchema.nullable(),
  needed: z.number().nullable(),
  available: z.number().nullable(),
  best_before: z.string().nullable(),
})

export const recipeIngredientSchema = z.object({
  /** As a person writes it: `2 marchewki`. */
  line: z.string(),
  /** On a shelf label, nominative. */
  name: z.string(),
  food_id: z.string().nullable(),
  /** Shelf of the pantry, for the tile. */
  category: z.string(),
  /** Drawing of the tile; null where there is none. */
  tile: z.string().nullable(),
  /** How much of `measure`; null where the line states none. */
  quantity: z.number().nullable(),
  /** `g`, `ml`, `szt.` or a household measure in the nominative (`łyżka`, `ząbek`, `puszka`). */
  measure: z.string().nullable(),
  /** Grams that go into the dish; null where they are not known. */
  grams: z.number().nullable(),
  optional: z.boolean(),
  /** Comes from the tap: told with its amount, and never counted, bought or taken from a shelf. */
  is_water: z.boolean(),
  /** `Ciasto`, `Kruszonka`; null where the dish has one part. */
  part: z.string().nullable(),
  /** What stood here before it was replaced for this eater or this pantry, in words: `zamiast natki`. */
  replaces: z.string().nullable(),
  /** Null for guests. */
  stock: ingredientStockSchema.nullable(),
})
export type RecipeIngredient = z.output<typeof recipeIngredientSchema>

/** An amount that the text of a step states, so that it can be told for more or fewer servings. */
export const stepAmountSchema = z.object({
  /** Characters of the text: its number, its measure and, of pieces, their name. */
  start: z.int(),
  end: z.int(),
  quantity: z.number(),
  /** `g`, `ml`, `szt.` or a household measure in the nominative. */
  measure: z.string(),
  food_id: z.string(),
  /** The words behind the number for one, two to four, five and more, and a part of one; null for grams and millilitres. */
  forms: z.tuple([z.string(), z.string(), z.string(), z.string()]).nullable(),
  /** No number is before them: "wbij jajko". */
  bare: z.boolean(),
})

export const recipeStepSchema = z.object({
  text: z.string(),
  /** In the order of the text; left out where it states none. */
  amounts: z.array(stepAmountSchema).optional(),
  /** Places in `ingredients` of what goes in or is worked on. */
  ingredients: z.array(z.int()),
  timer: z.object({ seconds: z.int(), label: z.string() }).nullable(),
  /** What a multi-cooker is set to: `5 min / 100°C / obr. 2`. */
  setting: z.string().nullable(),
})
export type RecipeStep = z.output<typeof recipeStepSchema>

export const recipeVariantSchema = z.object({
  device: z.string(),
  name: z.string(),
  total_minutes: z.int(),
  /** Premium has it; steps are empty then. */
  locked: z.boolean(),
  steps: z.array(recipeStepSchema),
})

/** One figure for every nutrient, each computed from its name. */
export function forEachNutrient<Figure>(figure: (nutrient: keyof Nutrients) => Figure) {
  return {
    kcal: figure('kcal'),
    protein_g: figure('protein_g'),
    fat_g: figure('fat_g'),
    saturated_g: figure('saturated_g'),
    carbs_g: figure('carbs_g'),
    sugars_g: figure('sugars_g'),
    fibre_g: figure('fibre_g'),
    salt_g: figure('salt_g'),
    potassium_mg: figure('potassium_mg'),
    phosphorus_mg: figure('phosphorus_mg'),
  }
}

const nutrientSchema = z.number().nullable()

/** Figures of one serving or of the whole; null is not known, never zero. */
export const nutrientsSchema = z.object({
  kcal: nutrientSchema,
  protein_g: nutrientSchema,
  fat_g: nutrientSchema,
  saturated_g: nutrientSchema,
  carbs_g: nutrientSchema,
  sugars_g: nutrientSchema,
  fibre_g: nutrientSchema,
  salt_g: nutrientSchema,
  potassium_mg: nutrientSchema,
  phosphorus_mg: nutrientSchema,
})
export type Nutrients = z.output<typeof nutrientsSchema>

/** What is counted of food, in the order in which it is shown. */
export const NUTRIENTS = nutrientsSchema.keyof().options

export const recipeNutritionSchema = z.object({
  per_serving: nutrientsSchema,
  total: nutrientsSchema,
  /** Share of the dish's mass that could be computed, 0 to 1. */
  coverage: z.number(),
  sources: z.array(z.object({ name: z.string(), source: z.string(), confidence: z.enum(['high', 'medium', 'low']) })),
  /** Lines that could not be computed. */
  unknown: z.array(z.string()),
  /** The steps fry in a fat that no line names: it is in none of the figures. */
  without_frying_fat: z.boolean(),
})

/** What the safety gate says: information, never medical advice. */
export const safetyVerdictSchema = z.enum(['blocked', 'warned', 'unchecked', 'clear'])
export type SafetyVerdict = z.output<typeof safetyVerdictSchema>

export const recipeSafetySchema = z.object({
  verdict: safetyVerdictSchema,
  /** What was looked for, in words: `nadciśnienie`, `bez orzechów`. */
  checked_for: z.array(z.string()),
  findings: z.array(
    z.object({
      /** Place in `ingredients`; null where it is the whole dish, such as its salt. */
      ingredient: z.int().nullable(),
      kind: z.enum(['blocked', 'warned', 'unchecked']),
      /** `allergen:gluten`, `exclusion:orzechy`, `condition:nadcisnienie`. */
      rule: z.string(),
      reason: z.string(),
      source: z.string().nullable(),
    }),
  ),
  /** Allergens that are in it whoever eats it, in words. */
  allergens: z.array(z.string()),
})

/** What of a wish a dish does not meet. */
export const unmetWishSchema = z.object({
  /** In the user's own words: `kaczką`. */
  words: z.array(z.string()),
  /** To be shown before the dish. */
  sentence: z.string(),
})
export type UnmetWish = z.output<typeof unmetWishSchema>

export const pictureSchema = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** `photo`: the caller's own, shown to nobody else. */
  kind: z.enum(['drawn', 'generated', 'photo']),
})

export type Picture = z.output<typeof pictureSchema>

/** Who signed the recipes of the base, and those whose author is gone. */
export const EDITORS_NAME = 'Redakcja Spiżarki'
export const GONE_AUTHOR_NAME = 'Autor usunął konto'

/** A recipe as lists show it. */
export const recipeSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  source: recipeSourceSchema,
  kind: dishKindSchema,
  meal_types: z.array(mealTypeSchema),
  servings: z.int(),
  total_minutes: z.int().nullable(),
  kcal_per_serving: z.number().nullable(),
  /** Null until it has one: the web draws a card of the kind. */
  picture: pictureSchema.nullable(),
  is_favorite: z.boolean(),
  verdict: safetyVerdictSchema,
  /** Ingredients that are at home, of those that must be (staples, spices, water and what is optional aside); null for guests. */
  pantry_match: z.object({ have: z.int(), total: z.int() }).nullable(),
  /** What `pantry_match` counts though it is another food that cooks alike; left out where it counts none. */
  stand_ins: z.array(standInSchema).optional(),
  /** Products of the caller's pantry that it uses and that end within three days, soonest first, at most two. */
  uses_soon: z.array(z.object({ product_id: z.string(), product_name: z.string(), best_before: z.string() })),
  /** Mean of the users' ratings; null without one. */
  rating: z.number().nullable(),
  rating_count: z.int(),
  /** That everybody reads. */
  comment_count: z.int(),
  /** Who signed what is published; null for what is not. */
  author_name: z.string().nullable(),
  /** Of the caller's own recipe and in the list of those: what happened to the text that they sent last; null where they sent none. */
  publication_state: publicationStateSchema.nullable().optional(),
  created_at: z.string(),
})
export type RecipeSummary = z.output<typeof recipeSummarySchema>
