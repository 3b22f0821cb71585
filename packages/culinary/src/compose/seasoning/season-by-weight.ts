import type { AdaptedDish } from '../base/adapted-dish.ts'
import type { Kitchen } from '../kitchen.ts'
import { brothForWater, type WithBroth } from './broth-for-water.ts'
import { saltByWeight } from './salt-by-weight.ts'
import { strengthen } from './strengthen.ts'

/** A dish with broth for its water, what gives it its taste and its salt by weight; null where all of that is as it was. Who plans days has shared the shelf out among them: salt alone changes. */
export function seasonByWeight(fitted: AdaptedDish, kitchen: Kitchen): WithBroth | null {
  const broth = kitchen.goesShopping ? null : brothForWater(fitted, kitchen)
  const strong = kitchen.goesShopping ? fitted : strengthen(broth?.adapted ?? fitted, kitchen)
  const adapted = saltByWeight(strong, kitchen, broth !== null)
  return adapted === fitted ? null : { adapted, poured: broth?.poured ?? null }
}
