import { ERRORS } from '@spizarka/contract/errors'
import { listPantry } from '@spizarka/contract/pantry'
import { readConsideredProfile } from '@spizarka/contract/profile'
import { generateRecipe } from '@spizarka/contract/recipe-sessions'
import { listSubscriptionProducts } from '@spizarka/contract/subscription-products'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { someProducts } from '../../../lib/plans/testing.ts'
import { readSession } from '../../../lib/session/session.ts'
import { answer, apiServer, Refusal, refuse } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { aPantryItem, onePage, signedIn } from '../../../testing/samples.ts'
import { recipesRoutes } from '../routes.ts'

const SESSION = '0b8f6c0e-8f0a-4b5e-9d55-2f1f3b1f7c11'
const routes = recipesRoutes.filter(({ path }) => path === '/generate-recipe')

type Sent = { body: object; key: string | null }

/** Every order that arrives; answered by `respond`. */
function orders(respond: () => { session_id: string } | Refusal = () => ({ session_id: SESSION })): Sent[] {
  const sent: Sent[] = []
  apiServer.use(
    answer(generateRecipe, ({ body, headers }) => {
      sent.push({ body, key: headers.get('idempotency-key') })
      return respond()
    }),
  )
  return sent
}

async function open() {
  const view = renderRoutes(routes, '/generate-recipe')
  await screen.findByRole('heading', { level: 1, name: 'Nowy przepis' })
  return view
}
const send = () => screen.getByRole('button', { name: /^Ułóż przepis/ })

describe('/generate-recipe', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2025-11-20T12:00:00'), toFake: ['Date'] })
    signedIn()
    apiServer.use(
      answer(listSubscriptionProducts, () => someProducts),
      answer(listPantry, () => ({ ...onePage(aPantryItem(), aPantryItem({ id: '12', product_name: 'twaróg' })), count: 4 })),
      answer(readConsideredProfile, () => ({ names: ['Nadciśnienie', 'refluks'], exclusions: ['bez orzechów włoskich'] })),
    )
    return () => vi.useRealTimers()
  })

  it('says what it costs, what is due and what is taken into account', async () => {
    await open()
    expect(send().textContent).toMatch(/−60 pkt AI/)
    expect(screen.getByText(/^Masz 204.pkt, zostaną 144.pkt\. Jeśli się nie uda, punkty wrócą\.$/)).toBeTruthy()
    expect(await screen.findByText(/^szpinak, twaróg i.2.inne$/)).toBeTruthy()
    expect(await screen.findByText('nadciśnienie, refluks, bez orzechów włoskich')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Zmień' }).getAttribute('href')).toBe('/settings/profile')
  })

  it('orders what was chosen, takes the points off the balance and goes on to wait', async () => {
    const sent = orders()
    const { user, router } = await open()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Obiad' }).checked).toBe(true)
    await user.click(screen.getByRole('radio', { name: 'Kolacja' }))
    await user.click(screen.getByRole('button', { name: 'Więcej: porcje' }))
    await user.click(screen.getByRole('radio', { name: 'dowolny' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Może czegoś brakować' }).checked).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Więcej: brakujące składniki' }))
    await user.click(screen.getByRole('switch', { name: /Najpierw to/ }))
    await user.click(screen.getByRole('switch', { name: /Obrazek potrawy/ }))
    expect(send().textContent).toMatch(/−62 pkt AI/)
    await user.click(send())
    await expect.poll(() => router.state.location.pathname).toBe(`/generate-recipe/${SESSION}`)
    expect(sent[0]?.body).toEqual({
      meal_type: 'dinner',
      servings: 3,
      max_minutes: null,
      max_missing: 3,
      use_soon_first: false,
      with_picture: true,
      custom_prompt: null,
      calories: null,
      device: null,
    })
    expect(readSession().user?.ai_points).toBe(142)
  })

  it('has nothing bought where the pantry alone may be used, whatever was chosen before', async () => {
    const sent = orders()
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Może czegoś brakować' }))
    await user.click(screen.getByRole('button', { name: 'Więcej: brakujące składniki' }))
    await user.click(screen.getByRole('radio', { name: /^Tylko z/ }))
    await user.click(send())
    await expect.poll(() => sent[0]?.body).toMatchObject({ max_missing: 0, use_soon_first: true })
  })

  it('begins as it was left, but never with what makes no sense', async () => {
    localStorage.setItem('spizarka.recipe-request', JSON.stringify({ servings: 4, minutes: 45, mayMiss: true, mostMissing: 99 }))
    await open()
    expect(screen.getByRole('group', { name: 'Ilość: porcje' }).textContent).toBe('4')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '45 min' }).checked).toBe(true)
    expect(screen.getByRole('group', { name: 'Ilość: brakujące składniki' }).textContent).toBe('2')
  })

  it('charges a double tap once', async () => {
    const sent = orders()
    const { user } = await open()
    await user.dblClick(send())
    await expect.poll(() => readSession().user?.ai_points).toBe(144)
    expect(sent).toHaveLength(1)
  })

  it('repeats a failed try with the same key, and another order with another', async () => {
    const sent = orders(() => refuse('internal'))
    const { user } = await open()
    await user.click(send())
    expect((await screen.findByRole('alert')).textContent).toBe('Nie udało się zamówić przepisu. Spróbuj ponownie.')
    await user.click(send())
    await expect.poll(() => sent).toHaveLength(2)
    await screen.findByRole('alert')
    await user.click(screen.getByRole('radio', { name: 'Przekąska' }))
    await user.click(send())
    await expect.poll(() => sent).toHaveLength(3)
    expect(sent[0]?.key).toBe(sent[1]?.key)
    expect(sent[2]?.key).not.toBe(sent[0]?.key)
    expect(readSession().user?.ai_points).toBe(204)
  })

  it.each([
    [59, false, ERRORS.points_short_recipe.text],
    [61, true, ERRORS.points_short_recipe_with_picture.text],
  ])('cannot be sent with %i points (picture: %s), and says why', async (points, withPicture, text) => {
    signedIn({ ai_points: points })
    const { user } = await open()
    if (withPicture) await user.click(screen.getByRole('switch', { name: /Obrazek potrawy/ }))
    expect(screen.getByText(text)).toBeTruthy()
    expect(send().getAttribute('aria-disabled')).toBe('true')
    await user.click(send())
  })

  it.each(['points_short_recipe', 'recipe_limit'] as const)('says why the server refuses: %s', async (code) => {
    orders(() => refuse(code))
    const { user } = await open()
    await user.click(send())
    expect((await screen.findByRole('alert')).textContent).toBe(ERRORS[code].text)
  })

  it.each([
    ['Twoje życzenie', /^Własne życzenie jest w.Premium$/],
    ['Kalorie na porcję', /^Kalorie na porcję są w.Premium$/],
    ['Urządzenie', /^Wersje na urządzenia są w.Premium$/],
  ])('offers Premium to Free for: %s', async (row, title) => {
    const { user } = await open()
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: `${row} (Premium)` }))
    const sheet = within(await screen.findByRole('dialog', { name: title }))
    expect(await sheet.findByText(/^29,99.zł$/)).toBeTruthy()
    expect(sheet.getByRole('link', { name: 'Zobacz plany' }).getAttribute('href')).toBe('/settings/subscription')
  })

  describe('in Premium', () => {
    beforeEach(() => {
      signedIn({ plan: 'premium' })
    })

    it('sends a wish, the energy and the device', async () => {
      const sent = orders()
      const { user } = await open()
      const wish = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Twoje życzenie' })
      expect(wish.maxLength).toBe(500)
      await user.type(wish, 'coś na ostro')
      const calories = screen.getByRole<HTMLInputElement>('textbox', { name: 'Kalorie na porcję' })
      await user.type(calories, '40001')
      expect(calories.value).toBe('4000')
      await user.clear(calories)
      await user.type(calories, '0')
      await user.click(screen.getByRole('radio', { name: 'Thermomix' }))
      await user.click(send())
      await expect.poll(() => sent[0]?.body).toMatchObject({ custom_prompt: 'coś na ostro', calories: 0, device: 'thermomix' })
    })

    it('sends none of them when nothing was said', async () => {
      const sent = orders()
      const { user } = await open()
      await user.type(screen.getByRole('textbox', { name: 'Twoje życzenie' }), '   ')
      await user.click(send())
      await expect.poll(() => sent[0]?.body).toMatchObject({ custom_prompt: null, calories: null, device: null })
    })

    it.each([
      ['premium_custom_prompt', /^Własne życzenie jest/],
      ['premium_calories', /^Kalorie na porcję są/],
      ['premium_device', /^Wersje na urządzenia są/],
    ] as const)('explains a plan that has ended meanwhile (%s)', async (code, title) => {
      orders(() => refuse(code))
      const { user } = await open()
      await user.click(send())
      expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
      expect(screen.getByText(ERRORS[code].text)).toBeTruthy()
    })
  })
})
