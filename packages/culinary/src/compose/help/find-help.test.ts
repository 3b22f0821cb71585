import { describe, expect, it } from 'vitest'
import { composeRecipes } from '../index.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import type { ComposeRequest } from '../request.ts'
import { findHelp } from './find-help.ts'

const [DISH] = composeRecipes(aRequest()).recipes
const REQUEST = aRequest({ maxMissing: 0, maxMinutes: 10, device: 'thermomix', staples: ['sol'], pantry: [stocked('marchew')] })

function kindsWhere(helps: (request: ComposeRequest) => boolean, countDishes = () => 0): string[] {
  return findHelp(REQUEST, (request) => (helps(request) && DISH ? DISH : null), countDishes).map(({ kind }) => kind)
}

/** Eggs open most dishes, pasta some. */
const countDishes = ({ pantry }: ComposeRequest) => (pantry.at(-1)?.foodId === 'jajka' ? 9 : pantry.at(-1)?.foodId === 'makaron' ? 5 : 0)

describe('what would help', () => {
  it('is a way that was tried and leads to a dish, with that dish', () => {
    const [help, ...more] = findHelp(
      REQUEST,
      ({ maxMinutes }) => (maxMinutes === null && DISH ? DISH : null),
      () => 0,
    )
    expect(more).toEqual([])
    expect(help).toEqual({ kind: 'minutes', label: 'Zdejmij limit czasu', change: { maxMinutes: null }, recipe: DISH })
  })

  it('is at most three ways, those first that ask for least to be bought', () => {
    const kinds = kindsWhere(() => true)
    expect(kinds).toHaveLength(3)
    expect(kinds).not.toContain('missing')
    expect(kindsWhere(({ maxMissing, device }) => maxMissing >= 2 || device === null)).toEqual(['device', 'missing'])
  })

  it('asks for no more to be bought than helps', () => {
    const [help] = findHelp(
      REQUEST,
      ({ maxMissing }) => (maxMissing >= 2 && DISH ? DISH : null),
      () => 0,
    )
    expect(help).toMatchObject({ label: 'Pozwól, żeby brakowało 2 rzeczy', change: { maxMissing: 2 } })
  })

  it('takes a staple for granted by its name', () => {
    const [help] = findHelp(
      REQUEST,
      ({ staples }) => (staples.includes('olej') && DISH ? DISH : null),
      () => 0,
    )
    expect(help).toMatchObject({
      kind: 'staple',
      label: expect.stringMatching(/^Dolicz olej/),
      change: { staples: ['sol', 'olej'] },
    })
  })

  it('is a dish for as many as the pantry is enough for', () => {
    const help = findHelp(
      { ...REQUEST, servings: 6 },
      ({ servings }) => (servings <= 3 && DISH ? DISH : null),
      () => 0,
    )
    expect(help).toMatchObject([{ kind: 'servings', label: 'Ułóż na 3 porcje', change: { servings: 3 } }])
  })

  it('is products to add where no way helps: those that open most dishes', () => {
    const [help] = findHelp(REQUEST, () => null, countDishes)
    expect(help).toMatchObject({
      kind: 'products',
      foods: ['jajka', 'makaron'],
      label: expect.stringMatching(/^Dodaj choć jedno z tych: jajka, makaron/),
    })
    expect(
      findHelp(
        REQUEST,
        () => null,
        () => 0,
      ),
    ).toEqual([])
  })

  it('leads to the dish by what it changes', () => {
    const request = aRequest({ pantry: [stocked('ziemniaki', 2000), stocked('cebula', 500), stocked('jajka', 600)], maxMinutes: 5 })
    const { recipes, help } = composeRecipes(request)
    expect(recipes).toEqual([])
    expect(help.length).toBeGreaterThan(0)
    for (const { change, recipe } of help) expect(composeRecipes({ ...request, ...change }).recipes[0]?.title).toBe(recipe?.title)
  })
})
