import { readFileSync } from 'node:fs'
import { RECIPES } from '@spizarka/knowledge/recipes'
import { expect, it } from 'vitest'
import { cookedWeight } from '../nutrition/index.ts'
import { readMeal, weighDish } from './index.ts'
import { type GoldenMeal, type ScoredItem, scoreMeals } from './score-meals.ts'

const dishes = RECIPES.map(({ id, title }) => ({ id, title }))
const recipes = new Map(RECIPES.map((recipe) => [recipe.id, recipe]))

function readScored(text: string): ScoredItem[] {
  return readMeal(text, dishes).map((item) => {
    const recipe = recipes.get(item.dishId ?? '')
    const grams = recipe ? weighDish(item, { ...recipe, cookedGrams: cookedWeight(recipe).grams }).grams : item.grams
    return { title: item.title, source: item.sourceLine, grams, isReady: item.status === 'ready' }
  })
}

it.each([
  { part: 'open', f1: 0.985, amounts: 0.98, admitted: 0.98 },
  { part: 'held', f1: 0.92, amounts: 0.92, admitted: 0.95 },
])('reads the $part meals with an F1 of foods of at least $f1', ({ part, ...floor }) => {
  const text = readFileSync(new URL('../../fixtures/meals.golden.jsonl', import.meta.url), 'utf8')
  const meals = text
    .trim()
    .split('\n')
    .map((line): GoldenMeal => JSON.parse(line))
  const { failures, ...score } = scoreMeals(
    meals.filter((meal) => meal.part === part),
    readScored,
  )
  // What is held back is counted and not read.
  console.info(`${part}: ${JSON.stringify(score)}${part === 'open' ? `\n${failures.join('\n')}` : ''}`)
  expect(score.f1).toBeGreaterThanOrEqual(floor.f1)
  expect(score.amounts).toBeGreaterThanOrEqual(floor.amounts)
  expect(score.admitted).toBeGreaterThanOrEqual(floor.admitted)
})
