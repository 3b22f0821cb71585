import { SIDES } from '@spizarka/knowledge/recipes'
import { describe, expect, it } from 'vitest'
import { checkDish } from '../../kitchen-checks/index.ts'
import { fold } from '../../parse/polish/fold.ts'
import { goesWith } from '../choices/goes-with.ts'
import { composeRecipes } from '../index.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import { baseDishes } from './base-dish.ts'
import { putBeside, titleWith } from './full-plate.ts'

describe('a side beside a dish', { timeout: 240_000 }, () => {
  it('is said in the title as one list with what the dish comes with', () => {
    expect(titleWith('Pstrąg pieczony z koperkiem', 'Z ziemniakami')).toBe('Pstrąg pieczony z koperkiem i ziemniakami')
    expect(titleWith('Wątróbka z jabłkiem i cebulą', 'Z ryżem i surówką')).toBe('Wątróbka z jabłkiem, cebulą i ryżem')
    expect(titleWith('Łosoś z piekarnika', 'Z ziemniakami')).toBe('Łosoś z piekarnika z ziemniakami')
    expect(titleWith('Polędwiczka z surówką z kapusty', 'Z makaronem')).toBe('Polędwiczka z surówką z kapusty i makaronem')
    expect(titleWith('Jajecznica', '')).toBe('Jajecznica')
  })

  it('is cut before the plates are filled, and while something cooks by itself', () => {
    const side = SIDES.find(({ id }) => id === 'surowka-do-dania')
    const pickles = side?.places[0]?.options.find(({ ingredients }) => ingredients[0]?.ingredient.food === 'ogorki-kiszone')
    if (!side || !pickles) throw new Error('no pickles beside a dish')
    const beside = new Map([['surówka', [{ option: pickles, share: 1 }]]])
    const plates = baseDishes().flatMap((dish) => (dish.recipe.kind === 'stew' ? (putBeside(dish, side, beside)?.recipe ?? []) : []))
    expect(plates.length).toBeGreaterThan(20)
    for (const { steps } of plates) {
      const cut = steps.findIndex(({ text }) => /ogórki kiszone pokrój/iu.test(text))
      expect(cut).toBeGreaterThanOrEqual(0)
      expect(cut).toBeLessThan(steps.length - 1)
      expect(steps.at(-1)?.text).toContain('Obok podaj ogórki kiszone')
    }
  })

  it('leaves every dish of the base that takes it one that a cook does not object to', () => {
    const faults: string[] = []
    const boiledSoft: string[] = []
    let tried = 0
    for (const side of SIDES) {
      const kinds = side.beside.plates.flatMap((plate) => plate.kinds)
      for (const [place, dish] of baseDishes().entries()) {
        const [first, ...others] = side.places
        if (!kinds.includes(dish.recipe.kind) || !first || (dish.kcal ?? 1000) > 480) continue
        const title = ` ${fold(dish.recipe.title)}`
        if (side.beside.withoutTitle?.some((beginning) => title.includes(` ${beginning}`))) continue
        // Each dish beside another side: all of them come to be beside some.
        const lead = first.options[place % first.options.length]
        if (!lead) continue
        const chosen = new Map([[first.name, [{ option: lead, share: 1 }]]])
        for (const { name, options } of others) {
          const option = options[place % options.length]
          if (option && place % 2 === 0 && goesWith(option, [lead], side)) chosen.set(name, [{ option, share: 1 }])
        }
        const plate = putBeside(dish, side, chosen)
        if (!plate) continue
        tried += 1
        const { recipe } = plate
        const findings = checkDish({ ...recipe, devices: recipe.equipment }, { avoidsSalt: true })
        const own = checkDish({ ...dish.recipe, devices: dish.recipe.equipment }, { avoidsSalt: true }).map(({ message }) => message)
        for (const { check, message } of findings)
          if (!own.includes(message) && !OF_AMOUNTS.has(check))
            (check === 'over-boiled' ? boiledSoft : faults).push(`${recipe.title}: ${check} ${message}`)
        expect(recipe.steps.at(-1)?.text).toMatch(/podaj|podawaj|obok|wmieszaj|na (?:wierzchu|gorącym)|posyp/iu)
        expect(recipe.totalMinutes).toBeGreaterThanOrEqual(dish.recipe.totalMinutes)
      }
    }
    expect(tried).toBeGreaterThan(150)
    expect(faults).toEqual([])
    // Beside what is fried for long no pasta is in time: such a plate is refused, and the dish comes as it is.
    expect(boiledSoft.slice(Math.floor(tried * 0.04))).toEqual([])
  })
})

/** Whether a plate is too much is asked when it is served. */
const OF_AMOUNTS: ReadonlySet<string> = new Set(['portion-weight', 'portion-energy', 'portion-fat', 'too-much-salt', 'vessel'])

it('a salad of cucumbers is made while the roast is in the oven, and stands in no juice', () => {
  const pantry = [
    'karkowka',
    'ziemniaki',
    'cebula',
    'musztarda',
    'olej-rzepakowy',
    'czosnek',
    'majeranek',
    'ogorki',
    'smietana-18',
    'sol',
  ].map((food) => stocked(food, 1200))
  const { recipes } = composeRecipes(aRequest({ pantry, wish: 'karkówka z jednej blachy', servings: 4, maxMissing: 0, count: 3 }))
  const roasts = recipes.filter(({ title }) => /z jednej blachy.*mizeri/u.test(title))
  expect(roasts.length).toBeGreaterThan(0)
  for (const { steps } of roasts) {
    const at = (words: RegExp) => steps.findIndex(({ text }) => words.test(text))
    expect(at(/ogórki obierz/iu)).toBeGreaterThan(at(/piecz \d+ minut/iu))
  }
})

it('puts a salad beside fish that is served with lemon', { timeout: 60_000 }, () => {
  const foods = [
    'mintaj',
    'bulka-tarta',
    'jajka',
    'maka-pszenna',
    'olej-rzepakowy',
    'cytryny',
    'ziemniaki',
    'kapusta-kiszona',
    'sol',
    'pieprz-czarny',
  ]
  const pantry = foods.map((food) => stocked(food, 1500))
  const { recipes } = composeRecipes(aRequest({ pantry, meal: 'lunch', maxMissing: 0, maxMinutes: 60, count: 10, servings: 2 }))
  const breaded = recipes.find(({ baseId }) => baseId === 'mintaj-w-panierce-z-patelni')
  expect(breaded?.ingredients.map(({ food }) => food)).toEqual(expect.arrayContaining(['cytryny', 'kapusta-kiszona']))
})
