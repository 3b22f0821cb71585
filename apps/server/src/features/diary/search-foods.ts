import type { FoundFood } from '@spizarka/contract/diary'
import { LIMITS } from '@spizarka/contract/limits'
import { suggestFoods } from '@spizarka/culinary/matching'
import { measuresOf } from '@spizarka/culinary/meals'
import { figuresOfFood } from '@spizarka/culinary/nutrition'
import { parseGroceries } from '@spizarka/culinary/parse'
import { searchWords } from '@spizarka/culinary/recipes'
import { type Food, findFoodById } from '@spizarka/knowledge'
import type { AppContext } from '../../platform/context.ts'
import { presentNutrients } from '../recipes/index.ts'
import { listOwnProducts } from './diary-entries.queries.ts'
import { findEdibleFood, labelFigures, sourceOf } from './eaten-things.ts'
import { NOTHING_KNOWN } from './entry-figures.ts'

/** Own scanned products and foods of the table for what was typed, also inflected and without Polish letters; the likeliest first. */
export async function searchFoods({ db }: AppContext, ownerId: number, typed: string): Promise<FoundFood[]> {
  const words = searchWords(typed)
  if (words.length === 0) return []
  const own = await listOwnProducts(db, ownerId, words, LIMITS.foundFoods / 2)
  const foods = foodsFor(typed).map(presentFood)
  return [...own.map(presentProduct), ...foods].slice(0, LIMITS.foundFoods)
}

/** What the words name when they are read as a person writes them, then what begins with them or holds them. */
function foodsFor(typed: string): Food[] {
  const read = parseGroceries(typed).flatMap(({ foodId }) => (foodId === null ? [] : (findEdibleFood(foodId) ?? [])))
  const suggested = suggestFoods(typed, LIMITS.foundFoods).flatMap(({ id }) => findEdibleFood(id) ?? [])
  // The reader knows one food by what was typed: what it is the whole name of comes before it.
  const exact = suggested.filter(({ name }) => searchWords(name).join(' ') === searchWords(typed).join(' '))
  const cooked = read.flatMap(({ onceCooked }) => (onceCooked === undefined ? [] : (findFoodById(onceCooked) ?? [])))
  return [...new Map([...exact, ...read, ...cooked, ...suggested].map((food) => [food.id, food])).values()].slice(0, LIMITS.foundFoods)
}

function presentFood(food: Food): FoundFood {
  return {
    food_id: food.id,
    gtin: null,
    name: food.name,
    per_100_g: presentNutrients(figuresOfFood(food) ?? NOTHING_KNOWN),
    measures: measuresOf(food),
    source: food.nutrition ? sourceOf(food.nutrition) : null,
    tile: food.look?.tile ?? null,
  }
}

type OwnProduct = Awaited<ReturnType<typeof listOwnProducts>>[number]

function presentProduct({ gtin, name, nutrition, grams }: OwnProduct): FoundFood {
  const figures = labelFigures(nutrition)
  return {
    food_id: null,
    gtin,
    name,
    per_100_g: presentNutrients(figures ?? NOTHING_KNOWN),
    measures: grams === null ? [] : [{ measure: 'opakowanie', grams: Number(grams) }],
    source: figures === null ? null : 'Open Food Facts',
    tile: null,
  }
}
