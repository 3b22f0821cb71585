import { describe, expect, it } from 'vitest'
import { composeRecipes } from './index.ts'
import { aRequest, STAPLES, stocked } from './kitchen.fixture.ts'

function toldOfItsBox(wish: string | null): boolean | undefined {
  return composeRecipes(aRequest({ wish })).recipes[0]?.why.some((said) => said.startsWith('Do pudełka'))
}

describe('an answer to a wish', () => {
  it('says nothing of what was only allowed, nor of bags that are no food', () => {
    expect(composeRecipes(aRequest({ wish: 'może być ostre' })).recipes[0]?.unmet).toBeNull()
    expect(composeRecipes(aRequest({ wish: 'ostre' })).recipes[0]?.unmet?.words ?? ['ostre']).toEqual(['ostre'])
    const afterwards = composeRecipes(aRequest({ wish: 'jestem po operacji woreczka' })).recipes
    expect(afterwards.flatMap(({ unmet }) => unmet?.words ?? []).join(' ')).not.toContain('woreczk')
  })

  it('has beside what was asked for nothing that is not', () => {
    const { recipes } = composeRecipes(aRequest({ wish: 'zupa', count: 6 }))
    expect(recipes.length).toBeGreaterThan(0)
    expect(new Set(recipes.map(({ kind }) => kind))).toEqual(new Set(['soup']))
  })

  it('takes a few minutes more where nothing in time is what was asked for, and says so', () => {
    const pantry = ['ryz-arborio', 'bulion', 'parmezan', 'maslo', 'cebula', 'czosnek', 'pieczarki', 'oliwa-z-oliwek', 'chleb', 'jajka'].map(
      (food) => stocked(food, 800),
    )
    const compose = (maxMinutes: number) =>
      composeRecipes(aRequest({ pantry, meal: 'dinner', wish: 'risotto', maxMissing: 0, maxMinutes, count: 3 })).recipes
    const [usual] = compose(60)
    const minutes = usual?.totalMinutes ?? 0
    expect(usual?.title).toMatch(/^Risotto/)
    const [longer] = compose(minutes - 5)
    expect(longer?.title).toMatch(/^Risotto/)
    expect(longer?.why[0]).toBe(`Zajmie ${minutes} min, a masz ${minutes - 5}: szybciej nic nie spełnia życzenia.`)
    for (const { totalMinutes, title } of compose(minutes - 10)) expect([totalMinutes <= minutes - 10, title]).toEqual([true, title])
  })

  it('has the meat that is to come otherwise than it usually does', () => {
    const pantry = [
      'schab',
      'ziemniaki',
      'jajka',
      'bulka-tarta',
      'maka-pszenna',
      'pieczarki',
      'cebula',
      'olej-rzepakowy',
      'kasza-gryczana',
    ].map((food) => stocked(food, 900))
    const { recipes } = composeRecipes(aRequest({ pantry, wish: 'schab jakoś inaczej niż schabowe', maxMissing: 0, count: 3 }))
    expect(recipes[0]).toMatchObject({ title: expect.stringContaining('Schab'), unmet: null })
    expect(recipes.map(({ title }) => title).join(' ')).not.toMatch(/schabow/iu)
  })

  it('has no cutlets for who wants none, and the meat that is sold for them all the same', () => {
    const pantry = [
      'mieso-mielone',
      'schab',
      'ziemniaki',
      'cebula',
      'jajka',
      'bulka-tarta',
      'passata',
      'ryz-bialy',
      'olej-rzepakowy',
      'majeranek',
    ].map((food) => stocked(food, 900))
    const titles = (wish: string): string =>
      composeRecipes(aRequest({ pantry, wish, maxMissing: 1, count: 8 }))
        .recipes.map(({ title }) => title)
        .join('; ')
    expect(titles('coś z mielonego')).toMatch(/kotlet/iu)
    expect(titles('coś z mielonego ale nie kotlety')).not.toMatch(/kotlet/iu)
    expect(titles('schab, ale nie kotlety')).toMatch(/^Schab/u)
  })

  it('buys nothing for a soup of what is there', () => {
    const pantry = ['ziemniaki', 'marchew', 'por', 'cebula', 'maslo'].map((food) => stocked(food, 800))
    const { recipes } = composeRecipes(aRequest({ pantry, wish: 'zupa z tego co jest', count: 3 }))
    expect(recipes[0]).toMatchObject({ kind: 'soup', unmet: null })
  })

  it('has a larger plate of soup where the usual one is a spoon short of a lunch', () => {
    const pantry = [stocked('rosol', 1200), stocked('makaron-nitki', 200), stocked('marchew', 200), stocked('natka-pietruszki', 30)]
    const [soup] = composeRecipes(aRequest({ pantry, maxMissing: 0, maxMinutes: 30 })).recipes
    expect(soup?.title).toMatch(/^Rosół z makaronem/)
    expect(soup?.ingredients.find(({ food }) => food === 'rosol')?.grams).toBeGreaterThan(600)
  })

  it('has the dish that was named, made of what there is', () => {
    const pantry = [stocked('schab', 500), stocked('chleb', 500), stocked('jajka', null, { quantityPieces: 6 }), stocked('ziemniaki', 1500)]
    const [cutlets] = composeRecipes(aRequest({ pantry, wish: 'schabowy', servings: 3, maxMissing: 1 })).recipes
    expect(cutlets).toMatchObject({ title: expect.stringMatching(/^Kotlety schabowe/), unmet: null })
    expect(cutlets?.steps.map(({ text }) => text).join(' ')).toContain('Chleb zetrzyj na tarce na okruchy')
  })

  it('has pancakes for as many as there is jam for, where those are in time', () => {
    const pantry = [
      stocked('maka-pszenna', 1000),
      stocked('mleko', null, { quantityMl: 1000 }),
      stocked('dzem', 280),
      stocked('jajka', null, { quantityPieces: 9 }),
    ]
    const request = aRequest({ pantry, meal: 'breakfast', wish: 'naleśniki', servings: 4, maxMissing: 0 })
    expect(composeRecipes({ ...request, maxMinutes: 30 }).recipes[0]).toMatchObject({ title: expect.stringMatching(/^Naleśniki/) })
    expect(composeRecipes({ ...request, maxMinutes: 15 }).recipes[0]?.unmet?.sentence ?? '').toMatch(
      /^$|„naleśniki” – potrzeba \d+ min, a masz 15/,
    )
  })

  it('boils no eggs for who has a quarter of an hour', () => {
    const pantry = [stocked('chleb', 500), stocked('jajka', null, { quantityPieces: 6 }), stocked('pomidory', 400)]
    const [sandwiches] = composeRecipes(aRequest({ pantry, meal: 'breakfast', wish: 'kanapki', maxMinutes: 15, maxMissing: 0 })).recipes
    expect(sandwiches).toMatchObject({ title: expect.stringContaining('z jajkiem sadzonym'), totalMinutes: 15 })
  })

  it('says how a dish gets into its box to whoever takes it along, and to nobody else', () => {
    expect(toldOfItsBox('do pracy w pudełku')).toBe(true)
    expect(toldOfItsBox(null)).toBe(false)
  })

  it('calls no fish that stands there missing for want of a starch, nor liver for want of flour', () => {
    for (const [food, title] of [
      ['losos', /^(?:Smażony łosoś|Łosoś w pomidorach)/],
      ['watrobka-drobiowa', /^Wątróbka/],
    ] as const) {
      const pantry = [stocked(food, 400), stocked('cebula', 500), stocked('pomidory', 500)]
      expect(composeRecipes(aRequest({ pantry, maxMissing: 0 })).recipes[0]?.title).toMatch(title)
    }
  })

  it('has meat that ends, whatever is said in passing', () => {
    const pantry = [...STAPLES, stocked('piers-z-kaczki', 400, { bestBefore: '2026-11-22' }), stocked('jablka', 500)]
    const [dish] = composeRecipes(aRequest({ pantry, meal: 'dinner', wish: 'romantyczna kolacja, rocznica' })).recipes
    expect(dish?.ingredients.map(({ food }) => food)).toContain('piers-z-kaczki')
    expect(dish?.unmet).toBeNull()
  })
})

it('says how long the real dish of that name takes where there is no time for it', () => {
  const foods = [
    'kapusta-kiszona',
    'kapusta-biala',
    'kielbasa-wiejska',
    'boczek-wedzony',
    'cebula',
    'grzyby-suszone',
    'sliwki-suszone',
    'marchew',
  ]
  const more = ['koncentrat-pomidorowy', 'smalec', 'sol', 'pieprz-czarny', 'lisc-laurowy', 'ziele-angielskie', 'ziemniaki', 'jablka']
  const pantry = [...foods, ...more].map((food) => stocked(food, 2000))
  const fields = { pantry, wish: 'bigos', servings: 3, maxMissing: 2 }
  expect(composeRecipes(aRequest({ ...fields, maxMinutes: 90 })).recipes[0]?.why.join(' ')).toMatch(
    /Jest też „Bigos [^”]+”: potrzeba na to \d+ min, a masz 90\./u,
  )
  expect(composeRecipes(aRequest(fields)).recipes[0]?.why.join(' ')).not.toContain('Jest też')
})
