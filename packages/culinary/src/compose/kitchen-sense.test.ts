import { describe, expect, it } from 'vitest'
import { indexStock } from '../stock/index.ts'
import type { ComposedRecipe } from './composed-recipe.ts'
import { aRequest, EATS_EVERYTHING, stocked } from './kitchen.fixture.ts'
import type { Kitchen } from './kitchen.ts'
import { checkedEater, withSense } from './kitchen-sense.ts'
import type { ComposeRequest } from './request.ts'

const CHICKEN: ComposedRecipe = {
  baseId: null,
  title: 'Kurczak z ryżem',
  about: '',
  kind: 'stew',
  meals: ['lunch'],
  servings: 2,
  activeMinutes: 20,
  totalMinutes: 40,
  device: null,
  equipment: ['hob'],
  ingredients: [
    { name: 'pierś z kurczaka', food: 'piers-z-kurczaka', grams: 300, line: '300 g piersi z kurczaka' },
    { name: 'ryż biały', food: 'ryz-bialy', grams: 160, line: '160 g ryżu białego' },
    { name: 'sól', food: 'sol', grams: 3, line: '½ łyżeczki soli' },
  ],
  steps: [
    { text: 'Kurczaka pokrój w kostkę i duś z solą 15 minut.', uses: ['piers-z-kurczaka', 'sol'] },
    { text: 'Ugotuj ryż, 18 minut, i podawaj z kurczakiem.', uses: ['piers-z-kurczaka', 'ryz-bialy'] },
  ],
  variants: [],
  keepsDays: 2,
  why: [],
  lastingWhy: [],
  unmet: null,
}
const RAW = CHICKEN.steps.map((step) => ({ ...step, text: step.text.replace('duś z solą 15 minut', 'duś z solą 2 minuty') }))

function kitchenOf(fields: Partial<ComposeRequest> = {}): Kitchen {
  const request = aRequest({ pantry: [stocked('ryz-bialy')], ...fields, profile: EATS_EVERYTHING })
  return {
    request,
    gate: () => 'ok',
    stock: indexStock(request.pantry),
    wishedFoods: new Set(),
    leavesOut: new Set<string>(),
    takesUnchecked: false,
  }
}

describe('a written dish', () => {
  it('is served as it is where a cook has nothing to say', () => {
    expect(withSense(CHICKEN, kitchenOf())).toBe(CHICKEN)
  })

  it('is kept back where it would be served raw, and whoever asks is told why', () => {
    const told: string[] = []
    const kitchen = kitchenOf({ onRefused: (_, findings) => told.push(...findings.map(({ check }) => check)) })
    expect(withSense({ ...CHICKEN, steps: RAW }, kitchen)).toBeNull()
    expect(told).toEqual(['underdone'])
  })

  it('loses only the variant that fails', () => {
    const air = { devices: ['air-fryer'] as const, totalMinutes: 30 }
    const variants = [
      { ...air, steps: CHICKEN.steps },
      { ...air, steps: RAW },
    ]
    expect(withSense({ ...CHICKEN, variants }, kitchenOf())?.variants).toEqual([variants[0]])
  })
})

describe('who eats', () => {
  it('wants a whole lunch where nobody asked for a certain dish or energy', () => {
    const lunch = { profile: EATS_EVERYTHING, kcal: null, meal: 'lunch', wish: null } as const
    expect(checkedEater(lunch).leastKcal).toBeGreaterThan(200)
    expect(checkedEater({ ...lunch, wish: 'zupa' }).leastKcal).toBeUndefined()
    expect(checkedEater({ ...lunch, kcal: 300 }).leastKcal).toBeUndefined()
    expect(checkedEater({ ...lunch, meal: 'snack' }).leastKcal).toBeUndefined()
  })

  it('avoids salt by a condition that asks for it, and eats little where little energy is asked for', () => {
    expect(checkedEater({ profile: EATS_EVERYTHING, kcal: null })).toEqual({ isServed: true, avoidsSalt: false, eatsLittle: false })
    expect(checkedEater({ profile: { ...EATS_EVERYTHING, conditions: ['nadcisnienie'] }, kcal: 300 })).toEqual({
      isServed: true,
      avoidsSalt: true,
      eatsLittle: true,
      kcal: 300,
    })
    expect(checkedEater({ profile: { ...EATS_EVERYTHING, conditions: ['celiakia'] }, kcal: 600 })).toEqual({
      isServed: true,
      avoidsSalt: false,
      eatsLittle: false,
      kcal: 600,
    })
  })
})
