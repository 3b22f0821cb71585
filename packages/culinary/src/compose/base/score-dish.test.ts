import { describe, expect, it } from 'vitest'
import { indexStock } from '../../stock/index.ts'
import { aRequest } from '../kitchen.fixture.ts'
import type { Kitchen } from '../kitchen.ts'
import { foodGate } from '../kitchen.ts'
import type { ComposeRequest } from '../request.ts'
import { NO_WISH, type Wish } from '../wish/read-wish.ts'
import type { AdaptedDish } from './adapted-dish.ts'
import { fitBase } from './compose-from-base.ts'
import { scoreDish } from './score-dish.ts'

function openKitchen(fields: Partial<ComposeRequest> = {}): Kitchen {
  const request = aRequest(fields)
  return { request, gate: foodGate(request.profile), stock: indexStock(request.pantry), wishedFoods: new Set(), takesUnchecked: false }
}

const [fitted] = fitBase(openKitchen())
if (!fitted) throw new Error('nothing fits the staples')
const { adapted, report } = fitted
const { recipe, mainFoods } = adapted.dish

interface Circumstances {
  request?: Partial<ComposeRequest>
  wish?: Partial<Wish>
  dish?: Partial<AdaptedDish>
  findings?: typeof report.findings
}

/** The score of one dish as the circumstances have it. */
function score({ request, wish, dish, findings = report.findings }: Circumstances = {}): number {
  return scoreDish({ ...adapted, ...dish }, openKitchen(request), { ...NO_WISH, ...wish }, { ...report, findings })
}

/** Its score with another dish eaten yesterday, or what it was otherwise. */
function scoreAfter(fields: Partial<ComposeRequest['recent'][number]>): number {
  return score({ request: { recent: [{ baseId: 'other', kind: 'drink', foods: [], daysAgo: 1, ...fields }] } })
}

describe('a dish', { timeout: 60_000 }, () => {
  it('loses by the same dish of late, and less by its kind or its main food', () => {
    const [same, kind, main] = [scoreAfter({ baseId: recipe.id }), scoreAfter({ kind: recipe.kind }), scoreAfter({ foods: mainFoods })]
    expect(Math.max(kind, main)).toBeLessThan(score())
    expect(same).toBeLessThan(Math.min(kind, main))
  })

  it('loses the less the longer ago that was, and nothing after two weeks', () => {
    const losses = [1, 10, 14].map((daysAgo) => score() - scoreAfter({ baseId: recipe.id, daysAgo }))
    expect(losses).toEqual(losses.toSorted((one, other) => other - one))
    expect(losses[1]).toBeGreaterThan(0)
    expect(losses[2]).toBe(0)
  })

  it('gains by a good rating and loses by a bad one', () => {
    const gains = [5, 3, 1].map((rating) => score({ request: { ratings: [{ baseId: recipe.id, rating }] } }) - score())
    expect(gains.map(Math.sign)).toEqual([1, 0, -1])
  })

  it('loses by what is missing, and by what this person should not have much of', () => {
    expect(score({ dish: { missing: adapted.ingredients.slice(0, 1) } })).toBeLessThan(score())
    const warning = { ingredient: 0, kind: 'warned' as const, rule: 'condition:cukrzyca', reason: 'dużo', source: '' }
    expect(score({ findings: [...report.findings, warning] })).toBeLessThan(score())
  })

  it('gains by what a wish says of its manner', () => {
    const [brief = 0, long = 0] = [15, 60].map((totalMinutes) =>
      score({ wish: { quick: true }, dish: { found: { ...adapted.found, totalMinutes } } }),
    )
    expect(brief).toBeGreaterThan(long)
    const [light = 0, heavy = 0] = [300, 700].map((kcal) => score({ wish: { light: true }, dish: { kcal } }))
    expect(light).toBeGreaterThan(heavy)
  })
})
