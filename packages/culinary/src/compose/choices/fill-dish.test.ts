import { DISHES_WITH_CHOICES } from '@spizarka/knowledge/recipes'
import { describe, expect, it } from 'vitest'
import { composeRecipes } from '../index.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import { type Choices, fillDish } from './fill-dish.ts'

/** A dish with these foods chosen for its places. */
function filled(id: string, foods: Readonly<Record<string, readonly string[]>>) {
  const dish = DISHES_WITH_CHOICES.find((each) => each.id === id)
  if (!dish) throw new Error(`no dish ${id}`)
  const choices: Choices = new Map(
    Object.entries(foods).map(([name, wanted]) => {
      const options = dish.places.find((place) => place.name === name)?.options ?? []
      const found = wanted.flatMap((food) => options.find(({ ingredients }) => ingredients[0]?.ingredient.food === food) ?? [])
      expect(found).toHaveLength(wanted.length)
      return [name, found.map((option) => ({ option, share: 1 / wanted.length }))]
    }),
  )
  return fillDish(dish, choices).recipe
}

/** Soft eggs with vegetables and bread, by their title. */
function eggs(vegetables: readonly string[]): string {
  return filled('jajka-na-miekko', { warzywo: vegetables, pieczywo: ['chleb'] }).title
}

describe('the words of a filled dish', () => {
  it('have one conjunction in a title that is one list', () => {
    expect(eggs(['pomidory', 'ogorki'])).toBe('Jajka na miękko z pomidorem, ogórkiem i chlebem')
    expect(eggs(['pomidory'])).toBe('Jajka na miękko z pomidorem i chlebem')
  })

  it('sprinkle once what is sprinkled together', () => {
    const { steps } = filled('jajka-sadzone-na-warzywach', {
      warzywa: ['groszek-mrozony'],
      tłuszcz: ['olej-rzepakowy'],
      polewa: ['feta'],
      zielone: ['koperek'],
    })
    expect(steps.at(-1)?.text).toBe('Posyp pokruszoną fetą i posiekanym koperkiem.')
  })
})

describe('a dish that is only for those who wish for it', () => {
  const pantry = ['marchew', 'dynia', 'soczewica-czerwona', 'ziemniaki', 'oliwa-z-oliwek'].map((food) => stocked(food))
  const served = (wish: string | null) =>
    composeRecipes(aRequest({ pantry, wish, count: 10, maxMissing: 0, staples: ['sol', 'woda'] })).recipes.map(({ title }) => title)

  it('is mash for small children, and nobody else', () => {
    expect(served(null).some((title) => title.startsWith('Puree ziemniaczane z'))).toBe(false)
    expect(served('dla rocznego dziecka').some((title) => title.startsWith('Puree ziemniaczane z'))).toBe(true)
  })
})

it('coats what is baked on a tray in fat, however much runs out of the meat beside it', () => {
  const { ingredients } = filled('obiad-z-jednej-blachy', {
    główne: ['schab'],
    warzywa: ['marchew', 'ziemniaki'],
    tłuszcz: ['olej-rzepakowy'],
  })
  const gramsOf = (...foods: string[]) => ingredients.reduce((sum, { food, grams }) => sum + (foods.includes(food) ? grams : 0), 0)
  expect(gramsOf('olej-rzepakowy') / gramsOf('marchew', 'ziemniaki')).toBeGreaterThan(0.014)
})

const omelette = (servings: number) =>
  composeRecipes(
    aRequest({
      pantry: ['jajka', 'maslo', 'maka-pszenna', 'sol', 'dzem'].map((food) => stocked(food, 800)),
      meal: 'breakfast',
      wish: 'omlet na słodko',
      servings,
      maxMissing: 0,
    }),
  )
    .recipes[0]?.steps.map(({ text }) => text)
    .join(' ')

describe('one omelette after the other', () => {
  it('gets its part of the fat', () => {
    expect(omelette(3)).toContain('Omlety smaż po kolei, po jednym na osobę: na patelni 28 cm rozpuść porcję masła, wlej porcję masy')
    expect(omelette(1)).toContain('Na patelni 24 cm rozpuść masło, wlej masę i smaż')
  })
})
