import { describe, expect, it } from 'vitest'
import { pick, randomly } from '../../random.fixture.ts'
import { CONDITION_SLUGS, DIET_SLUGS, type SafetyProfile, STYLE_SLUGS } from '../../safety/index.ts'
import { baseDishes, baseProspects } from '../base/index.ts'
import { openKitchen } from '../compose-recipes.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import type { ComposeRequest } from '../request.ts'
import { readWish } from '../wish/index.ts'
import type { Candidate } from './candidate.ts'
import { choiceFor } from './choice.ts'
import { TIERS } from './criteria.ts'
import { mostPointsOf, pointsOf } from './points.ts'
import { type Prospect, sketchOf } from './prospect.ts'

const HOUSEHOLDS = 16
const COOKED = [...new Set(baseDishes().flatMap(({ ingredients }) => ingredients.map(({ food }) => food)))]
const WISHES = [
  null,
  null,
  'zupa',
  'coś szybkiego z makaronem',
  'na ostro',
  'bez soli',
  'coś słodkiego',
  'łosoś',
  'z resztek',
  'dla dzieci',
]
const MEALS = ['breakfast', 'lunch', 'dinner', 'snack', null] as const

function randomRequest(seed: number): ComposeRequest {
  const random = randomly(seed)
  const lately = pick(baseDishes(), random(3), random)
  const profile: SafetyProfile = {
    conditions: random(3) === 0 ? pick(CONDITION_SLUGS, 1, random) : [],
    allergens: [],
    exclusions: random(3) === 0 ? ['laktoza'] : [],
    diet: random(4) === 0 ? (pick(DIET_SLUGS, 1, random)[0] ?? null) : null,
    styles: random(3) === 0 ? pick(STYLE_SLUGS, 1, random) : [],
  }
  return aRequest({
    pantry: pick(COOKED, 20 + random(120), random).map((food) =>
      stocked(food, 30 + random(900), { bestBefore: random(3) === 0 ? `2026-11-${22 + random(8)}` : null }),
    ),
    profile,
    meal: MEALS[random(MEALS.length)] ?? null,
    wish: WISHES[seed % WISHES.length] ?? null,
    kcal: random(4) === 0 ? 300 + random(600) : null,
    servings: 1 + random(6),
    maxMissing: random(4),
    useSoonFirst: random(2) === 0,
    recent: lately.map(({ recipe, mainFoods }) => ({
      baseId: recipe.id,
      title: recipe.title,
      kind: recipe.kind,
      foods: mainFoods,
      daysAgo: 1,
    })),
    seed,
  })
}

/** What may be said of each dish of a household at the most, beside what is said of it once it is fitted. */
function* fittedFor(
  seed: number,
): Generator<{ prospect: Prospect; dish: Candidate; chosen: readonly Candidate[]; request: ComposeRequest }> {
  const request = randomRequest(seed)
  const wish = readWish(request.wish)
  const kitchen = openKitchen(request, wish, seed % 2 === 0)
  const chosen: Candidate[] = []
  for (const prospect of baseProspects(kitchen, choiceFor(kitchen, wish))) {
    const dish = prospect.fit()
    if (!dish) continue
    yield { prospect, dish, chosen, request }
    if (chosen.length < 2) chosen.push(dish)
  }
}

/** A kitchen of its own for a meal, with what of a sketch can be compared. */
function sketchesAt(meal: ComposeRequest['meal'], change: Partial<ComposeRequest> = {}) {
  const kitchen = openKitchen({ ...randomRequest(7), wish: null, profile: NO_PROFILE, ...change, meal }, readWish(null), false)
  return baseDishes().map((dish) => {
    const { mayHold, ...sketch } = sketchOf(dish, kitchen)
    return { ...sketch, takes: [...sketch.takes], mayHold: mayHold().length }
  })
}

const NO_PROFILE: SafetyProfile = { conditions: [], allergens: [], exclusions: [], diet: null, styles: [] }

describe('the best that a dish may turn out to be', () => {
  it('is the same at every meal, in whatever time, and whatever may be bought: it is drawn once a request', () => {
    const at = sketchesAt('lunch')
    expect(sketchesAt('breakfast', { maxMinutes: 20, maxMissing: 9 })).toEqual(at)
    expect(sketchesAt('lunch', { servings: 11 })).not.toEqual(at)
  })

  it('is never less than what it turns out to be, by any tier or point: else a dish would be passed over that should have been chosen', () => {
    let dishes = 0
    const faults: string[] = []
    for (let seed = 0; seed < HOUSEHOLDS; seed += 1)
      for (const { prospect, dish, chosen, request } of fittedFor(seed)) {
        dishes += 1
        const wish = readWish(request.wish)
        const choice = { ...choiceFor(openKitchen(request, wish, seed % 2 === 0), wish), chosen }
        for (const { name, of, best } of TIERS)
          if (best(prospect.sketch, choice) < of(dish, choice)) faults.push(`${dish.facts.title} for ${seed}: ${name}`)
        if (mostPointsOf(prospect.sketch, choice) < pointsOf(dish, choice)) faults.push(`${dish.facts.title} for ${seed}: points`)
      }
    expect(faults).toEqual([])
    expect(dishes).toBeGreaterThan(100)
  })
})
