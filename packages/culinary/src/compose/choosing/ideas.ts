import { type DishKind, findFoodById, isA, MENU_RULES } from '@spizarka/knowledge'
import type { Wish } from '../wish/index.ts'

/** What somebody sees of a dish at a glance: in what form it comes, of what it is made, and what one gets full after. */
export interface Idea {
  kind: DishKind
  leads: readonly string[]
  /** Kinds of what fills the plate; none in a soup, where potatoes are one thing among others. */
  fills: readonly string[]
}

/** Grams of a serving from which potatoes or rice fill a plate. */
const LEAST_FILL_G = 30
/** Grams of a serving, and of protein in 100 g, from which rice with sausage is a dish of sausage. */
const LEAST_LEAD_G = 45
const MUCH_PROTEIN = 10
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

function isOfProtein(id: string): boolean {
  return (findFoodById(id)?.nutrition?.proteinG ?? 0) >= MUCH_PROTEIN
}

/** The idea of a dish of these foods, whose grams are of all its servings. */
export function ideaOf(
  { kind, mainFoods, servings }: { kind: DishKind; mainFoods: readonly string[]; servings: number },
  foods: readonly { id: string; grams: number }[],
): Idea {
  const further = foods.flatMap(({ id, grams }) => (grams >= LEAST_LEAD_G * servings && isOfProtein(id) ? id : []))
  const leads = [...new Set([...mainFoods, ...further])].filter((food) => fillsOf(food).length === 0)
  const filling = kind === 'soup' ? [] : foods.flatMap(({ id, grams }) => (grams >= LEAST_FILL_G * servings ? fillsOf(id) : []))
  return { kind, leads: leads.length > 0 ? leads : mainFoods, fills: [...new Set(filling)] }
}

/** Times as much of what fills a plate as counts, from which on it counts in whatever size a dish is fitted. */
const SURELY = 2

/** What a dish will surely be, however it is fitted: nothing of that may be replaced or too little. */
export function sureIdeaOf(
  { kind, mainFoods, servings }: { kind: DishKind; mainFoods: readonly string[]; servings: number },
  foods: readonly { id: string; grams: number }[],
): Idea {
  const { fills } = ideaOf({ kind, mainFoods, servings: SURELY * servings }, foods)
  return { kind, leads: mainFoods.filter((food) => fillsOf(food).length === 0), fills }
}

/** How alike two dishes are at a glance. */
export type Likeness = 'same' | 'alike' | 'akin' | 'other'

/**
 * Chicken with rice from the pan and from the wok are alike; liver with onions and apples twice is the same; sandwiches with this and with that are akin, as are pasta from a pan and from a pot. Where a kind of dish was
 * asked for, all are of it, and differ by what they are made of.
 */
export function likenessOf(one: Idea, other: Idea, { wants }: Wish): Likeness {
  const isOfOneLead = one.leads.some((lead) => other.leads.some((food) => isA(lead, food) || isA(food, lead)))
  const isOfOneFill = one.fills.some((fill) => other.fills.includes(fill))
  const isOfOneKind = one.kind === other.kind
  const isKindAsked = isOfOneKind && wants.some(({ kinds, isRefused }) => isRefused !== true && kinds.includes(one.kind))
  const isFilledAlike = isOfOneFill || one.fills.length + other.fills.length === 0
  if (
    isOfOneKind &&
    isFilledAlike &&
    one.leads.length > 1 &&
    one.leads.length === other.leads.length &&
    one.leads.every((lead) => other.leads.includes(lead))
  )
    return 'same'
  if (isKindAsked) return isOfOneLead && isFilledAlike ? 'alike' : 'other'
  if (isOfOneLead) return isOfOneKind || isOfOneFill ? 'alike' : 'other'
  return isOfOneFill && STANDS_ON_FILL.has(one.kind) && STANDS_ON_FILL.has(other.kind) ? 'akin' : 'other'
}

/** Whether it is made of nothing but what one gets full after: potatoes with kefir. */
export function isOfFillAlone({ leads, fills }: Idea): boolean {
  return fills.length > 0 && leads.every((lead) => fills.some((fill) => isA(lead, fill)))
}
