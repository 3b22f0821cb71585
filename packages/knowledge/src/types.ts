import type { Allergen } from '../generated/keys.ts'
import type { Look } from './picture-types.ts'

/** The unit an amount is kept in: grams, millilitres or pieces. */
export type Unit = (typeof UNITS)[number]
export const UNITS = ['grams', 'ml', 'pieces'] as const

/** The allergen groups of Regulation (EU) 1169/2011, annex II, as `knowledge/gate/traits.yaml` names them. */
export type { Allergen } from '../generated/keys.ts'

/** What a food comes from, as diets ask it. `plant` stands alone; a mixture lists every origin it contains. */
export type Origin = (typeof ORIGINS)[number]
export const ORIGINS = [
  'plant',
  'meat',
  'poultry',
  'pork',
  'beef',
  'fish',
  'seafood',
  'dairy',
  'egg',
  'honey',
  'gelatine',
  'alcohol',
] as const

/** Where a shop keeps it; the order of the list is the order of a walk through a Polish shop. */
export type Aisle = (typeof AISLES)[number]
export const AISLES = [
  'vegetables',
  'fruit',
  'bakery',
  'dairy',
  'cheese',
  'eggs',
  'meat',
  'cold-cuts',
  'fish',
  'flour-and-groats',
  'pasta-and-rice',
  'pulses-nuts-seeds',
  'baking',
  'breakfast',
  'oils-and-vinegars',
  'sauces',
  'cans-and-jars',
  'spices',
  'sweets',
  'snacks',
  'hot-drinks',
  'drinks',
  'alcohol',
  'frozen',
  'ready-meals',
  'plant-based',
  'baby',
  'household',
] as const

/**
 * How what is in it is known. `grown`: a vegetable, fruit or herb as it grew, so that adjectives of its name say a variety and no contents.
 * `usual`: made in a way that everybody knows, so that it holds what is said of it. `by-maker`: only the label says, anything may be in it.
 */
export type Composition = (typeof COMPOSITIONS)[number]
export const COMPOSITIONS = ['grown', 'usual', 'by-maker'] as const

/** How much lactose a food of milk holds: `may` hold enough to be felt, `medium` for a small portion, `low` for all but a large one. */
export type LactoseLevel = (typeof LACTOSE_LEVELS)[number]
export const LACTOSE_LEVELS = ['none', 'low', 'medium', 'may', 'high'] as const

export type Cereal = (typeof GLUTEN_CEREALS)[number]
export const GLUTEN_CEREALS = ['wheat', 'rye', 'barley', 'oats'] as const

/** How it is kept at home once bought, unopened. */
export type Storage = (typeof STORAGES)[number]
export const STORAGES = ['fridge', 'freezer', 'cupboard'] as const

/** Figures for 100 g of the edible part. Missing is null, never zero. */
export interface Nutrition {
  /** Table and row, e.g. `USDA SR28 01077`, `BLS 4.0 K110100`, `CIQUAL 2025 20517`, `Fineli r20 615`, `label` (typical labels of Polish products). */
  source: string
  /** How well that row fits the Polish food: the same food, a close one, or a stand-in. */
  match: 'exact' | 'good' | 'proxy'
  /** Energy as the source prints it; the app computes its own from the macros (EU factors). */
  kcal: number
  proteinG: number
  fatG: number
  saturatedG: number | null
  /** Available carbohydrate, fibre excluded, as on EU labels. */
  carbsG: number
  sugarsG: number | null
  fibreG: number | null
  saltG: number | null
  potassiumMg: number | null
  phosphorusMg: number | null
  /**
   * Row that supplied potassium and phosphorus when the main row has none; `recipe` when they were counted from an ordinary recipe
   * of the dish, `composition` when the pure substance holds none.
   */
  mineralsFrom?: string
  /** Row that supplied the sugars when the main row has none. */
  sugarsFrom?: string
  alcoholG?: number
  /** Energy comes from what the macros leave out or count too high (polyols, organic acids): the source's own figure stands. */
  energyFrom?: 'source'
  /** Why 4/4/9/2/7 energy may differ from `kcal` by more than 15 %. */
  energyExcuse?: string
}

/**
 * What kind of thing a record is; the first that fits, from the top:
 * - `household`: nobody eats it (cleaning, hygiene, pet food, medicines).
 * - `brand`: its name is a brand that people use for the product (tabasco, aperol); what it `is` says what it is.
 * - `dish`: ready, heated or boiled at most, and could stand on a plate as a meal or a course (bigos, pierogi, pizza, a bought salad).
 * - `compound`: made of several things by a recipe of its maker, eaten as bought or used as an ingredient (ketchup, sausage, bread,
 *   stock cubes, biscuits, fruit yoghurt, pickles in spiced brine): only its label tells all that is in it.
 * - `food`: one thing as it grew, was raised, caught, milked, milled, pressed, fermented or cut, in whatever form it is kept (frozen,
 *   dried, salted, smoked, in brine, oil or its own juice), and mixtures of one sort (mixed salad leaves, mixed groats).
 */
export type FoodKind = (typeof FOOD_KINDS)[number]
export const FOOD_KINDS = ['household', 'brand', 'dish', 'compound', 'food'] as const

/**
 * What foods belong to that no shop sells under that name: root vegetables, freshwater fish, cold cuts of poultry. A food or a group
 * is of another when whoever leaves out or wishes for that other means it too: a plant drink is no milk, peanut butter no butter.
 */
export interface FoodGroup {
  /** Lower-case ASCII words joined by hyphens; no food has it. */
  id: string
  /** Polish, nominative, mostly plural. */
  name: string
  /** The food or group that it is a kind of; none for the roots. */
  parent?: string
  /** A dish is itself without what belongs to it (herbs), unless it is made of it or called after it. */
  seasoning?: true
}

/** What pieces of a food are called behind their number: one, two to four, five and more, and a part of one ("½ cebuli"). */
export type PieceNames = readonly [one: string, few: string, many: string, part: string]

/** What rules and readers ask of foods beside what they hold. */
export const FOOD_TAGS = [
  'added-sugar',
  'beer',
  'caffeine',
  'cooked',
  'fodmap:high',
  'fodmap:low',
  'fodmap:moderate',
  'gi:high',
  'gi:low',
  'gi:medium',
  'gluten-free',
  'iodine:high',
  'liquorice',
  'phosphates',
  'potassium-chloride',
  'processed',
  'purine:concentrated',
  'purine:high',
  'purine:low',
  'purine:moderate',
  'purine:very_high',
  'raw',
  'rennet',
  'smoked',
  'spirits',
  'wholegrain',
] as const

/** One food of Polish kitchens and shops: the record that every action of the kitchen reads. All that is known of a food stands here. */
export interface Food {
  /** Lower-case ASCII words joined by hyphens; never changes once published. */
  id: string
  /** The name on a shelf label: Polish, nominative, lower case, singular or plural as shops write it. */
  name: string
  /** Other names of the same thing in the nominative: synonyms, colloquial and regional words, the other grammatical number. */
  also?: readonly string[]
  /** Inflected forms that the declension rules do not yield. */
  forms?: readonly string[]
  kind: FoodKind
  /**
   * Id of the food or group that it is a kind of, as a cook would say it: penne is pasta, frozen cod is cod. What is sold tinned, frozen,
   * smoked, dried or without lactose is of the plain food; the plain food is the one that people mean by the bare word.
   */
  parent: string
  aisle: Aisle
  /** Absent for what nobody eats. */
  composition?: Composition
  /** Serves in the kitchen and stands in recipes, though nobody eats it (baking paper). */
  kitchenAid?: true
  /** The unit it is usually kept in. */
  unit: Unit
  /** Grams in one piece as bought. */
  gramsPerPiece?: number
  /** Millilitres in one piece (bottle, carton) for what is kept in millilitres. */
  mlPerPiece?: number
  pieceNames?: PieceNames
  /** Grams in one millilitre; for liquids and for spreads sold by volume. */
  density?: number
  /** Usual pack sizes in `unit`, commonest first. */
  packs?: readonly number[]
  /** Grams in household measures, by Polish nominative: `łyżka`, `łyżeczka`, `szklanka`, `ząbek`, `pęczek`, `plaster`, `kostka`, … */
  measures?: Readonly<Record<string, number>>
  /** Dried or ground herb or spice, spice mix, salt: only "in stock", never an amount. */
  spice?: true
  storage: Storage
  /** Days it usually keeps unopened in that storage. */
  shelfLifeDays: number
  /** What it holds for certain or as a rule, whoever makes it. */
  allergens: readonly Allergen[]
  origin: readonly Origin[]
  /** What some makers put in and others do not: only the label tells. */
  mayContain?: readonly Allergen[]
  mayComeFrom?: readonly Origin[]
  /** Of FOOD_TAGS. */
  tags?: readonly string[]
  /** Said of everything that holds milk. */
  lactose?: LactoseLevel
  /** Cereals that its gluten is of; wheat may be among them when left out. */
  glutenFrom?: readonly Cereal[]
  /** Diluted before it is drunk (syrup, cocoa powder): no sweet drink by itself. */
  concentrate?: true
  /** A dough or batter can be made of it, beside everything on the shelves of flour, groats, pasta and rice. */
  starchy?: true
  /** Conditions (slugs) for which it is poisonous. */
  toxicFor?: readonly string[]
  /** Exclusion groups that it is of though no name of it says so. */
  excludedAs?: readonly string[]
  /** Exclusion groups that it may be of; only the label or the dish tells. */
  maybeExcludedAs?: readonly string[]
  /** Exclusion groups that some name of it speaks of, and that it is not of. */
  notExcludedAs?: readonly string[]
  /** Share of one whole piece that is eaten: without peel, stone or shell; 1 when left out. */
  edibleShare?: number
  /** Share of a weight on the scales that is meat and no bone; 1 when left out. */
  bonedShare?: number
  /** Grams that a gram of a dry food weighs once cooked; none for what is not sold dry. */
  cookedYield?: number
  /** Share of a tin or jar that goes into a dish; 1 when left out. */
  drainedShare?: number
  /** Id of the food that a tin of this one holds. */
  tinned?: string
  /** Id of the food that this one and its kinds are once they are cooked: a line that says so means that food, and neither does for the other. */
  onceCooked?: string
  /** Id of the food that dishes take what is left of this one and its kinds for (a roast fowl, a roast), where the cooked one has no record of its own. */
  leftOver?: string
  /** Minutes that it boils, or soaks, from dry. */
  cooksMinutes?: number
  /** Grams of juice in one fruit, for juices named after it ("sok z 1 cytryny"). */
  juicePerPiece?: number
  /** How much this food wins where several foods share a typed form; an exact spelling of the other still beats it. */
  preference?: number
  /** Ids of foods that cook like this one at the same weight, best first. Works both ways; what is taken of them is named. */
  equivalents?: readonly string[]
  /** Ids of foods that may take its place at the same weight with the same steps; they taste differently, and the recipe says so. */
  substitutes?: readonly string[]
  /** Grams of another food, by id, that do for one gram of it in every role; the recipe says so. One way: what the other takes is said there. */
  replacedBy?: Readonly<Record<string, number>>
  /** The same where the dish is made of it: only what is cooked by the same steps and times. */
  mainSubstitutes?: readonly string[]
  /** Nobody takes a part of a piece of it (eggs, bay leaves). */
  wholePieces?: true
  /** What is called by the general name is not taken for it: potatoes are no new potatoes, nor rice arborio. */
  kindMatters?: true
  /** Water: of no weight in a dish's coverage. */
  isWater?: true
  /** Poured into cooking water for its taste, it stays there but for a part. */
  seasonsWater?: true
  /** A spice that is never sold fresh: a bunch of it is no fresh herb. */
  neverFresh?: true
  /** Another food is meant where a recipe's line has a word that begins so (a stick of cinnamon); folded. */
  byMeasure?: { stems: readonly string[]; food: string }
  /** Words that tills print beside it and no person says; folded, a star for any ending. */
  tradeWords?: readonly string[]
  /** A size printed on it is its kind, not its amount (the litres of a bin bag). */
  sizeIsKind?: true
  /** The food it is taken from, the grams of it that one gram of that food as bought gives (juice, whites, yolks), and what to do with the rest, where that is food too. */
  partOf?: { whole: string; share: number; rest?: string }
  /** A bunch: share of its weight that each food in it makes up, by id. It gives each of them, and they give it together. */
  bunchOf?: Readonly<Record<string, number>>
  /** Packs in grams, by id of the kind that is sold in them: what is only called by this name is that kind where its amount is so many packs. */
  toldByPack?: Readonly<Record<string, readonly number[]>>
  look?: Look
  /** It makes a dish hot to the tongue. */
  pungent?: true
  /** How the verbs begin that name it by adding it, without diacritics: "posól" adds salt. */
  addedBy?: readonly string[]
  /** A fat that is poured: it is heated and does not melt. */
  liquidFat?: true
  /** Its name without what only a shelf tells apart, where that is more than how it was sold: "oliwa". */
  plainName?: string
  /** Its name, once declined, would be read as another food's: lines keep it in the nominative. */
  asShelved?: true
  /** Comes in grains, crumbs or as a cream: it has no piece to be cut. What is poured and what is a spice has none anyway. */
  noPieces?: true
  /** Is divided into florets. */
  inFlorets?: true
  /** How the adjectives begin that are made of it: "maślane jabłka" are called after butter. */
  adjectives?: readonly string[]
  /** Is there in every kitchen, and no part of a pantry. */
  fromTap?: true
  /** Absent for what nobody eats (household goods). */
  nutrition?: Nutrition
}

/** The index of all forms of all food names, as `packages/culinary` packs and opens it: tables of text with a record a line. */
export interface PackedLexicon {
  lexemes: string
  forms: string
  /** For each form what it may be. */
  entries: string
  variants: string
  /** For each food the place of its first variant, and their count. */
  firstVariants: string
  variantsOf: string
  numbered: readonly (readonly string[])[]
  freshHerbs: Readonly<Record<string, number>>
  shelfWords: string
  complements: string
  namesWith: readonly (readonly [lexeme: number, names: number])[]
  letterTriples: readonly number[]
}

/** Words by which the kitchen reads the steps of recipes; the word lists of `knowledge/recipe-words.yaml`. */
export interface RecipeWords {
  /** Nominatives of foods that steps also call a dish, its parts, boiling water or a tool by. */
  notFoods: readonly string[]
  /** Forms of foods that are ordinary words in a step. */
  ordinaryWords: readonly string[]
  /** Beginnings of what sizes are compared with. */
  sizeComparisons: readonly string[]
  /** Beginnings of words that take up several ingredients at once. */
  collectiveWords: readonly string[]
  ovenWords: readonly string[]
  blenderWords: readonly string[]
  /** Vessels that servings are put into, with their preposition, and the same for one serving; orders that put into several, and into one. */
  vesselsOfOne: Readonly<Record<string, string>>
  ordersOfOne: Readonly<Record<string, string>>
  /** Pans of an omelette that is too thick in one, by what a step calls the pan: where it is first named, and further on. */
  pansOfMany: Readonly<Record<string, string>>
  pansAgain: Readonly<Record<string, string>>
  /** The pot of what is too much for a pan, by what a step calls the pan: where it is first named, and further on. */
  potsForPan: Readonly<Record<string, string>>
  potsAgain: Readonly<Record<string, string>>
  /** Trays of what is too much for one. */
  traysOfMany: Readonly<Record<string, string>>
  /** Words for what something is cooked in, a list for each vessel that has to be washed. */
  cookingVessels: readonly (readonly string[])[]
  /** What titles and descriptions do not claim, because it is computed: anywhere in a word, and as whole words. */
  claims: readonly string[]
  claimWords: readonly string[]
}

export * from './choice-types.ts'
export * from './dish-types.ts'
export * from './picture-types.ts'
export * from './recipe-types.ts'
