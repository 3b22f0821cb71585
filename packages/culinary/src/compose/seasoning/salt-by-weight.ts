import { findFoodById } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import { isPureSalt, isSweet, readSteps, saltBalance } from '../../kitchen-checks/index.ts'
import type { AdaptedDish, AdaptedIngredient } from '../base/adapted-dish.ts'
import { ofSalt } from '../base/amounts/suit-salt.ts'
import { liesBeside } from '../choices/salt-to-taste.ts'
import type { Kitchen } from '../kitchen.ts'
import { checkedEater } from '../kitchen-sense.ts'
import { fromShelf } from './stock-of.ts'

/** What is savoury by so much of its weight is not sweet, whatever fruit is on it. */
const SAVOURY = 0.1
const SAVOURY_AISLES: ReadonlySet<string> = new Set(['meat', 'fish', 'cold-cuts', 'vegetables', 'frozen'])
/** A spoon is round: less than this is no other amount. */
const LEAST_CHANGE_G = 0.4
/** A spoon that is round may hold as much more than was meant, less of it where there are several; beyond that it is half a spoon less, grams. */
const ROUNDED_UP = { of: 4, few: 1.25, many: 1.1 }
const HALF_A_SPOON_G = 1.5
/** Of what a dish wants, what it still gets of salt itself where broth brings the rest: a pinch for three, grams a serving. */
const LEAST_G = 0.17

/**
 * A dish with as much salt as the weight of what is not salted wants, less what brings its own, within what a plate of its kind may have: half a teaspoon is none for
 * two kilos. What broth has salted gets less (`isInBroth`), what is sweet a pinch. Whoever must do with little salt keeps what they have, and so does a
 * dish whose salt is told in two places.
 */
export function saltByWeight(adapted: AdaptedDish, kitchen: Kitchen, isInBroth: boolean): AdaptedDish {
  const { request, leavesOut } = kitchen
  const { dish, found, ingredients, servings } = adapted
  const salts = ingredients.filter(({ row, base }) => isPureSalt(row.id) && base.purpose === 'eaten')
  const [salt] = salts
  const eater = checkedEater(request)
  if (!salt || salts.length > 1 || eater.avoidsSalt === true || leavesOut.has(salt.row.id)) return adapted
  const { kind } = dish.recipe
  const weighed = ingredients.flatMap(({ row, grams, base }) => (base.purpose === 'eaten' ? { food: row.id, grams } : []))
  const grams = isDessert(adapted, weighed)
    ? Math.min(salt.grams, KITCHEN_CHECKS.portions.salting.sweet.mostG * servings)
    : wanted(salt, saltBalance({ kind, ingredients: weighed, servings }, readSteps(found.steps, listedOf(adapted)), besideOf(adapted)), {
        servings,
        isInBroth,
      })
  if (Math.abs(grams - salt.grams) < LEAST_CHANGE_G) return adapted
  const rounded = ofSalt(salt, grams)
  const measured =
    rounded.grams > (grams < ROUNDED_UP.of ? ROUNDED_UP.few : ROUNDED_UP.many) * grams ? ofSalt(salt, grams - HALF_A_SPOON_G) : rounded
  if (measured.grams < salt.grams && grams > salt.grams) return adapted
  const place = ingredients.indexOf(salt)
  const held = fromShelf(measured, ingredients.toSpliced(place, 1), kitchen) ?? (kitchen.goesShopping ? measured : null)
  return held ? { ...adapted, ingredients: ingredients.with(place, held) } : adapted
}

/** Grams of salt itself; never more than the whole plate may have. */
function wanted(
  salt: AdaptedIngredient,
  balance: ReturnType<typeof saltBalance>,
  { servings, isInBroth }: { servings: number; isInBroth: boolean },
): number {
  if (!balance) return salt.grams
  const { has, wants, most } = balance
  const aim = Math.min(wants, most)
  const own = salt.grams + (aim - has)
  if (has > aim) return isInBroth ? Math.max(LEAST_G * servings, own) : salt.grams
  return has >= KITCHEN_CHECKS.portions.salting.almost * aim ? salt.grams : own
}

function gramsOf(of: readonly { grams: number }[]): number {
  return of.reduce((sum, each) => sum + each.grams, 0)
}

/** Whether it is one of the dishes that are sweet, filled so: who wrote a whole recipe knew how much salt is in its dough. */
function isDessert({ dish }: AdaptedDish, weighed: readonly { food: string; grams: number }[]): boolean {
  const { sweet } = KITCHEN_CHECKS.portions.salting
  if (dish.isOfChoices !== true || !sweet.kinds.includes(dish.recipe.kind) || !isSweet({ ingredients: weighed })) return false
  const savoury = weighed.filter(({ food }) => SAVOURY_AISLES.has(findFoodById(food)?.aisle ?? ''))
  return gramsOf(savoury) < SAVOURY * gramsOf(weighed)
}

/** What stands beside a dish from a pot of its own, and what lies pickled beside dry heat. */
function besideOf({ ingredients, dish }: AdaptedDish): (food: string) => boolean {
  const beside = new Set(ingredients.flatMap(({ base, row }) => (base.isBeside ? row.id : [])))
  return (food) => beside.has(food) || liesBeside(food, dish.recipe.kind)
}

function listedOf({ dish }: AdaptedDish): string[] {
  return [...new Set(dish.recipe.ingredients.map(({ food }) => food))]
}
