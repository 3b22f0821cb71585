import type { DishKind, EquipmentKey, Meal } from './recipe-types.ts'

/** The multi-cookers that steps can be written for. */
export type Device = (typeof DEVICES)[number]
export const DEVICES = ['thermomix', 'lidlomix'] as const satisfies readonly EquipmentKey[]

/** How dishes are spoken of and which of them make a meal. */
export interface MenuRules {
  /** Words that only say how a food was sold, as word patterns. */
  asSold: readonly string[]
  /** Kinds of dish that only go with another. */
  accompaniments: readonly DishKind[]
  /** Kinds of dish that nobody takes for a lunch or a dinner. */
  neverMainMeal: readonly DishKind[]
  /** The accusative of each meal, the meals whose dishes may be had instead, nearest first, the kinds of dish that are no such meal, and foods that it is had without by who asks for it by a word of its own. */
  meals: Readonly<Record<Meal, { accusative: string; nearest: readonly Meal[]; never?: readonly DishKind[]; without?: readonly string[] }>>
  /** A salad whose serving has such energy, and so much protein or carbohydrate in grams, is a meal; any other goes with one. */
  fillingSalad: { kcal: number; proteinG: number; carbsG: number }
  /** Aisles of what is used first when it ends. */
  meatAndFish: readonly string[]
  /** Foods and groups that are sold among cold cuts and cooked as meat is. */
  cookedAsMeat: readonly string[]
  /** Foods and groups that do the same on a plate, heap by heap: nobody buys one of a heap while another stands at home. */
  alikeOnPlate: readonly (readonly string[])[]
  /** Foods that play one part in a dish: one that needs another of a heap comes after one that does not. `part`: of a usual helping, what is one of these. `main`: what dishes stand on, a helping of which is bought like the heaps of a plate: not at all. */
  boughtLast: readonly { foods: readonly string[]; except?: readonly string[]; part?: number; main?: true }[]
  /** Foods and groups that go into a place of a dish before others, where both are at home; `called`: in dishes whose title has a word that begins so; `kinds`: in dishes of these; `dishes`: in these (ids). */
  usualFirst: readonly {
    foods: readonly string[]
    before: readonly string[]
    called?: string
    kinds?: readonly DishKind[]
    dishes?: readonly string[]
  }[]
  /** Dishes that everybody knows by name and expects where all of one is at home: ids of recipes and of dishes with choices, those of one name together. */
  wellKnown: readonly (readonly string[])[]
  /** With one of which foods alone some of these are what everybody knows. */
  knownWith: readonly { dishes: readonly string[]; foods: readonly string[] }[]
  /** What is put together where nothing better can be, and nobody calls a dish: these dishes (ids) where one of `with` is in them, unless one of `unless` is, which makes a dish of them. */
  makeshift: readonly { dishes: readonly string[]; with?: readonly string[]; unless?: readonly string[] }[]
  /** Foods and groups that a cook takes for each other without a word, heap by heap. */
  cookAlike: readonly (readonly string[])[]
  /** Foods and groups of which nobody keeps a cut half. */
  brownsOnceCut: readonly string[]
  /** Fats (foods and groups) that stand in for no other in what is sweet. */
  onlySavoury: readonly string[]
  /** Foods and groups of which a dish takes as much as its recipe says: what raises, sets or salts it. */
  measuredExactly: readonly string[]
  /** Foods and groups that dishes of these kinds stand on or are held together by, in however small an amount. */
  standsOn: readonly { kinds: readonly DishKind[]; foods: readonly string[] }[]
  /** What nobody calls a recipe: dishes of these kinds, and what is made of these foods, with fewer foods than so many, those apart that only spread, sweeten or season. */
  sparse: { kinds: readonly DishKind[]; of: readonly string[]; foodsAtLeast: number; except: readonly string[] }
  /** Foods and groups for so few grams of which, a serving, nobody goes to the shop, where a dish can be told without them. */
  pinches: readonly { foods: readonly string[]; portionG: number }[]
  /** Days after its best-before day from which what comes of animals, of these aisles, is cooked by nobody any more. */
  pastItsDay: readonly { aisles: readonly string[]; days: number }[]
  /** The part of its meat or fish that a dish is made with for somebody of a condition (slug). */
  lessMeat: readonly { suits: string; part: number }[]
  /** Ids of foods that most dishes can be made with, best first. */
  goodToHave: readonly string[]
  /** How much of a nutrient a serving for somebody of a condition or style (slug) has at best. */
  leanings: readonly { suits: string; nutrient: LeaningNutrient; atMost?: number; atLeast?: number }[]
  /** What is looked for in a dish when meals of several days are planned. */
  planning: {
    places: Readonly<Record<PlaceInDay, PlaceRules>>
    /** How often in seven days the same food on the plate surprises nobody: foods and groups that count together, and any other. */
    aWeek: {
      usual: number
      /** `fromG`: grams of a serving from which on a dish tastes of it, however little of the dish that is. */
      foods: readonly { foods: readonly string[]; times: number; fromG?: number }[]
      /** Grams a head in seven days of foods and groups beyond which each further one is minded. */
      mostAHead: readonly { foods: readonly string[]; grams: number }[]
    }
    /** Grams a head in a day of foods and groups, and what as much again costs. */
    aDay: readonly { foods: readonly string[]; grams: number; points: number }[]
    /** What a dish stands on, heap by heap: nobody wants one of a heap at two meals running. */
    bases: readonly BaseHeap[]
    /** Foods and groups of which what stands at home is eaten before another is bought, and what it costs to buy it all the same. */
    firstFromHome: readonly { foods: readonly string[]; points: number }[]
    /** Foods and groups that do for each other in any dish: whoever buys or has one of them buys no second kind, and what it costs to do so. */
    oneKind: readonly { foods: readonly string[]; points: number }[]
    /** Grams of foods and groups that one person eats at a meal, where that is no helping of meat or vegetables. */
    helpings: readonly { foods: readonly string[]; grams: number }[]
    /** Kinds of dish that belong into every week, from so many days on, at lunch or supper, and what the first of them is worth; `months`: in these alone; `atMost`: meals in seven days. */
    onceAWeek: readonly { kind: DishKind; fromDays: number; points: number; months?: readonly number[]; atMost?: number }[]
    /** Energy of breakfast, lunch and dinner of one person together, from and to. */
    dayKcal: readonly [number, number]
    /** Foods and groups that the freezer keeps as well as raw meat and fish. */
    freezes: readonly string[]
    /** Words of the days of a week, from Sunday on; a `*` at the end stands for any ending. */
    weekdays: readonly (readonly string[])[]
    /** Words of several days at once, with these, 0 for Sunday to 6. */
    weekdayGroups: readonly { words: readonly string[]; weekdays: readonly number[] }[]
    /** Words of a time of day that is said for a meal of it. */
    timesOfDay: readonly { meal: Meal; words: readonly string[] }[]
    /** Verbs behind "nie" that leave alone what is named before them; words that keep it for a day; a `*` at the end stands for any ending. */
    leftAlone: readonly string[]
    keptFor: readonly string[]
    /** What is said behind "nie" of days in a row, and what stands before how often something may come at most: words or several of them. */
    running: readonly string[]
    mostTimes: readonly string[]
    /** "przez dwa dni", "trzy razy": what stands before such a number, the numbers, and what is counted. */
    daysCounted: { before: readonly string[]; numbers: readonly string[]; of: readonly string[] }
    /** Words of the working days, unless something is counted in a week. */
    workingWeek: readonly string[]
    /** Phrases that say of a kind of dish that it is to come every day. */
    everyDay: readonly string[]
    /** Words of a meal of every day: "kolacje", "obiady". */
    allMeals: readonly { meal: Meal; words: readonly string[] }[]
    /** Phrases that say of a day or a meal that nobody eats at home then. */
    away: readonly string[]
    /** Words behind a sum of money. */
    money: readonly string[]
    /** Tags that say who eats, and why: chosen by, and never told as unmet. */
    occasions: readonly string[]
    /** Of these the ones for which a certain meal is cooked, where they are said of a day: guests, two alone. */
    tableIsLaidFor: readonly string[]
    /** Foods and groups that are bought every few days whatever is cooked: bread, milk. */
    everyday: readonly string[]
    /** Aisles of what a meal is made of: what stands at home of it is better used than bought anew. */
    mealAisles: readonly string[]
    /** Ids of what only those buy who must: baking powder without gluten. */
    specialDietGoods: readonly string[]
    /** Foods and groups that cost much: nobody is sent for them unasked. */
    dear: readonly string[]
    /** Foods and groups that only who likes them has: nobody is sent for them unasked. */
    notSentFor: readonly string[]
    /** Dishes that hold one of some foods, or are of one of some kinds and hold one, and are seldom wanted: what that costs, and where. */
    unlikely: readonly UnlikelyDish[]
    /** What tastes warmed up as it did fresh: these kinds, where they keep that long. */
    batch: { kinds: readonly DishKind[]; keepsDays: number }
    /** What people cook on a Sunday: these kinds, and what is called so first; a `*` at the end of a word stands for any ending. */
    customs: { sunday: { kinds: readonly DishKind[]; called: readonly string[] } }
    /** Ids of vegetables that only fill or flavour and are no helping of vegetables. */
    fillingVegetables: readonly string[]
    /** What one gets up full after. */
    fullAfter: readonly string[]
    /** Foods and groups whose protein makes no meal of bread or pasta: these themselves. */
    thinProtein: readonly string[]
    /** Dishes that are eaten in some months (1 to 12) alone, by the first word of their title; a `*` at its end stands for any ending. */
    dishesOfMonths: readonly { kinds: readonly DishKind[]; called: readonly string[]; months: readonly number[] }[]
    /** Ids of foods and groups that make a dish sweet without sugar. */
    fruit: readonly string[]
    /** Months (1 to 12) in which foods and groups are sold fresh, or cheap where they are sold all year; all year where nothing is said. */
    seasons: readonly { foods: readonly string[]; months: readonly number[]; isSoldAllYear?: true }[]
    tags: readonly TagInPlan[]
  }
}

/** Foods and groups that fill alike, and kinds of dish made of them; points are what a second meal of them costs on the same day or the next. `anywhere`: breakfasts count in full. */
interface BaseHeap {
  foods: readonly string[]
  kinds?: readonly DishKind[]
  /** Grams of a serving from which on a dish stands on it; a tenth of what is eaten where none is said. */
  fromG?: number
  points: number
  anywhere?: true
  /** With another vegetable it is the same dish. */
  isVegetable?: true
}

/** A dish that few want at some places of a day, at all of them where none is named. */
export interface UnlikelyDish {
  foods: readonly string[]
  points: number
  kinds?: readonly DishKind[]
  places?: readonly PlaceInDay[]
  /** Where so many eat, there are children among them. */
  peopleFrom?: number
}

/** What a meal is in its day: `main` is the one people sit down to (lunch, or dinner where there is none), `light` a dinner after it. */
export type PlaceInDay = (typeof PLACES_IN_DAY)[number]
export const PLACES_IN_DAY = ['breakfast', 'main', 'light', 'snack'] as const

/** What suits a place of the day; minutes from start to table and of work are those of a workday and of a day off. */
export interface PlaceRules {
  /** Of a serving, from and to. */
  kcal: readonly [number, number]
  /** A serving has at least so much of these, grams. */
  proteinG: number
  vegetablesG: number
  minutes: readonly [workday: number, dayOff: number]
  /** Without which a reader strikes the meal out: least grams of a serving, most minutes from start to table. */
  must: Readonly<{
    proteinG: number
    /** Of protein, what comes from something else than bread, groats, vegetables and fruit (`thinProtein`). */
    ownProteinG: number
    vegetablesG: number
    fullAfterG: number
    minutes: readonly [workday: number, dayOff: number]
    /** Of a serving; more is another meal. */
    kcalAtMost?: number
    /** Nobody goes to the shop first. */
    isOfHome?: boolean
  }>
  work: readonly [workday: number, dayOff: number]
  /** Ingredients from which on each further one is a nuisance. */
  ingredients: number
  /** Points of kinds that suit better or worse than others. */
  kinds: Readonly<Partial<Record<DishKind, number>>>
  /** Beside those, on a day off where there is somebody to share it with. */
  kindsDayOff: Readonly<Partial<Record<DishKind, number>>>
}

/** Points that a dish tag is worth in a plan: on these days, in these months (1 to 12), at these places; always and everywhere where left out. */
export interface TagInPlan {
  tag: string
  points: number
  days?: 'workdays' | 'weekend'
  months?: readonly number[]
  places?: readonly PlaceInDay[]
  /** Only where so many eat. */
  peopleFrom?: number
}

/** Figures of a serving that a profile may lean to. */
export type LeaningNutrient = 'proteinG' | 'fatG' | 'carbsG' | 'fibreG' | 'saltG' | 'potassiumMg' | 'phosphorusMg'

/** What the words of a wish mean. Words are compared without Polish marks; a `*` at their end stands for any ending; phrases have several. */
export interface WishWords {
  /** Words that ask for a kind of dish; `calledSo`: for those dishes of the kind alone that are called by the word, or by what `called` says; `tools`: whoever asks for them has these. */
  kinds: readonly {
    kind: DishKind
    words: readonly string[]
    calledSo?: true
    called?: readonly string[]
    tools?: readonly EquipmentKey[]
  }[]
  /** Dishes whose titles begin otherwise than people call them: any of `called` is one. */
  dishes: readonly { words: readonly string[]; called: readonly string[] }[]
  meals: readonly { meal: Meal; words: readonly string[] }[]
  /** Words behind an age in years or months, and the dish tag of what people below an age eat, youngest first. */
  years: readonly string[]
  months: readonly string[]
  ages: readonly { yearsBelow: number; tag: string }[]
  /** Words that ask for nothing, those that only join others among them. */
  fillers: readonly string[]
  /** Words of what is near to what was said before ("albo coś podobnego"). */
  similar: readonly string[]
  /** Words beside a food of which there is to be much: "na bazie", "w roli głównej". */
  mainPart: readonly string[]
  /** Words of a number of minutes, of hours, of half of one, of kilocalories, and those before such a limit. */
  minutes: readonly string[]
  hours: readonly string[]
  half: readonly string[]
  energy: readonly string[]
  grams: readonly string[]
  protein: readonly string[]
  /** Beginnings of verbs that people use beside what they ask for. */
  doings: readonly string[]
  /** Words after which a food stands and no dish: "zużyj rosół". */
  usingUp: readonly string[]
  limits: readonly string[]
  /** Words before an amount of which there is to be at least so much. */
  floors: readonly string[]
  /** Verbs behind a food and "nie" that refuse it: "ryby nie jedzą". */
  dislikes: readonly string[]
  /** Words that refuse what follows, and those that end what they reach over. */
  refusals: readonly string[]
  refusalEnds: readonly string[]
  /** Words that ask anew behind a refusal and a conjunction. */
  askedBehind: readonly string[]
  conjunctions: readonly string[]
  /** Words between things of which one is enough. */
  alternatives: readonly string[]
  /** Words that mean many foods at once, by what those foods have. */
  manyFoods: readonly WishedFoods[]
}

export interface WishedFoods {
  words: readonly string[]
  /** A group or a food that they are of. */
  group?: string
  aisle?: string
  notAisle?: string
  origin?: string
  notOrigin?: string
  /** A word of their names. */
  named?: string
  /** Ids of those that it does not mean all the same, with what is of them. */
  without?: readonly string[]
}

/** How a dish is: its cuisine, how it is made, how it tastes and bites, the occasion it suits. A wish may ask for it. */
export interface DishTag {
  id: string
  /** In Polish, as it is spoken of. */
  name: string
  /** Words and phrases of a wish that ask for it. */
  words: readonly string[]
  /** Whoever asks for it may get a dish that is eaten as another meal: something sweet for lunch. */
  anyMeal?: true
  /** Whoever does not ask for it gets no dish whose recipe says of itself that it is so: mash for a toddler. */
  onlyAsked?: true
  /** How a dish should rather be: meat that ends is not left for it. */
  leaning?: true
  /** What of a leaning is meant in earnest: who wants it quick waits three quarters of an hour for meat that ends, and not two. */
  inEarnest?: readonly DishTagRule[]
  /** Says what a dish is without: whoever asks for it is served no other. */
  wall?: true
  /** Ids of seasonings that are left out of a dish for whoever asks for it, where the dish can be told without them: salt of "bez soli". */
  leavesOut?: readonly string[]
  /** What whoever asked for it is told beside such a dish: how it gets into its box. */
  told?: string
  /** How large a serving is for whoever asks for it, against what recipes give. */
  servingSize?: number
  /** For how many meals it is cooked at once for whoever asks for it: something is to be left for tomorrow. */
  times?: number
  /** A dish is so where one of these holds. */
  when: readonly DishTagRule[]
}

/** Holds for a dish where everything in it does; words are compared like those of a wish, foods are ids of foods and groups. */
export interface DishTagRule {
  /** How much a dish is so by this rule, 0 to 1; 1 where it says nothing: a soup warms, and one with ginger more. */
  degree?: number
  kinds?: readonly DishKind[]
  notKinds?: readonly DishKind[]
  meals?: readonly Meal[]
  minutesAtMost?: number
  minutesAtLeast?: number
  workMinutesAtMost?: number
  keepsDaysAtLeast?: number
  ingredientsAtMost?: number
  /** Of a serving. */
  kcalAtMost?: number
  kcalAtLeast?: number
  proteinAtLeast?: number
  proteinAtMost?: number
  carbsAtMost?: number
  fatAtMost?: number
  saltAtMost?: number
  fibreAtLeast?: number
  /** Grams a serving: of vegetables, of `foods` together, of what burns on the tongue. */
  vegetablesAtLeast?: number
  foodsAtLeast?: number
  pungentAtLeast?: number
  /** Something in it is left of a meal, or a dish that was cooked before. */
  leftovers?: true
  /** Grams a serving of what lies in the freezer. */
  frozenAtLeast?: number
  /** It takes most of what ends these days, or as much of that as goes on a plate; how far it does, it is met. */
  usesEnding?: true
  /** Whoever asks for it is sent to no shop: what cannot be made of what is there is not offered. */
  nothingBought?: true
  /** Pots, pans and trays that it is cooked in. */
  vesselsAtMost?: number
  /** One of these is needed; none of those is. */
  equipment?: readonly EquipmentKey[]
  withoutEquipment?: readonly EquipmentKey[]
  /** It has one of these, and one of those as well; it has none of the others. */
  foods?: readonly string[]
  andFoods?: readonly string[]
  withoutFoods?: readonly string[]
  withoutOrigins?: readonly string[]
  withoutFoodTags?: readonly string[]
  /** None of its foods holds or may hold one of these allergens. */
  freeOf?: readonly string[]
  /** Whether something in it burns on the tongue. */
  pungent?: boolean
  /** Its title, its opening sentence or its steps have one of these words or phrases, or none of those. */
  title?: readonly string[]
  withoutTitle?: readonly string[]
  about?: readonly string[]
  steps?: readonly string[]
  withoutSteps?: readonly string[]
}
