import type { EquipmentKey, Meal } from '@spizarka/knowledge'
import { isNeverLeftRaw } from '../kitchen-checks/index.ts'
import { checkRecipe, type SafetyProfile } from '../safety/index.ts'
import type { StockIndex } from '../stock/index.ts'
import type { ComposeRequest } from './request.ts'

/** What a dish is fitted to. */
export interface Kitchen {
  request: ComposeRequest
  /** The meal that was asked for, where the request is for dishes of another one: they have to do for it. */
  askedMeal?: Meal | null
  gate: FoodGate
  /** The gate of the profile alone: what it lets pass and `gate` does not is left out for the wish. */
  profileGate?: FoodGate
  /** What the eater may have of the pantry. */
  stock: StockIndex
  /** Ids of the foods that the wish names. */
  wishedFoods: ReadonlySet<string>
  /** Ids of the seasonings that the wish wants left out: a dish is made without them where it can be told so. */
  leavesOut: ReadonlySet<string>
  /** Whether the wish is for a certain kind of dish, however small it is, or for little. */
  asksForDish?: boolean
  /** Ids of the dish tags that the wish asks for. */
  wishedTags?: ReadonlySet<string>
  /** How large a serving is against what recipes give, where the wish is for much. */
  servingSize?: number
  /** For how many meals at once the wish is: `servings` of the request are for all of them, where there is enough. */
  times?: number
  /** The part of its meat or fish that a dish is made with, where the wish is for little of it. */
  meatPart?: number
  /** Energy that a serving has at least where a somewhat larger one has it: of what is eaten at lunch or dinner, and of any other meal. */
  filling?: { main: number; other: number }
  /** What the wish wants dishes to be made with. */
  wishedTools?: readonly EquipmentKey[]
  /** Whether a dish may be offered whose main food has to be bought: only one that was wished for. */
  mainsMayBeBought?: true
  /** Set where somebody goes to the shop anyway: whatever a dish needs may be bought, so that it is cooked as its recipe has it. */
  goesShopping?: true
  /** Whether what could not be checked may be served. */
  takesUnchecked: boolean
  /** Notes whether the gate could not check something that it was asked about. */
  unchecked?: { isMet: boolean }
  /** One object for kitchens that differ in nothing but the meal: a dish that was fitted to one of them is fitted to all. */
  alike?: object
}

/** What the gate says of a food whatever its amount; `ok` may still be for moderation. */
type FoodVerdict = 'ok' | 'unchecked' | 'blocked'

/** The gate for one profile, asked of the same foods again and again. */
type FoodGate = (foodId: string) => FoodVerdict

const gates = new Map<string, FoodGate>()
const MOST_GATES = 200

/** The gate for a profile; asked for one that says the same, it still knows what it said. */
export function foodGate(profile: SafetyProfile): FoodGate {
  const { conditions, allergens, exclusions, diet, styles } = profile
  const key = JSON.stringify([conditions, allergens, exclusions, diet, styles])
  let ready = gates.get(key)
  if (!ready) {
    ready = openGate(profile)
    if (gates.size >= MOST_GATES) gates.clear()
    gates.set(key, ready)
  }
  return ready
}

function openGate(profile: SafetyProfile): FoodGate {
  const known = new Map<string, FoodVerdict>()
  return (foodId) => {
    let verdict = known.get(foodId)
    if (verdict === undefined) {
      const kinds = checkRecipe([{ food: foodId, heated: isNeverLeftRaw(foodId) }], profile).findings.map(({ kind }) => kind)
      verdict = kinds.includes('blocked') ? 'blocked' : kinds.includes('unchecked') ? 'unchecked' : 'ok'
      known.set(foodId, verdict)
    }
    return verdict
  }
}

const moderated = new WeakMap<SafetyProfile, Map<string, Map<number, boolean>>>()

/** Whether a serving with so many grams of a food is one for moderation for a profile: bread for who eats few carbohydrates. */
export function isForModeration(profile: SafetyProfile, food: string, grams: number): boolean {
  const foods = moderated.get(profile) ?? new Map<string, Map<number, boolean>>()
  moderated.set(profile, foods)
  const known = foods.get(food) ?? new Map<number, boolean>()
  foods.set(food, known)
  let answer = known.get(grams)
  if (answer === undefined) {
    answer = checkRecipe([{ food, grams, heated: true }], profile).findings.some(({ kind }) => kind === 'warned')
    known.set(grams, answer)
  }
  return answer
}

/** What a bowl of both multi-cookers holds, grams. */
export const BOWL_CAPACITY_G = 2200
/** Less than this the knives of a bowl throw about and do not catch, grams. */
export const MIN_BOWL_FILL_G = 100
/** Everybody's, whether they ticked it or not. */
const EQUIPMENT_OF_EVERYBODY: readonly EquipmentKey[] = ['hob', 'kitchen-scale']
const USUAL: readonly EquipmentKey[] = ['hob', 'oven', 'kitchen-scale']
/** What does the work of another tool. */
const DOES_AS_WELL: Partial<Record<EquipmentKey, readonly EquipmentKey[]>> = {
  blender: ['hand-blender', 'thermomix', 'lidlomix'],
  'hand-blender': ['blender', 'thermomix', 'lidlomix'],
  mixer: ['stand-mixer', 'thermomix', 'lidlomix'],
  'stand-mixer': ['mixer', 'thermomix', 'lidlomix'],
}

/** What a kitchen has, with tools that its user speaks of in the wish: whoever wants a dish of the microwave has one. */
export function withWishedTools(equipment: readonly EquipmentKey[], wished: readonly EquipmentKey[]): readonly EquipmentKey[] {
  return wished.length === 0 ? equipment : [...(equipment.length === 0 ? USUAL : equipment), ...wished]
}

/** Whether a kitchen has tools, or others that do as well; `equipment` is what its user ticked, empty where nobody said. */
export function hasTools(tools: readonly EquipmentKey[], equipment: readonly EquipmentKey[]): boolean {
  const kitchen = equipment.length === 0 ? USUAL : [...EQUIPMENT_OF_EVERYBODY, ...equipment]
  return tools.every((tool) => kitchen.includes(tool) || (DOES_AS_WELL[tool] ?? []).some((other) => kitchen.includes(other)))
}
