import { describe, expect, it } from 'vitest'
import { composeRecipes } from '../index.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import { readWish } from '../wish/index.ts'
import { ideaOf, likenessOf } from './ideas.ts'

type Food = readonly [string, number]
type Kind = Parameters<typeof ideaOf>[0]['kind']

const idea = (kind: Kind, mainFoods: readonly string[], foods: readonly Food[], frame: string | null = null) =>
  ideaOf(
    { kind, mainFoods, servings: 1, frame },
    foods.map(([id, grams]) => ({ id, grams })),
  )

const RICE: Food = ['ryz-bialy', 70]
const POTATOES: Food = ['ziemniaki', 250]
const PASTA: Food = ['makaron-penne', 80]
const BREAD: Food = ['chleb', 80]
const MUSHROOMS: Food = ['pieczarki', 90]
const chicken = 'piers-z-kurczaka'

describe('the same at a glance', () => {
  it.each([
    ['chicken with rice twice', idea('stir-fry', [chicken], [RICE]), idea('fry', [chicken], [RICE])],
    ['chicken fried twice', idea('fry', [chicken], [RICE]), idea('fry', [chicken], [POTATOES])],
    ['two sandwiches', idea('sandwich', ['losos-wedzony'], [BREAD]), idea('sandwich', ['awokado'], [BREAD])],
    ['chicken with mushrooms twice', idea('stir-fry', [chicken], [RICE, MUSHROOMS]), idea('stew', [chicken], [POTATOES, MUSHROOMS])],
    ['what was filled into one dish', idea('spread', ['feta'], [], 'pasta'), idea('spread', ['jajka'], [], 'pasta')],
    ['pasta twice', idea('pasta', ['makaron-penne', 'kielbasa'], [PASTA]), idea('pasta', ['makaron-penne', 'pieczarki'], [PASTA])],
  ])('are %s', (_, one, other) => expect(likenessOf(one, other, readWish(null))).not.toBe('other'))

  it.each([
    ['chicken in a soup and in a pan', idea('soup', [chicken], [POTATOES]), idea('fry', [chicken], [POTATOES])],
    ['two stews of other meat', idea('stew', [chicken], [POTATOES]), idea('stew', ['schab'], [POTATOES])],
    [
      'chicken with mushrooms and with carrots',
      idea('stir-fry', [chicken], [RICE, MUSHROOMS]),
      idea('stew', [chicken], [POTATOES, ['marchew', 90]]),
    ],
    ['eggs and a salad', idea('eggs', ['jajka'], [BREAD]), idea('salad', ['pomidory'], [BREAD])],
  ])('are not %s', (_, one, other) => expect(likenessOf(one, other, readWish(null))).toBe('other'))

  it('are not two of one dish where it was asked for what is in it', () => {
    const [one, other] = [idea('pasta', ['boczek-wedzony'], [PASTA], 'makaron'), idea('pasta', ['jajka'], [PASTA], 'makaron')]
    expect(likenessOf(one, other, readWish('makaron'))).toBe('other')
    expect(likenessOf(one, other, readWish(null))).toBe('alike')
  })

  it('are not two soups where a soup was asked for, unless they are of the same', () => {
    const [one, other] = [idea('soup', ['kielbasa'], []), idea('soup', ['dynia'], [])]
    expect(likenessOf(one, other, readWish('zupa'))).toBe('other')
    expect(likenessOf(one, one, readWish('zupa'))).toBe('alike')
  })
})

it('is the same where all that it is made of is', () => {
  const liver = idea('fry', ['watrobka-drobiowa', 'cebula', 'jablka'], [POTATOES])
  expect(likenessOf(liver, liver, readWish(null))).toBe('same')
})

it('gives two dishes for three where the third would be one of them, and says so', () => {
  const foods = ['makaron', 'passata', 'cebula', 'czosnek', 'ryz-bialy', 'ser-zolty', 'bazylia', 'kielbasa']
  const pantry = foods.map((food) => stocked(food, 400))
  const { recipes } = composeRecipes(aRequest({ pantry, servings: 1, maxMissing: 0, maxMinutes: 30, count: 3, wish: 'z kiełbasą' }))
  expect(recipes.length).toBeGreaterThan(0)
  expect(recipes.length).toBeLessThan(3)
  expect(recipes.at(-1)?.why).toContain(
    `Reszta dań z tej spiżarni jest podobna ${recipes.length === 1 ? 'do tego' : 'do tych'}, dalsza od życzenia, mniej udana albo wymaga zakupów.`,
  )
})
