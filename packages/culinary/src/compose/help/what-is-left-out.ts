import { type ChosenDish, choiceFor, type EndingProduct, FEW, mustBeEaten, shareTaken } from '../choosing/index.ts'
import type { Kitchen } from '../kitchen.ts'
import { tellDaysLeft } from '../pantry/index.ts'
import { ASKS_NOTHING, type Want, type WhyNot, type Wish } from '../wish/index.ts'

/** So many products are told of; whoever has more that ends sees it in the pantry. */
const MOST_TOLD = 4

/**
 * Sentences on what an answer leaves out: what ends within three days and is in none of its dishes, with the reason where that can be found, and
 * why there are fewer dishes than were asked for. `whyNot` gives the reason for which there is no dish of a food.
 */
export function tellWhatIsLeftOut(dishes: readonly ChosenDish[], kitchen: Kitchen, wish: Wish, whyNot: WhyNot): string[] {
  return dishes.length === 0 ? [] : [...tellUntaken(dishes, kitchen, wish, whyNot), ...tellFewer(dishes, kitchen, wish)]
}

function tellUntaken(dishes: readonly ChosenDish[], kitchen: Kitchen, wish: Wish, whyNot: WhyNot): string[] {
  if (!kitchen.request.useSoonFirst) return []
  const untaken = choiceFor(kitchen, wish)
    .ending.filter((product) => mustBeEaten(product, kitchen) && !dishes.some(({ plate }) => shareTaken(product, plate) > 0))
    .toSorted((one, other) => one.days - other.days)
    .slice(0, MOST_TOLD)
  const told = untaken.flatMap((product) => tellProduct(product, kitchen, whyNot))
  return told.length === 0
    ? []
    : [`Kończy się też: ${told.join(', ')} – ${dishes.length === 1 ? 'to danie' : 'żadne z tych dań'} tego nie zużywa.`]
}

/** "udka z kurczaka (jeszcze 2 dni, potrzeba 65 min, a masz 60)". Only for meat and fish a reason is looked for: they are worth more time. */
function tellProduct({ product, days, isMeatOrFish }: EndingProduct, { stock }: Kitchen, whyNot: WhyNot): string[] {
  const { name, foodId } = stock.pantry[product] ?? { name: '', foodId: null }
  if (foodId === null) return []
  const want: Want = { ...ASKS_NOTHING, words: name, foods: [foodId] }
  const reason = isMeatOrFish ? whyNot(want).replace(/^ – /u, '; ') : ''
  return [`${name} (${tellDaysLeft(days)}${reason})`]
}

function tellFewer(dishes: readonly ChosenDish[], { request: { count } }: Kitchen, wish: Wish): string[] {
  if (count > FEW || dishes.length >= count) return []
  const reasons = new Set(dishes.flatMap(({ passedOver }) => [...passedOver]))
  const are = [
    ...(reasons.has('alike') ? [`podobna ${dishes.length === 1 ? 'do tego' : 'do tych'}`] : []),
    ...(reasons.has('wish') ? ['dalsza od życzenia'] : []),
    ...(reasons.has('poor') ? ['mniej udana'] : []),
  ]
  const said = [...(are.length > 0 ? [`jest ${are[0]}`, ...are.slice(1)] : []), ...(reasons.has('shop') ? ['wymaga zakupów'] : [])]
  const last = said.pop()
  if (last !== undefined) return [`Reszta dań z tej spiżarni ${said.length > 0 ? `${said.join(', ')} albo ` : ''}${last}.`]
  return [wish.wants.length > 0 ? 'Więcej dań bliskich życzeniu z tej spiżarni nie wyjdzie.' : 'Więcej dań z tej spiżarni nie wyjdzie.']
}
