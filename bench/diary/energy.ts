import { purposeOf } from '@spizarka/culinary/ingredients'
import { differsFromTable } from '@spizarka/culinary/meals'
import { computeNutrition, cookedWeight, figuresOfFood } from '@spizarka/culinary/nutrition'
import { findFoodById } from '@spizarka/knowledge'
import { RECIPES } from '@spizarka/knowledge/recipes'
import { z } from 'zod'
import { type Measurement, percentile } from '../figure.ts'
import published from './published-energy.json' with { type: 'json' }

const MEDIAN = 0.07
const OUTLIER = 0.3

/** Energy of 100 g by a table that the food's own figures are not from; of a dish, by a table of cooked dishes. */
const publishedSchema = z.array(
  z.object({ food: z.string().optional(), dish: z.string().optional(), kcal: z.number().positive(), source: z.string(), row: z.string() }),
)

/** What the diary counts for foods and dishes, held against published tables. */
export const diaryEnergy: Measurement = {
  name: 'diary-energy',
  thresholds: [
    {
      what: 'energy of 100 g of foods and dishes against a table other than their own (BLS 4.0, USDA SR28, CIQUAL 2025)',
      threshold: `median error ≤ ${percent(MEDIAN)}`,
    },
    { what: `of these off by more than ${percent(OUTLIER)} without being marked as a label's or a similar food's`, threshold: '0' },
  ],
  async measure() {
    const compared = publishedSchema.parse(published).map(({ food, dish, kcal, row }) => {
      const ours = food === undefined ? energyOfDish(dish ?? '') : energyOfFood(food)
      return {
        name: food ?? dish ?? '',
        isDish: food === undefined,
        ...ours,
        row,
        published: kcal,
        error: Math.abs(ours.kcal - kcal) / kcal,
      }
    })
    const outliers = compared.filter(({ error }) => error > OUTLIER).toSorted((one, other) => other.error - one.error)
    for (const { name, kcal, published: wanted, row, isMarked } of outliers)
      console.error(`${name}: ${kcal.toFixed(0)} kcal, ${wanted} of "${row}"${isMarked ? ', marked' : ''}`)
    const medianOf = (some: typeof compared) =>
      percentile(
        some.map(({ error }) => error),
        0.5,
      )
    const of = (dishes: boolean) => percent(medianOf(compared.filter(({ isDish }) => isDish === dishes)))
    const all = medianOf(compared)
    const unmarked = outliers.filter(({ isMarked }) => !isMarked)
    return [
      { measured: `${percent(all)} of ${compared.length}; foods ${of(false)}, dishes of the base ${of(true)}`, holds: all <= MEDIAN },
      { measured: `${unmarked.length}; ${outliers.length - unmarked.length} marked`, holds: unmarked.length === 0 },
    ]
  },
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

interface Energy {
  /** Of 100 g. */
  kcal: number
  /** The diary says beside the entry that the figures are a label's or a similar food's, that the weight of the dish is uncertain, or that a table has another figure of its name. */
  isMarked: boolean
}

function energyOfFood(id: string): Energy {
  const food = findFoodById(id)
  const kcal = food && figuresOfFood(food)?.kcal
  if (food?.nutrition === undefined || kcal == null) throw new Error(`no energy of ${id}`)
  return { kcal, isMarked: food.nutrition.match === 'proxy' || food.nutrition.source === 'label' }
}

/** Of what is on the plates, as a dish is weighed where its grams are told. */
function energyOfDish(title: string): Energy {
  const recipe = RECIPES.find((each) => each.title === title)
  if (!recipe) throw new Error(`no dish is titled ${title}`)
  const ingredients = recipe.ingredients.map(({ food, grams, line }) => ({ food: findFoodById(food), grams, purpose: purposeOf(line) }))
  const { perServing } = computeNutrition(ingredients, recipe.servings)
  const { grams, isUncertain } = cookedWeight(recipe)
  const kcal = ((perServing.kcal ?? 0) * recipe.servings * 100) / grams
  return { kcal, isMarked: isUncertain || differsFromTable(title, kcal) !== null }
}
