import { matchStock } from '@spizarka/culinary/stock'
import { aRequest, stocked } from '@spizarka/culinary/testing'
import type { ComposedRecipe, ComposeRecipesRequest, Composition, Engine } from '@spizarka/engine'
import { findFoodById } from '@spizarka/knowledge'
import type { Measurement } from '../figure.ts'
import { householdPantry, randomNumbers } from './households.ts'
import { isMetBy } from './met-by.ts'
import { SPOKEN_WISHES } from './spoken-wishes.ts'
import { KEPT_THRESHOLDS, measureKeptWishes, measureToldWishes, TOLD_THRESHOLDS } from './told-wishes.ts'
import { PLAUSIBLE_WISHES, type PlausibleWish } from './wishes.ts'
import { withEngine } from './with-engine.ts'

const MIN_MET = 0.85
const MIN_USED = 0.95
const MAX_ALIKE = 0.08

/** A hundred plausible wishes of as many households, and others as they are said: met by a reader's measure, or said not to be. */
export const wishes: Measurement = {
  name: 'wishes',
  thresholds: [
    { what: `of ${PLAUSIBLE_WISHES.length} plausible wishes met`, threshold: '≥ 85 %' },
    { what: 'wishes that are met, or said not to be', threshold: '100 %' },
    { what: `of ${SPOKEN_WISHES.length} wishes in slang and oblique cases met`, threshold: '≥ 85 %' },
    { what: 'of these met, or said not to be', threshold: '100 %' },
    ...TOLD_THRESHOLDS,
    ...KEPT_THRESHOLDS,
  ],
  measure: () =>
    withEngine(async (engine) => [
      ...(await measureWishes(engine, PLAUSIBLE_WISHES)),
      ...(await measureWishes(engine, SPOKEN_WISHES)),
      ...(await measureToldWishes(engine)),
      ...(await measureKeptWishes(engine)),
    ]),
}

async function measureWishes(engine: Engine, asked: readonly PlausibleWish[]) {
  const results = []
  for (const [seed, wished] of asked.entries()) results.push({ wished, ...(await askWish(engine, wished, seed)) })
  const met = results.filter(({ isMet }) => isMet).length
  const silent = results.filter(({ isMet, isSaid }) => !isMet && !isSaid)
  if (process.env['SHOW'])
    for (const { wished, title, isMet, isSaid, sentence } of results)
      console.log(isMet ? (isSaid ? 'SAID?' : 'met  ') : isSaid ? 'said ' : 'SILENT', wished.wish, '→', title, sentence ?? '')
  return [
    { measured: `${percent(met, results.length)} %`, holds: met / results.length >= MIN_MET },
    {
      measured: `${percent(results.length - silent.length, results.length)} %${silent.length > 0 ? `; in silence: ${silent.map(({ wished }) => wished.wish).join(', ')}` : ''}`,
      holds: silent.length === 0,
    },
  ]
}

async function askWish(engine: Engine, { wish, has, met }: PlausibleWish, seed: number) {
  const { recipes, unmet } = await engine.composeRecipes(
    aRequest({
      pantry: householdPantry(seed, has),
      wish,
      meal: /kolacj|kaca|pieczywa|rękami|film/.test(wish) ? 'dinner' : /podwieczor/.test(wish) ? 'snack' : 'lunch',
      seed,
    }) satisfies ComposeRecipesRequest,
  )
  const [recipe] = recipes
  return {
    title: recipe?.title,
    isMet: recipe !== undefined && isMetBy(recipe, met),
    isSaid: recipe === undefined ? unmet !== null : recipe.unmet !== null,
    sentence: recipe?.unmet?.sentence,
  }
}

/** Cuts and fish that people buy fresh. */
const ENDING = [
  'piers-z-kurczaka',
  'filet-z-udzca-kurczaka',
  'udko-z-kurczaka',
  'skrzydelka-z-kurczaka',
  'podudzie-z-kurczaka',
  'kurczak',
  'mieso-mielone-wieprzowe',
  'mieso-mielone-wolowe',
  'mieso-mielone-wieprzowo-wolowe',
  'mieso-mielone-z-indyka',
  'schab',
  'karkowka',
  'lopatka-wieprzowa',
  'zeberka',
  'boczek-surowy',
  'wolowina-gulaszowa',
  'rostbef',
  'piers-z-indyka',
  'udziec-z-indyka',
  'watrobka-drobiowa',
  'poledwiczka-wieprzowa',
  'dorsz',
  'losos',
  'pstrag',
  'miruna',
  'mintaj',
  'makrela-wedzona',
  'losos-wedzony',
  'mieso-gulaszowe-wieprzowe',
  'golonka',
  'pulpety-wieprzowe',
].filter((id) => findFoodById(id))
const HOUSEHOLDS = 300
const PORTION_G = 150
const USED = 0.9

/** How people say what a dish should rather be: nobody throws meat away for it. */
const WEAK_WISHES = [
  'coś lekkiego',
  'dużo białka',
  'coś szybkiego',
  'coś na rozgrzanie',
  'żeby dzieciom smakowało',
  'dla gości',
  'coś sycącego',
  'coś zdrowego',
  'coś chrupiącego',
  'tanio',
  'domowo',
  'do pracy na jutro',
] as const

/** Households with 200 to 800 g of meat or fish that ends within three days, and whether their dish is made of it: with no wish, and with one said in passing. */
export const endingMeat: Measurement = {
  name: 'ending-meat',
  thresholds: [
    { what: 'meat or fish that ends within three days used, where a dish for it exists', threshold: '≥ 95 %' },
    { what: 'the same where somebody says how it should rather be ("coś lekkiego")', threshold: '≥ 95 %' },
  ],
  measure: () => withEngine(async (engine) => [await measureEnding(engine, [null]), await measureEnding(engine, WEAK_WISHES)]),
}

async function measureEnding(engine: Engine, said: readonly (string | null)[]) {
  let [possible, used, partly] = [0, 0, 0]
  const missed: string[] = []
  for (let seed = 0; seed < HOUSEHOLDS; seed += 1) {
    const next = randomNumbers(seed + 7000)
    const id = ENDING[Math.floor(next() * ENDING.length)] ?? 'schab'
    const grams = 200 + 50 * Math.floor(next() * 13)
    const meat = stocked(id, grams, { bestBefore: `2026-11-${21 + Math.floor(next() * 4)}` })
    const pantry = [...householdPantry(seed), meat]
    const wish = said[seed % said.length] ?? null
    const request = aRequest({ pantry, meal: 'lunch', maxMissing: 2, seed, wish })
    const share = shareUsed((await engine.composeRecipes(request)).recipes[0], pantry, request.servings)
    if (share >= USED) used += 1
    else if (share > 0) partly += 1
    // Whether there is a dish for it at all is asked by name.
    const exists = share > 0 || (await existsDishFor(engine, request, id))
    if (exists) possible += 1
    if (exists && share === 0) missed.push(`${id}:${seed}${wish === null ? '' : ` (${wish})`}`)
  }
  if (process.env['SHOW']) console.log('missed', missed.join(', '))
  const all = used + partly
  return {
    measured: `${percent(all, possible)} % of ${possible} (of ${HOUSEHOLDS}); ${percent(used, possible)} % all that a meal takes`,
    holds: all / possible >= MIN_USED,
  }
}

/** The share of the last product of a pantry that a dish takes of what its servings can eat. */
function shareUsed(recipe: ComposedRecipe | undefined, pantry: ComposeRecipesRequest['pantry'], servings: number): number {
  if (!recipe) return 0
  const stocks = matchStock(
    recipe.ingredients.map(({ food, name, grams }) => ({ food, name, grams })),
    pantry,
    1,
  )
  const place = pantry.length - 1
  const taken = stocks.flatMap(({ takes }) => takes).reduce((sum, take) => sum + (take.product === place ? take.quantity : 0), 0)
  return taken / Math.min(pantry[place]?.quantityGrams ?? 1, PORTION_G * servings)
}

async function existsDishFor(engine: Engine, request: ComposeRecipesRequest, id: string): Promise<boolean> {
  const { recipes } = await engine.composeRecipes({ ...request, count: 10, wish: findFoodById(id)?.name ?? null })
  const name = findFoodById(id)?.name ?? id
  // One that asks for more of it to be bought is none that this household can cook.
  return recipes.some(
    (recipe) =>
      (request.meal === null || recipe.meals.includes(request.meal)) &&
      shareUsed(recipe, request.pantry, request.servings) > 0 &&
      !recipe.why.some((said) => said.startsWith('Brakuje') && said.includes(name)),
  )
}

/** How often one dish comes first for 24 households with their own pantries, over several draws of them. */
export const alikeDishes: Measurement = {
  name: 'alike-dishes',
  thresholds: [{ what: 'the same dish for different households', threshold: '≤ 8 % of 24' }],
  measure: () =>
    withEngine(async (engine) => {
      const shares: number[] = []
      for (let draw = 0; draw < DRAWS; draw += 1) {
        const titles = new Map<string, number>()
        for (let place = 0; place < 24; place += 1) {
          const seed = draw * 100 + place
          const composition: Composition = await engine.composeRecipes(
            aRequest({ pantry: householdPantry(seed + 20_000), meal: place % 2 === 0 ? 'lunch' : 'dinner', maxMissing: 2, seed: 1 }),
          )
          const title = composition.recipes[0]?.title ?? '–'
          titles.set(title, (titles.get(title) ?? 0) + 1)
        }
        if (process.env['SHOW']) console.log([...titles].sort((one, other) => other[1] - one[1]).slice(0, 4))
        shares.push(Math.max(...titles.values()) / 24)
      }
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
      return [
        {
          measured: `${(100 * mean).toFixed(1)} % (mean of ${DRAWS} draws, at most ${(100 * Math.max(...shares)).toFixed(1)} %)`,
          holds: mean <= MAX_ALIKE,
        },
      ]
    }),
}
const DRAWS = 10

function percent(part: number, whole: number): string {
  return ((100 * part) / whole).toFixed(1)
}
