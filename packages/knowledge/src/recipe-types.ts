/** What a kitchen has to cook with; what users are told of each stands in the list of choices. */
export type EquipmentKey = (typeof EQUIPMENT_KEYS)[number]
export const EQUIPMENT_KEYS = [
  'hob',
  'oven',
  'microwave',
  'air-fryer',
  'thermomix',
  'lidlomix',
  'blender',
  'hand-blender',
  'mixer',
  'stand-mixer',
  'pressure-cooker',
  'slow-cooker',
  'steamer',
  'bread-machine',
  'rice-cooker',
  'electric-grill',
  'toaster',
  'waffle-iron',
  'sous-vide',
  'dehydrator',
  'meat-grinder',
  'kitchen-scale',
] as const

/** What a dish is eaten as; `lunch` is the Polish obiad, `dinner` kolacja. */
export type Meal = (typeof MEALS)[number]
export const MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const

/** What a dish is: its pattern, its vessel in the picture, and what variety is judged by. */
export type DishKind = (typeof DISH_KINDS)[number]
export const DISH_KINDS = [
  'soup',
  'stew',
  'roast',
  'fry',
  'stir-fry',
  'pasta',
  'grain',
  'salad',
  'eggs',
  'pancakes',
  'dumplings',
  'casserole',
  'porridge',
  'sandwich',
  'spread',
  'bread',
  'cake',
  'dessert',
  'drink',
  'side',
] as const

/** One ingredient, linked to the food table. */
export interface RecipeIngredient {
  /** Id of the food. */
  food: string
  /** Grams that go into the dish: peeled, boned, drained; for the whole recipe. */
  grams: number
  /** As a person writes it, amount first: `2 marchewki`, `200 g makaronu pszennego`. */
  line: string
  /** The dish is named after it or falls without it: it is never replaced and never left out. */
  main?: true
  /** The dish is complete without it. */
  optional?: true
  /** Foods that do as well at the same weight, best first. */
  swaps?: readonly string[]
  /** The part of the dish it belongs to, where there is more than one: `Ciasto`, `Kruszonka`. */
  part?: string
}

/** What a multi-cooker is set to for one step. */
export interface MachineSetting {
  seconds?: number
  minutes?: number
  /** Degrees Celsius, or steaming (Varoma); absent: not heated. */
  heat?: number | 'steam'
  /** 1 to 10; `stir` is the slowest stirring, `knead` the dough programme. */
  speed: number | 'stir' | 'knead'
  reverse?: true
}

/** An amount that a sentence states, so that it can be told for more or fewer servings. */
export interface StepAmount {
  /** Where its number, its measure and, of pieces, their name stand. */
  start: number
  end: number
  quantity: number
  /** `g`, `ml`, `szt.` or a household measure in the nominative. */
  measure: string
  /** Id of the food it is of. */
  food: string
  /** The words behind the number for one, two to four, five and more, and a part of one; left out for grams and millilitres. */
  forms?: readonly [one: string, few: string, many: string, part: string]
  /** No number stands before them: "wbij jajko". */
  isBare?: true
}

/** One thing to do. */
export interface RecipeStep {
  /** One to three sentences in the imperative singular; times and temperatures stand in it as numbers. */
  text: string
  /** Ids of the listed foods that go in or are worked on, in the order of the list. */
  uses?: readonly string[]
  /** Its words that name what is being made and no ingredient, though a food is called so: "uformuj pierniczki". */
  notFoods?: readonly string[]
  /** The amounts that the text states, in its order. */
  amounts?: readonly StepAmount[]
  /** What is worth a timer: minutes that the text names, and a word or two for the strip of running timers. */
  timer?: { minutes: number; label: string }
  machine?: MachineSetting
}

/** The same dish with the same ingredients on other equipment. */
export interface RecipeVariant {
  devices: readonly EquipmentKey[]
  totalMinutes: number
  steps: readonly RecipeStep[]
}

/** A dish of the recipe base. Allergens, nutrition, difficulty and suitability are computed from it, never written; so are most of its tags. */
export interface Recipe {
  /** Lower-case ASCII words joined by hyphens; never changes once published. */
  id: string
  title: string
  /** One sentence that makes one want to cook it; says nothing of health. */
  about: string
  kind: DishKind
  meals: readonly Meal[]
  servings: number
  /** Minutes of work at the counter or the stove. */
  activeMinutes: number
  /** Minutes from start to table, with baking, cooling and soaking. */
  totalMinutes: number
  /** What it cannot be made without, besides knives, pots and bowls. */
  equipment: readonly EquipmentKey[]
  ingredients: readonly RecipeIngredient[]
  steps: readonly RecipeStep[]
  variants?: readonly RecipeVariant[]
  /** Days that what is left keeps in the fridge; 0 is eaten at once. */
  keepsDays: number
  /** Ids of dish tags that the rules of the tags do not see, and of those that they see wrongly. */
  tags?: readonly string[]
  notTags?: readonly string[]
}

/** Words of a clause, from its beginning, that name foods of the list. */
export interface FoodMention {
  start: number
  end: number
  foods: readonly string[]
}

/** A part of a step that orders or says one thing: what a food that is left out takes along. */
export interface StepClause {
  /** As it stands in the step, with the comma or the conjunction behind it: the clauses of a step joined are its text. */
  text: string
  /** Ids of the listed foods that it speaks of, in the order of the list. */
  foods: readonly string[]
  /** Where its words name them, in the order of the text; the words of a mention may be about several foods ("warzywa"). */
  mentions?: readonly FoodMention[]
  /** It goes on about the clause before it ("aż zmięknie", "posyp nimi") and cannot stand without it. */
  follows?: true
}

/** What the kitchen's readers find in an ingredient of the base. */
export interface RecipeReading {
  /** The amount of its line as a person wrote it; null where it states none. */
  amount: { quantity: number; measure: string } | null
  /** Grams of that amount as bought; null where nobody knows. */
  boughtGrams: number | null
  /** How many times as much the steps speak of: an option that fills a part of its place is told as if it filled it alone. */
  told?: number
  /** The title names it. */
  inTitle?: true
  /** Ids of foods that may take its place, best first; named by the title wherever this one is. */
  standIns?: readonly string[]
}
