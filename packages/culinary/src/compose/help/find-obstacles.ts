import type { Obstacle } from '../composed-recipe.ts'
import type { ComposeRequest } from '../request.ts'

const MANY_MISSING = 20
const ANYBODY: ComposeRequest['profile'] = { conditions: [], allergens: [], exclusions: [], diet: null, styles: [] }

type Loosen = (request: ComposeRequest) => ComposeRequest | null

/** The request without one of its limits; null where it does not have that limit. */
const LOOSENED: readonly (readonly [Obstacle, Loosen])[] = [
  ['minutes', (request) => (request.maxMinutes === null ? null : { ...request, maxMinutes: null })],
  ['missing', (request) => (request.maxMissing >= MANY_MISSING ? null : { ...request, maxMissing: MANY_MISSING })],
  ['device', (request) => (request.device === null ? null : { ...request, device: null })],
  ['servings', (request) => (request.servings <= 1 ? null : { ...request, servings: 1 })],
  ['wish', (request) => (request.wish === null ? null : { ...request, wish: null })],
  ['profile', (request) => (isAnybody(request) ? null : { ...request, profile: ANYBODY })],
]

/**
 * The limits of a request that nothing met. Those which would each, loosened alone, leave some dish come with the one that leaves most
 * first; where only several together would, the fewest of those; `pantry` where even all of them would not. `countDishes` says how many
 * dishes meet a request.
 */
export function findObstacles(request: ComposeRequest, countDishes: (request: ComposeRequest) => number): Obstacle[] {
  const limits = LOOSENED.filter(([, loosen]) => loosen(request) !== null)
  const alone = limits.flatMap(([obstacle, loosen]) => {
    const dishes = countDishes(loosened(request, [loosen]))
    return dishes > 0 ? [{ obstacle, dishes }] : []
  })
  if (alone.length > 0) return alone.sort((one, other) => other.dishes - one.dishes).map(({ obstacle }) => obstacle)
  const together = findTogether(request, limits, countDishes)
  return together.length === 0 ? ['pantry'] : together
}

/** What must be loosened together: starting from all limits, each is put back without which there is a dish all the same. */
function findTogether(
  request: ComposeRequest,
  limits: readonly (readonly [Obstacle, Loosen])[],
  countDishes: (request: ComposeRequest) => number,
): Obstacle[] {
  const meets = (open: typeof limits): boolean =>
    countDishes(
      loosened(
        request,
        open.map(([, loosen]) => loosen),
      ),
    ) > 0
  if (limits.length < 2 || !meets(limits)) return []
  // The profile is put back first: how somebody must eat is the last thing to be called in the way.
  const needed = limits.toReversed().reduce((open, limit) => {
    const fewer = open.filter((other) => other !== limit)
    return meets(fewer) ? fewer : open
  }, limits)
  return needed.map(([obstacle]) => obstacle)
}

function loosened(request: ComposeRequest, by: readonly Loosen[]): ComposeRequest {
  return by.reduce((looser, loosen) => loosen(looser) ?? looser, request)
}

function isAnybody({ profile }: ComposeRequest): boolean {
  return (
    profile.diet === null && [profile.conditions, profile.allergens, profile.exclusions, profile.styles].every(({ length }) => length === 0)
  )
}
