import { findFoodById } from '@spizarka/knowledge'
import { checkedEater } from '../compose/kitchen-sense.ts'
import { factsOfComposed } from '../compose/wish/index.ts'
import { checkDish } from '../kitchen-checks/index.ts'
import { energyPerServing } from '../nutrition/index.ts'
import { checkRecipe } from '../safety/index.ts'
import { type IngredientStock, isAtHome, matchIndexedStock, type NeededIngredient, NOT_IN_PANTRY, type StockIndex } from '../stock/index.ts'
import { looksOf } from './choosing/dish-looks.ts'
import { needsOfIngredient } from './needs-of-dish.ts'
import { ofLeftovers, type PlanDish, type PlanTaste, reasonsOf, sameAs, tastePoints, usesOf, WEIGHTS } from './plan-dish.ts'
import type { DishNeed, KeptRecipe } from './plan-request.ts'
import { unmetOf } from './plan-wish.ts'

/** A recipe that somebody keeps, as it is; null where the gate blocks it or a cook would object. `isNamed`: it was asked for, and the cook is its owner. */
export function planKeptRecipe(kept: KeptRecipe, taste: PlanTaste, { isNamed = false } = {}): PlanDish | null {
  const { kitchen } = taste
  const { maxMinutes, servings: people } = kitchen.request
  const foods = kept.ingredients.flatMap(({ food, grams, line }) => (food === null || grams === null ? [] : { food, grams, line }))
  const isKnown = foods.length === kept.ingredients.length && kept.totalMinutes !== null
  if (!isNamed && (!isKnown || (maxMinutes !== null && (kept.totalMinutes ?? 0) > maxMinutes))) return null
  const report = checkRecipe(kept.checked, kitchen.request.profile, kept.servings)
  if (report.verdict === 'blocked' || (!isNamed && report.verdict === 'unchecked' && !kitchen.takesUnchecked)) return null
  const totalMinutes = kept.totalMinutes ?? 0
  if (!isNamed) {
    // What the wish does without ("bez chleba") is no part of the profile.
    if (foods.some(({ food }) => kitchen.gate(food) === 'blocked')) return null
    const checked = {
      ...kept,
      ingredients: foods,
      totalMinutes,
      activeMinutes: kept.activeMinutes ?? totalMinutes,
      devices: kept.equipment,
    }
    if (checkDish({ ...checked, equipment: kept.equipment }, checkedEater(kitchen.request)).length > 0) return null
  }
  const kcal = energyPerServing(
    kept.ingredients.flatMap(({ food, grams }) => {
      const row = food === null ? null : findFoodById(food)
      return row && grams !== null ? { food: row, grams, purpose: 'eaten' as const } : []
    }),
    kept.servings,
  )
  const facts = factsOfComposed({ ...kept, about: '', totalMinutes, activeMinutes: kept.activeMinutes }, kcal)
  const mainFoods = kept.ingredients.flatMap(({ food, main }) => (main && food !== null ? food : []))
  const wantedFor = (servings: number): NeededIngredient[] =>
    kept.ingredients.map(({ food, name, grams, bought }) => {
      const stated = bought ?? grams
      return { food, name, grams: stated === null ? null : Math.round((stated * servings * 10) / kept.servings) / 10 }
    })
  const stock = matchIndexedStock(wantedFor(people), kitchen.stock, 1)
  const needsFor = (servings: number, found: readonly IngredientStock[], held: StockIndex): DishNeed[] =>
    wantedFor(servings).flatMap((need, place) => needsOfIngredient(need, found[place] ?? NOT_IN_PANTRY, held, place))
  return {
    id: kept.id,
    sameAs: sameAs(kept.id, mainFoods),
    facts,
    mainFoods,
    looks: looksOf(facts, facts.ingredients, mainFoods),
    needs: needsFor(people, stock, kitchen.stock),
    uses: usesOf(stock, taste),
    points:
      tastePoints({ id: kept.id, facts, mainFoods, warnings: report.findings.length }, taste) +
      WEIGHTS.atHome * coverageOf(stock) +
      ofLeftovers(facts),
    errands: 0,
    twins: 0,
    isOfHome: stock.every(isAtHome),
    cook: (held) => {
      const { servings } = held.request
      const found = matchIndexedStock(wantedFor(servings), held.stock, 1)
      return {
        dish: {
          id: kept.id,
          title: kept.title,
          kind: kept.kind,
          meals: kept.meals,
          mainFoods,
          totalMinutes: kept.totalMinutes,
          kcalPerServing: kcal,
          verdict: report.verdict,
          servings,
          needs: needsFor(servings, found, held.stock),
          recipe: null,
          unmet: isNamed ? null : unmetOf(facts, taste),
          isAsInBase: false,
          ...reasonsOf(found, held),
        },
        stock: found,
      }
    },
  }
}

function coverageOf(stock: readonly IngredientStock[]): number {
  return stock.length === 0 ? 0 : stock.filter(isAtHome).length / stock.length
}
