/** The unit an amount is kept in: grams, millilitres or pieces. */
export type Unit = 'grams' | 'ml' | 'pieces'

/** The 14 allergen groups of Regulation (EU) 1169/2011, annex II. */
export type Allergen =
  | 'gluten'
  | 'crustaceans'
  | 'eggs'
  | 'fish'
  | 'peanuts'
  | 'soy'
  | 'milk'
  | 'nuts'
  | 'celery'
  | 'mustard'
  | 'sesame'
  | 'sulphites'
  | 'lupin'
  | 'molluscs'

/** What a food comes from, as diets ask it. `plant` stands alone; a mixture lists every origin it contains. */
export type Origin =
  | 'plant'
  | 'meat'
  | 'poultry'
  | 'pork'
  | 'beef'
  | 'fish'
  | 'seafood'
  | 'dairy'
  | 'egg'
  | 'honey'
  | 'gelatine'
  | 'alcohol'

/** Where a shop keeps it; the order of the list is the order of a walk through a Polish shop. */
export type Aisle =
  | 'vegetables'
  | 'fruit'
  | 'bakery'
  | 'dairy'
  | 'cheese'
  | 'eggs'
  | 'meat'
  | 'cold-cuts'
  | 'fish'
  | 'flour-and-groats'
  | 'pasta-and-rice'
  | 'pulses-nuts-seeds'
  | 'baking'
  | 'breakfast'
  | 'oils-and-vinegars'
  | 'sauces'
  | 'cans-and-jars'
  | 'spices'
  | 'sweets'
  | 'snacks'
  | 'hot-drinks'
  | 'drinks'
  | 'alcohol'
  | 'frozen'
  | 'ready-meals'
  | 'plant-based'
  | 'baby'
  | 'household'

/** How it is kept at home once bought, unopened. */
export type Storage = 'fridge' | 'freezer' | 'cupboard'

/** Figures for 100 g of the edible part. Missing is null, never zero. */
export interface Nutrition {
  /** Table and row, e.g. `USDA SR28 01077`, `BLS 4.0 K110100`, `CIQUAL 2025 20517`, `Fineli r20 615`, `label` (typical labels of Polish products) . */
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

/** One food of Polish kitchens and shops, the row that every action of the kitchen reads. */
export interface Food {
  /** Lower-case ASCII words joined by hyphens; never changes once published. */
  id: string
  /** The name on a shelf label: Polish, nominative, lower case, singular or plural as shops write it. */
  name: string
  /** Other names of the same thing in the nominative: synonyms, colloquial and regional words, the other grammatical number. */
  also?: readonly string[]
  /** Inflected forms that the declension rules do not yield. */
  forms?: readonly string[]
  aisle: Aisle
  /** The unit it is usually kept in. */
  unit: Unit
  /** Grams in one piece as bought. */
  gramsPerPiece?: number
  /** Millilitres in one piece (bottle, carton) for what is kept in millilitres. */
  mlPerPiece?: number
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
  /** What some makers put in and others do not: only the label tells. Filled in by `uncertain-contents.ts`. */
  mayContain?: readonly Allergen[]
  mayComeFrom?: readonly Origin[]
  /** Free tags: `gi:low`, `fodmap:high`, `purine:moderate`, `wholegrain`, `processed`, … */
  tags?: readonly string[]
  /** Absent for what nobody eats (household goods). */
  nutrition?: Nutrition
}
