import { describe, expect, it } from 'vitest'
import { indexStock } from '../../stock/index.ts'
import { baseProspects } from '../base/index.ts'
import { aRequest, foodsOf, stocked } from '../kitchen.fixture.ts'
import { foodGate, type Kitchen } from '../kitchen.ts'
import type { ComposeRequest } from '../request.ts'
import { readWish } from '../wish/index.ts'
import type { Candidate } from './candidate.ts'
import { type Choice, choiceFor } from './choice.ts'
import { TIERS, TIERS_OF_THIRD } from './criteria.ts'
import { pointsOf } from './points.ts'

function openKitchen(fields: Partial<ComposeRequest> = {}): Kitchen {
  const request = aRequest(fields)
  return {
    request,
    gate: foodGate(request.profile),
    stock: indexStock(request.pantry),
    wishedFoods: new Set(),
    leavesOut: new Set<string>(),
    takesUnchecked: false,
  }
}

const fitted = anyDish()

function anyDish(): Candidate {
  const kitchen = openKitchen()
  for (const prospect of baseProspects(kitchen, choiceFor(kitchen, readWish(null)))) {
    const dish = prospect.fit()
    if (dish) return dish
  }
  throw new Error('nothing fits the staples')
}

function choiceOf(fields: Partial<ComposeRequest> = {}, chosen: readonly Candidate[] = []): Choice {
  const kitchen = openKitchen(fields)
  return { ...choiceFor(kitchen, readWish(kitchen.request.wish)), chosen }
}

function points(dish: Partial<Candidate> = {}, fields: Partial<ComposeRequest> = {}): number {
  return pointsOf({ ...fitted, ...dish }, choiceOf(fields))
}

/** Whether one dish stands before another by the tiers. */
function standsBefore(
  one: Partial<Candidate>,
  other: Partial<Candidate>,
  fields: Partial<ComposeRequest> = {},
  chosen: readonly Candidate[] = [],
): boolean {
  const choice = choiceOf(fields, chosen)
  const differences = TIERS.map(({ of }) => of({ ...fitted, ...one }, choice) - of({ ...fitted, ...other }, choice))
  return (differences.find((difference) => difference !== 0) ?? 0) > 0
}

const takes = (product: number, quantity: number): Candidate['stock'] => [
  {
    status: 'have',
    staple: null,
    product,
    unit: 'grams',
    needed: quantity,
    available: quantity,
    grams: quantity,
    standIns: [],
    takes: [{ product, unit: 'grams', quantity }],
  },
]
const [sugar] = foodsOf(['cukier'])
if (!sugar) throw new Error('no sugar')
const withSugar = (grams: number) => ({
  facts: { ...fitted.facts, servings: 1, ingredients: [{ food: sugar, grams, purpose: 'eaten' as const }] },
})
const CHICKEN = [stocked('piers-z-kurczaka', 400, { bestBefore: '2026-11-22' })]
const ALIKE = { stock: [], missing: 0, coverage: 1, changes: 0 }

const withKcal = (kcal: number) => ({ ...ALIKE, facts: { ...fitted.facts, kcal } })

/** Takes that many grams of the first product. */
const taking = (grams: number) => ({ ...ALIKE, stock: takes(0, grams) })

describe('what a dish is chosen by, before its points', () => {
  it('is the wish first of all', () => {
    const soup = { facts: { ...fitted.facts, kind: 'soup' as const } }
    const salad = { facts: { ...fitted.facts, kind: 'salad' as const }, missing: 0, stock: takes(0, 400) }
    expect(standsBefore({ ...soup, missing: 2 }, salad, { wish: 'zupa', pantry: CHICKEN })).toBe(true)
  })

  it('is whether it is worth cooking: not torn from its recipe, not mostly to be bought', () => {
    for (const poor of [{ changes: 3 }, { coverage: 0.5 }, { missing: 3 }])
      expect(standsBefore({ ...ALIKE, missing: 2 }, { ...ALIKE, ...poor })).toBe(true)
  })

  it('is that it is a recipe, unless a snack is asked for', () => {
    const slice = { ...ALIKE, isSparse: true }
    expect(standsBefore(ALIKE, slice, { meal: 'breakfast' })).toBe(true)
    expect(standsBefore(ALIKE, slice, { meal: 'snack' })).toBe(false)
    const ofThird = TIERS_OF_THIRD.map(({ name }) => name)
    expect(ofThird.indexOf('a recipe, and no slice with one thing on it')).toBeLessThan(
      TIERS.findIndex(({ name }) => name.startsWith('a recipe')),
    )
    expect(ofThird.toSorted()).toEqual(TIERS.map(({ name }) => name).toSorted())
  })

  it('is that something makes a dish of it: strips of meat with vegetables have a sauce', () => {
    const [soy] = foodsOf(['sos-sojowy'])
    if (!soy) throw new Error('no soy sauce')
    const strips = (food: typeof soy, beside: { isBeside?: true } = {}) => ({
      ...ALIKE,
      id: 'patelnia-z-miesem-i-warzywami',
      facts: { ...fitted.facts, ingredients: [{ food, grams: 16, purpose: 'eaten' as const, ...beside }] },
    })
    const finished = strips(soy)
    for (const poor of [strips(sugar), strips(soy, { isBeside: true })]) {
      expect(standsBefore(finished, poor)).toBe(true)
      expect(standsBefore({ ...poor, id: 'omlet-wytrawny' }, poor)).toBe(true)
    }
    expect(standsBefore({ ...finished, id: 'omlet-wytrawny' }, finished)).toBe(false)
  })

  it('is what it stands on, at home even where it takes less meat that ends', () => {
    const using = { ...ALIKE, stock: takes(0, 300), boughtToStandOn: 1 }
    expect(standsBefore(ALIKE, using, { pantry: CHICKEN })).toBe(true)
  })

  it('is that it is nothing sweet for lunch, unless that is wished', () => {
    const sweet = { ...ALIKE, facts: { ...fitted.facts, kind: 'dessert' as const } }
    expect(standsBefore(ALIKE, sweet, { meal: 'lunch' })).toBe(true)
    expect(standsBefore(sweet, ALIKE, { meal: 'lunch', wish: 'coś słodkiego' })).toBe(true)
    expect(standsBefore(ALIKE, sweet, { meal: 'breakfast' })).toBe(false)
  })

  it('is meat that ends within three days, all that can be eaten of it, not a pinch', () => {
    expect(standsBefore(taking(300), taking(150), { pantry: CHICKEN })).toBe(true)
    expect(standsBefore(taking(150), taking(50), { pantry: CHICKEN })).toBe(true)
    expect(standsBefore(taking(50), ALIKE, { pantry: CHICKEN })).toBe(false)
  })

  it('is no larger cutlet than people fry: 120 g a head are all of it', () => {
    expect(standsBefore(taking(300), taking(240), { pantry: CHICKEN, servings: 2 })).toBe(false)
    expect(standsBefore(taking(300), taking(220), { pantry: CHICKEN, servings: 2 })).toBe(true)
  })

  it('is what ends by tomorrow before what ends later, and nothing to be bought whose like stands at home before either', () => {
    const pantry = [stocked('losos', 400, { bestBefore: '2026-11-24' }), stocked('dorsz', 400, { bestBefore: '2026-11-22' })]
    const [later, tomorrow] = [0, 1].map((product) => ({ ...ALIKE, stock: takes(product, 400) }))
    expect(standsBefore({ ...tomorrow }, { ...later }, { pantry })).toBe(true)
    expect(standsBefore({ ...later }, { ...tomorrow, boughtInstead: 1 }, { pantry })).toBe(true)
  })

  it('is that a lunch is filling, unless little was wished for', () => {
    const thin = { ...ALIKE, facts: { ...fitted.facts, kcal: 180 } }
    const filling = { ...ALIKE, facts: { ...fitted.facts, kcal: 450 } }
    expect(standsBefore(filling, thin, { meal: 'lunch' })).toBe(true)
    expect(standsBefore(filling, thin, { meal: 'snack' })).toBe(false)
    expect(standsBefore(filling, thin, { meal: 'lunch', wish: 'coś lekkiego' })).toBe(false)
  })

  it('is meat that ends for each that is offered, since one of them is cooked', () => {
    const whole = { ...ALIKE, stock: takes(0, 300) }
    const later = [stocked('piers-z-kurczaka', 400, { bestBefore: '2026-11-23' })]
    expect(standsBefore(whole, ALIKE, { pantry: CHICKEN }, [{ ...fitted, ...whole, plate: whole.stock }])).toBe(true)
    expect(standsBefore(whole, ALIKE, { pantry: later }, [{ ...fitted, ...whole, plate: whole.stock }])).toBe(true)
  })

  it('is that it is no second dish with much salt for whoever should have little of it', () => {
    const salty = { ...ALIKE, warnings: 1 }
    const fields = { profile: { ...aRequest().profile, conditions: ['nadcisnienie'] as const } }
    expect(standsBefore({ ...ALIKE, warnings: 0 }, salty, fields, [{ ...fitted, warnings: 1 }])).toBe(true)
    expect(standsBefore({ ...ALIKE, warnings: 0 }, salty, {}, [{ ...fitted, warnings: 1 }])).toBe(false)
  })

  it('is what ends soon and the dishes beside it leave, and nothing of that where there are none', () => {
    const cheese = [stocked('twarog-poltlusty', 250, { bestBefore: '2026-11-23' })]
    const whole = { ...ALIKE, stock: takes(0, 200) }
    const another = { ...ALIKE, idea: { kind: 'soup' as const, leads: ['dynia'], fills: [], vegetables: [], frame: null } }
    const beside = { ...fitted, stock: [], plate: [] }
    expect(standsBefore({ ...another, ...whole }, another, { pantry: cheese }, [beside])).toBe(true)
    expect(standsBefore({ ...another, ...whole }, another, { pantry: cheese }, [{ ...beside, plate: whole.stock }])).toBe(false)
    expect(standsBefore({ ...another, ...whole }, another, { pantry: cheese })).toBe(false)
    expect(standsBefore({ ...another, ...whole }, another, { pantry: cheese, useSoonFirst: false }, [beside])).toBe(false)
  })

  it('is no meat that keeps, or that nobody asked to use first', () => {
    const whole = { ...ALIKE, stock: takes(0, 300) }
    expect(standsBefore(whole, ALIKE, { pantry: [stocked('piers-z-kurczaka', 400, { bestBefore: '2026-11-27' })] })).toBe(false)
    expect(standsBefore(whole, ALIKE, { pantry: CHICKEN, useSoonFirst: false })).toBe(false)
  })

  it('is whether more than half of what it is made of is there, however heavy that is', () => {
    expect(standsBefore({ ...ALIKE, ingredientsAtHome: 1 }, { ...ALIKE, ingredientsAtHome: 1 / 3 })).toBe(true)
  })

  it('is the style of the eater before meat that ends, unless that would have to be bought', () => {
    const keto = { profile: { ...aRequest().profile, styles: ['ketogeniczna' as const] }, pantry: CHICKEN }
    const meat = { ...ALIKE, ...withSugar(5), stock: takes(0, 300) }
    const inStyle = { ...ALIKE, ...withSugar(5) }
    expect(standsBefore(inStyle, { ...meat, isAgainstStyle: true }, keto)).toBe(true)
    expect(standsBefore(inStyle, { ...meat, ...withSugar(60) }, keto)).toBe(true)
    expect(standsBefore({ ...inStyle, missing: 3 }, { ...meat, isAgainstStyle: true }, keto)).toBe(false)
    expect(standsBefore(inStyle, meat, keto)).toBe(false)
  })

  it('is that it is none of the last ten, by its recipe or its title', () => {
    const recent = { baseId: fitted.id, title: 'Inne', kind: 'drink' as const, foods: [], daysAgo: 13 }
    const other = { ...ALIKE, id: 'other', facts: { ...fitted.facts, title: 'Coś innego' } }
    expect(standsBefore(other, ALIKE, { recent: [recent] })).toBe(true)
    expect(standsBefore(other, ALIKE, { recent: [{ ...recent, baseId: null, title: fitted.facts.title }] })).toBe(true)
    const long = Array.from({ length: 10 }, (_, place) => ({ ...recent, baseId: null, title: `Danie ${place}` }))
    expect(standsBefore(other, ALIKE, { recent: [...long, recent] })).toBe(false)
  })

  it('is the wished energy, any within 15 % of it alike', () => {
    expect(standsBefore(withKcal(560), withKcal(800), { kcal: 600 })).toBe(true)
    expect(standsBefore(withKcal(600), withKcal(520), { kcal: 600 })).toBe(false)
  })

  it('is that it is unlike those beside it in what it is made of and how', () => {
    const beside = { ...fitted, id: 'beside', mainFoods: ['schab'], facts: { ...fitted.facts, kind: 'fry' as const, title: 'Schab' } }
    const roast = { ...ALIKE, id: 'roast', mainFoods: ['dorsz'], facts: { ...fitted.facts, kind: 'roast' as const, title: 'Dorsz' } }
    expect(standsBefore(roast, { ...roast, mainFoods: ['schab'] }, {}, [beside])).toBe(true)
    expect(standsBefore(roast, { ...roast, facts: { ...roast.facts, kind: 'fry' } }, {}, [beside])).toBe(true)
  })
})

describe('the points of a dish', () => {
  const eaten = { baseId: 'other', title: 'Inne', kind: 'drink' as const, foods: [], daysAgo: 1 }
  const after = (fields: Partial<typeof eaten> | { baseId: string | null } | { foods: readonly string[] }) =>
    points({}, { recent: [{ ...eaten, ...fields }] })

  it('are fewer by the same dish of late, and less so by its kind or its main food', () => {
    const [same, kind, main] = [
      points({}, { recent: [{ ...eaten, baseId: fitted.id }] }),
      points({}, { recent: [{ ...eaten, kind: fitted.facts.kind }] }),
      after({ foods: fitted.mainFoods }),
    ]
    expect(Math.max(kind, main)).toBeLessThan(points())
    expect(same).toBeLessThan(Math.min(kind, main))
  })

  it('are more by a good rating and fewer by a bad one', () => {
    const gains = [5, 3, 1].map((rating) => points({}, { ratings: [{ baseId: fitted.id ?? '', rating }] }) - points())
    expect(gains.map(Math.sign)).toEqual([1, 0, -1])
  })

  it('are fewer by what is missing, by what was changed, and by what this person should not have much of', () => {
    for (const worse of [{ missing: fitted.missing + 1 }, { changes: fitted.changes + 1 }, { warnings: fitted.warnings + 1 }])
      expect(points(worse)).toBeLessThan(points())
  })

  it('are more for much of what there is plenty of and ends', () => {
    const pantry = [stocked('pomidory', 5000, { bestBefore: '2026-11-22' })]
    expect(points({ stock: takes(0, 400) }, { pantry })).toBeGreaterThan(points({ stock: takes(0, 100) }, { pantry }) + 1)
  })

  it('lean to what suits a condition or a style', () => {
    const profile = { ...aRequest().profile, styles: ['niskoweglowodanowa' as const] }
    const loss = (dish: Partial<Candidate>) => points(dish) - points(dish, { profile })
    expect(loss(withSugar(100))).toBeGreaterThan(loss(withSugar(5)))
  })
})

describe('a table', () => {
  const light = { ...fitted.facts, kcal: 300 }

  it('goes before how a dish should rather be', () => {
    const [forAll, forHalf] = [4, 2].map((servings) => ({ facts: { ...fitted.facts, servings } }))
    const lightForHalf = { facts: { ...light, servings: 2, title: 'Sałatka' } }
    const asked = { servings: 4, wish: 'coś lekkiego' }
    expect(standsBefore({ facts: { ...fitted.facts, kcal: 640, servings: 4 } }, lightForHalf, asked)).toBe(true)
    expect(standsBefore(forAll ?? {}, forHalf ?? {}, asked)).toBe(true)
  })
})

it('buys nothing it is called after to take a little more of meat that ends', () => {
  const pantry = [stocked('piers-z-kurczaka', 300, { bestBefore: aRequest().today })]
  const most = { stock: takes(0, 230), boughtForItself: 0 }
  expect(standsBefore(most, { stock: takes(0, 300), boughtForItself: 1 }, { pantry })).toBe(true)
  expect(standsBefore({ stock: takes(0, 300), boughtForItself: 0 }, most, { pantry })).toBe(true)
})

it('puts a plate with something to be full after before meat alone, unless a wish or a style leaves that out', () => {
  const [full, bare] = [['ziemniaki'], []].map((fills) => ({
    idea: { ...fitted.idea, kind: 'fry', leads: ['schab'], fills } as const,
    missing: 0,
  }))
  expect(standsBefore({ ...full, foods: 1 }, { ...bare, foods: 8 })).toBe(true)
  expect(standsBefore({ ...full, foods: 1 }, { ...bare, foods: 8 }, { meal: 'dinner' })).toBe(false)
})

it('counts no other herb, nor lime for lemon or jasmine rice for white rice, among the changes of a dish', () => {
  const shelf = [
    'ryz-jasminowy',
    'pieczarki',
    'kapusta-pekinska',
    'jajka',
    'cebula',
    'olej-rzepakowy',
    'sol',
    'pieprz-czarny',
    'kolendra-swieza',
    'limonki',
  ]
  const kitchen = openKitchen({ pantry: shelf.map((food) => stocked(food, 800)), maxMissing: 0 })
  const changes = baseProspects(kitchen, choiceFor(kitchen, readWish(null))).flatMap((prospect) =>
    prospect.sketch.id === 'kasza-z-duszonymi-warzywami' ? (prospect.fit()?.changes ?? []) : [],
  )
  expect(changes.length).toBeGreaterThan(0)
  expect(Math.min(...changes)).toBeLessThanOrEqual(2)
})

it('has more points for what everybody knows by its name', () => {
  const difference = points({ id: 'spaghetti-carbonara' }) - points({ id: 'spaghetti-z-cukinia-i-cytryna' })
  expect(difference).toBeGreaterThan(1)
})
