import { type DishTagRule, findFoodById } from '@spizarka/knowledge'
import { countBought } from '../base/adapted-dish.ts'
import { type FittedDish, fitBase, writeFitted } from '../base/compose-from-base.ts'
import { mayHold } from '../choices/goes-with.ts'
import type { ChosenDish } from '../choosing/index.ts'
import type { Kitchen } from '../kitchen.ts'
import { factsOfAdapted, factsOfBase, isManner, meetsWant, type Want, type WhyNot, type Wish } from '../wish/index.ts'

/** Foods that the nearest dish may lack and still be spoken of. */
const MOST_LACKING = 3
/** To write a dish costs more than to fit it. */
const MOST_WRITTEN = 3
/** It stands in the pantry, and the gate keeps it out. */
const NOT_FOR_YOU = ' – nie pasuje do Twojego profilu'

/**
 * Says why something to eat that was asked for is not served: it is not at home, takes longer than there is time, or lacks something. Each
 * reason was tried: the dish fits once that limit is gone. `open` gives the kitchen of a request with fewer limits. Looked up once a want.
 */
export function whyUnmet({ request, stock }: Kitchen, open: Open): WhyNot {
  const known = new Map<Want, string>()
  return (want) => {
    if (isManner(want) && !isOfWhatIsCooked(want)) return ''
    let reason = known.get(want)
    if (reason === undefined) known.set(want, (reason = reasonFor(want)))
    return reason
  }

  function reasonFor(want: Want): string {
    const { foods, kinds, tags, called } = want
    const isFood = foods.some((food) => findFoodById(food)?.kind !== 'dish')
    const isFoodAlone = isFood && kinds.length + tags.length + called.length === 0
    const isThere = foods.some((food) => stock.isAtHand(food))
    if (isFoodAlone && !isThere)
      return request.pantry.some(({ foodId }) => foodId !== null && foods.includes(foodId)) ? NOT_FOR_YOU : ' – nie ma w spiżarni'
    const unhurried = request.maxMinutes === null ? null : open({ meal: null, maxMinutes: null }, want)
    const slow = unhurried && quickestOf(dishesOf(want, unhurried), unhurried)
    if (slow !== null)
      return request.maxMinutes !== null && slow > request.maxMinutes ? ` – potrzeba ${slow} min, a masz ${request.maxMinutes}` : ''
    const wanting = open({ meal: null, maxMissing: request.maxMissing + MOST_LACKING }, want)
    const lacking = leastLacking(dishesOf(want, { ...wanting, mainsMayBeBought: true }))
    if (lacking.length > MOST_LACKING) return ' – brakuje na to zbyt wielu składników'
    return lacking.length === 0 ? '' : ` – brakuje: ${lacking.join(', ')}`
  }
}

/**
 * Says that a dish of the name that was asked for would be its own in this house, and takes longer than there is time; for a dish in which what it is called after stands in or has to be
 * bought. Empty where there is none.
 */
export function tellLonger(dish: ChosenDish['dish'], { wants }: Wish, { request }: Kitchen, open: Open): string[] {
  const { maxMinutes } = request
  if (maxMinutes === null || (dish.changes === 0 && dish.boughtToStandOn === 0)) return []
  return wants.flatMap((want) => {
    if (want.called.length === 0 || want.isRefused === true || !meetsWant(want, dish.facts)) return []
    const unhurried = open({ maxMinutes: null }, want)
    const longer = dishesOf(want, unhurried)
      .filter(
        ({ adapted }) =>
          adapted.found.totalMinutes > maxMinutes && countBought(adapted.missing) <= Math.max(dish.missing, request.maxMissing),
      )
      .toSorted((one, other) => one.adapted.found.totalMinutes - other.adapted.found.totalMinutes)
    const minutes = quickestOf(longer, unhurried)
    const [first] = longer
    return first && minutes !== null && minutes > maxMinutes
      ? [`Jest też ${inQuotes(first.adapted.title)}: potrzeba na to ${minutes} min, a masz ${maxMinutes}.`]
      : []
  })
}

function inQuotes(title: string): string {
  return `„${title}”`
}

/** Opens the kitchen of a request with fewer limits, for one want of its wish. */
type Open = (looser: Partial<Kitchen['request']>, want: Want) => Kitchen

/** A cuisine, or how a dish is cooked: it has dishes of its own, which may take too long or lack something. What a dish should rather be has none. */
function isOfWhatIsCooked({ tags, isRefused, isWall }: Want): boolean {
  return (
    isRefused !== true &&
    isWall !== true &&
    tags.length > 0 &&
    tags.every(({ leaning, when }) => leaning !== true && when.some(namesDishes))
  )
}

function namesDishes({ title, kinds, foods }: DishTagRule): boolean {
  return title !== undefined || kinds !== undefined || foods !== undefined
}

function dishesOf(want: Want, kitchen: Kitchen): FittedDish[] {
  const fitted = [
    ...fitBase(
      kitchen,
      (dish) => meetsWant(want, factsOfBase(dish)),
      // Of dishes with choices most are no dish of a food, however they are filled.
      asksForFoodsAlone(want) ? (dish) => mayHold(want.foods, dish) : undefined,
    ),
  ]
  return fitted.filter(({ adapted }) => meetsWant(want, factsOfAdapted(adapted, adapted, { pantry: kitchen.stock.pantry })))
}

/** Nothing but one of its foods makes a dish what is wanted: neither its kind nor its title. */
function asksForFoodsAlone({ foods, kinds, tags, called, anyOf, meal, ...limits }: Want): boolean {
  const { minutesAtMost, kcalAtMost, kcalAbout, proteinAtLeast, isLittle, isRefused } = limits
  const others = [anyOf, meal, minutesAtMost, kcalAtMost, kcalAbout, proteinAtLeast, isLittle, isRefused]
  return (
    foods.length > 0 &&
    kinds.length + tags.length + called.length === 0 &&
    others.every((other) => other === null || other === undefined) &&
    foods.every((food) => findFoodById(food)?.kind === 'food')
  )
}

/** Minutes of the quickest, written out for as many as eat: in a pan that takes it in turns it takes longer than its recipe says. */
function quickestOf(dishes: readonly FittedDish[], kitchen: Kitchen): number | null {
  const inOrder = dishes.toSorted((one, other) => one.adapted.found.totalMinutes - other.adapted.found.totalMinutes)
  let quickest: number | null = null
  for (const dish of inOrder.slice(0, MOST_WRITTEN)) {
    const minutes = writeFitted(dish, kitchen)?.recipe.totalMinutes
    if (minutes !== undefined && (quickest === null || minutes < quickest)) quickest = minutes
  }
  return quickest
}

/** Names of what the dish that lacks least would need. */
function leastLacking(dishes: readonly FittedDish[]): string[] {
  const [least] = dishes.map(({ adapted }) => adapted.missing).toSorted((one, other) => countBought(one) - countBought(other))
  return [...new Set((least ?? []).map(({ row }) => findFoodById(row.id)?.name ?? row.name))]
}
