import type {
  AllergenSlug,
  ConditionGroup,
  ConditionKey,
  ConditionSlug,
  DietaryStyleKey,
  DietKey,
  DietSlug,
  SourceName,
  StyleSlug,
  WordList,
} from '../generated/keys.ts'
import type { AllergenGroup, Gate, ProfileRule } from './gate-types.ts'
import { loadCompiled, ofOneShape } from './load.ts'
import type { DishBaseRule, DishTag, EquipmentKey, Food, FoodGroup, MenuRules, PackedLexicon, RecipeWords, WishWords } from './types.ts'

export type * from '../generated/keys.ts'
export type {
  ExclusionGroup,
  FoodClause,
  FoodRule,
  FreeFromClaim,
  Measure,
  Mineral,
  PhraseGroup,
  ProfileRule,
} from './gate-types.ts'
export type {
  Aisle,
  Composition,
  Device,
  DishBase,
  DishBaseRule,
  DishKind,
  DishTag,
  DishTagRule,
  EquipmentKey,
  Food,
  FoodGroup,
  FoodKind,
  FoodMention,
  Look,
  MachineSetting,
  Meal,
  MenuRules,
  Nutrition,
  Origin,
  PackedLexicon,
  PieceNames,
  PieceShape,
  PlaceInDay,
  PlaceRules,
  Recipe,
  RecipeIngredient,
  RecipeReading,
  RecipeStep,
  RecipeVariant,
  StepAmount,
  StepClause,
  Storage,
  TagInPlan,
  Unit,
  UnlikelyDish,
  WishedFoods,
  WishWords,
} from './types.ts'

export {
  type Chain,
  type ForeignLanguage,
  type ForeignNames,
  type ReceiptWord,
  type UnitEntry,
  type UnitWord,
  WORDS,
  type Words,
} from './words.ts'

/** Every food the kitchen knows, file by file. */
export const FOODS = ofOneShape(loadCompiled('foods.json') as readonly Food[])

const byId: ReadonlyMap<string, Food> = new Map(FOODS.map((food) => [food.id, food]))

/** The food of that id, or null. */
export function findFoodById(id: string): Food | null {
  return byId.get(id) ?? null
}

/** What foods belong to that no shop sells under that name, roots first. */
export const GROUPS = loadCompiled('groups.json') as readonly FoodGroup[]

const parents: ReadonlyMap<string, string | undefined> = new Map([...GROUPS, ...FOODS].map(({ id, parent }) => [id, parent]))
const ancestors: ReadonlyMap<string, ReadonlySet<string>> = new Map([...parents.keys()].map((id) => [id, new Set(lineOf(id))]))

/** A food or group and all that it is a kind of, up to its root. */
function lineOf(id: string): string[] {
  const line = [id]
  for (let parent = parents.get(id); parent !== undefined; parent = parents.get(parent)) line.push(parent)
  return line
}

/** Whether a food (or group) is that food or group or a kind of it, however far: `isA('dorsz-mrozony', 'ryba')`. False for unknown ids. */
export function isA(foodId: string, ancestorId: string): boolean {
  return ancestors.get(foodId)?.has(ancestorId) ?? false
}

const kindsOfLists = new WeakMap<readonly string[], ReadonlySet<string>>()

/** All foods (and groups) that are one of those or a kind of one. What a list stands for is found once: hand over lists that stay, of records. */
export function kindsOf(ancestorIds: readonly string[]): ReadonlySet<string> {
  let kinds = kindsOfLists.get(ancestorIds)
  if (!kinds)
    kindsOfLists.set(ancestorIds, (kinds = new Set([...ancestors.keys()].filter((id) => ancestorIds.some((each) => isA(id, each))))))
  return kinds
}

/** Whether a food (or group) is one of those or a kind of one; lists as of `kindsOf`. */
export function isOneOf(foodId: string, ancestorIds: readonly string[]): boolean {
  return kindsOf(ancestorIds).has(foodId)
}

/** For each food which of some lists it is on, itself or as a kind of what is: their places, in their order. Found once a food; lists as of `kindsOf`. */
export function placesAmong(lists: readonly (readonly string[])[]): (foodId: string) => readonly number[] {
  const known = new Map<string, readonly number[]>()
  return (foodId) => {
    let places = known.get(foodId)
    if (!places) {
      places = lists.flatMap((list, place) => (isOneOf(foodId, list) ? place : []))
      if (byId.has(foodId)) known.set(foodId, places)
    }
    return places
  }
}

const leftovers: ReadonlySet<string> = new Set(
  FOODS.flatMap(({ id, tags, packs }) => (tags?.includes('cooked') === true && packs === undefined ? id : [])),
)

/** Whether a food is what is left of a meal, cooked at home and sold nowhere: boiled rice, potatoes from yesterday. False for unknown ids. */
export function isLeftover(foodId: string): boolean {
  return leftovers.has(foodId)
}

const seasoningGroups = GROUPS.filter(({ seasoning }) => seasoning).map(({ id }) => id)
const seasonings: ReadonlySet<string> = new Set(
  [...GROUPS, ...FOODS].flatMap(({ id }) => (byId.get(id)?.spice === true || seasoningGroups.some((group) => isA(id, group)) ? id : [])),
)

/** Whether a food is a spice, or of a group that only seasons (fresh herbs). False for unknown ids. */
export function isSeasoning(foodId: string): boolean {
  return seasonings.has(foodId)
}

/** Words by which steps of recipes are read. */
export const RECIPE_WORDS = loadCompiled('recipe-words.json') as RecipeWords

/** How dishes are composed in their pictures: the first rule that fits. */
export const DISH_BASE_RULES = loadCompiled('dish-bases.json') as readonly DishBaseRule[]

export const MENU_RULES = loadCompiled('menu.json') as MenuRules

export const WISH_WORDS = loadCompiled('wishes.json') as WishWords

export const DISH_TAGS = loadCompiled('dish-tags.json') as readonly DishTag[]

/** The gate with the names that its code knows pieces of it by. */
interface NamedGate extends Omit<Gate, 'allergens' | 'sources' | 'conditions' | 'diets' | 'styles' | 'words'> {
  allergens: readonly (AllergenGroup & { slug: AllergenSlug })[]
  sources: Readonly<Record<SourceName, string>>
  conditions: Readonly<Record<ConditionSlug, ProfileRule>>
  diets: Readonly<Record<DietSlug, ProfileRule>>
  styles: Readonly<Record<StyleSlug, ProfileRule>>
  words: Readonly<Record<WordList, readonly string[]>>
}

/** The rules and words of the safety gate. */
export const GATE = loadCompiled('gate.json') as NamedGate

/** One entry of a list that users choose from. */
export interface Choice<Key extends string = string> {
  /** What the database and clients know it by: 1 to 32 767, never changed, never given to another entry. */
  id: number
  /** What the kitchen knows it by. */
  key: Key
  /** Polish, as it stands on the screen. */
  name: string
}

/** What the gate makes of a choice; all that is left out asks nothing of a dish. */
export interface ChoiceMeaning {
  condition?: ConditionSlug
  allergen?: AllergenSlug
  diet?: DietSlug
  style?: StyleSlug
  exclusions?: readonly string[]
  /** Part of it or all is beyond the gate's rules (how an animal was slaughtered, what a doctor prescribed). */
  unchecked?: true
}

interface JudgedChoice<Key extends string> extends Choice<Key> {
  gate?: ChoiceMeaning
}

const choices = loadCompiled('choices.json') as {
  conditions: readonly (JudgedChoice<ConditionKey> & { group: ConditionGroup })[]
  diets: readonly JudgedChoice<DietKey>[]
  dietaryStyles: readonly JudgedChoice<DietaryStyleKey>[]
  equipment: readonly Choice<EquipmentKey>[]
}

/** What users choose from. */
export const { conditions: CONDITIONS, diets: DIETS, dietaryStyles: DIETARY_STYLES, equipment: EQUIPMENT } = choices

/** A food that a kitchen usually has and that nobody enters into a pantry. */
export interface Staple {
  food: string
  /** Short, as it stands on the screen: "mąka". */
  name: string
  /** Taken for there until its owner says otherwise. */
  on?: true
  /** Nobody runs out of it. */
  always?: true
}

/** What users are asked whether they always have it, in the order of the screen. */
export const STAPLES = loadCompiled('staples.json') as readonly Staple[]

/** A limit of a day: so much, or that share of the day's energy in percent. */
export type DayLimit = number | { energy_percent: number }

/** What a condition makes worth watching in a diary. */
export interface WatchedFigures {
  /** Polish, as it stands on the screen. */
  name: string
  /** Nutrients by the names of the API; `most` or `least`, and where the limit is from. */
  watch?: readonly { nutrient: string; most?: DayLimit; least?: DayLimit; source: string }[]
  /** What matters and no table has a figure of: why, and the tags of foods that are rich in it. */
  not_counted?: { what: string; why: string; rich: readonly string[] }
}

/** What people usually eat of some foods at once, grams as eaten. */
export interface Portion {
  /** Foods and groups; whatever is nearer in the tree wins. */
  of: readonly string[]
  /** The measure that is taken where nobody said how much. */
  usual: string
  measures: Readonly<Record<string, number>>
  /** Where it goes with something else ("kawa z mlekiem"). */
  with?: number
  /** A small, a medium and a large one of what is sold in sizes, grams. */
  small?: number
  medium?: number
  large?: number
  /** The food that it is once it is made up: coffee is brewed, custard cooked. */
  made_up?: string
}

/** How a kind of food fills a household measure that nobody weighed it in, as `knowledge/diary/measures.yaml` has it. */
export interface MeasuresOfKind {
  /** Grams in a millilitre of it, poured loosely. */
  density: number
  /** How much more a heaped spoon holds than a flat one; 1 of what is poured. */
  heap: number
  /** Grams of measures that are no volumes: a slice, a handful. */
  measures?: Readonly<Record<string, number>>
}

/** The words that people tell meals in, as `knowledge/diary/words.yaml` has them. */
export interface MealWords {
  said_before: readonly string[]
  ways: readonly string[]
  untold: {
    of_somebody: readonly string[]
    relatives: readonly string[]
    words: readonly string[]
    alone: readonly string[]
    /** Pronouns beside which nobody can know what something of these groups was. */
    some_kind: readonly string[]
    of_some_kind: readonly string[]
  }
  /**
   * What is added where it is left out: beginnings of a slice, what it is of where no bread is named before it, `parts` that are told with the number of the whole, and of what a number behind it says how fat it is.
   */
  as_written: {
    slices: { begins: readonly string[]; of: string; breads: readonly string[] }
    parts: readonly { begins: readonly string[]; of: readonly string[] }[]
    fat: readonly { begins: readonly string[]; percents: readonly number[] }[]
  }
  /**
   * Where, when and with whom one eats: prepositions, beginnings of what is said between and behind, of places and occasions, and of company with its
   * prepositions; a word with a full stop is whole.
   */
  circumstances: {
    behind: readonly string[]
    company_behind: readonly string[]
    said_with: readonly string[]
    of: readonly string[]
    company: readonly string[]
  }
  /**
   * What stands around a food in a part that nobody could read as a whole, and leaves it what it is: phrases behind it, adverbs (a word with a full stop is whole),
   * words that a clause of something else begins with, and prepositions of places, persons and times.
   */
  around: Readonly<Record<'phrases' | 'words' | 'clause' | 'behind' | 'small' | 'for_whom', readonly string[]>>
  /** Who else is said to have eaten or made it; `ate`, `got`: verbs of eating and of where food came from, without the ending of the past tense. */
  others: { who: readonly string[]; ate: readonly string[]; got: readonly string[] }
  /**
   * What is said of the day and of no food: beginnings of verbs that no ending shows, of other words, and of what is measured; `judged`: of words that say how
   * food came off or was liked, `no_verbs`: of adjectives that
   * end as verbs do, `between`: what stands between a verb and what was eaten.
   */
  day: Readonly<Record<'verbs' | 'words' | 'judged' | 'no_verbs' | 'between' | 'measured', readonly string[]>>
  /** Beginnings of a jar for babies, of what is said beside it and adds nothing, and the food that one is of what. */
  jars: { begins: readonly string[]; called: readonly string[]; holds: readonly { of: readonly string[]; food: string }[] }
  /** Beginnings of what something was eaten at, and what is no food by itself. */
  occasions: readonly string[]
  /** Words of who ate nothing: all of those that were told, and one of them. */
  nothing: { all: readonly string[]; one: readonly string[]; refused: readonly string[]; not_had: readonly string[] }
  carriers: readonly { words: readonly string[]; food: string; measure: string; grams: number }[]
  /** Words of each number. */
  numbers: Readonly<Record<string, readonly string[]>>
  /** Beginnings of words, the measure that they are, what is in it where nobody says, and the millilitres that it holds. */
  /** `of` holds where the next word begins with one of `when`, or always. */
  vessels: readonly {
    begins: readonly string[]
    measure: string
    of?: string
    when?: readonly string[]
    only_drinks?: boolean
    ml?: number
  }[]
  /** `times`: how many of the measure it is. */
  measures: readonly { begins: readonly string[]; measure: string; of?: string; when?: readonly string[]; times?: number }[]
  /** Beginnings of adjectives beside a vessel or a piece, and how much more than usual it is. */
  /** `spoon`: of a spoon; `words`: whole ones that are no adjectives; `medium`: it says that it is the one between. */
  sizes: readonly { words?: readonly string[]; begins: readonly string[]; times: number; spoon?: number; medium?: boolean }[]
  /** What stands behind "w" and "na" and makes no other dish. */
  done_so: readonly string[]
  /** Beginnings of adjectives with which a food is what it was. */
  still_itself: readonly string[]
  /** Beginnings of adjectives of what was weighed before it was cooked. */
  uncooked: readonly string[]
  /** Phrases that say the same, the longest first. */
  uncooked_phrases: readonly string[]
  /** What was done to what lies on a plate, as people say it, and what is added to its name; `unsaid`: what nobody eats raw, and what is done to it mostly. */
  cooking: {
    manners: Readonly<Record<Cooking, { begins: readonly string[]; phrases: readonly string[]; after: string }>>
    unsaid: { of: readonly string[]; as: Cooking }
    /** Groups of what is made of several things and cooked as if it were one. */
    of_several: readonly string[]
  }
  /** Groups of what dishes are made of, and not served with. */
  made_of: { of: readonly string[]; flesh: readonly string[]; except: readonly string[] }
  /** Names of foods that are said of the dish. */
  as_dishes: readonly string[]
  /** Beginnings of dishes that have in them what is said behind "z", so that a title with "i" is one of them. */
  of_one_piece: readonly string[]
  /** One more of what was counted: "druga z serem". */
  another: readonly string[]
  /** Groups of what stands beside a dish that is served with it, and not on it. */
  served_beside: readonly string[]
  /** Foods that something lies or swims in and is eaten with. */
  eaten_in: readonly string[]
  /** Drinks that milk is only poured into, though they were told to be on it. */
  whitened: readonly string[]
  /** The group by which the spoons and bowls of a recipe are weighed. */
  cooked: string
  /** Foods that do not say what was eaten where a word beside them is not known. */
  vague: readonly string[]
  /** Dishes and groups of them that hold what is said behind "with", and the groups of what they hold, and of what lies beside. */
  filled: { of: readonly string[]; fillings: readonly string[]; except: readonly string[] }
  sauced: { of: readonly string[]; sauces: readonly string[] }
  /** Dishes with milk in them whatever milk it is, and the groups of milks. */
  milked: { of: readonly string[]; milks: readonly string[] }
  /** How participles begin that say what "with" says: sprinkled, spread. */
  as_with: readonly string[]
  /** What is said where it is shared, and whose share it leaves one. */
  shared: readonly { words: readonly string[]; share: number }[]
  /** What a share of what was told before may be of, beginnings of what is said where the rest was eaten, and of which it was in order. */
  told_share: { of: readonly string[]; left: readonly string[]; ordinals: Readonly<Record<string, readonly string[]>> }
  /** Beginnings of what is said beside a weight that is of a whole. */
  whole: readonly string[]
  /** What is mixed of one of the groups is called. */
  mixed: { called: readonly string[]; of: readonly string[] }
  /** Groups of what scoops taste of. */
  flavours: readonly string[]
  /** Groups of what comes in flavours that change none of its figures. */
  flavoured: readonly string[]
  /** What tastes of what an adjective says that other names have. */
  tasting: readonly string[]
  /** Dishes that hold what is told dry, and the grams of them that a gram of it makes. */
  cooked_from: readonly {
    dishes: readonly string[]
    dry: readonly string[]
    times: number
    /** Cooked on another liquid than the dish is made with, it is that and so much of the dry food. */
    on?: { liquids: readonly string[]; of: string }
  }[]
  /** Beside what a whole helping of something is eaten, and no little of it; `except` is what is cut up to taste there too. */
  whole_helpings: readonly { beside: readonly string[]; of: readonly string[]; except: readonly string[] }[]
  /** How words begin that people say for the name of a dish or a food; `alone`: whole words, where no other word says what it is; `beside`: only where some word of the meal begins so. */
  nicknames: readonly { begins: readonly string[]; means: string; alone?: boolean; beside?: readonly string[] }[]
  /** What is eaten beside a main dish, and told right behind its nickname. */
  sides: readonly string[]
}

/** What is done to food before it is eaten: in a pan, in an oven or over a fire, in water that is poured away or over steam, in a pot with little water. */
export type Cooking = (typeof COOKINGS)[number]
export const COOKINGS = ['fry', 'bake', 'boil', 'stew'] as const

/** Grams that a gram of raw food weighs once it is done, by what was done to it. */
export type CookingYields = Readonly<Record<Cooking, number>>

/** What a dish loses and takes up on the stove, as `knowledge/diary/cooked-weights.yaml` has it. */
export interface CookedWeights {
  /** Of everything for which nothing is said. */
  others: CookingYields
  /** Foods and groups of them that hold no water to lose. */
  dry: readonly string[]
  /** Fried and baked doughs dry to a share of water of their kind, however much was poured in. */
  doughs: {
    flours: readonly string[]
    /** What is dough where it goes into the heat with flour. */
    of: readonly string[]
    /** Less flour than this share of it makes no dough; a baked one has no more grams of liquid and eggs on a gram of flour. */
    least_flour: number
    most_liquid: number
    /** Grams of water in a gram of what is done, at the most. `scalded`: boiled before it is baked. */
    water: Readonly<Record<'fried' | 'waffle' | 'scalded' | 'baked', { share: number }>>
    waffle_iron: readonly string[]
  }
  /** Grams of flour and crumbs that a gram of meat or fish holds as a coat; as much of the egg sticks as of them. Foods and groups of them. */
  coats: {
    crumbs: readonly string[]
    dry: readonly string[]
    wet: readonly string[]
    /** Has them inside. */
    mixed: readonly string[]
    most: number
    /** With more flour on a gram of meat it is no coat. */
    most_flour: number
  }
  /** Minutes after which a food has lost what its yield says. */
  whole_after_minutes: { fry: number; bake: number }
  /** Foods and groups that others are cooked in or seasoned with. */
  beside: readonly string[]
  /** How words begin that heat the pan and its fat alone, and that speak of all that there is. */
  empty: readonly string[]
  everything: readonly string[]
  /** How words begin that speak of the vegetables, and which foods they are. */
  vegetables: { said: readonly string[]; of: readonly string[] }
  /** Grams of water a minute that leave a pot on a small flame. */
  steam: { covered: number; open: number; unsaid: number }
  /** How words begin that say so of a pot, and of what is poured away. */
  covered: readonly string[]
  thickened: readonly string[]
  drained: readonly string[]
  /** Of liquid that is nearly all gone. */
  gone: readonly string[]
  /** The share of what was lost and taken up by which two kitchens differ. */
  doubt: { lost: number; taken_up: number }
  /** From this share of the weight on it is uncertain. */
  uncertain_from: number
}

const diary = loadCompiled('diary.json') as {
  limits: Readonly<Record<string, WatchedFigures>>
  portions: readonly Portion[]
  measures: readonly (MeasuresOfKind & { of: readonly string[] })[]
  words: MealWords
  cookedWeights: CookedWeights &
    Readonly<Record<'yields' | 'fat_left' | 'solids_left', readonly (CookingYields & { of: readonly string[] })[]>>
}

export const COOKED_WEIGHTS: CookedWeights = diary.cookedWeights

const cookingYields = byFood(diary.cookedWeights.yields)
const fatLeft = byFood(diary.cookedWeights.fat_left)
const solidsLeft = byFood(diary.cookedWeights.solids_left)

function byFood(entries: readonly (CookingYields & { of: readonly string[] })[]): ReadonlyMap<string, CookingYields> {
  return new Map(entries.flatMap((each) => each.of.map((id) => [id, each] as const)))
}

/** What a gram of a food weighs once it is done; what is said of the food itself goes before what is said of its kind. */
export function cookingYieldsOf(foodId: string): CookingYields {
  return ownCookingYieldsOf(foodId) ?? COOKED_WEIGHTS.others
}

/** The same where something is said of the food or of its kind; null where it is one of all others. */
export function ownCookingYieldsOf(foodId: string): CookingYields | null {
  return nearest(foodId, cookingYields)
}

/** Grams of a gram of a food's fat that are still in it once it is done; null where it loses none. */
export function fatLeftOf(foodId: string): CookingYields | null {
  return nearest(foodId, fatLeft)
}

/** Grams of a gram of what is neither fat nor water that are still in a food once it is done; null where the water of the pot takes nothing. */
export function solidsLeftOf(foodId: string): CookingYields | null {
  return nearest(foodId, solidsLeft)
}

function nearest(foodId: string, entries: ReadonlyMap<string, CookingYields>): CookingYields | null {
  return [...(ancestors.get(foodId) ?? [])].flatMap((id) => entries.get(id) ?? [])[0] ?? null
}

/** The words that people tell meals in. */
export const MEAL_WORDS = diary.words

/** What is watched, by condition of the gate. */
export const WATCHED = diary.limits

const portions: ReadonlyMap<string, Portion> = new Map(diary.portions.flatMap((portion) => portion.of.map((id) => [id, portion] as const)))

/** What people usually eat of a food, nearest first: what is said of the food itself, then of what it is a kind of. */
export function portionsOf(foodId: string): Portion[] {
  return [...(ancestors.get(foodId) ?? [])].flatMap((id) => portions.get(id) ?? [])
}

const measuresOfKinds: ReadonlyMap<string, MeasuresOfKind> = new Map(
  diary.measures.flatMap((kind) => kind.of.map((id) => [id, kind] as const)),
)

/** What is known of how a food is measured, nearest first: of the food itself, then of each thing that it is a kind of. */
export function measuringOf(foodId: string): { portion: Portion | undefined; kind: MeasuresOfKind | undefined }[] {
  return [...(ancestors.get(foodId) ?? [])].flatMap((id) => {
    const [portion, kind] = [portions.get(id), measuresOfKinds.get(id)]
    return portion || kind ? { portion, kind } : []
  })
}

/** The words by which what people write is held or shown to a moderator, as `knowledge/community/words.yaml` has them. */
export interface CommunityWords {
  swearing: {
    begins: readonly string[]
    /** Beginnings with letters swapped, left out or mistaken, as they sound. */
    misspelt: readonly string[]
    /** Whole words from their last letter to the first. */
    backwards: readonly string[]
    /** The names of letters → the letters. */
    letter_names: Readonly<Record<string, string>>
    /** Those that no innocent word has anywhere in it. */
    whole: readonly string[]
    within: readonly string[]
    masked_ends: readonly string[]
    after: readonly string[]
    innocent: readonly string[]
    /** What is left of some without their vowels: beginnings, and whole words. */
    bare: readonly string[]
    bare_whole: readonly string[]
    bare_innocent: readonly string[]
    /** By the beginning of a word, beginnings of others: beside one of them it is innocent. */
    innocent_beside: Readonly<Record<string, readonly string[]>>
    /** Short words that are pieces of no word that was taken apart. */
    ordinary: readonly string[]
    /** What somebody is called, rude by whom it is said to or of: beginnings of words, and phrases of them. */
    insults: {
      /** What only people are called: rude beside one of `said_of`. */
      people: readonly string[]
      /** What animals, things and foods are called too: rude beside one of `said_to`. */
      things: readonly string[]
      innocent: readonly string[]
      /** Vocatives, whole: rude unless a preposition before them makes them locatives. */
      called: readonly string[]
      prepositions: readonly string[]
      said_of: readonly string[]
      said_to: readonly string[]
      /** Beside these, and behind those of `fondly`, nobody is insulted. */
      of_oneself: readonly string[]
      fondly: readonly string[]
      /** Beginnings of adjectives between "ty" and a word of `things`. */
      scolding: readonly string[]
    }
    /** Phrases, their first words whole, the others beginnings; `phrases_innocent` begin with them and are none. */
    phrases: readonly string[]
    phrases_innocent: readonly string[]
    /** Phrases by which a writer says that a word broken off was a slip. */
    slips: readonly string[]
    /**
     * A capital within a sentence and one of the endings, or the whole, make a surname of a word that holds none of `no_name`; one of `sure`
     * at the beginning of a sentence too.
     */
    names: { endings: readonly string[]; sure: readonly string[]; whole: readonly string[]; no_name: readonly string[] }
  }
  contacts: {
    domains: readonly string[]
    /** Domains that are words as well. */
    domain_words: readonly string[]
    /** Those that no sentence begins with. */
    no_words: readonly string[]
    /** Behind a word that begins so one of them is a language. */
    before_language: readonly string[]
    /** What asks a reader to go elsewhere without an address: beginnings of words that follow each other. */
    calls: readonly string[]
    /** Who is told to do one of these with one of those soon behind it is led there: beginnings of words. */
    invites: readonly string[]
    invited_to: readonly string[]
    /** Advertisements: phrases of beginnings of words. */
    earns: readonly string[]
    earned: readonly string[]
    own: readonly string[]
    own_places: readonly string[]
    telling: readonly string[]
    hosts: readonly string[]
    mail_hosts: readonly string[]
    offers: readonly string[]
    /** Places whose accounts are numbers. */
    numbered: readonly string[]
    /** They part no number: "604 i dalej 505 613". */
    between_digits: readonly string[]
    /** Behind a place they say that one is welcome there. */
    welcomes: readonly string[]
    /** Beginnings of words behind which numbers are amounts. */
    before_amounts: readonly string[]
    protocols: readonly string[]
    dots: readonly string[]
    ats: readonly string[]
    places: readonly string[]
    digits: Readonly<Record<string, string>>
    hundreds: readonly string[]
    tens: readonly string[]
    units: readonly string[]
  }
  /** Phrases of beginnings of words. */
  health_claims: readonly string[]
  reserved_names: { within: readonly string[]; whole: readonly string[] }
}

/** What of a recipe may make somebody ill, as `knowledge/community/food-safety.yaml` says it. */
export interface FoodSafetyRule {
  rule: string
  /** Foods and groups, one of which is in it; left out where any recipe is meant. */
  holds?: readonly string[]
  /** Phrases of beginnings of words. */
  said: readonly string[]
  /** It also speaks where no step heats anything. */
  unheated?: true
  advice: string
  source: string
}

const community = loadCompiled('community.json') as {
  words: CommunityWords
  foodSafety: { heats: readonly string[]; rules: readonly FoodSafetyRule[] }
}

/** The words by which what people write is held or shown to a moderator. */
export const COMMUNITY_WORDS = community.words

/** What may make somebody ill, and the pieces of words that say that something is heated. */
export const FOOD_SAFETY = community.foodSafety

/** Another value wherever a piece of the knowledge is another. */
export const KNOWLEDGE_VERSION = (loadCompiled('manifest.json') as { version: string }).version

/** The lexicon of all food names. A big text: read when it is first needed. */
export function loadLexicon(): PackedLexicon {
  return loadCompiled('lexicon.json') as PackedLexicon
}
