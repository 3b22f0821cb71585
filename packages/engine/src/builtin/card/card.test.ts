import { RECIPES } from '@spizarka/knowledge/recipes'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ARRANGEMENTS, backgroundFor, drawCardSvg, lookOf } from './card-svg.ts'
import { hueDistance, hueOf } from './colour.ts'
import { drawDishCard } from './draw-dish-card.ts'
import { seededRandom } from './random.ts'

const kinds = RECIPES.map(({ kind }) => kind).filter((kind, place, all) => all.indexOf(kind) === place)
const mainFoods = RECIPES.map(({ kind, ingredients }) => ({
  kind,
  foods: ingredients.toSorted((one, other) => other.grams - one.grams).map(({ food }) => food),
}))

describe('the card of a dish', { timeout: 30_000 }, () => {
  it.each(kinds)('of the kind %s is a WebP of 1024 × 768 without metadata, at most 120 kB', async (kind) => {
    const foods = mainFoods.find((dish) => dish.kind === kind)?.foods ?? []
    const { image, width, height, madeBy } = await drawDishCard({ title: 'Danie', kind, foods, seed: 7 })
    expect([width, height, madeBy]).toEqual([1024, 768, 'kitchen'])
    expect(image.length).toBeLessThan(120_000)
    const { format, exif, xmp, icc } = await sharp(image).metadata()
    expect([format, exif, xmp, icc]).toEqual(['webp', undefined, undefined, undefined])
  })

  it('is the same for the same request, and another for another seed, kind or food', () => {
    const dish = { kind: 'soup', foods: ['marchew', 'ziemniaki'], seed: 3 } as const
    const card = drawCardSvg(dish)
    expect(drawCardSvg(dish)).toBe(card)
    for (const other of [{ seed: 4 }, { kind: 'stew' }, { foods: ['buraki'] }] as const)
      expect(drawCardSvg({ ...dish, ...other })).not.toBe(card)
  })

  it('shows the foods of the dish in their own colours, and no letters', () => {
    const svg = drawCardSvg({ kind: 'salad', foods: ['pomidory', 'ogorki', 'oliwa-z-oliwek'], seed: 1 })
    for (const food of ['pomidory', 'ogorki']) expect(svg).toContain(lookOf(food)?.light)
    expect(svg).not.toMatch(/<text|NaN|undefined/)
  })

  it('shows no egg in a cake and no paprika out of a jar of spice', () => {
    expect(drawCardSvg({ kind: 'cake', foods: ['jajka', 'maka-pszenna'], seed: 1 })).not.toContain('#f3a92e')
    expect(lookOf('papryka-slodka-mielona')).toBeNull()
  })

  it('is drawn for every dish of the base, with something to see on most', () => {
    for (const { kind, foods } of mainFoods) expect(drawCardSvg({ kind, foods, seed: 1 })).not.toMatch(/NaN|undefined/)
    const seen = mainFoods.filter(({ kind, foods }) => ARRANGEMENTS[kind].pieces === 0 || foods.some((food) => lookOf(food) !== null))
    expect(seen.length / mainFoods.length).toBeGreaterThan(0.95)
  })

  it('lies on a table whose hue is away from that of the food', () => {
    for (const food of ['#d84a27', '#e88a2c', '#8fae55', '#9c2f58', '#f4d13d'])
      for (let seed = 0; seed < 20; seed += 1)
        expect(hueDistance(hueOf(backgroundFor(food, seededRandom(seed)).table), hueOf(food))).toBeGreaterThanOrEqual(55)
  })
})
