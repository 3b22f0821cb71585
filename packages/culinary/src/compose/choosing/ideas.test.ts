import type { Recipe } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import { composeRecipes } from '../index.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import { readWish } from '../wish/index.ts'
import { frameOf, ideaOf, likenessOf } from './ideas.ts'

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

const cutlet = (lead: string, frame: string | null, fill: Food) => idea('fry', [lead], [fill], frame)

describe('of one name', () => {
  const filled = frameOf({ isOfChoices: true, recipe: { id: 'kotlety-w-panierce-z-tego-co-jest', kind: 'fry' } as Recipe })
  const written = frameOf({ recipe: { id: 'schabowe-w-chrupiacej-panierce', kind: 'fry' } as Recipe })

  it('are the same, whatever stands beside them, unless it was asked for', () => {
    expect(filled).toBe(written)
    const [one, other] = [cutlet('schab', filled, POTATOES), cutlet('schab', written, ['maka-pszenna', 40])]
    expect(likenessOf(one, other, readWish(null))).toBe('same')
    expect(likenessOf(one, other, readWish('schab'))).not.toBe('same')
  })

  it('are no more than alike where they are of other meat', () => {
    expect(likenessOf(cutlet('schab', filled, POTATOES), cutlet(chicken, written, RICE), readWish(null))).toBe('alike')
  })
})

const cake = (foods: readonly Food[]) => idea('cake', ['jablka'], [['jablka', 90], ...foods])

it('is another where kind and food were both asked for, unless most of it is the same', () => {
  const [crumbly, soft] = [
    cake([
      ['maka-pszenna', 30],
      ['maslo', 18],
    ]),
    cake([
      ['jajka', 60],
      ['maka-pszenna', 60],
      ['olej-rzepakowy', 20],
    ]),
  ]
  expect(likenessOf(crumbly, soft, readWish('ciasto z jabłkami'))).toBe('other')
  expect(likenessOf(crumbly, crumbly, readWish('ciasto z jabłkami'))).toBe('twin')
  expect(likenessOf(crumbly, soft, readWish('ciasto'))).not.toBe('other')
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

it('serves beside what was wished for nothing else, however few are left, but half of it in second place, which says so', () => {
  const foods = ['makaron', 'passata', 'cebula', 'czosnek', 'bazylia', 'kielbasa', 'jajka', 'ziemniaki']
  const pantry = foods.map((food) => stocked(food, 400))
  const compose = (wish: string) => composeRecipes(aRequest({ pantry, servings: 1, maxMissing: 0, maxMinutes: 30, count: 3, wish })).recipes
  for (const wish of ['z kiełbasą', 'makaron', 'zupa', 'coś lekkiego']) {
    const [first, ...others] = compose(wish).map(({ unmet }) => unmet !== null)
    expect([wish, first]).toEqual([wish, false])
    expect([wish, others.slice(1)]).toEqual([wish, others.slice(1).map(() => false)])
  }
  const soups = compose('zupa')
  expect(soups.length).toBeLessThan(3)
  expect(soups.at(-1)?.why.join(' ')).toMatch(/nie wyjdzie|Reszta dań/u)
  // A reason why there is none would not be true beside one.
  expect(
    compose('z kiełbasą')
      .map(({ unmet }) => unmet?.sentence ?? '')
      .join(' '),
  ).not.toContain(' – ')
})

it('fills an answer with nothing that the wish rules out', () => {
  const pantry = ['makaron', 'passata', 'cebula', 'kielbasa', 'jajka', 'ziemniaki', 'ryz-bialy', 'marchew'].map((food) =>
    stocked(food, 600),
  )
  const titles = (wish: string): string =>
    composeRecipes(aRequest({ pantry, maxMissing: 0, count: 3, wish }))
      .recipes.map(({ title, ingredients }) => [title, ...ingredients.map(({ food }) => food)].join(' '))
      .join('; ')
  expect(titles('zupa, ale nie pomidorowa')).not.toMatch(/pomidorowa/iu)
  expect(titles('coś z kiełbasą, nie makaron')).not.toMatch(/makaron/iu)
  expect(titles('z ryżem, bez jajek')).not.toMatch(/jajk/iu)
})

it('is a twin where one meat comes with one vegetable and one side, or pasta with the same courgette', () => {
  const heap: Food = ['brokul', 120]
  const [one, other] = [idea('stew', ['losos'], [RICE, heap]), idea('stir-fry', ['losos'], [RICE, heap])]
  expect(likenessOf(one, other, readWish(null))).toBe('twin')
  expect(likenessOf(one, idea('stir-fry', ['losos'], [POTATOES, heap]), readWish(null))).toBe('alike')
  const courgette: Food = ['cukinia', 120]
  const [red, white] = [idea('pasta', ['cukinia', 'passata'], [PASTA, courgette]), idea('pasta', ['cukinia'], [PASTA, courgette])]
  expect(likenessOf(red, white, readWish(null))).toBe('twin')
})

it('is a twin where most of what lies on both plates is the same, whatever it is called, and a soup never is one of a plate', () => {
  const cucumber: Food = ['ogorki', 100]
  const plate: readonly Food[] = [['dorsz', 150], POTATOES, cucumber, ['maslo', 10]]
  const fried = idea('fry', ['dorsz'], plate)
  expect(likenessOf(fried, idea('casserole', ['dorsz'], plate), readWish(null))).toBe('twin')
  expect(likenessOf(fried, idea('soup', ['dorsz'], plate), readWish(null))).not.toBe('twin')
  expect(likenessOf(fried, idea('casserole', ['dorsz'], [['dorsz', 150], RICE, ['brokul', 150]]), readWish(null))).not.toBe('twin')
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

const BROCCOLI: Food = ['brokul', 80]

it('is another dish where the same meat and vegetables come in another form with something else, and twice the same in one form', () => {
  const fried = idea('stir-fry', [chicken], [[chicken, 120], RICE, BROCCOLI])
  const inSauce = idea('stew', [chicken], [[chicken, 120], RICE, BROCCOLI, ['pomidory', 250], ['papryka', 150]])
  expect(likenessOf(fried, inSauce, readWish(null))).toBe('alike')
  expect(likenessOf(fried, idea('stew', [chicken], [[chicken, 120], RICE, BROCCOLI]), readWish(null))).toBe('twin')
})

const tray = (vegetable: string) =>
  idea(
    'roast',
    ['marchew', vegetable],
    [
      ['marchew', 200],
      [vegetable, 120],
      ['feta', 50],
    ],
    'blacha',
  )
const duck = (fruit: string) => idea('fry', ['kaczka', fruit], [['kaczka', 150], POTATOES, [fruit, 100]], 'kaczka')
const baked = (fruit: string) =>
  idea(
    'cake',
    [fruit],
    [
      [fruit, 90],
      ['maka-pszenna', 60],
    ],
    'ucierane',
  )

it('is a twin of vegetables with half of the plate the same, and none of two pieces of meat', () => {
  expect(likenessOf(tray('dynia'), tray('brokul'), readWish(null))).toBe('twin')
  expect(likenessOf(duck('jablka'), duck('pomarancze'), readWish(null))).toBe('alike')
})

it('is another cake of one frame for whoever asked for cake', () => {
  expect(likenessOf(baked('jablka'), baked('gruszki'), readWish('ciasto do kawy'))).toBe('other')
})
