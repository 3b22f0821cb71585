import { type DishKind, findFoodById, isA, isOneOf, isSeasoning, MENU_RULES } from '@spizarka/knowledge'
import type { BaseDish } from '../base/base-dish.ts'
import { asksForMannersOnly, type Wish } from '../wish/index.ts'

/** What somebody sees of a dish at a glance: in what form it comes, of what it is made, and what one gets full after. */
export interface Idea {
  kind: DishKind
  leads: readonly string[]
  /** Kinds of what fills the plate; none in a soup, where potatoes are one thing among others. */
  fills: readonly string[]
  /** Vegetables and mushrooms that there is a heap of, onions and what only fills apart. */
  vegetables: readonly string[]
  /** The dish with choices that it was filled from; null for a recipe. */
  frame: string | null
  /** Grams of each food in a serving, water and seasonings apart; none where it is not fitted yet. */
  weights?: ReadonlyMap<string, number>
}

/** What an idea is read from; grams are of all its servings. */
interface Described {
  kind: DishKind
  mainFoods: readonly string[]
  servings: number
  frame?: string | null
}

/** Grams of a serving from which potatoes or rice fill a plate. */
const LEAST_FILL_G = 30
/** Grams of a serving, and of protein in 100 g, from which rice with sausage is a dish of sausage. */
const LEAST_LEAD_G = 60
const MUCH_PROTEIN = 10
/** Grams of a serving from which a vegetable is one of those that a dish is told by. */
const LEAST_HEAP_G = 40
const VEGETABLES: readonly string[] = ['warzywa', 'grzyby']
/** What beside its meat is what it is called: pasta, bread, rice. Of a stew the potatoes beside it are not. */
const STANDS_ON_FILL: ReadonlySet<DishKind> = new Set([
  'pasta',
  'grain',
  'sandwich',
  'porridge',
  'pancakes',
  'dumplings',
  'casserole',
  'bread',
])

const fillsOfFood = new Map<string, readonly string[]>()

/** Of the kinds that people get full after, those that a food is. */
function fillsOf(food: string): readonly string[] {
  let fills = fillsOfFood.get(food)
  if (!fills) fillsOfFood.set(food, (fills = MENU_RULES.planning.fullAfter.filter((kind) => isA(food, kind))))
  return fills
}

/** Nobody tells dishes apart by their garlic, onion or water, nor by what fills the plate. */
function mayLead(id: string): boolean {
  return (
    fillsOf(id).length === 0 &&
    !isSeasoning(id) &&
    findFoodById(id)?.fromTap !== true &&
    !isOneOf(id, MENU_RULES.planning.fillingVegetables)
  )
}

function isOfProtein(id: string): boolean {
  return (findFoodById(id)?.nutrition?.proteinG ?? 0) >= MUCH_PROTEIN
}

type Weighed = readonly { id: string; grams: number }[]

/** The idea of a dish of these foods, whose grams are of all its servings; `own` are those that do not only stand beside it. */
export function ideaOf({ kind, mainFoods, servings, frame = null }: Described, foods: Weighed, own: Weighed = foods): Idea {
  const further = foods.flatMap(({ id, grams }) => (grams >= LEAST_LEAD_G * servings && isOfProtein(id) ? id : []))
  const leads = [...new Set([...mainFoods, ...further])].filter(mayLead)
  const filling = kind === 'soup' ? [] : foods.flatMap(({ id, grams }) => (grams >= LEAST_FILL_G * servings ? fillsOf(id) : []))
  const vegetables = own.flatMap(({ id, grams }) => (grams >= LEAST_HEAP_G * servings && isVegetable(id) ? id : []))
  return {
    kind,
    leads: leads.length > 0 ? leads : mainFoods,
    fills: [...new Set(filling)],
    vegetables,
    frame,
    weights: weightsOf(foods, servings),
  }
}

function weightsOf(foods: Weighed, servings: number): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const { id, grams } of foods)
    if (!isSeasoning(id) && findFoodById(id)?.fromTap !== true) weights.set(id, (weights.get(id) ?? 0) + grams / servings)
  return weights
}

/** Of the weight of two plates, the part that is the same on both: 1 for the same plate, 0 for two that share nothing. */
function sharedWeight(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let [both, either] = [0, 0]
  for (const id of new Set([...one.keys(), ...other.keys()])) {
    const [here, there] = [one.get(id) ?? 0, other.get(id) ?? 0]
    both += Math.min(here, there)
    either += Math.max(here, there)
  }
  return either === 0 ? 0 : both / either
}

/** From so much in common on nobody sees two dishes: steamed cod with potatoes and cucumbers, and the same fried. */
const MOSTLY_THE_SAME = 0.7

/** Whether most of what lies on one plate lies on the other too; a soup is no plate. */
function areMostlyTheSame(one: Idea, other: Idea): boolean {
  if (!one.weights || !other.weights || (one.kind === 'soup') !== (other.kind === 'soup')) return false
  const { weights, leads } = one
  const isWeighed = leads.every((lead) => weights.has(lead)) && other.leads.every((lead) => other.weights?.has(lead))
  return isWeighed && sharedWeight(weights, other.weights) >= MOSTLY_THE_SAME
}

/** With less in common one has another thing to eat, however alike the two are called. */
const HALF_THE_SAME = 0.5

/** Whether half of what lies on one plate lies on the other too, as far as they are fitted. */
export function areHalfTheSame({ weights }: Idea, { weights: others }: Idea): boolean {
  return weights === undefined || others === undefined || sharedWeight(weights, others) >= HALF_THE_SAME
}

function isVegetable(id: string): boolean {
  return isOneOf(id, VEGETABLES) && !isOneOf(id, MENU_RULES.planning.fillingVegetables)
}

/** By each dish that everybody knows by its name the first that bears it. */
const NAMED: ReadonlyMap<string, string> = new Map(MENU_RULES.wellKnown.flatMap((ids) => ids.map((id) => [id, ids[0] ?? id] as const)))
const NAMES: ReadonlySet<string> = new Set(NAMED.values())

/** The dish with choices that a dish was filled from, or whose name it bears. Sandwiches are told apart by what is on them. */
export function frameOf({ isOfChoices, recipe }: Pick<BaseDish, 'isOfChoices' | 'recipe'>): string | null {
  const name = NAMED.get(recipe.id)
  if (name !== undefined) return name
  return isOfChoices && recipe.kind !== 'sandwich' ? recipe.id : null
}

/** Times as much of what fills a plate as counts, from which on it counts in whatever size a dish is fitted. */
const SURELY = 2

/** What a dish will surely be, however it is fitted: nothing of that may be replaced or too little. */
export function sureIdeaOf(described: Described, foods: Weighed): Idea {
  const { fills, vegetables, kind, frame } = ideaOf({ ...described, servings: SURELY * described.servings }, foods)
  return { kind, leads: described.mainFoods.filter(mayLead), fills, vegetables, frame }
}

/** How alike two dishes are at a glance. */
export type Likeness = 'same' | 'twin' | 'alike' | 'akin' | 'other'

/**
 * Chicken with rice from the pan and from the wok are alike, and so is chicken with mushrooms twice, or what was filled into the same dish; liver with onions and apples twice is the same; sandwiches with this and with that are akin, as are pasta from a pan and from a pot. Where a kind of dish was
 * asked for, all are of it, and differ by what they are made of; where its food was asked for too, all are of both, and only what is mostly the same is alike.
 */
export function likenessOf(one: Idea, other: Idea, { wants }: Pick<Wish, 'wants'>): Likeness {
  const isOfOneLead = one.leads.some((lead) => other.leads.some((food) => isA(lead, food) || isA(food, lead)))
  const isOfOneFill = one.fills.some((fill) => other.fills.includes(fill))
  const isOfOneKind = one.kind === other.kind
  const isKindAsked = isOfOneKind && wants.some(({ kinds, isRefused }) => isRefused !== true && kinds.includes(one.kind))
  // Whoever asked for pasta chooses among pasta with this and with that.
  const isFoodAsked = wants.length > 0 && (!asksForMannersOnly({ wants }) || isFormAsked(one.kind, wants))
  const isFilledAlike = isOfOneFill || one.fills.length + other.fills.length === 0
  if (isOfOneKind && areLedByTheAsked(one, other, wants) && isFormAsked(one.kind, wants))
    return areMostlyTheSame(one, other) ? 'twin' : 'other'
  if (
    isOfOneKind &&
    isFilledAlike &&
    one.leads.length > 1 &&
    one.leads.length === other.leads.length &&
    one.leads.every((lead) => other.leads.includes(lead))
  )
    return 'same'
  // Schnitzel and pork with onions, both with potatoes; liver with apples, and with apples and onions.
  if (
    isOfOneKind &&
    isFilledAlike &&
    PLATES_OF_MEAT.has(one.kind) &&
    (areAmong(one.leads, other.leads) || areAmong(other.leads, one.leads))
  )
    return 'same'
  if (!isKindAsked && isOfOneLead && areMostlyTheSame(one, other)) return 'twin'
  // Cutlets in breadcrumbs are what they are called, whichever recipe they are of.
  if (!isFoodAsked && isOfOneLead && one.frame !== null && one.frame === other.frame && NAMES.has(one.frame)) return 'same'
  if (!isKindAsked && isFilledAlike && isOfOneLead && areTwins(one, other)) return isOneWithAnother(one, other) ? 'twin' : 'alike'
  const isOfOneFrame = one.frame !== null && one.frame === other.frame && !isFoodAsked
  // Carrots with pumpkin from the oven, and with broccoli, both under feta.
  if (!isKindAsked && isOfOneFrame && !one.leads.some(isOfProtein) && areHalfTheSame(one, other)) return 'twin'
  if (isKindAsked) return isOfOneLead && isFilledAlike ? (areOfTheSame(one, other) ? 'twin' : 'alike') : 'other'
  if (isOfOneFrame) return 'alike'
  if (isOfOneLead) return isOfOneKind || isOfOneFill || areOfOneHeap(one, other) ? 'alike' : 'other'
  const isFillAsked = wants.some(({ foods, isRefused }) => isRefused !== true && foods.some((food) => isOneOf(food, one.fills)))
  if (isFillAsked) return 'other'
  if (!isOfOneFill || !STANDS_ON_FILL.has(one.kind) || !STANDS_ON_FILL.has(other.kind)) return 'other'
  // Pasta with mushrooms and bacon, and with bacon and mushrooms.
  return isOfOneKind && HOT_PLATES.has(one.kind) && share(heapsOf(one), heapsOf(other)) ? 'alike' : 'akin'
}

/** Whether what was asked for is dishes of this kind, by its name or by one that dishes of several kinds bear ("ciasto"); how they should rather be is no form. */
function isFormAsked(kind: DishKind, wants: Wish['wants']): boolean {
  return wants.some(({ kinds, tags, isRefused }) => {
    if (isRefused === true) return false
    return kinds.includes(kind) || tags.some(({ leaning, when }) => leaning !== true && when.some((rule) => rule.kinds?.includes(kind)))
  })
}

/** Whether each of what leads both was asked for: apple cakes for "ciasto z jabłkami". */
function areLedByTheAsked({ leads }: Idea, { leads: others }: Idea, wants: Wish['wants']): boolean {
  const asked = wants.flatMap(({ foods, isRefused }) => (isRefused === true ? [] : foods))
  const shared = leads.filter((lead) => others.some((food) => isA(lead, food) || isA(food, lead)))
  return shared.length > 0 && shared.every((lead) => asked.some((food) => isA(lead, food) || isA(food, lead)))
}

/** Salads of tomatoes, cucumbers and feta twice; apples with yoghurt, and yoghurt with apples. */
function areOfTheSame({ leads }: Idea, { leads: others }: Idea): boolean {
  return leads.length > 1 && areAmong(leads, others) && areAmong(others, leads)
}

/** Whether both are made of the same with the same beside it: sausage, carrots and broccoli in couscous that is fried, and couscous with them from the pan. */
function areTwins(one: Idea, other: Idea): boolean {
  if (one.kind === other.kind && (areAmong(one.leads, other.leads) || areAmong(other.leads, one.leads)))
    return one.kind !== 'sandwich' && (share(one.vegetables, other.vegetables) || one.vegetables.length + other.vegetables.length === 0)
  if (one.fills.length + other.fills.length === 0 && COLD.has(one.kind) && COLD.has(other.kind)) return areOfTheSame(one, other)
  return one.fills.length > 0 && areOfOneHeap(one, other)
}

/** Whether two that are made of the same are one dish all the same: of one kind, or with half of the plate in common; a curry and what is fried with soy sauce are two. */
function isOneWithAnother(one: Idea, other: Idea): boolean {
  return one.kind === other.kind || areHalfTheSame(one, other)
}

function heapsOf({ leads, vegetables }: Idea): readonly string[] {
  return [...leads, ...vegetables]
}

/** Plates of something hot that a fork tells from each other by what is on them: chicken with mushrooms from the pan and in a sauce. */
const HOT_PLATES: ReadonlySet<DishKind> = new Set(['stew', 'stir-fry', 'fry', 'roast', 'grain', 'pasta', 'casserole'])

/** What is put together in a bowl or a glass. */
const COLD: ReadonlySet<DishKind> = new Set(['salad', 'dessert', 'porridge', 'drink'])

const PLATES_OF_MEAT: ReadonlySet<DishKind> = new Set(['stew', 'stir-fry', 'fry', 'roast'])

function areAmong(foods: readonly string[], others: readonly string[]): boolean {
  return foods.length > 0 && foods.every((food) => others.some((each) => isA(food, each) || isA(each, food)))
}

/** Whether two hot plates have the same meat, or what else is rich in protein, and a vegetable of both. */
function areOfOneHeap(one: Idea, other: Idea): boolean {
  return (
    HOT_PLATES.has(one.kind) &&
    HOT_PLATES.has(other.kind) &&
    share(one.leads.filter(isOfProtein), other.leads.filter(isOfProtein)) &&
    share(one.vegetables, other.vegetables)
  )
}

function share(foods: readonly string[], others: readonly string[]): boolean {
  return foods.some((food) => others.some((each) => isA(food, each) || isA(each, food)))
}

/** Whether it is made of nothing but what one gets full after: potatoes with kefir, and not rice under a heap of mushrooms. */
export function isOfFillAlone({ leads, fills, vegetables }: Idea): boolean {
  return fills.length > 0 && vegetables.length === 0 && leads.every((lead) => fills.some((fill) => isA(lead, fill)))
}
