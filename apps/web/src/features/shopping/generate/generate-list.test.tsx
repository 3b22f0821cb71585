import { ERRORS } from '@spizarka/contract/errors'
import { listPantry } from '@spizarka/contract/pantry'
import { readConsideredProfile } from '@spizarka/contract/profile'
import { generateShoppingList, readShoppingListSession } from '@spizarka/contract/shopping-generation'
import { listSubscriptionProducts } from '@spizarka/contract/subscription-products'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { someProducts } from '../../../lib/plans/testing.ts'
import { readSession } from '../../../lib/session/session.ts'
import { answer, apiServer, type Refusal, refuse } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { aPantryItem, onePage, signedIn } from '../../../testing/samples.ts'
import { shoppingRoutes } from '../routes.ts'

const SESSION = '0b8f6c0e-8f0a-4b5e-9d55-2f1f3b1f7c11'
const routes = shoppingRoutes.filter(({ path }) => path?.startsWith('/generate-shopping-list'))

function orders(respond: () => { session_id: string } | Refusal = () => ({ session_id: SESSION })) {
  const sent: { body: object; key: string | null }[] = []
  apiServer.use(
    answer(generateShoppingList, ({ body, headers }) => {
      sent.push({ body, key: headers.get('idempotency-key') })
      return respond()
    }),
    answer(readShoppingListSession, () => refuse('not_found')),
  )
  return sent
}

async function open() {
  const view = renderRoutes(routes, '/generate-shopping-list')
  await screen.findByRole('heading', { level: 1, name: 'Nowa lista zakupów' })
  return view
}
const send = () => screen.getByRole('button', { name: /^Ułóż listę/ })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-11-20T12:00:00'), toFake: ['Date'] })
  signedIn()
  apiServer.use(
    answer(listSubscriptionProducts, () => someProducts),
    answer(listPantry, () =>
      onePage(
        aPantryItem({ id: '9', product_name: 'stary ser', best_before: '2025-11-18' }),
        aPantryItem({ best_before: '2025-11-20' }),
        aPantryItem({ id: '12', product_name: 'twaróg', best_before: '2025-11-22' }),
      ),
    ),
    answer(readConsideredProfile, () => ({ names: [], exclusions: [] })),
  )
  return () => vi.useRealTimers()
})

describe('/generate-shopping-list', () => {
  it('orders what was chosen without what need not be used up, takes the points and goes on to wait', async () => {
    const sent = orders()
    const { user, router } = await open()
    expect(send().textContent).toMatch(/−15 pkt AI/)
    await user.click(screen.getByRole('radio', { name: '1 osoba' }))
    await user.click(screen.getByRole('radio', { name: '4 dni' }))
    await user.click(screen.getByRole('checkbox', { name: 'Śniadanie' }))
    expect(screen.getByText('8 dań')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: '30 min' }))
    await user.click(await screen.findByRole('checkbox', { name: /twaróg/ }))
    expect(screen.queryByRole('checkbox', { name: /stary ser/ })).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'Budżet na zakupy' }), '120')
    await user.click(send())
    await expect.poll(() => router.state.location.pathname).toBe(`/generate-shopping-list/${SESSION}`)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({
      people: 1,
      days: 4,
      meal_types: ['lunch', 'dinner'],
      start_on: '2025-11-20',
      max_minutes: 30,
      budget_grosze: 12_000,
      without_product_ids: ['12'],
      custom_prompt: null,
    })
    expect(readSession().user?.ai_points).toBe(189)
    expect(await screen.findByText(/^Dla 1 osoby, czw.20 – ndz.23.listopada$|^Dla 1 osoby, czw.20 – niedz.23.listopada$/)).toBeTruthy()
  })

  it('says what ends before the first day, and does not offer to plan with it', async () => {
    const { user } = await open()
    const cheese = await screen.findByRole('checkbox', { name: /twaróg/ })
    await user.click(screen.getByRole('button', { name: /^Od dziś/ }))
    fireEvent.change(screen.getByLabelText('Pierwszy dzień'), { target: { value: '2025-11-21' } })
    expect(await screen.findByText(/^Przed pierwszym dniem planu kończy się: .*Zjedz to wcześniej/)).toBeTruthy()
    expect(screen.getAllByRole('checkbox', { name: /twaróg/ })).toEqual([cheese])
    fireEvent.change(screen.getByLabelText('Pierwszy dzień'), { target: { value: '2025-11-23' } })
    expect(screen.queryByRole('checkbox', { name: /twaróg/ })).toBeNull()
  })

  it('shows the limits of the plan before the tap, and what a bigger one has', async () => {
    const { user } = await open()
    expect(screen.getByText('Free: 1–2 osoby. Premium: 3–10 osób.')).toBeTruthy()
    expect(screen.queryByRole('radio', { name: '3 osoby' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '3–10 (Premium)' }))
    const sheet = within(await screen.findByRole('dialog', { name: /^Listy dla większego stołu/ }))
    await user.click(sheet.getByRole('button', { name: 'Nie teraz' }))
    await user.click(screen.getByRole('button', { name: '5–14 (Premium)' }))
    expect(await screen.findByRole('dialog', { name: /^Dłuższe plany/ })).toBeTruthy()
  })

  it('has every number and a wish in Premium', async () => {
    signedIn({ plan: 'premium' })
    const sent = orders()
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: '10 osób' }))
    await user.click(screen.getByRole('radio', { name: '14 dni' }))
    await user.type(screen.getByRole('textbox', { name: 'Twoje życzenie' }), 'coś z dynią')
    await user.click(send())
    await expect.poll(() => sent[0]?.body).toMatchObject({ people: 10, days: 14, custom_prompt: 'coś z dynią' })
  })

  it('needs a meal and the points, and says so', async () => {
    signedIn({ ai_points: 14 })
    const sent = orders()
    const { user } = await open()
    expect(screen.getByText(ERRORS.points_short_shopping_list.text)).toBeTruthy()
    for (const meal of ['Śniadanie', 'Obiad', 'Kolacja']) await user.click(screen.getByRole('checkbox', { name: meal }))
    expect(screen.getByText('Wybierz choć jeden posiłek.')).toBeTruthy()
    await user.click(send())
    expect(sent).toEqual([])
  })

  it('explains a plan that has ended meanwhile, and keeps the form', async () => {
    signedIn({ plan: 'premium' })
    orders(() => refuse('premium_days'))
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: '7 dni' }))
    await user.click(send())
    expect(await screen.findByRole('dialog', { name: /^Dłuższe plany/ })).toBeTruthy()
    expect(screen.getByText(ERRORS.premium_days.text)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '7 dni' }).checked).toBe(true)
  })
})

describe('/generate-shopping-list/{sessionId}', () => {
  it('leads to the plan once it is there', async () => {
    let asked = 0
    apiServer.use(
      answer(readShoppingListSession, () => {
        asked += 1
        return asked < 2 ? refuse('not_found') : { list_id: '7', charged: 15, made_by: 'kitchen' as const }
      }),
    )
    const { router } = renderRoutes(routes, `/generate-shopping-list/${SESSION}`)
    expect(await screen.findByText('Układanie listy...')).toBeTruthy()
    await expect.poll(() => router.state.location.pathname).toBe('/shopping-lists/7/plan')
  })

  it('says why nothing came of it, that the points are back, and leads to the form', async () => {
    apiServer.use(answer(readShoppingListSession, () => refuse('shopping_none_fits')))
    renderRoutes(routes, `/generate-shopping-list/${SESSION}`)
    expect(await screen.findByText(ERRORS.shopping_none_fits.text)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Zmień warunki' }).getAttribute('href')).toBe('/generate-shopping-list')
  })
})
