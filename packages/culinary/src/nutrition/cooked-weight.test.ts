import { RECIPES } from '@spizarka/knowledge/recipes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { purposeOf } from '../ingredients/index.ts'
import { cookedWeight } from './index.ts'

type Line = [food: string, grams: number, line?: string]

function weigh(lines: readonly Line[], ...steps: string[]) {
  const ingredients = lines.map(([food, grams, line]) => ({ food, grams, ...(line !== undefined && { line }) }))
  return cookedWeight({ ingredients, steps: steps.map((text) => ({ text })) })
}

describe('what a dish weighs when it is done', () => {
  it('is what goes in where nothing is heated', () => {
    const salad: Line[] = [
      ['ogorki', 500],
      ['smietana-18', 150],
    ]
    expect(weigh(salad, 'Ogórki pokrój w plastry i wymieszaj ze śmietaną.')).toEqual({
      grams: 650,
      least: 650,
      most: 650,
      isUncertain: false,
    })
  })

  it('is more where something dry is boiled in water of its own', () => {
    const { grams } = weigh([['makaron-penne', 200]], 'Makaron ugotuj w osolonej wodzie, 10 minut. Odcedź.')
    expect(grams).toBeGreaterThan(400)
    expect(grams).toBeLessThan(560)
  })

  it('counts the water once where what is dry drinks what is on the list', () => {
    const lines: Line[] = [
      ['ryz-bialy', 200],
      ['woda', 500],
    ]
    const { grams } = weigh(lines, 'Ryż zalej wodą i gotuj pod przykryciem 15 minut.')
    expect(grams).toBeGreaterThan(550)
    expect(grams).toBeLessThanOrEqual(700)
  })

  it('is less where meat is fried or baked, and no less for both than for the harder', () => {
    const fried = weigh([['schab', 600]], 'Schab smaż 10 minut.').grams
    const both = weigh([['schab', 600]], 'Schab smaż 3 minuty. Schab piecz 40 minut.').grams
    expect(fried).toBeLessThan(480)
    expect(both).toBeGreaterThan(420)
    expect(both).toBeLessThan(490)
  })

  it('keeps the juice of what stews in its sauce, and loses less under a lid', () => {
    const stew: Line[] = [
      ['lopatka-wieprzowa', 700],
      ['woda', 500],
    ]
    const covered = weigh(stew, 'Włóż łopatkę, wlej wodę i duś pod przykryciem 60 minut.').grams
    const open = weigh(stew, 'Włóż łopatkę, wlej wodę i duś bez przykrycia 60 minut.').grams
    expect(covered).toBeGreaterThan(1000)
    expect(open).toBeLessThan(covered)
    expect(open).toBeGreaterThan(700)
  })

  it('leaves raw what was only cut beside what is fried', () => {
    const lines: Line[] = [
      ['kalarepa', 300],
      ['marchew', 200],
      ['slonecznik', 20],
    ]
    const { grams } = weigh(lines, 'Kalarepę i marchew zetrzyj. Słonecznik upraż na suchej patelni 3 minuty i posyp nim surówkę.')
    expect(grams).toBeGreaterThan(510)
  })

  it('fries what the sentence is about, whatever oil it names', () => {
    const lines: Line[] = [
      ['arbuz', 500],
      ['schab', 200],
      ['olej-rzepakowy', 14],
    ]
    const { grams } = weigh(lines, 'Arbuza trzymaj w lodówce.', 'Schab osusz i smaż na oleju 10 minut.')
    expect(grams).toBeGreaterThan(650)
    expect(grams).toBeLessThan(685)
  })

  it('heats the vegetables where it says so, and no meat', () => {
    const lines: Line[] = [
      ['udko-z-kurczaka', 300],
      ['marchew', 200],
      ['woda', 800],
    ]
    const steps = ['Udko zalej wodą i gotuj pod przykryciem 30 minut.', 'Marchew pokrój. Warzywa smaż 10 minut i dodaj do garnka.']
    expect(weigh(lines, ...steps).grams).toBeGreaterThan(1130)
  })

  it('browns nothing that must not brown, and nothing under a lid', () => {
    const leeks: Line[] = [['por', 400]]
    const browned = weigh(leeks, 'Pory smaż 10 minut.').grams
    expect(weigh(leeks, 'Pory duś 10 minut, nie rumieniąc.').grams).toBeGreaterThan(browned + 80)
    expect(weigh(leeks, 'Pory smaż pod przykryciem 10 minut.').grams).toBeGreaterThan(browned + 80)
  })

  it('leaves little liquid where it says that it is gone', () => {
    const stew: Line[] = [
      ['kapusta-kiszona', 600],
      ['woda', 700],
    ]
    const left = weigh(stew, 'Kapustę zalej wodą i gotuj pod przykryciem 50 minut.').grams
    const gone = weigh(stew, 'Kapustę zalej wodą i gotuj pod przykryciem 50 minut, aż płyn prawie zniknie.').grams
    expect(left).toBeGreaterThan(1100)
    expect(gone).toBeLessThan(700)
  })

  it('is uncertain where much of the water is gone', () => {
    const stew: Line[] = [
      ['kapusta-kiszona', 600],
      ['woda', 700],
    ]
    const { isUncertain, least, grams, most } = weigh(stew, 'Kapustę zalej wodą i gotuj bez przykrycia 80 minut, aż płyn odparuje.')
    expect(isUncertain).toBe(true)
    expect(least).toBeLessThan(grams)
    expect(most).toBeGreaterThan(grams)
  })

  it('of every dish of the base is a weight between half and thrice of what goes in, within its bounds', () => {
    const strange = RECIPES.filter((recipe) => {
      const { grams, least, most } = cookedWeight(recipe)
      const raw = recipe.ingredients.reduce((sum, { line, grams: goesIn }) => sum + (purposeOf(line) === 'frying' ? 0 : goesIn), 0)
      return !(grams > raw * 0.5 && grams < raw * 3 && least > 0 && least <= grams && grams <= most)
    })
    expect(strange.map(({ title }) => title)).toEqual([])
  }, 120_000)

  it('grows with what goes in, whatever the steps say', () => {
    const recipe = fc.constantFrom(...RECIPES)
    fc.assert(
      fc.property(recipe, fc.double({ min: 1, max: 4, noNaN: true }), ({ ingredients, steps }, times) => {
        const more = ingredients.map((each) => ({ ...each, grams: each.grams * times }))
        expect(cookedWeight({ ingredients: more, steps }).grams).toBeGreaterThanOrEqual(cookedWeight({ ingredients, steps }).grams - 0.001)
      }),
      { numRuns: 100 },
    )
  }, 120_000)
})

/** 250 g of flour with so much milk, and what else goes in. */
function batter(milk: number, ...more: Line[]): Line[] {
  return [['maka-pszenna', 250], ['mleko', milk], ['jajka', 100], ...more]
}

describe('a dough, however much was poured into it', () => {
  it('dries in the pan to the water of a pancake, where it was thin', () => {
    const [thin, thinner] = [450, 650].map(
      (milk) => weigh(batter(milk), 'Mąkę wymieszaj z mlekiem i jajkami. Smaż cienkie naleśniki.').grams,
    )
    // Only what milk leaves when its water is gone makes the difference.
    expect((thinner ?? 0) - (thin ?? 0)).toBeLessThan(70)
    expect(thin).toBeLessThan(0.84 * 800)
  })

  it('is as dry as its yield where it was thick, and no drier', () => {
    expect(weigh(batter(150), 'Mąkę wymieszaj z mlekiem i jajkami. Smaż placki.').grams).toBeGreaterThan(0.8 * 500)
  })

  it('dries further in a waffle iron than in a pan', () => {
    const inPan = weigh(batter(400), 'Mąkę wymieszaj z mlekiem i jajkami. Smaż naleśniki.').grams
    expect(weigh(batter(400), 'Mąkę wymieszaj z mlekiem i jajkami. Piecz w gofrownicy 4 minuty.').grams).toBeLessThan(inPan)
  })

  it('is none where flour coats meat, thickens a sauce or bakes with much sugar', () => {
    const coated = weigh(batter(100, ['schab', 400]), 'Schab obtocz w mące, mleku i jajkach. Smaż schab 8 minut.').grams
    expect(coated).toBeGreaterThan(0.7 * 850)
    const cake: Line[] = batter(250, ['cukier', 200], ['maslo', 100])
    expect(weigh(cake, 'Mąkę wymieszaj z mlekiem, jajkami, cukrem i masłem. Piecz ciasto 40 minut.').grams).toBeGreaterThan(780)
  })
})
