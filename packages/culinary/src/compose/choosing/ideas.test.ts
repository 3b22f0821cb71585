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

it('is more than akin where pasta comes with one heap of mushrooms', () => {
  const [one, other] = [idea('pasta', ['szpinak'], [PASTA, MUSHROOMS]), idea('pasta', ['boczek-wedzony'], [PASTA, MUSHROOMS])]
  expect(likenessOf(one, other, readWish(null))).toBe('alike')
  expect(likenessOf(one, idea('pasta', ['boczek-wedzony'], [PASTA]), readWish(null))).toBe('akin')
})

it('is the same where meat is fried twice with the same side, and one of both has what the other has', () => {
  const liver = idea('fry', ['watrobka-drobiowa'], [POTATOES])
  expect(likenessOf(liver, idea('fry', ['watrobka-drobiowa', 'jablka'], [POTATOES]), readWish(null))).toBe('same')
  expect(likenessOf(liver, idea('stew', ['watrobka-drobiowa', 'jablka'], [POTATOES]), readWish(null))).toBe('alike')
  expect(likenessOf(liver, idea('fry', ['watrobka-drobiowa', 'jablka'], [RICE]), readWish(null))).toBe('alike')
})

it('is the same where all that it is made of is', () => {
  const liver = idea('fry', ['watrobka-drobiowa', 'cebula', 'jablka'], [POTATOES])
  expect(likenessOf(liver, liver, readWish(null))).toBe('same')
})

it('gives fewer dishes for three where the third would be one of them or further from the wish, and says so', () => {
  const foods = ['makaron', 'passata', 'cebula', 'czosnek', 'bazylia', 'kielbasa']
  const pantry = foods.map((food) => stocked(food, 400))
  const { recipes } = composeRecipes(aRequest({ pantry, servings: 1, maxMissing: 0, maxMinutes: 30, count: 3, wish: 'z kiełbasą' }))
  expect(recipes.length).toBeGreaterThan(0)
  expect(recipes.length).toBeLessThan(3)
  const words = recipes.at(-1)?.why.join(' ') ?? ''
  expect(words).toMatch(/Reszta dań z tej spiżarni jest (?:podobna do t(?:ego|ych) albo )?dalsza od życzenia\./u)
  // Nothing may be bought, so that nothing is passed over for it.
  expect(words).not.toContain('wymaga zakupów')
})

it('gives a third of the same meat in another form before it gives none', () => {
  const foods = [
    'karkowka',
    'ziemniaki',
    'kapusta-kiszona',
    'cebula',
    'marchew',
    'czosnek',
    'peczak',
    'koncentrat-pomidorowy',
    'majeranek',
    'smalec',
    'maka',
  ]
  const pantry = foods.map((food) => stocked(food, 1000))
  const { recipes } = composeRecipes(aRequest({ pantry, servings: 4, maxMissing: 0, maxMinutes: 90, count: 3 }))
  expect(recipes).toHaveLength(3)
  expect(new Set(recipes.map(({ kind }) => kind)).size).toBe(3)
})
