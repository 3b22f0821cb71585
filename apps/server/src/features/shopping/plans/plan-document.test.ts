import { describe, expect, it } from 'vitest'
import { coveredOf, type PlanDocument } from './plan-document.ts'

const MILK = { food: 'mleko', name: 'mleko', unit: 'ml' as const, need: 500, have: 1000 }

function planOf(...days: readonly [day: string, title: string, leftovers?: string][]): PlanDocument {
  return days.map(([day, title, leftovers = null]) => ({
    day,
    meals: [
      {
        meal_type: 'breakfast',
        recipe_id: '1',
        title,
        total_minutes: 20,
        kcal_per_serving: 400,
        verdict: 'clear',
        servings: 2,
        leftovers_of: leftovers,
        uses: [],
        dish: { id: title, kind: 'pancakes', mainFoods: [], needs: [{ food: 'mleko', name: 'mleko', grams: 250 }] },
      },
    ],
  }))
}

function held(foodId: string, lastBestBefore: string | null) {
  const none = { quantityGrams: null, quantityPieces: null, gramsPerPiece: null, gramsPerMl: null, isSpice: false, isOut: false }
  return {
    ...none,
    id: 1,
    category: 'dairy' as const,
    unit: 'ml' as const,
    name: foodId,
    foodId,
    quantityMl: 1000,
    bestBefore: null,
    lastBestBefore,
  }
}

describe('coveredOf', () => {
  const plan = planOf(['2026-11-23', 'Kakao'], ['2026-12-01', 'Naleśniki'], ['2026-12-02', 'Budyń'])

  it('says which dish comes after all of it has ended', () => {
    expect(coveredOf([MILK], plan, [held('mleko', '2026-11-25')])).toEqual([
      { name: 'mleko', unit: 'ml', need: 500, have: 1000, ends: { on: '2026-11-25', day: '2026-12-01', title: 'Naleśniki' } },
    ])
  })

  it.each([
    ['it lasts', plan, [held('mleko', '2026-12-02')]],
    ['some of it lasts', plan, [held('mleko', '2026-11-25'), held('mleko', '2026-12-24')]],
    ['some of it has no date', plan, [held('mleko', '2026-11-25'), held('mleko', null)]],
    ['later it is only warmed up', planOf(['2026-11-23', 'Kakao'], ['2026-12-01', 'Kakao', '2026-11-23']), [held('mleko', '2026-11-25')]],
  ])('says nothing where %s', (_, days, pantry) => {
    expect(coveredOf([MILK], days, pantry)).toEqual([{ name: 'mleko', unit: 'ml', need: 500, have: 1000 }])
  })

  it.each([
    ['of meat that ends within the plan', 'udko-z-kurczaka', 600, '2026-11-26', '2026-11-26'],
    ['not a bite of it', 'udko-z-kurczaka', 1550, '2026-11-26', undefined],
    ['not what outlasts the plan', 'udko-z-kurczaka', 600, '2026-12-05', undefined],
    ['not milk', 'mleko', 600, '2026-11-26', undefined],
  ])('says by when to freeze what the plan leaves: %s', (_, food, need, day, freezeBy) => {
    const [shown] = coveredOf([{ food, name: food, unit: 'grams', need, have: 1600 }], plan, [held(food, day)])
    expect(shown?.freeze_by).toBe(freezeBy)
  })
})
