import { describe, expect, it } from 'vitest'
import { MENU_RULES } from './index.ts'
import { DISHES_WITH_CHOICES, findClauses, RECIPES } from './recipes.ts'

it('has enough for every day and every meal', () => {
  expect(RECIPES.length).toBeGreaterThanOrEqual(240)
  for (const meal of ['breakfast', 'lunch', 'dinner', 'snack'] as const)
    expect(RECIPES.filter(({ meals }) => meals.includes(meal)).length).toBeGreaterThanOrEqual(25)
  for (const kind of ['soup', 'salad', 'casserole', 'cake'] as const)
    expect(RECIPES.filter((recipe) => recipe.kind === kind).length).toBeGreaterThanOrEqual(10)
})

it('has every dish that rules of the menu name', () => {
  const ids = new Set([...RECIPES, ...DISHES_WITH_CHOICES].map(({ id }) => id))
  const named = [...MENU_RULES.makeshift, ...MENU_RULES.usualFirst].flatMap(({ dishes = [] }) => dishes)
  expect(named.filter((id) => !ids.has(id))).toEqual([])
})

it('has every dish that everybody knows, each under one name', () => {
  const ids = new Set([...RECIPES, ...DISHES_WITH_CHOICES].map(({ id }) => id))
  const known = MENU_RULES.wellKnown.flat()
  expect(known.filter((id) => !ids.has(id))).toEqual([])
  expect(new Set(known).size).toBe(known.length)
})

describe('the clauses of a recipe', () => {
  it('joined are its steps, and speak of all that the steps use', () => {
    for (const { id, steps, variants = [] } of RECIPES) {
      const ways = [steps, ...variants.map((variant) => variant.steps)]
      const clauses = findClauses(id)
      expect(clauses?.map((way) => way.map((step) => step.map(({ text }) => text).join('')))).toEqual(
        ways.map((way) => way.map(({ text }) => text)),
      )
      const foods = clauses?.map((way) => way.map((step) => [...new Set(step.flatMap((clause) => clause.foods))].sort()))
      expect(foods).toEqual(ways.map((way) => way.map(({ uses = [] }) => [...uses].sort())))
    }
  })

  it('are none for what is not of the base', () => expect(findClauses('smok')).toBeNull())

  // Ten dishes, and what would go along (*) if one ingredient were left out; ~ goes on about the clause before it.
  it.each([
    ['schabowe-w-chrupiacej-panierce', 'cytryny', ['Odsącz na papierze i', '*podawaj od razu z cząstkami cytryny.']],
    [
      'makaron-zapiekany-z-kurczakiem-i-brokulem',
      'smietanka-30',
      ['*Wlej śmietankę i mleko,', 'dodaj gałkę muszkatołową i', 'gotuj 2 minuty.'],
    ],
    ['risotto-z-groszkiem-i-cytryna', 'mieta', ['*Posyp porwaną miętą i', 'podawaj od razu.']],
    [
      'spaghetti-carbonara',
      'pieprz-czarny',
      ['Parmezan zetrzyj drobno.', '*W misce roztrzep jajka z pieprzem i prawie całym serem na gęstą pastę.'],
    ],
    [
      'pomidory-z-cebula-i-oliwa',
      'bazylia-swieza',
      ['Dodaj cebulę, ocet, oliwę i pieprz,', 'delikatnie wymieszaj.', '*Posyp porwaną bazylią.'],
    ],
    ['mloda-kapusta-z-koperkiem', 'cukier', ['Odkryj,', '*dodaj cukier i pieprz i', 'odparuj resztę wody, około 4 minuty.']],
    ['pasta-jajeczna-ze-szczypiorkiem', 'majonez', ['*Majonez wymieszaj z jogurtem, musztardą, solą i pieprzem.']],
    ['dorsz-w-ziemniaczanej-skorupce', 'cytryny', ['Odsącz na papierze,', '*podawaj z cząstkami cytryny.']],
    [
      'wafle-ryzowe-z-jajkiem-i-ogorkiem',
      'majonez',
      ['*Majonez wymieszaj z posiekanym koperkiem, sokiem z cytryny i pieprzem.', 'Ogórek pokrój w cienkie plasterki.'],
    ],
    ['krem-z-marchewki-z-pomarancza-i-imbirem', 'pestki-dyni', ['*Pestki dyni upraż na suchej patelni i', '~posyp nimi zupę.']],
  ])('of %s are bound to what they speak of: %s', (id, food, expected) => {
    const step = findClauses(id)?.[0]?.findLast((clauses) => clauses.some(({ foods }) => foods.includes(food)))
    const written = step?.map(({ text, foods, follows }) => `${foods.includes(food) ? '*' : ''}${follows ? '~' : ''}${text.trim()}`)
    expect(written).toEqual(expected)
  })
})
