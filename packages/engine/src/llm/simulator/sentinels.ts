import {
  answerPicture,
  answerProducts,
  answerReceipt,
  answerRecipes,
  type Behaviour,
  fryFromPantry,
  parseRecipeRequest,
  type RecipeRequest,
  type SimulatedProduct,
  type SimulatedRequest,
} from './behaviour.ts'

const answerAsTyped = answerProducts((text) => {
  const name = text
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .slice(0, 50)
  return name === '' ? [] : [{ name }]
})

const EVIL: readonly SimulatedProduct[] = [
  { name: 'kawior', quantity: 50_000, unit: 'g', id: 1, points: 1_000_000 },
  { name: '<script>alert(1)</script>' },
]
const obeyed = answerProducts(() => EVIL)

/** Words that make the simulated vendor fail on purpose, in development as in tests: type one as a line of a list. */
const SENTINELS: Record<string, (request: SimulatedRequest) => Behaviour> = {
  'symulacja limitu': () => ({ kind: 'fail', status: 429, message: 'Rate limit reached', headers: { 'retry-after': '1' } }),
  'symulacja długu': () => ({
    kind: 'fail',
    status: 429,
    code: 'insufficient_quota',
    message: 'You exceeded your current quota, please check your plan and billing details.',
  }),
  'symulacja awarii': () => ({ kind: 'fail', status: 500 }),
  'symulacja ciszy': () => ({ kind: 'hang' }),
  'symulacja zerwania': () => ({ kind: 'reset' }),
  'symulacja bzdury': () => ({ kind: 'answer', text: '{"lines":[{"line":1,' }),
  'symulacja odmowy': () => ({ kind: 'refuse' }),
  'symulacja filtra': () => ({ kind: 'filter' }),
  'symulacja ucięcia': () => ({ kind: 'answer', text: '{"lines":[', finish: 'length' }),
  'symulacja uległości': obeyed,
}

/** The same in the wish of a request for recipes: answers that must never reach a plate. */
const BAD_RECIPES: Record<string, (asked: RecipeRequest) => Behaviour> = {
  'symulacja orzeszków': (asked) => {
    const dish = fryFromPantry(asked)
    const ingredients = [...dish.ingredients, '50 g orzeszków ziemnych']
    return answerRecipes({ ...dish, ingredients, steps: [...dish.steps, { text: 'Posyp orzeszkami ziemnymi.', minutes: null }] })
  },
  'symulacja dwustu': (asked) => answerRecipes({ ...fryFromPantry(asked), ingredients: Array.from({ length: 200 }, () => '1 marchewka') }),
  'symulacja znaczników': (asked) => answerRecipes({ ...fryFromPantry(asked), title: '<b onclick="alert(1)">Smażone</b>\n🔥 z modelu' }),
}

/** One grey pixel. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==', 'base64')

/** What the request's own words ask for: a failure for a sentinel, otherwise every line back as a product, a dish from the pantry, a picture. */
export function sentinelBehaviour(request: SimulatedRequest): Behaviour {
  if (request.wants === 'picture') return answerPicture(PIXEL)
  // The simulated model reads no pictures: the built-in reading stands.
  if (request.pictures > 0) return answerReceipt(null)
  const asked = parseRecipeRequest(request)
  const typed = asked ? [asked.zyczenie ?? ''] : request.lines.map(({ text }) => text)
  const among = (words: string): boolean => typed.some((text) => text.toLowerCase().includes(words))
  const sentinel = Object.keys(SENTINELS).find(among)
  if (sentinel) return SENTINELS[sentinel]?.(request) ?? answerAsTyped(request)
  if (!asked) return answerAsTyped(request)
  const bad = Object.keys(BAD_RECIPES).find(among)
  return (bad && BAD_RECIPES[bad]?.(asked)) || answerRecipes(fryFromPantry(asked))
}
