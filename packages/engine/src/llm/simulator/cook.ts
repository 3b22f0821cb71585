import { z } from 'zod'
import cookbook from '../../../fixtures/simulated-dishes.json' with { type: 'json' }
import { type ProposedRecipe, recipeSchema } from '../compose-recipes/question.ts'
import type { SimulatedRequest } from './behaviour.ts'

const askedSchema = z.object({
  spizarnia: z.array(z.object({ produkt: z.string(), to: z.string().optional() })),
  zawsze_w_domu: z.array(z.string()),
  porcje: z.number(),
  najwyzej_minut: z.number().nullable(),
  ostatnie_dania: z.array(z.string()),
  ile_dan: z.number(),
  zyczenie: z.string().nullable(),
})
/** What a request for recipes tells the model. */
export type RecipeRequest = z.output<typeof askedSchema> & { isRepair: boolean }

/** What the request asks to be composed from; null where it asks for something else. */
export function parseRecipeRequest({ user, system }: Pick<SimulatedRequest, 'user' | 'system'>): RecipeRequest | null {
  try {
    const asked = askedSchema.parse(JSON.parse(user.slice(user.indexOf('{'), user.lastIndexOf('}') + 1)))
    return { ...asked, isRepair: system.includes('A previous answer could not be used') }
  } catch {
    return null
  }
}

const bookSchema = z.array(
  z.object({
    title: z.string(),
    kind: recipeSchema.shape.kind,
    minutes: z.number(),
    active_minutes: z.number(),
    /** Names of what should be there. */
    needs: z.array(z.string()),
    /** Amounts of one serving. */
    ingredients: z.array(z.tuple([z.number(), z.string()])),
    steps: z.array(z.tuple([z.string(), z.number().nullable()])),
  }),
)
/** Dishes that the simulated model knows. */
const SIMULATED_DISHES = bookSchema.parse(cookbook)
type SimulatedDish = (typeof SIMULATED_DISHES)[number]

const MIN_STEM_LENGTH = 4

/**
 * The dishes of its book that the simulated model thinks best for a pantry: most of it there, then nearest to the wish, none of the last
 * ones. It is no better at counting amounts and limits than models are; asked again, it takes the next ones.
 */
export function cookFromPantry(asked: RecipeRequest): ProposedRecipe[] {
  const there = new Set([...asked.spizarnia.flatMap(({ produkt, to }) => [produkt, ...(to ? [to] : [])]), ...asked.zawsze_w_domu])
  const ranked = SIMULATED_DISHES.filter(({ title }) => !asked.ostatnie_dania.includes(title))
    .map((dish) => ({ dish, lacks: dish.needs.filter((name) => !there.has(name)).length, worth: wishMet(dish, asked.zyczenie) }))
    .toSorted((one, other) => one.lacks - one.worth - (other.lacks - other.worth))
  const from = asked.isRepair ? asked.ile_dan : 0
  return ranked.slice(from, from + asked.ile_dan).map(({ dish }) => write(dish, asked.porcje))
}

/** How many words of the wish begin like a word of the dish. */
function wishMet({ title, needs, kind }: SimulatedDish, wish: string | null): number {
  const words = `${title} ${needs.join(' ')} ${kind}`.toLowerCase().split(' ')
  const wished = (wish ?? '').toLowerCase().split(' ')
  return wished.filter((word) => word.length >= MIN_STEM_LENGTH && words.some((each) => each.startsWith(word.slice(0, MIN_STEM_LENGTH))))
    .length
}

function write({ title, kind, minutes, active_minutes, ingredients, steps }: SimulatedDish, servings: number): ProposedRecipe {
  return {
    title,
    kind,
    minutes,
    active_minutes,
    ingredients: ingredients.map(([amount, what]) => `${String(Math.round(10 * amount * servings) / 10).replace('.', ',')} ${what}`),
    steps: steps.map(([text, timer]) => ({ text, minutes: timer })),
  }
}
