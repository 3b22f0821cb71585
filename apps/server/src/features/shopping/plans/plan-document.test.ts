import { describe, expect, it } from 'vitest'
import { coveredOf, type PlanDocument, withChores } from './plan-document.ts'

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
    const covered = [{ food, name: food, unit: 'grams' as const, need, have: 1600 }]
    const [shown] = coveredOf(covered, cooking(plan, '2026-11-23', food, need), [grams(food, 1600, day)])
    expect(shown?.freeze_by).toBe(freezeBy)
  })
})

/** The plan with a need of its first dish of a day for so many grams instead of the milk. */
function cooking(plan: PlanDocument, on: string, food: string, need: number): PlanDocument {
  return plan.map((day) => ({
    ...day,
    meals: day.meals.map((meal) =>
      day.day === on ? { ...meal, dish: { ...meal.dish, needs: [{ food, name: food, grams: need }] } } : meal,
    ),
  }))
}

function grams(foodId: string, quantityGrams: number, lastDay: string) {
  return { ...held(foodId, lastDay), unit: 'grams' as const, quantityMl: null, quantityGrams }
}

describe('withChores', () => {
  const days = planOf(['2026-11-23', 'Kurczak'], ['2026-11-24', 'Owsianka'], ['2026-11-27', 'Dorsz'])

  it('says on the first day what is to be frozen and for which dish, and what nothing takes', () => {
    const plan = cooking(days, '2026-11-27', 'udko-z-kurczaka', 600)
    const [first, ...others] = withChores(plan, [grams('udko-z-kurczaka', 600, '2026-11-25'), grams('twarog-poltlusty', 250, '2026-11-25')])
    expect(first?.freeze).toEqual([{ name: 'udko-z-kurczaka', grams: 600, by: '2026-11-25', for: [{ day: '2026-11-27', title: 'Dorsz' }] }])
    expect(first?.left).toEqual([{ name: 'twarog-poltlusty', quantity: 250, unit: 'grams', by: '2026-11-25' }])
    expect(others.flatMap(({ freeze, left }) => [freeze, left])).toEqual([undefined, undefined, undefined, undefined])
  })

  it('has fresh fish bought on the day before it is cooked', () => {
    const late = planOf(['2026-11-23', 'Kurczak'], ['2026-11-26', 'Owsianka'], ['2026-11-27', 'Dorsz'])
    const bought = withChores(cooking(late, '2026-11-27', 'dorsz', 500), []).flatMap(({ day, buy }) => (buy ? { day, buy } : []))
    expect(bought).toEqual([{ day: '2026-11-26', buy: [{ name: 'dorsz', grams: 500, for: { day: '2026-11-27', title: 'Dorsz' } }] }])
  })
})
