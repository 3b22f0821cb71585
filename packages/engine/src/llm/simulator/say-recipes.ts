import { z } from 'zod'
import type { SaidRecipe } from '../compose-recipes/question.ts'
import type { Behaviour, SimulatedRequest } from './behaviour.ts'

const askedSchema = z.object({
  spizarnia: z.array(z.object({ produkt: z.string(), ilosc: z.string().optional() })),
  porcje: z.number(),
  zyczenie: z.string().nullable(),
})
/** What a request for recipes tells the model. */
export type AskedForRecipes = z.output<typeof askedSchema>

/** What the request asks to be composed from; null where it asks for something else. */
export function askedForRecipes({ user }: Pick<SimulatedRequest, 'user'>): AskedForRecipes | null {
  try {
    return askedSchema.parse(JSON.parse(user.slice(user.indexOf('{'), user.lastIndexOf('}') + 1)))
  } catch {
    return null
  }
}

/** Answers with these recipes. */
export function sayRecipes(...recipes: readonly SaidRecipe[]): Behaviour {
  return { kind: 'say', text: JSON.stringify({ recipes }) }
}

const MOST_PRODUCTS = 4
const GRAMS_A_SERVING = 90

/** A dish out of the first products that are weighed: fried together. */
export function fryPantry({ spizarnia, porcje }: AskedForRecipes): SaidRecipe {
  const names = spizarnia.filter(({ ilosc }) => ilosc?.endsWith(' g')).map(({ produkt }) => produkt)
  const used = names.slice(0, MOST_PRODUCTS)
  return {
    title: 'Smażone z modelu',
    kind: 'fry',
    minutes: 25,
    ingredients: [...used.map((name) => `${GRAMS_A_SERVING * porcje} g ${name}`), 'szczypta soli'],
    steps: [
      { text: `Przygotuj i pokrój: ${used.join(', ')}.`, minutes: null },
      { text: 'Posól i smaż wszystko razem 15 minut na średnim ogniu.', minutes: 15 },
    ],
  }
}
