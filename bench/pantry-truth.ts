import { PassThrough, Readable } from 'node:stream'
import { readIngredient } from '@spizarka/culinary/ingredients'
import { FOODS, type Food, findFoodById, isA } from '@spizarka/knowledge'
import { z } from 'zod'
import { compose } from '../tools/kitchen/compose.ts'
import { householdPantry, randomNumbers } from './choosing/households.ts'
import type { Measurement } from './figure.ts'

const DISHES = 500
const BATCH = 60
const SHOWN = 10
/** Things that cook alike with something else, for which they are easily taken: as many are put into each pantry. */
const LOOKALIKES = 12
const ALIKE = FOODS.filter(({ equivalents, aisle }) => equivalents !== undefined && aisle !== 'household').map(({ id }) => id)
/** Pieces are rounded, and what is short by a twentieth is enough. */
const TOLERANCE = 1.06

const answerSchema = z.object({
  id: z.number(),
  recipes: z
    .array(
      z.object({
        title: z.string(),
        why: z.array(z.string()),
        ingredients: z.array(
          z.object({
            name: z.string(),
            line: z.string(),
            grams: z.number().nullable(),
            stock: z.string(),
            uncertain: z.boolean().optional(),
            from: z.string().optional(),
          }),
        ),
      }),
    )
    .optional(),
})

interface Product {
  name: string
  food: string
  grams: number
}

/** What the shell's answers say is at home, held against the pantries that they were asked for. */
export const pantryTruth: Measurement = {
  name: 'pantry-truth',
  thresholds: [{ what: `dishes of ${DISHES} that say "have" or "ze spiżarni" of what is not there`, threshold: '0' }],
  async measure() {
    const untrue: string[] = []
    let [dishes, said, wrongDishes] = [0, 0, 0]
    for (let first = 0; dishes < DISHES && first < 20 * BATCH; first += BATCH) {
      const pantries = new Map(Array.from({ length: BATCH }, (_, place) => [first + place, randomPantry(first + place)] as const))
      for (const { id, recipes = [] } of await askShell(pantries))
        for (const { title, why, ingredients } of recipes.slice(0, DISHES - dishes)) {
          dishes += 1
          const pantry = pantries.get(id) ?? []
          const wrong = [
            ...ingredients.filter(({ stock }) => stock === 'have').flatMap((each) => faultOf(each, pantry)),
            ...why.flatMap((sentence) => untrueReason(sentence, pantry)),
          ]
          said += ingredients.filter(({ stock }) => stock === 'have').length
          if (wrong.length > 0) wrongDishes += 1
          untrue.push(...wrong.map((what) => `${id} ${title}: ${what}`))
        }
    }
    for (const each of untrue.slice(0, SHOWN)) console.error(each)
    return [
      {
        measured: `${wrongDishes} of ${dishes} dishes (${said} ingredients said to be there)`,
        holds: wrongDishes === 0 && dishes === DISHES,
      },
    ]
  },
}

function randomPantry(seed: number): Product[] {
  const next = randomNumbers(seed + 7)
  const alike = Array.from({ length: LOOKALIKES }, () => ALIKE[Math.floor(next() * ALIKE.length)] ?? 'cebula')
  return householdPantry(seed, alike).flatMap(({ foodId }) => {
    const food = foodId === null ? null : findFoodById(foodId)
    return food ? [{ name: food.name, food: food.id, grams: 20 + Math.floor(next() * 900) }] : []
  })
}

async function askShell(pantries: ReadonlyMap<number, readonly Product[]>): Promise<z.output<typeof answerSchema>[]> {
  const lines = [...pantries].map(([id, products]) => {
    const pantry = products.map(({ name, grams }) => ({ name, quantity_grams: grams }))
    return JSON.stringify({ id, pantry, request: { count: 3 } })
  })
  const output = new PassThrough()
  const chunks: Buffer[] = []
  output.on('data', (chunk: Buffer) => chunks.push(chunk))
  await compose(Readable.from([`${lines.join('\n')}\n`]), output)
  const answers = Buffer.concat(chunks).toString('utf8').trim().split('\n')
  return answers.map((line) => answerSchema.parse(JSON.parse(line)))
}

/** What is untrue of an ingredient that is said to be there: no product is it, or there is less than the dish takes. */
function faultOf(
  { name, line, grams, from }: { name: string; line: string; grams: number | null; from?: string | undefined },
  pantry: readonly Product[],
): string[] {
  const food = readIngredient(line)[0]?.food?.id ?? FOODS.find((each) => each.name === name)?.id
  if (food === undefined) return [`"${line}" is no food`]
  if (from !== undefined && !pantry.some((product) => product.name === from)) return [`"${from}" is not in the pantry`]
  const products = pantry.filter((product) => isFood(product.food, food))
  if (products.length === 0) return [`"${name}" (${line})`]
  const there = products.reduce((sum, product) => sum + product.grams, 0)
  return grams !== null && grams > there * TOLERANCE ? [`"${line}": ${grams} g of ${there} g`] : []
}

/** Whether a product is what is asked for, a kind of it, or holds it; what is cooked or frozen is not what is raw. */
function isFood(product: string, food: string): boolean {
  const [row, asked] = [findFoodById(product), findFoodById(food)]
  if (isCooked(row) !== isCooked(asked)) return false
  return isA(product, food) || isA(food, product) || asked?.partOf?.whole === product || row?.bunchOf?.[food] !== undefined
}

function isCooked(food: Food | null): boolean {
  return food?.tags?.includes('cooked') === true
}

/** "Zamiast karkówki: łopatka wieprzowa (ze spiżarni)." speaks of a product that must be there. */
function untrueReason(sentence: string, pantry: readonly Product[]): string[] {
  const [, name] = /: ([^:]+) \(ze spiżarni\)/u.exec(sentence) ?? []
  const food = name === undefined ? undefined : FOODS.find((each) => each.name === name)?.id
  if (name === undefined) return sentence.includes('ze spiżarni') ? [`cannot be held against the pantry: ${sentence}`] : []
  return food !== undefined && pantry.some((product) => isFood(product.food, food)) ? [] : [sentence]
}
