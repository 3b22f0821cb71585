import { DISH_BASE_RULES, type DishKind, isA } from '@spizarka/knowledge'
import { RECIPES } from '@spizarka/knowledge/recipes'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { BASES } from './bases/index.ts'
import { chooseBase, drawDishSvg, piecesOf } from './draw-dish.ts'
import { drawDishPicture } from './draw-dish-picture.ts'
import { basil, dill, lettuceLeaf, parsley } from './pieces-produce.ts'
import { darken, openSketch } from './sketch.ts'

const dishes = RECIPES.map(({ title, kind, ingredients }) => ({
  title,
  kind,
  foods: ingredients.toSorted((one, other) => other.grams - one.grams).map(({ food }) => food),
  base: chooseBase(
    title,
    kind,
    ingredients.map(({ food }) => food),
  ).base,
}))
const PLAIN = { light: '#ffffff', dark: '#000000' }
/** Drawing takes most of a second each: one in every vessel; the bases of one vessel weigh alike. */
const oneOfEachVessel = [...new Map(dishes.map((dish) => [BASES[dish.base].vessel, dish])).values()]

describe('how a dish is composed', () => {
  it.each<[string, DishKind, string]>([
    ['Rosół z kury z makaronem', 'soup', 'broth'],
    ['Krem z dyni', 'soup', 'cream-soup'],
    ['Chłodnik z botwiny', 'soup', 'cold-soup'],
    ['Placki ziemniaczane', 'pancakes', 'fritters'],
    ['Naleśniki z twarogiem', 'pancakes', 'crepes'],
    ['Omlet z pieczarkami', 'eggs', 'omelette'],
    ['Jajecznica na maśle', 'eggs', 'scrambled'],
    ['Schabowy w panierce', 'fry', 'cutlet'],
    ['Mintaj w panierce', 'fry', 'cutlet'],
    ['Kurczak pieczony w całości', 'roast', 'whole-bird'],
    ['Pierogi ruskie', 'dumplings', 'pierogi'],
    ['Sernik krakowski', 'cake', 'cheesecake'],
    ['Jagodzianki z kruszonką', 'cake', 'bread-rolls'],
    ['Coś nieznanego', 'grain', 'mixed-grain'],
  ])('%s (%s): %s', (title, kind, base) => expect(chooseBase(title, kind, []).base).toBe(base))

  it.each<[string, DishKind, string[], string]>([
    ['Kanapki z jajkiem', 'sandwich', ['jajka', 'chleb-zytni'], 'sandwich'],
    ['Twarożek z cebulą', 'sandwich', ['twarog', 'wafle-ryzowe'], 'rice-cakes'],
    ['Twarożek z cebulą', 'sandwich', ['twarog', 'cebula'], 'spread'],
    ['Pasta jajeczna', 'spread', ['jajka', 'chleb-bezglutenowy'], 'spread-bread'],
    ['Pasta jajeczna', 'spread', ['jajka', 'ogorki'], 'spread'],
    ['Gołąbki bez zawijania', 'casserole', ['kapusta-biala'], 'meatballs'],
    ['Słupki marchewki z dipem jogurtowym', 'salad', ['marchew', 'jogurt-naturalny'], 'sticks'],
    ['Jabłka z migdałami', 'dessert', ['jablka', 'migdaly'], 'fruit'],
    ['Mus jabłkowy', 'dessert', ['jablka'], 'pudding'],
  ])('%s (%s) of %s: %s', (title, kind, foods, base) => expect(chooseBase(title, kind, foods).base).toBe(base))

  it('asks for foods that there are', () => {
    const asked = DISH_BASE_RULES.flatMap(({ withOneOf = [] }) => withOneOf)
    expect(asked.filter((food) => !isA(food, food))).toEqual([])
  })

  it('has more than forty ways, and a rule that leads to each', () => {
    expect(Object.keys(BASES).length).toBeGreaterThan(40)
    expect(Object.keys(BASES).filter((base) => !DISH_BASE_RULES.some((rule) => rule.base === base))).toEqual([])
  })
})

describe('the drawing of a dish', () => {
  it('is sound for every dish of the base', () => {
    const unsound = dishes.filter((dish) => /NaN|undefined|<text|url\(#\)/u.test(drawDishSvg({ ...dish, seed: 1 })))
    expect(unsound.map(({ title }) => title)).toEqual([])
  })

  it('is the same for the same request, and another for another seed, title, kind or food', () => {
    const dish = { title: 'Zupa', kind: 'soup', foods: ['marchew', 'ziemniaki'], seed: 3 } as const
    const drawing = drawDishSvg(dish)
    expect(drawDishSvg(dish)).toBe(drawing)
    for (const other of [{ seed: 4 }, { kind: 'stew' }, { title: 'Krem' }, { foods: ['buraki'] }] as const)
      expect(drawDishSvg({ ...dish, ...other })).not.toBe(drawing)
  })

  it('shows foods of the dish alone, no egg of a dough and no spice out of its jar', () => {
    expect(piecesOf(['pomidory', 'jajka', 'papryka-slodka-mielona', 'oliwa'], false).map(({ shape }) => shape)).toEqual(['tomato'])
    expect(piecesOf(['pomidory', 'jajka'], true).map(({ shape }) => shape)).toEqual(['tomato', 'egg'])
  })

  it('draws no food for show: where a dish has none, no green, no lemon, no cream and no dip lies on any base', () => {
    const ofFoods = [
      ...[basil, dill, lettuceLeaf, parsley].map((draw) => draw(openSketch(1, 'm'), PLAIN).match(/ d="(M0 [^"]{12,})/u)?.[1] ?? '#none'),
      darken('#e8ddc9', 0.25),
      '#fffbe2',
      '<circle r="2.7" fill="none"',
    ]
    const shown = Object.entries(BASES).flatMap(([name, base]) => {
      const drawing = base.draw({ sketch: openSketch(1, 'm'), pieces: [], colour: base.colour })
      return ofFoods.some((mark) => drawing.includes(mark)) ? name : []
    })
    expect(shown).toEqual([])
  })

  it('sets beside a glass what was not ground into it', () => {
    const cocoa = { title: 'Gęste kakao z cynamonem', kind: 'drink', foods: ['napoj-owsiany', 'kakao', 'cynamon'], seed: 1 } as const
    expect(piecesOf(cocoa.foods, false)).toEqual([])
    expect(drawDishSvg(cocoa)).not.toBe(drawDishSvg({ ...cocoa, foods: [...cocoa.foods, 'orzechy-laskowe'] }))
  })

  it('becomes a WebP of 1024 × 768 below 60 kB without metadata, in each vessel', async () => {
    for (const dish of oneOfEachVessel) {
      const { image, width, height, madeBy } = await drawDishPicture({ ...dish, seed: 7 })
      expect([width, height, madeBy]).toEqual([1024, 768, 'kitchen'])
      expect(image.length).toBeLessThan(60_000)
      const { format, exif, xmp, icc } = await sharp(image).metadata()
      expect([format, exif, xmp, icc]).toEqual(['webp', undefined, undefined, undefined])
    }
  })
})
