import type { Help, Obstacle, UnmetWish } from '@spizarka/culinary/compose'
import type { NamedDish } from '@spizarka/culinary/meals'
import type { ParsedItem } from '@spizarka/culinary/parse'
import type { KeptRecipe, MealPlan, PlanRequest, StandingMeal, Swapped } from '@spizarka/culinary/planning'
import type { StockedProduct } from '@spizarka/culinary/stock'
import type {
  ConditionKey,
  DietaryStyleKey,
  DietKey,
  DishKind,
  EquipmentKey,
  Meal,
  RecipeIngredient,
  RecipeStep,
  RecipeVariant,
} from '@spizarka/knowledge'

/** What a dish must respect, in the keys of the choice lists; says what to cook, never for whom. */
export interface EaterProfile {
  /** Illnesses, allergies (`allergy-milk`) and stages of life. */
  conditions: readonly ConditionKey[]
  /** Foods in the user's own words. */
  exclusions: readonly string[]
  diet: DietKey | null
  styles: readonly DietaryStyleKey[]
}

export type MealType = Meal

export interface ExtractProductsRequest {
  /** What a user typed, one product or several in a line; the API takes at most 500 UTF-16 units of it. */
  text: string
}

/** An item as an engine read it; at most one amount. */
export interface ExtractedItem {
  /** As on a shelf label, 1 to 50 characters. */
  productName: string
  /** Row of the food table, when the product is known. */
  foodId: string | null
  quantityGrams: number | null
  quantityMl: number | null
  quantityPieces: number | null
  isSpice: boolean
  /** `not_a_product`: the line is gibberish, markup or an instruction, and becomes an error item. */
  problem: 'not_a_product' | null
  /** The line it was read from, as typed. */
  sourceLine: string
}

/** A parsed item as the port gives it; how sure the rules were is the engine's own affair. */
export function toExtractedItem(item: ParsedItem): ExtractedItem {
  const { productName, foodId, quantityGrams, quantityMl, quantityPieces, isSpice, problem, sourceLine } = item
  return { productName, foodId, quantityGrams, quantityMl, quantityPieces, isSpice, problem, sourceLine }
}

export interface ReadReceiptRequest {
  /** The picture's file; its content says what kind it is. */
  image: Uint8Array
  /**
   * Told what has been found so far while the rest is being read, and what share of the paper that was, from 0 to 1; what it was told may
   * still change. An engine that cannot tell does not.
   */
  onFound?: (items: readonly ReceiptItem[], share: number) => void
}

/** Where print is in a picture, in shares of the picture's width: the middle of it from the top left, how long and how high it is; turned clockwise by `angle` degrees. */
export interface PlaceInPicture {
  x: number
  y: number
  width: number
  height: number
  angle: number
}

export interface ReceiptItem extends ExtractedItem {
  /** What was paid for the line after its discount. */
  priceGrosze: number | null
  /** The printed name, normalised: what a correction is remembered under. */
  receiptName: string
  /** The line's figures or letters do not agree with each other. */
  doubtful: boolean
  /** The lines of the picture that it was read from; none where nobody knows. */
  places: PlaceInPicture[]
}

export interface Receipt {
  items: ReceiptItem[]
  totalGrosze: number | null
  /** The chain's usual name, or the shop as printed. */
  shop: string | null
  /** `YYYY-MM-DD`. */
  boughtOn: string | null
  /** Whether the picture shows a receipt that could be read at all; where it is false there are no items. */
  legibility: 'read' | 'unreadable' | 'no_receipt'
  /** Whether the items add up to the printed total; null where there is not enough to tell. */
  sumsAgree: boolean | null
}

export interface ComposeRecipesRequest {
  pantry: readonly StockedProduct[]
  /** Ids of foods that are taken for there though the pantry does not list them; tap water always is. */
  staples: readonly string[]
  profile: EaterProfile
  /** Null: any meal. */
  meal: MealType | null
  /** 1 to 12. */
  servings: number
  maxMinutes: number | null
  /** Ingredients that may have to be bought; 0 means from the pantry and the staples alone. */
  maxMissing: number
  useSoonFirst: boolean
  /** Per serving, 0 to 4000; 0 and what no dish has mean as close as can be, and the answer says so. */
  kcal: number | null
  /** Multi-cooker to write the steps for. */
  device: 'thermomix' | 'lidlomix' | null
  /** What else the kitchen has; empty where nobody said, which counts as hob and oven. */
  equipment: readonly EquipmentKey[]
  /** The user's own wish, at most 500 characters: data, never an instruction. */
  wish: string | null
  /** 1 to 10 different dishes, best first. */
  count: number
  /** Day in Poland, `YYYY-MM-DD`. */
  today: string
  /** What was cooked or offered in the last two weeks, newest first. */
  recent: readonly { baseId: string | null; title: string; kind: DishKind | null; foods: readonly string[]; daysAgo: number }[]
  /** How this user rated dishes of the base, 1 to 5. */
  ratings: readonly { baseId: string; rating: number }[]
  /** Breaks ties, so that asking again need not give the same. */
  seed: number
}

/** An ingredient as an engine gives it: a food that is not in the table has no id, and then nothing is computed from it. */
export interface ComposedIngredient extends Omit<RecipeIngredient, 'food' | 'grams' | 'swaps'> {
  name: string
  food: string | null
  grams: number | null
  /** Name of what stood here before it was replaced. */
  replaces?: string
}

/** A dish that has passed the safety gate; nutrition, stock and amounts are computed from it by the caller. */
export interface ComposedRecipe {
  /** The recipe of the base that it was adapted from. */
  baseId: string | null
  title: string
  about: string
  kind: DishKind
  meals: readonly MealType[]
  servings: number
  activeMinutes: number | null
  totalMinutes: number
  device: 'thermomix' | 'lidlomix' | null
  equipment: readonly EquipmentKey[]
  ingredients: readonly ComposedIngredient[]
  steps: readonly RecipeStep[]
  variants: readonly RecipeVariant[]
  keepsDays: number
  /** Why this dish, in sentences for the user: `zużywa śmietanę do jutra`, `masz 8 z 9`. */
  why: readonly string[]
  /** Those of `why` that stay true when the pantry changes. */
  lastingWhy: readonly string[]
  /** What of the wish it does not meet, in the user's words and in a sentence; null where it meets all of it. */
  unmet: UnmetWish | null
}

/** What an engine found; with no recipe it says which limits ruled out the most, loosest first. */
export interface Composition {
  recipes: readonly ComposedRecipe[]
  madeBy: 'kitchen' | 'model'
  /** What of the wish the first dish does not meet; without a dish, all of it. */
  unmet: UnmetWish | null
  /** Of an empty answer: limits that stand in the way. */
  obstacles: readonly Obstacle[]
  /** Of an empty answer: at most three ways that were tried and lead to a dish, least to buy first; else three foods to add. */
  help: readonly Help[]
}

export interface PlanShoppingRequest extends Omit<PlanRequest, 'profile'> {
  profile: EaterProfile
}

/** Days with a dish for every meal that was asked for, each of which passed the gate; what they need of the pantry and the shop is computed by the caller. */
export type PlannedShopping = MealPlan & { madeBy: 'kitchen' | 'model' }

export type { Swapped }

export interface SwapMealRequest {
  /** What the plan was made from, as it is now. */
  request: PlanShoppingRequest
  /** Every meal of the plan. */
  standing: readonly StandingMeal[]
  at: Pick<StandingMeal, 'day' | 'meal'>
  /** The recipe that is to be there; null: the kitchen chooses. */
  instead: KeptRecipe | null
}

export interface AnalyseMealRequest {
  /** What was eaten, in the user's own words, at most 500 characters. */
  text: string
  /** Dishes that may be called by their titles; of two of one title the later is meant. They stay in the house. */
  dishes: readonly NamedDish[]
}

export interface IllustrateRequest {
  title: string
  kind: DishKind
  /** Ids of foods, what there is most of first. */
  foods: readonly string[]
  /** The same seed draws the same card. */
  seed: number
}

export interface Illustration {
  /** A WebP file, 4 : 3, at most 1024 px on the longer side. */
  image: Uint8Array
  width: number
  height: number
  madeBy: 'kitchen' | 'model'
}
