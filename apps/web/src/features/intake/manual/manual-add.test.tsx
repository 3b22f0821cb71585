import { createPantryItem } from '@spizarka/contract/pantry'
import { type SuggestedProduct, suggestProducts } from '@spizarka/contract/typed-products'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readSession } from '../../../lib/session/session.ts'
import { answer, apiServer, Refusal, refuse, unreachable } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { aPantryItem, signedIn } from '../../../testing/samples.ts'
import { intakeRoutes } from '../routes.ts'

function aSuggestion(name: string, changes: Partial<SuggestedProduct> = {}): SuggestedProduct {
  return {
    product_name: name,
    category: 'dairy',
    tile: null,
    is_spice: false,
    best_before: null,
    in_pantry: null,
    unit: 'grams',
    ...changes,
  }
}

async function openManual(suggestions: SuggestedProduct[] = []) {
  signedIn()
  apiServer.use(answer(suggestProducts, ({ query }) => suggestions.filter(({ product_name: name }) => name.startsWith(query.query))))
  const view = renderRoutes(intakeRoutes, '/add-products/manual')
  await screen.findByRole('group', { name: 'Produkt 1' })
  return view
}
type User = Awaited<ReturnType<typeof openManual>>['user']

const row = (number: number) => within(screen.getByRole('group', { name: `Produkt ${number}` }))
const send = () => screen.getByRole('button', { name: 'Dodaj do spiżarni' })
const addRow = (user: User) => user.click(screen.getByRole('button', { name: 'Kolejny produkt' }))

async function fill(user: User, number: number, name: string, quantity: string) {
  if (name) await user.type(row(number).getByLabelText('Nazwa'), name)
  if (quantity) await user.type(row(number).getByLabelText('Ilość'), quantity)
}

/** Takes what is added, in order; refuses the products named. */
function pantryRefusing(refusals: Record<string, Refusal> = {}, bonus = 0) {
  const received: unknown[] = []
  const keys: (string | null)[] = []
  apiServer.use(
    answer(createPantryItem, ({ body, headers }) => {
      received.push(body)
      keys.push(headers.get('idempotency-key'))
      return refusals[body.product_name] ?? { ...aPantryItem({ product_name: body.product_name }), bonus_awarded: bonus }
    }),
  )
  return { received, keys }
}

describe('/add-products/manual', () => {
  it('adds the complete rows one after another and lists their names', async () => {
    const { received } = pantryRefusing()
    const { user } = await openManual()
    await fill(user, 1, 'mąka pszenna', '1,5')
    await user.click(row(1).getByRole('radio', { name: 'szt.' }))
    await addRow(user)
    await fill(user, 2, 'mleko', '1000')
    await user.click(row(2).getByRole('radio', { name: 'ml' }))
    await addRow(user)
    await fill(user, 3, 'cebula', '')
    await user.click(send())
    expect(await screen.findByText('Dodano do spiżarni: 2 produkty')).toBeTruthy()
    expect(received).toEqual([
      { product_name: 'mąka pszenna', canonical_unit: 'pieces', is_spice: false, quantity_pieces: 1.5 },
      { product_name: 'mleko', canonical_unit: 'ml', is_spice: false, quantity_ml: 1000 },
    ])
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['mąka pszenna', 'mleko'])
    expect(screen.getByText('Pominięte, bo bez nazwy lub ilości: cebula.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Przejdź do spiżarni' }).getAttribute('href')).toBe('/pantry')

    await user.click(screen.getByRole('button', { name: 'Dodaj więcej produktów' }))
    expect(screen.getAllByRole('group', { name: /^Produkt/ })).toHaveLength(1)
    expect(row(1).getByLabelText<HTMLInputElement>('Nazwa').value).toBe('')
  })

  it('proposes names after two letters, and guesses unit and date until they are touched', async () => {
    const { received } = pantryRefusing()
    const gouda = aSuggestion('ser gouda', { best_before: '2031-11-30', in_pantry: { quantity: 150, unit: 'grams' } })
    const { user } = await openManual([gouda, aSuggestion('ser gouda wędzony'), aSuggestion('sok', { unit: 'ml' })])
    await user.type(row(1).getByLabelText('Nazwa'), 'ser go')
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual([
      expect.stringMatching(/ser goudaok\..[^,]*masz 150.g$/),
      expect.stringContaining('ser gouda wędzonyNabiał i jajka, zwykle g'),
    ])
    await user.click(options[0] ?? document.body)
    expect(await row(1).findByText(/ok\. 30 listopada 2031/)).toBeTruthy()
    await fill(user, 1, '', '200')
    await addRow(user)
    await fill(user, 2, 'sok', '1000')
    await expect.poll(() => row(2).getByRole<HTMLInputElement>('radio', { name: 'ml' }).checked).toBe(true)
    await addRow(user)
    await fill(user, 3, 'ser gouda', '3')
    await user.click(row(3).getByRole('radio', { name: 'szt.' }))
    await user.click(await row(3).findByRole('button', { name: 'Brak' }))
    await user.click(send())
    await screen.findByText('Dodano do spiżarni: 3 produkty')
    expect(received).toEqual([
      { product_name: 'ser gouda', canonical_unit: 'grams', is_spice: false, quantity_grams: 200 },
      { product_name: 'sok', canonical_unit: 'ml', is_spice: false, quantity_ml: 1000 },
      { product_name: 'ser gouda', canonical_unit: 'pieces', is_spice: false, quantity_pieces: 3, best_before: null },
    ])
  })

  it('refuses a typed 0 where it stands', async () => {
    const { user } = await openManual()
    await fill(user, 1, 'mąka', '0')
    expect(row(1).getByText('Podaj ilość większą od zera.')).toBeTruthy()
    await fill(user, 1, '', ',5')
    expect(row(1).queryByText('Podaj ilość większą od zera.')).toBeNull()
  })

  it('asks for a complete row until a field is edited', async () => {
    const { user } = await openManual()
    await fill(user, 1, 'mąka', '0')
    await user.click(send())
    const error = 'Dodaj przynajmniej jeden produkt z nazwą i ilością.'
    expect(screen.getByText(error)).toBeTruthy()
    await fill(user, 1, ' żytnia', '')
    expect(screen.queryByText(error)).toBeNull()
  })

  it('takes no amount outside 0 to 50000 as typed, and no third decimal', async () => {
    const { user } = await openManual()
    const box = row(1).getByLabelText<HTMLInputElement>('Ilość')
    await user.type(box, '-500009')
    expect(box.value).toBe('50000')
    await user.clear(box)
    await user.type(box, '0,015')
    expect(box.value).toBe('0,01')
  })

  it('holds at most ten rows and never fewer than one', async () => {
    const { user } = await openManual()
    expect(row(1).queryByRole('button', { name: /^Usuń/ })).toBeNull()
    for (let more = 0; more < 9; more++) await addRow(user)
    expect(screen.getByText('Naraz dodasz najwyżej 10 produktów.')).toBeTruthy()
    await addRow(user)
    expect(screen.getAllByRole('group', { name: /^Produkt/ })).toHaveLength(10)
    await user.click(row(4).getByRole('button', { name: 'Usuń: Produkt 4' }))
    expect(screen.getAllByRole('group', { name: /^Produkt/ })).toHaveLength(9)
  })

  it('stops at the first failure: what was added stays added, the rest can be sent again', async () => {
    const { received, keys } = pantryRefusing({ masło: new Refusal(400, { product_name: ['Za długa nazwa.'] }) })
    const { user } = await openManual()
    await fill(user, 1, 'mąka', '1')
    await addRow(user)
    await fill(user, 2, 'masło', '2')
    await addRow(user)
    await fill(user, 3, 'mleko', '3')
    await user.click(send())
    expect((await screen.findByText('Za długa nazwa.')).closest('[role=alert]')?.textContent).toContain('Nie dodano: masło.')
    expect(screen.getByText('Już w spiżarni').parentElement?.textContent).toContain('mąka')
    expect(screen.getAllByRole('group', { name: /^Produkt/ })).toHaveLength(2)
    expect(received).toHaveLength(2)

    pantryRefusing()
    await user.click(send())
    expect(await screen.findByText('Dodano do spiżarni: 3 produkty')).toBeTruthy()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['mąka', 'masło', 'mleko'])
    expect(new Set(keys).size).toBe(2)
  })

  it('leads to the plans when the pantry is full', async () => {
    pantryRefusing({ mąka: refuse('pantry_limit') })
    const { user } = await openManual()
    await fill(user, 1, 'mąka', '1')
    await user.click(send())
    expect(await screen.findByText(/limit 50 produktów/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Zobacz plany' }).getAttribute('href')).toBe('/settings/subscription')
  })

  it('has its own words where the server has none, and keeps the key of a row for another try', async () => {
    const { user } = await openManual()
    apiServer.use(unreachable(createPantryItem))
    await fill(user, 1, 'mąka', '1')
    await user.click(send())
    expect(await screen.findByText('Wystąpił błąd podczas dodawania produktów.')).toBeTruthy()
    expect(row(1).getByLabelText<HTMLInputElement>('Nazwa').value).toBe('mąka')
  })

  it('credits the bonus of a full pantry', async () => {
    pantryRefusing({}, 50)
    const { user } = await openManual()
    await fill(user, 1, 'mąka', '1')
    await user.click(send())
    expect(await screen.findByText('Pełna spiżarnia! Dostajesz 50 punktów.')).toBeTruthy()
    expect(readSession().user?.ai_points).toBe(254)
  })
})
