import { FOODS, findFoodById } from '@spizarka/knowledge'
import { examineIngredient, type IngredientInput } from '../examine-ingredient.ts'
import { contentsOfFood, maskOf } from '../traits.ts'
import { prepareEater } from './prepare-eater.ts'
import { ALLERGENS, type SafetyProfile } from './profile.ts'

/** What a recipe's ingredients hold for certain, as bits: a list leaves out by them what `filterMaskOf` rules out. */
export function traitsOfRecipe(ingredients: readonly IngredientInput[]): number {
  return ingredients.reduce((mask, ingredient) => mask | examineIngredient(ingredient).contents.has, 0)
}

/** The EU allergens among a recipe's traits, as they are called after "zawiera". */
export function allergensIn(traits: number): string[] {
  return Object.values(ALLERGENS).flatMap(({ allergen, name }) => ((traits & maskOf([allergen])) === 0 ? [] : name))
}

/** What rules a recipe out for somebody without a look at its lines: any of these traits, or any of these foods (by id). */
export interface FilterMask {
  traits: number
  foods: string[]
}

/** The filter mask of a profile. Who is through it may still be refused by the gate, for the words of a line. */
export function filterMaskOf(profile: SafetyProfile): FilterMask {
  const { traitRules, exclusions, moderators } = prepareEater(profile)
  const ruled = traitRules.reduce((mask, { mask: more }) => mask | more, 0)
  const traits = exclusions.reduce((mask, { exclusion }) => mask | exclusion.traits, ruled)
  const excluded = exclusions.flatMap(({ exclusion }) => [...exclusion.foods].flatMap(([id, found]) => (found === 'blocked' ? id : [])))
  // What a condition forbids it forbids in any amount.
  const forbidden =
    moderators.length === 0 ? [] : FOODS.filter((food) => moderators.some(({ judge }) => judge(food, null)?.kind === 'blocked'))
  const foods = new Set([...excluded, ...forbidden.map(({ id }) => id)])
  return { traits, foods: [...foods].filter((id) => !isOfTraits(id, traits)) }
}

function isOfTraits(id: string, traits: number): boolean {
  const food = findFoodById(id)
  return food !== null && (contentsOfFood(food).has & traits) !== 0
}
