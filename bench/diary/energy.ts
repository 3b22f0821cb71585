import { readFileSync } from 'node:fs'
import { purposeOf } from '@spizarka/culinary/ingredients'
import { differsFromTable, withoutServedBeside } from '@spizarka/culinary/meals'
import { computeNutrition, cookedWeight, figuresOfFood, figuresOnceCooked } from '@spizarka/culinary/nutrition'
import { COOKINGS, type Cooking, findFoodById } from '@spizarka/knowledge'
import { RECIPES } from '@spizarka/knowledge/recipes'
import { parse } from 'yaml'
import { z } from 'zod'
import { type Measurement, type Outcome, percentile } from '../figure.ts'
import published from './published-energy.json' with { type: 'json' }
import cooked from './published-energy-cooked.json' with { type: 'json' }
import heldOut from './published-energy-held-out.json' with { type: 'json' }

const MEDIAN = 0.07
const OUTLIER = 0.3

/** Energy of 100 g by a table that the food's own figures are not from; of a dish, by a table of cooked dishes. */
const publishedSchema = z.array(
  z.object({
    food: z.string().optional(),
    cooking: z.enum(COOKINGS).optional(),
    dish: z.string().optional(),
    kcal: z.number().positive(),
    source: z.string(),
    row: z.string(),
  }),
)
type Published = z.output<typeof publishedSchema>[number]

/** The rows of several tables that have the same food in the same state, by which the records of foods are chosen. */
const energiesSchema = z.record(z.string(), z.record(z.string(), z.number().positive()))
const tableRows = energiesSchema.parse(
  parse(readFileSync(new URL('../../knowledge/diary/published-energies.yaml', import.meta.url), 'utf8')),
)
const sameFoods = Object.values(tableRows)

/** What the diary counts for foods and dishes, held against published tables. */
export const diaryEnergy: Measurement = {
  name: 'diary-energy',
  thresholds: [
    {
      what: 'energy of 100 g of foods and dishes against a table other than their own (BLS 4.0, USDA SR28, CIQUAL 2025)',
      threshold: `median error ≤ ${percent(MEDIAN)}`,
    },
    {
      what: 'the same, foods that several tables have against the mean of those that are not their own: one table alone is as far from another',
      threshold: `median error ≤ ${percent(MEDIAN)}`,
    },
    { what: `of these off by more than ${percent(OUTLIER)} without being marked as a label's or a similar food's`, threshold: '0' },
    {
      what: 'the same of others, against rows that no record was chosen by; two tables against each other where they have the same food',
      threshold: `median error ≤ ${percent(MEDIAN)}; –`,
    },
    {
      what: 'the same of raw foods counted as fried, baked, boiled or stewed, against rows of them once they are',
      threshold: `median error ≤ ${percent(MEDIAN)}`,
    },
  ],
  async measure() {
    const first = publishedSchema.parse(published).map(compare)
    const second = publishedSchema.parse(heldOut).map(compare)
    const third = publishedSchema.parse(cooked).map(compare)
    const seen = heldOut.find(({ source }) => sameFoods.some((rows) => rows[source] !== undefined))
    if (seen) throw new Error(`records are chosen by ${seen.source}, which is held out`)
    const outliers = [...first, ...second, ...third]
      .filter(({ error }) => error > OUTLIER)
      .toSorted((one, other) => other.error - one.error)
    for (const { name, kcal, published: wanted, row, isMarked } of outliers)
      console.error(`${name}: ${kcal.toFixed(0)} kcal, ${wanted} of "${row}"${isMarked ? ', marked' : ''}`)
    const marked = first.filter(({ error, isMarked }) => error > OUTLIER && isMarked)
    const unmarked = first.filter(({ error, isMarked }) => error > OUTLIER && !isMarked)
    const ofTables = first.filter(({ error, isBetween }) => error > MEDIAN && isBetween)
    const others = medians(second)
    return [
      { ...medians(first), measured: `${medians(first).measured}; ${ofTables.length} of those off by more lie between the tables` },
      medians(publishedSchema.parse(published).map(againstMean).map(compare)),
      { measured: `${unmarked.length}; ${marked.length} marked`, holds: unmarked.length === 0 },
      { ...others, measured: `${others.measured}; tables ${percent(percentile(sameFoods.flatMap(differencesOf), 0.5))}` },
      medians(third),
    ]
  },
}

/** The row of a food with the mean of the tables that have it, its own left out; itself where there is only one such table. */
function againstMean(row: Published): Published {
  const { food, cooking } = row
  if (food === undefined || cooking !== undefined) return row
  const own = energyOfFood(food, cooking).source
  const others = Object.entries(tableRows[food] ?? {}).flatMap(([source, kcal]) => (source === own ? [] : kcal))
  return others.length < 2 ? row : { ...row, kcal: others.reduce((sum, kcal) => sum + kcal, 0) / others.length }
}

interface Compared extends Energy {
  name: string
  isDish: boolean
  row: string
  published: number
  error: number
  /** Tables have as little and as much of the same food. */
  isBetween: boolean
}

function compare({ food, cooking, dish, kcal, source, row }: Published): Compared {
  const ours = food === undefined ? energyOfDish(dish ?? '') : energyOfFood(food, cooking)
  if (ours.source === source) throw new Error(`${food} has its figures from ${source}`)
  const rows = Object.values(sameFoods.find((each) => each[ours.source ?? ''] !== undefined) ?? {})
  return {
    ...ours,
    name: food ?? dish ?? '',
    isDish: food === undefined,
    row,
    published: kcal,
    error: Math.abs(ours.kcal - kcal) / kcal,
    isBetween: rows.some((each) => each < ours.kcal) && rows.some((each) => each > ours.kcal),
  }
}

function medians(compared: readonly Compared[]): Outcome {
  const medianOf = (some: readonly Compared[]) =>
    percentile(
      some.map(({ error }) => error),
      0.5,
    )
  const of = (dishes: boolean) => percent(medianOf(compared.filter(({ isDish }) => isDish === dishes)))
  const all = medianOf(compared)
  return {
    measured: `${percent(all)} of ${compared.length}${compared.some(({ isDish }) => isDish) ? `; foods ${of(false)}, dishes of the base ${of(true)}` : ''}`,
    holds: all <= MEDIAN,
  }
}

/** Shares by which each table is off each other one that has the same food. */
function differencesOf(rows: Readonly<Record<string, number>>): number[] {
  const energies = Object.values(rows)
  return energies.flatMap((one, at) => energies.flatMap((other, place) => (place === at ? [] : Math.abs(one - other) / other)))
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

interface Energy {
  /** Of 100 g. */
  kcal: number
  /** The row of a table that it is from. */
  source: string | null
  /** The diary says beside the entry that the figures are a label's or a similar food's, that the weight of the dish is uncertain, or that a table has another figure of its name. */
  isMarked: boolean
}

function energyOfFood(id: string, cooking?: Cooking): Energy {
  const food = findFoodById(id)
  const figures = food && (cooking === undefined ? figuresOfFood(food) : figuresOnceCooked(food, cooking))
  const kcal = figures?.kcal
  if (food?.nutrition === undefined || kcal == null) throw new Error(`no energy of ${id}`)
  const { source, match } = food.nutrition
  return { kcal, source, isMarked: match === 'proxy' || source === 'label' }
}

/** Of what is on the plates, as a dish is weighed where its grams are told: without what stands beside it. */
function energyOfDish(title: string): Energy {
  const recipe = RECIPES.find((each) => each.title === title)
  if (!recipe) throw new Error(`no dish is titled ${title}`)
  const own = withoutServedBeside(recipe)
  const ingredients = own.map(({ food, grams, line }) => ({ food: findFoodById(food), grams, purpose: purposeOf(line) }))
  const { perServing } = computeNutrition(ingredients, recipe.servings)
  const { grams, isUncertain } = cookedWeight({ ingredients: own, steps: recipe.steps })
  const kcal = ((perServing.kcal ?? 0) * recipe.servings * 100) / grams
  return { kcal, source: null, isMarked: isUncertain || differsFromTable(title, kcal) !== null }
}
