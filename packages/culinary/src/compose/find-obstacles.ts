import type { Obstacle } from './composed-recipe.ts'
import type { ComposeRequest } from './request.ts'

const MANY_MISSING = 20
const ANYBODY: ComposeRequest['profile'] = { conditions: [], allergens: [], exclusions: [], diet: null, styles: [] }

/** The request without one of its limits; null where it does not have that limit. */
const LOOSENED: readonly [Obstacle, (request: ComposeRequest) => ComposeRequest | null][] = [
  ['minutes', (request) => (request.maxMinutes === null ? null : { ...request, maxMinutes: null })],
  ['missing', (request) => (request.maxMissing >= MANY_MISSING ? null : { ...request, maxMissing: MANY_MISSING })],
  ['meal', (request) => (request.meal === null ? null : { ...request, meal: null })],
  ['device', (request) => (request.device === null ? null : { ...request, device: null })],
  ['wish', (request) => (request.wish === null ? null : { ...request, wish: null })],
  ['profile', (request) => ({ ...request, profile: ANYBODY })],
]

/**
 * The limits of a request that nothing met which would each, loosened alone, leave some dish, the one that leaves most first; `pantry`
 * where none of them would. `countDishes` says how many dishes meet a request.
 */
export function findObstacles(request: ComposeRequest, countDishes: (request: ComposeRequest) => number): Obstacle[] {
  const found = LOOSENED.flatMap(([obstacle, loosen]) => {
    const looser = loosen(request)
    const dishes = looser === null ? 0 : countDishes(looser)
    return dishes > 0 ? [{ obstacle, dishes }] : []
  })
  return found.length === 0 ? ['pantry'] : found.sort((one, other) => other.dishes - one.dishes).map(({ obstacle }) => obstacle)
}
