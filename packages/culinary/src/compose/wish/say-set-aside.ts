import { findFoodById } from '@spizarka/knowledge'
import { inflectName } from '../../inflection/index.ts'
import type { Kitchen } from '../kitchen.ts'
import { plainName } from '../plain-name.ts'
import type { Wish } from './read-wish.ts'

/** More would be a list of the pantry. */
const MOST_SAID = 3

/** What a wish names and the pantry has, but the gate does not let this eater have, in sentences. */
export function saySetAside({ named }: Wish, { request, gate, stock }: Pick<Kitchen, 'request' | 'gate' | 'stock'>): string[] {
  const aside = request.pantry.filter(
    (product) => product.foodId !== null && named.includes(product.foodId) && !stock.pantry.includes(product),
  )
  const foods = [...new Set(aside.flatMap(({ foodId }) => foodId ?? []))].slice(0, MOST_SAID)
  return foods.map((food) => saySparing(plainName(findFoodById(food)?.name ?? food), gate(food) === 'blocked'))
}

function saySparing(name: string, isBlocked: boolean): string {
  const inflected = inflectName(name)
  const genitive = inflected?.in('genitive') ?? `składnika „${name}”`
  const suits = inflected?.agreement === 'plural' ? 'pasują' : 'pasuje'
  const opening = `${genitive.charAt(0).toUpperCase()}${genitive.slice(1)} nie użyto`
  return isBlocked ? `${opening}: nie ${suits} do Twojego profilu.` : `${opening}: nie wiadomo, czy ${suits} do Twojego profilu.`
}
