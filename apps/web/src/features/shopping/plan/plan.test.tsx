import { listRecipeSuggestions } from '@spizarka/contract/recipes'
import { readShoppingList } from '@spizarka/contract/shopping'
import { swapPlannedMeal } from '@spizarka/contract/shopping-generation'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, apiServer, refuse } from '../../../testing/api-server.ts'
import { aRecipeSummary } from '../../../testing/recipe-samples.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { onePage, signedIn } from '../../../testing/samples.ts'
import { shoppingRoutes } from '../routes.ts'
import { aPlannedMeal, aShoppingItem, aWholeList } from './testing.ts'

const routes = shoppingRoutes.filter(({ path }) => path === '/shopping-lists/:id/plan')
const KREM = aPlannedMeal({ recipe_id: '32', title: 'Krem z dyni', kind: 'soup', servings: 4, uses: ['dynia'], total_minutes: 40 })
const LIST = aWholeList({
  items: [
    aShoppingItem({ price_grosze: 499 }),
    aShoppingItem({ id: '5f0c1d0e-0000-4000-8000-000000000002', name: 'ser feta', aisle: 'dairy', price_grosze: 651 }),
    aShoppingItem({ id: '5f0c1d0e-0000-4000-8000-000000000003', name: 'chleb', aisle: 'bakery' }),
  ],
  covered: [{ name: 'makaron', need: 200, have: 500, unit: 'grams' }],
  plan: [
    { day: '2025-11-20', meals: [aPlannedMeal(), { ...KREM, meal_type: 'dinner' }] },
    { day: '2025-11-21', meals: [{ ...KREM, servings: 2, leftovers_of: '2025-11-20', uses: [] }] },
  ],
})

async function open() {
  const view = renderRoutes(routes, '/shopping-lists/7/plan')
  await screen.findByRole('heading', { level: 2, name: /^Czwartek/ })
  return view
}

describe('the plan of days', () => {
  beforeEach(() => {
    signedIn()
    apiServer.use(
      answer(readShoppingList, () => LIST),
      answer(listRecipeSuggestions, () =>
        onePage(
          { ...aRecipeSummary({ id: '50', title: 'Leczo', meal_types: ['lunch', 'dinner'] }), enough_for: 2, to_buy: ['cukinia'] },
          { ...aRecipeSummary({ id: '51', title: 'Owsianka', meal_types: ['breakfast'] }), enough_for: 2, to_buy: [] },
        ),
      ),
    )
  })

  it('says day by day what is eaten, why, and what was cooked before', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Zakupy na 2.dni$/)
    expect(screen.getByText(/^Czw.20 – pt.21.listopada, dla 2.osób$/)).toBeTruthy()
    const thursday = within(screen.getByRole('region', { name: /^Czwartek/ }))
    expect(thursday.getByText(/^960.kcal na osobę$/)).toBeTruthy()
    expect(thursday.getByText('zużyje: dynia')).toBeTruthy()
    expect(thursday.getByText(/^gotujesz od razu 4.porcje$/)).toBeTruthy()
    expect(thursday.getByRole('link', { name: /Krem z.dyni/ }).getAttribute('href')).toBe('/recipes/32')
    const friday = within(screen.getByRole('region', { name: /^Piątek/ }))
    expect(friday.getByText(/^zostało z.czwartku, tylko odgrzej$/)).toBeTruthy()
    expect(friday.queryByText(/zużyje/)).toBeNull()
  })

  it('says how much there is to buy and what of its price is known', async () => {
    await open()
    expect(screen.getByText(/^ok\..12.zł$/)).toBeTruthy()
    expect(screen.getByText(/^ceny 2 z.3 produktów z.Twoich paragonów$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Pokaż listę zakupów/ }).getAttribute('href')).toBe('/shopping-lists/7')
  })

  it('swaps a dish for one that the pantry offers, says what that did to the list, and takes it back', async () => {
    const asked: object[] = []
    apiServer.use(
      answer(swapPlannedMeal, ({ body }) => {
        asked.push(body)
        const isBack = body.recipe_id === '31'
        const [thursday, friday] = LIST.plan
        if (!thursday || !friday) throw new Error('the plan has two days')
        const leczo = aPlannedMeal({ recipe_id: '50', title: 'Leczo' })
        return isBack
          ? LIST
          : {
              ...LIST,
              items: [...LIST.items.slice(1), aShoppingItem({ id: '5f0c1d0e-0000-4000-8000-000000000009', name: 'cukinia' })],
              plan: [{ ...thursday, meals: [leczo, ...thursday.meals.slice(1)] }, friday],
            }
      }),
    )
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Zamień: Makaron ze szpinakiem' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Zamień obiad' }))
    expect(await sheet.findByText(/w.domu brakuje: cukinia/)).toBeTruthy()
    expect(sheet.queryByText('Owsianka')).toBeNull()
    await user.click(sheet.getByRole('radio', { name: /Leczo/ }))
    await user.click(sheet.getByRole('button', { name: /^Zamień danie/ }))
    expect(await screen.findByRole('link', { name: 'Leczo' })).toBeTruthy()
    expect((await screen.findAllByText('W planie: Leczo. Lista: +1, −1.')).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: 'Cofnij' }))
    expect(await screen.findByRole('link', { name: /^Makaron/ })).toBeTruthy()
    expect(asked).toMatchObject([
      { day: '2025-11-20', meal_type: 'lunch', recipe_id: '50' },
      { day: '2025-11-20', meal_type: 'lunch', recipe_id: '31' },
    ])
  })

  it('says on its day what is to be frozen, what nothing takes and what is bought fresh', async () => {
    const [thursday, friday] = LIST.plan
    if (!thursday || !friday) throw new Error('the plan has two days')
    const first = {
      ...thursday,
      freeze: [{ name: 'udko z kurczaka', grams: 600, by: '2025-11-20', for: [{ day: '2025-11-21', title: 'Udka duszone' }] }],
      left: [{ name: 'kefir', quantity: 400, unit: 'ml' as const, by: '2025-11-21' }],
      buy: [{ name: 'dorsz', grams: 500, for: { day: '2025-11-21', title: 'Dorsz pieczony' } }],
    }
    apiServer.use(answer(readShoppingList, () => ({ ...LIST, plan: [first, friday] })))
    await open()
    const said = within(screen.getByRole('list', { name: 'Poza gotowaniem' })).getAllByRole('listitem')
    expect(said.map(({ textContent }) => textContent.replaceAll('\u00a0', ' ').replaceAll(' 2025', ''))).toEqual([
      'Zamroź dziś: udko z kurczaka 600 g (termin 20 listopada). Na 21 listopada: Udka duszone; rozmroź w lodówce dzień wcześniej.',
      'Tego plan nie zużyje: kefir 400 ml. Zjedz do 21 listopada.',
      'Kup świeże: dorsz 500 g, na jutro: Dorsz pieczony.',
    ])
  })

  it('lets the kitchen choose, and says when there is nothing better', async () => {
    apiServer.use(
      answer(swapPlannedMeal, ({ body }) => {
        expect(body.recipe_id).toBeNull()
        return refuse('swap_none_better')
      }),
    )
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Zamień: Makaron ze szpinakiem' }))
    await user.click(await screen.findByRole('button', { name: /^Zamień danie/ }))
    expect(await screen.findByText('Nic lepszego z tego, co masz.')).toBeTruthy()
  })
})
