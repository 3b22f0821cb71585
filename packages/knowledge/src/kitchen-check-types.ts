import type { Aisle, DishKind, Meal } from './types.ts'

/** Inclusive bounds. */
export type Band = readonly [least: number, most: number]

/** Foods that a check is about: of these groups or foods, of these shelves or tags, and none of the exceptions. */
export interface FoodSelection {
  foods?: readonly string[]
  aisles?: readonly Aisle[]
  tags?: readonly string[]
  /** Only what stands on these shelves. */
  within?: readonly Aisle[]
  except?: readonly string[]
}

/** What a serving of a kind of dish weighs and holds. */
export interface PortionBands {
  /** On the plate: what is sold dry weighs as cooked. */
  weightG: Band
  kcal: Band
  /** At most. */
  fatG: number
  saltG: Band
}

/** How heat is given. */
export type HeatManner = (typeof HEAT_MANNERS)[number]
export const HEAT_MANNERS = ['fry', 'boil', 'stew', 'bake', 'steam'] as const

/** Minutes that foods need to be done, cut as small as they are cut. */
export interface DonenessRule extends FoodSelection {
  name: string
  /** Eaten raw too (in a cream, in a mayonnaise): only what is heated must be done. */
  mayStayRaw?: true
  /** In dishes of these kinds only the heat that is said of it counts: eggs boil beside a salad. */
  namedIn?: readonly DishKind[]
  /** Applies only where a step has a word that begins so. */
  when?: readonly string[]
  least: Readonly<Record<Exclude<HeatManner, 'stew'>, number>>
  /** Beginnings of words by which a step says that it is done. */
  until: readonly string[]
}

/** Beginnings of words, folded, and with a space at the end whole words. */
export type StepWords = Readonly<
  Record<
    | HeatManner
    | 'peel'
    | 'prepared'
    | 'served'
    | 'cut'
    | 'wait'
    | 'meanwhile'
    | 'takenOut'
    | 'part'
    | 'putIn'
    | 'ownPot'
    | 'calledSo'
    | 'cookedBefore'
    | 'panEmptied'
    | 'florets'
    | 'strained'
    | 'keptApart'
    | 'cutInto'
    | 'untilTender'
    | 'inTurns'
    | 'plated'
    | 'browned'
    | 'wetted'
    | 'watery'
    | 'driedOff'
    | 'longWaits'
    | 'fryInFat'
    | 'withoutFat'
    | 'flesh'
    | 'placeholders'
    | 'dangling'
    | 'shaped'
    | 'counts'
    | 'otherWork',
    readonly string[]
  >
>

/** What the kitchen holds a written dish against, from `knowledge/kitchen-checks`. */
export interface KitchenChecks {
  portions: {
    kinds: Readonly<Record<DishKind, PortionBands>>
    /** Share of the weight from which a dish is sweet, and the foods that make it so. */
    sweet: FoodSelection & { share: number }
    /** What one fries in. */
    fats: FoodSelection
    /**
     * What gives its own fat to the pan: from how much of it in 100 g, which share runs out, how much fat a serving is fried in, and how much is put
     * into the pan all the same, grams.
     */
    rendering: FoodSelection & {
      fromG: number
      share: number
      panG: number
      leastG: number
      enoughG: number
      /** What has to be coated in fat, in dishes of these kinds, and grams of it a kilogram. */
      coat: readonly (FoodSelection & { kinds: readonly DishKind[]; gPerKg: number })[]
    }
    /** What is eaten as rich as it is, in dishes of these kinds: from how much fat in 100 g, grams. */
    rich: FoodSelection & { kinds: readonly DishKind[]; fromG: number }
    /** Groats that drink up what they are boiled in, what they may drink, the kinds of dishes where they do, and how many times as much as that there may be. */
    water: { kinds: readonly DishKind[]; grains: FoodSelection; liquids: FoodSelection; share: Band }
    /**
     * Of what fills, grams a head as they go into the pot, where nothing else on a plate of these kinds does (`others`): a heap begins at `fromG`, is too little below
     * `leastG` and filled up to `fullG`; a soup has no more than `soupG` of it, beside another heap `besideG`.
     */
    starch: {
      kinds: readonly DishKind[]
      others: readonly string[]
      heaps: readonly (FoodSelection & { fromG: number; leastG: number; fullG: number; soupG?: number; besideG?: number })[]
    }
    /**
     * Salt by weight, its own counted, in dishes of these kinds: grams in 100 g of what a rate speaks of (the first one; of these kinds of dishes where
     * it names any), or of whatever else. From `almost` of that on nothing is added, below `least` a dish is bland; `wholePlate` is the part of the most
     * that a plate may have. Sweet dishes of their kinds have no more than so many grams a serving.
     */
    salting: {
      kinds: readonly DishKind[]
      rates: readonly { foods: readonly string[]; kinds?: readonly DishKind[]; g: number }[]
      defaultG: number
      almost: number
      least: number
      wholePlate: number
      sweet: { kinds: readonly DishKind[]; mostG: number }
    }
    /** Added salt of a serving up to which what is salty by itself may exceed the band, grams. */
    ownSaltG: number
    /** Whoever asks for less energy than this may get a small dish. */
    smallMealKcal: number
    /** Energy that a serving of a meal has at least where nobody asked for a certain dish, kcal. */
    mealKcal: Readonly<Partial<Record<Meal, number>>>
    /** Grams of water that a pot loses in a minute. */
    steamedOffG: number
  }
  doneness: {
    /** What may be eaten as it is sold. */
    ready: FoodSelection
    /** What steps cook from raw though no rule says for how long. */
    raw: FoodSelection
    /** Tins that fall apart, and the minutes that they may boil and stew. */
    canned: FoodSelection & { mostBoil: number; mostStew: number }
    /** The first that fits a food counts. */
    rules: readonly DonenessRule[]
  }
  words: StepWords
  limits: {
    panG: number
    /** Grams from which what lies in a pan goes into a wide pot, and of raw meat that is browned in one turn. */
    fullPanG: number
    brownedG: number
    /** Grams of potatoes, or of anything that is to turn brown, that lie in a pan at once; of whole eggs. */
    brownedHeapG: number
    friedEggsG: number
    /** Grams of bread that lie in a pan side by side. */
    toastedG: number
    /** Grams from which what is baked on a tray goes onto two. */
    trayG: number
    panKinds: readonly DishKind[]
    potG: number
    ovenG: number
    mostTimes: number
    spareMinutes: number
    overlapShare: number
    /** What is not left to wait once it is drained, and the minutes for which it may be. */
    waiting: FoodSelection
    mostDrainedMinutes: number
    /** Minutes on the stove after the plates are filled. */
    mostPlatedMinutes: number
    /** Minutes for which it may lie in its water once it is done. */
    mostInWaterMinutes: number
    /** Leaves that wilt in a moment, and the minutes that they may fry or stew. */
    greens: FoodSelection
    mostGreenMinutes: number
    /** What curdles where it boils, what in the same dish keeps it from doing so, and the minutes that it may. */
    curdles: FoodSelection
    holds: FoodSelection
    mostCurdleMinutes: number
    /** Ground spices that are warmed before they are eaten. */
    warmed: FoodSelection
    /** What sticks together once it is drained, and the minutes after which it does. */
    sticky: FoodSelection
    mostStickyMinutes: number
    /** Grams that a cook peels and cuts in a minute. */
    cutGInAMinute: number
    /** What nobody eats as it is sold: a step peels it, cuts it or grates it. */
    whole: FoodSelection
    /** What makes a salad flat, from how many grams of it in a serving, and what makes it none. */
    bland: FoodSelection & { fromG: number }
    sour: FoodSelection
    /** What a title promises: the beginning of a word of it, folded, and of how many of these foods a dish that is called so has some. */
    calledAfter: readonly { said: string; foods: readonly string[]; atLeast: number }[]
  }
}
