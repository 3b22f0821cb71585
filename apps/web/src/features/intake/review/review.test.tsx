import { readMe } from '@spizarka/contract/accounts'
import {
  confirmItems,
  convertPendingItemUnit,
  deletePendingItem,
  type PendingItem,
  readPendingItems,
  updatePendingItem,
} from '@spizarka/contract/intake'
import { act, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { drafts } from '../../../lib/drafts.ts'
import { readSession } from '../../../lib/session.ts'
import { answer, apiServer, Refusal, refuse } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { aConflict, aPendingItem, aUser, signedIn } from '../../../testing/samples.ts'
import { intakeRoutes } from '../routes.ts'
import { ReviewScreen } from './ReviewScreen.tsx'

const SESSION = '0b8f6c0e-8f0a-4b5e-9d55-2f1f3b1f7c11'
const ADDRESS = `/pending-items/${SESSION}`
const UNRESOLVED = 'Musisz najpierw rozwiązać wszystkie problemy lub usunąć błędne pozycje.'

function listOf(items: PendingItem[], spices: string[] = []) {
  return { pending_items: items, recognized_spices: spices.map((name) => ({ spice: { name } })), source: 'text' as const, receipt: null }
}

async function openReview(items: PendingItem[], spices: string[] = []) {
  signedIn()
  apiServer.use(answer(readPendingItems, () => listOf(items, spices)))
  const view = renderRoutes(intakeRoutes, ADDRESS)
  await screen.findByText(/^Z listy tekstowej/)
  return view
}

/** Answers decisions and edits with the given item, and keeps what was sent. */
function updatesTo(item: PendingItem | Refusal) {
  const bodies: unknown[] = []
  apiServer.use(
    answer(updatePendingItem, ({ body }) => {
      bodies.push(body)
      return item
    }),
  )
  return bodies
}

const confirmButton = () => screen.getByRole('button', { name: 'Zatwierdź i dodaj do spiżarni' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('while the list is being read', () => {
  it('asks again until it is there, at first quickly', async () => {
    signedIn()
    drafts.save('text-intake', '2 kg ziemniaków')
    let polls = 0
    apiServer.use(
      answer(readPendingItems, () => {
        polls += 1
        return polls < 3 ? refuse('not_found') : listOf([aPendingItem()])
      }),
    )
    renderRoutes(intakeRoutes, ADDRESS)
    expect(await screen.findByText('Przetwarzanie listy przez AI...')).toBeTruthy()
    expect(await screen.findByText('2000 g', {}, { timeout: 2000 })).toBeTruthy()
    expect(polls).toBe(3)
    expect(drafts.find('text-intake')).toBeUndefined()
  })

  it('gives up after three minutes and starts over on demand', async () => {
    signedIn()
    vi.useFakeTimers()
    const fetching = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json({ detail: 'Nie znaleziono.' }, { status: 404 })))
    // Not lazy: a module does not load while time stands still.
    renderRoutes([{ path: 'pending-items/:sessionId', Component: ReviewScreen }], ADDRESS)
    await act(() => vi.advanceTimersByTimeAsync(170_000))
    expect(screen.getByText('Przetwarzanie listy przez AI...')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(screen.getByText(/trwa dłużej niż zwykle. Jeśli/)).toBeTruthy()
    const polls = fetching.mock.calls.length
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(fetching).toHaveBeenCalledTimes(polls)

    vi.useRealTimers()
    fetching.mockRestore()
    apiServer.use(answer(readPendingItems, () => listOf([aPendingItem()])))
    button('Spróbuj ponownie').click()
    expect(await screen.findByText('2000 g')).toBeTruthy()
  })

  it('says why nothing could be read, shows the points that came back and leads to the list', async () => {
    signedIn({ ai_points: 202 })
    apiServer.use(
      answer(readPendingItems, () => refuse('intake_nothing_readable')),
      answer(readMe, () => aUser({ ai_points: 204 })),
    )
    renderRoutes(intakeRoutes, ADDRESS)
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Nie znaleźliśmy w tekście żadnego produktu/)
    expect(screen.getByRole('link', { name: 'Popraw listę' }).getAttribute('href')).toBe('/add-products/text')
    await expect.poll(() => readSession().user?.ai_points).toBe(204)
  })

  it.each([
    [new Refusal(500, { error: 'Serwer odpoczywa.' }), 'Serwer odpoczywa.'],
    [new Refusal(500, {}), 'Wystąpił błąd podczas pobierania danych.'],
  ])('stops after failure %# and can be tried again', async (refusal, text) => {
    signedIn()
    let polls = 0
    apiServer.use(
      answer(readPendingItems, () => {
        polls += 1
        return refusal
      }),
    )
    renderRoutes(intakeRoutes, ADDRESS)
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(polls).toBe(1)
    expect(button('Spróbuj ponownie')).toBeTruthy()
  })
})

describe('the list', () => {
  it('shows every kind of item, and where it was read from', async () => {
    await openReview(
      [
        aPendingItem(),
        aPendingItem({ id: '3', product_name: 'koper', quantity_grams: null, source_line: 'trochę koperku' }),
        aPendingItem({ id: '4', product_name: 'jajka', quantity_grams: null, quantity_pieces: 10, source_line: '10 jajek' }),
        aPendingItem({ id: '5', product_name: 'majeranek', quantity_grams: null, is_spice: true, source_line: 'majeranek' }),
        aPendingItem({ id: '6', product_name: 'asd', status: 'error', error_message: 'Nie rozpoznano produktu', source_line: 'asd 123' }),
        aPendingItem({ id: '7', product_name: 'xyz', status: 'error', source_line: 'xyz' }),
      ],
      ['majeranek', 'sól'],
    )
    expect(screen.getByText('Z listy tekstowej, 6 pozycji')).toBeTruthy()
    expect(screen.getByText('2000 g')).toBeTruthy()
    expect(screen.getByText('Brak')).toBeTruthy()
    expect(screen.getByText('10 szt.')).toBeTruthy()
    expect(screen.getByText('Przyprawa.').parentElement?.textContent).toBe('Przyprawa. Widoczna w spiżarni ze statusem "Na stanie"')
    expect(screen.queryByRole('button', { name: 'Edytuj: majeranek' })).toBeNull()
    expect(screen.getByText('Nie rozpoznano produktu')).toBeTruthy()
    expect(screen.getByText('Wystąpił nieznany błąd.')).toBeTruthy()
    expect(screen.getByText('Rozpoznane przyprawy (zaktualizowano stan)').parentElement?.textContent).toContain('sól')
    for (const line of ['2 kg ziemniaków', 'trochę koperku', 'asd 123'])
      expect(screen.getAllByText(`„${line}”`, { exact: false })).toBeTruthy()
    expect(within(screen.getByRole('region', { name: 'Do rozwiązania' })).getAllByRole('heading', { level: 3 })).toHaveLength(2)
  })

  it('edits name, amount and best-before date', async () => {
    const { user } = await openReview([aPendingItem()])
    const bodies = updatesTo(aPendingItem({ product_name: 'ziemniaki młode', quantity_grams: 1500 }))
    await user.click(button('Edytuj: ziemniaki'))
    const name = screen.getByLabelText<HTMLInputElement>('Nazwa')
    expect([name.maxLength, document.activeElement]).toEqual([50, name])
    expect(screen.getByText('9 / 50')).toBeTruthy()
    await user.type(name, ' młode')
    await user.clear(screen.getByLabelText('Ilość'))
    await user.type(screen.getByLabelText('Ilość'), '1500')
    await user.type(screen.getByLabelText(/Najlepiej zużyć do/), '2025-12-24')
    await user.click(button('Zapisz'))
    expect(await screen.findByText('1500 g')).toBeTruthy()
    expect(bodies).toEqual([
      { product_name: 'ziemniaki młode', quantity_grams: 1500, quantity_ml: null, quantity_pieces: null, best_before: '2025-12-24' },
    ])
    expect(document.activeElement).toBe(button('Edytuj: ziemniaki młode'))
  })

  it('sends an emptied amount as none, and forgets an edit that is cancelled', async () => {
    const { user } = await openReview([aPendingItem()])
    const bodies = updatesTo(aPendingItem({ quantity_grams: null }))
    await user.click(button('Edytuj: ziemniaki'))
    await user.type(screen.getByLabelText('Nazwa'), ' x')
    await user.click(button('Anuluj'))
    await user.click(button('Edytuj: ziemniaki'))
    expect(screen.getByLabelText<HTMLInputElement>('Nazwa').value).toBe('ziemniaki')
    await user.clear(screen.getByLabelText('Ilość'))
    await user.click(button('Zapisz'))
    expect(await screen.findByText('Brak')).toBeTruthy()
    expect(bodies).toMatchObject([{ quantity_grams: null, quantity_ml: null, quantity_pieces: null }])
  })

  it('keeps the form open when it cannot be saved', async () => {
    const { user } = await openReview([aPendingItem()])
    updatesTo(refuse('internal'))
    await user.click(button('Edytuj: ziemniaki'))
    await user.type(screen.getByLabelText('Nazwa'), ' młode')
    await user.click(button('Zapisz'))
    expect(await screen.findByText('Nie udało się zapisać zmian. Spróbuj ponownie.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Nazwa').value).toBe('ziemniaki młode')
  })

  it('asks before it deletes', async () => {
    const { user } = await openReview([aPendingItem(), aPendingItem({ id: '8', product_name: 'mleko' })])
    const deleted: string[] = []
    apiServer.use(
      answer(deletePendingItem, ({ params }) => {
        deleted.push(params.id)
        return undefined
      }),
    )
    await user.click(button('Usuń: ziemniaki'))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText('Czy na pewno chcesz usunąć ten produkt z listy?')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Anuluj' }))
    await user.click(button('Usuń: ziemniaki'))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Usuń' }))
    await expect.poll(() => screen.queryByText('ziemniaki')).toBeNull()
    expect(deleted).toEqual(['1'])
    expect(document.activeElement?.className).toMatch(/^page /)
  })

  it('keeps what could not be deleted', async () => {
    const { user } = await openReview([aPendingItem()])
    apiServer.use(answer(deletePendingItem, () => refuse('internal')))
    await user.click(button('Usuń: ziemniaki'))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Usuń' }))
    expect((await screen.findAllByText('Nie udało się usunąć produktu. Spróbuj ponownie.')).length).toBeGreaterThan(0)
    expect(screen.getByText('ziemniaki')).toBeTruthy()
  })
})

async function openConversion(item: PendingItem) {
  const view = await openReview([item])
  await view.user.click(button(`Edytuj: ${item.product_name}`))
  await view.user.click(button('Zmień jednostkę'))
  return { ...view, dialog: within(screen.getByRole('dialog', { name: 'Konwersja jednostki' })) }
}

describe('Konwersja jednostki', () => {
  it('asks how many pieces a weight is', async () => {
    let body: unknown
    apiServer.use(
      answer(convertPendingItemUnit, (received) => {
        body = received.body
        return aPendingItem({ quantity_grams: null, quantity_pieces: 8 })
      }),
    )
    const { user, dialog } = await openConversion(aPendingItem({ suggested_piece: 100 }))
    expect(dialog.queryByRole('radio', { name: 'mililitry' })).toBeNull()
    expect(dialog.getByRole('button', { name: /zwykle 20 szt\./ })).toBeTruthy()
    await user.type(dialog.getByLabelText('Ile sztuk to 2000 g?'), '8')
    await user.click(dialog.getByRole('button', { name: 'Zatwierdź zmianę' }))
    await expect.poll(() => screen.getByLabelText<HTMLInputElement>('Ilość').value).toBe('8')
    expect(body).toEqual({ target_unit: 'pieces', target_quantity: 8 })
  })

  it('asks which unit, and how much, for pieces', async () => {
    const { user, dialog } = await openConversion(aPendingItem({ quantity_grams: null, quantity_pieces: 10 }))
    const submit = dialog.getByRole('button', { name: 'Zatwierdź zmianę' })
    await user.click(submit)
    expect(dialog.getByText('Musisz wybrać jednostkę docelową.')).toBeTruthy()
    await user.click(dialog.getByRole('radio', { name: 'gramy' }))
    expect(dialog.getByText('Musisz podać prawidłową, dodatnią ilość.')).toBeTruthy()
    expect(dialog.getByLabelText('Ile gramów mają łącznie 10 szt.?')).toBeTruthy()
  })

  it.each([
    [refuse('conversion_not_allowed'), 'Tej pozycji nie można przeliczyć na wybraną jednostkę.'],
    [new Refusal(500, {}), 'Wystąpił błąd podczas konwersji jednostki.'],
  ])('shows failure %#', async (refusal, text) => {
    apiServer.use(answer(convertPendingItemUnit, () => refusal))
    const { user, dialog } = await openConversion(aPendingItem())
    await user.type(dialog.getByRole('textbox'), '8')
    await user.click(dialog.getByRole('button', { name: 'Zatwierdź zmianę' }))
    expect(await dialog.findByText(text)).toBeTruthy()
  })
})

describe('a decision', () => {
  it('on the unit asks for unit and rate, and sends both', async () => {
    const { user } = await openReview([aConflict({})])
    const bodies = updatesTo(aPendingItem({ id: '2', product_name: 'masło extra 82%', quantity_grams: 400 }))
    await user.click(button('Zapisz wybór'))
    expect(screen.getByText('Musisz wybrać preferowaną jednostkę.')).toBeTruthy()
    expect(screen.getByText('Musisz podać prawidłowy, dodatni przelicznik.')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'gramy' }))
    await user.click(button('zwykle 200 g'))
    expect(screen.getByText('2 szt. = 400 g')).toBeTruthy()
    await user.click(button('Zapisz wybór'))
    expect(await screen.findByRole('region', { name: 'Gotowe' })).toBeTruthy()
    expect(bodies).toEqual([{ resolution_type: 'setup_canonical_unit', canonical_unit: 'grams', conversion_to_grams: 200 }])
    expect(screen.queryByRole('region', { name: 'Do rozwiązania' })).toBeNull()
  })

  it('on a missing rate knows the unit already, and counts millilitres where the pantry does', async () => {
    const { user } = await openReview([
      aConflict({
        conflict_type: 'missing_conversion_rate',
        current_unit_in_db: 'pieces',
        new_unit_from_input: 'ml',
        suggested_rate: null,
      }),
    ])
    const bodies = updatesTo(aPendingItem({ id: '2' }))
    await user.type(screen.getByLabelText('Ile mililitrów ma 1 sztuka?'), '330')
    await user.click(button('Zapisz wybór'))
    await expect.poll(() => bodies).toEqual([{ resolution_type: 'setup_canonical_unit', canonical_unit: 'pieces', conversion_to_ml: 330 }])
  })

  it('cannot be taken where no unit can be the base', async () => {
    const { user } = await openReview([aConflict({ current_unit_in_db: 'pieces', new_unit_from_input: 'pieces' })])
    await user.click(button('Zapisz wybór'))
    expect(screen.getByText('Błąd: nie można określić jednostki bazowej konfliktu.')).toBeTruthy()
  })

  it('on density asks what 100 ml weigh', async () => {
    const { user } = await openReview([
      aConflict(
        { conflict_type: 'missing_density', current_unit_in_db: 'ml', new_unit_from_input: 'grams', suggested_rate: 0.92 },
        { quantity_grams: 460, quantity_pieces: null },
      ),
    ])
    const bodies = updatesTo(aPendingItem({ id: '2' }))
    await user.click(button('Zapisz wybór'))
    expect(screen.getByText('Musisz podać prawidłowy, dodatni przelicznik.')).toBeTruthy()
    await user.click(button('zwykle 92 g'))
    expect(screen.getByLabelText<HTMLInputElement>('Ile waży 100 ml?').value).toBe('92')
    expect(screen.getByText('460 g = 500 ml')).toBeTruthy()
    await user.click(button('Zapisz wybór'))
    await expect.poll(() => bodies).toEqual([{ resolution_type: 'set_density', grams_per_ml: 0.92 }])
  })

  const calculated = aConflict({
    conflict_type: 'confirm_autocalculation',
    original_input: '6 szt.',
    calculated_output: '360 g',
    conversion_rate_used: 60,
  })

  it('accepts what was calculated', async () => {
    const { user } = await openReview([calculated])
    const bodies = updatesTo(aPendingItem({ id: '2' }))
    expect(screen.getByText('360 g')).toBeTruthy()
    expect(screen.getByText('Użyliśmy zapisanego przelicznika: 1 szt. = 60 g.')).toBeTruthy()
    await user.click(button('Akceptuję'))
    await expect.poll(() => bodies).toEqual([{ resolution_type: 'accept_calculation' }])
  })

  it('corrects what was calculated with the original number divided by the right one', async () => {
    const { user } = await openReview([calculated])
    const bodies = updatesTo(aPendingItem({ id: '2' }))
    await user.click(button('Popraw ilość'))
    await user.click(button('Anuluj'))
    expect(document.activeElement).toBe(button('Popraw ilość'))
    await user.click(button('Popraw ilość'))
    await user.click(button('Zapisz ilość'))
    expect(screen.getByText('Podaj prawidłową, dodatnią ilość.')).toBeTruthy()
    await user.type(screen.getByRole('textbox'), '480')
    await user.click(button('Zapisz ilość'))
    await expect.poll(() => bodies).toEqual([{ resolution_type: 'correct_conversion', new_conversion_rate: 6 / 480 }])
  })

  it('cannot correct what had no number', async () => {
    const { user } = await openReview([
      aConflict({ conflict_type: 'confirm_autocalculation', original_input: 'kilka', calculated_output: '360 g' }),
    ])
    await user.click(button('Popraw ilość'))
    await user.type(screen.getByRole('textbox'), '480')
    await user.click(button('Zapisz ilość'))
    expect(screen.getByText('Błąd: Brak oryginalnej wartości do przeliczenia.')).toBeTruthy()
  })

  it.each([
    [refuse('resolution_not_expected'), 'Ta pozycja nie wymaga takiej decyzji.'],
    [new Refusal(500, {}), 'Nie udało się zapisać decyzji. Spróbuj ponownie.'],
  ])('that fails (%#) can be taken again', async (refusal, text) => {
    const { user } = await openReview([calculated])
    updatesTo(refusal)
    await user.click(button('Akceptuję'))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(button('Akceptuję')).toBeTruthy()
  })

  it('names a kind of conflict that it does not know', async () => {
    signedIn()
    const unknown = aConflict({})
    // What the contract of today does not allow, a server of tomorrow may send; production does not check answers.
    vi.stubEnv('PROD', true)
    apiServer.use(
      http.get('*/api/pending-items/*', () =>
        HttpResponse.json({ ...listOf([]), pending_items: [{ ...unknown, clarification_details: { conflict_type: 'wrong_moon' } }] }),
      ),
    )
    renderRoutes(intakeRoutes, ADDRESS)
    expect(await screen.findByText('Wystąpił nieobsługiwany typ konfliktu. Typ: wrong_moon')).toBeTruthy()
  })
})

describe('the confirmation', () => {
  const confirmation = { bonus_awarded: 0, already_confirmed: false, review_reward: 2, added_count: 1 }

  it('credits reward and bonus, and goes to the pantry in the place of this screen', async () => {
    const { user, router } = await openReview([aPendingItem()])
    apiServer.use(answer(confirmItems, () => ({ ...confirmation, bonus_awarded: 50 })))
    await user.click(confirmButton())
    await expect.poll(() => router.state.location.pathname).toBe('/pantry')
    expect(router.state.location.state).toEqual({ bonusAwarded: 50 })
    expect(router.state.historyAction).toBe('REPLACE')
    expect(readSession().user?.ai_points).toBe(204 + 2 + 50)
  })

  it('credits nothing for a list that was confirmed before', async () => {
    const { user, router } = await openReview([aPendingItem()])
    apiServer.use(answer(confirmItems, () => ({ ...confirmation, already_confirmed: true, review_reward: 0, added_count: 0 })))
    await user.click(confirmButton())
    await expect.poll(() => router.state.location.pathname).toBe('/pantry')
    expect(readSession().user?.ai_points).toBe(204)
  })

  it.each([
    ['something needs a decision', [aPendingItem(), aConflict({})], UNRESOLVED],
    ['something is wrong', [aPendingItem({ status: 'error' })], UNRESOLVED],
    ['nothing is left', [], 'Na liście nie ma już żadnego produktu.'],
  ])('waits while %s', async (_, items, reason) => {
    const { user } = await openReview(items)
    expect(confirmButton().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(reason)).toBeTruthy()
    await user.click(confirmButton())
  })

  it('says that nothing is left', async () => {
    await openReview([])
    expect(screen.getByText('Brak produktów do weryfikacji.')).toBeTruthy()
  })

  it('is busy until the answer, and sent once', async () => {
    const { user, router } = await openReview([aPendingItem()])
    let calls = 0
    const held = Promise.withResolvers<void>()
    apiServer.use(
      answer(confirmItems, async () => {
        calls += 1
        await held.promise
        return confirmation
      }),
    )
    await user.dblClick(confirmButton())
    expect(screen.getByRole('button', { name: /Dodawanie\.\.\.$/ }).getAttribute('aria-busy')).toBe('true')
    held.resolve()
    await expect.poll(() => router.state.location.pathname).toBe('/pantry')
    expect(calls).toBe(1)
  })

  it('explains the limit of the plan', async () => {
    const { user } = await openReview([aPendingItem()])
    apiServer.use(answer(confirmItems, () => refuse('pantry_limit')))
    await user.click(confirmButton())
    const dialog = within(await screen.findByRole('dialog', { name: 'Limit spiżarni osiągnięty' }))
    expect(dialog.getByRole('link', { name: 'Zobacz plany' }).getAttribute('href')).toBe('/settings/subscription')
    expect(confirmButton().getAttribute('aria-busy')).toBeNull()
  })

  it('loads the list again when the pantry has changed, and says so', async () => {
    const { user } = await openReview([aPendingItem()])
    apiServer.use(
      answer(confirmItems, () => refuse('confirm_conflict')),
      answer(readPendingItems, () => listOf([aConflict({})])),
    )
    await user.click(confirmButton())
    expect(await screen.findByText('W spiżarni coś się zmieniło. Sprawdź pozycje wymagające decyzji.')).toBeTruthy()
    expect(await screen.findByText('masło extra 82%')).toBeTruthy()
    expect(screen.getByText(UNRESOLVED)).toBeTruthy()
  })

  it('can be tried again after any other failure', async () => {
    const { user, router } = await openReview([aPendingItem()])
    apiServer.use(answer(confirmItems, () => refuse('internal')))
    await user.click(confirmButton())
    expect(await screen.findByText('Wystąpił błąd podczas dodawania produktów do spiżarni.')).toBeTruthy()
    apiServer.use(answer(confirmItems, () => confirmation))
    await user.click(confirmButton())
    await expect.poll(() => router.state.location.pathname).toBe('/pantry')
  })
})

describe('a receipt', () => {
  const summary = { shop: 'Biedronka', bought_on: '2025-11-19', total_grosze: 5672, sums_agree: true }

  async function openReceipt(item: PendingItem, changes: Partial<typeof summary> = {}) {
    signedIn()
    apiServer.use(answer(readPendingItems, () => ({ ...listOf([item]), source: 'receipt' as const, receipt: { ...summary, ...changes } })))
    renderRoutes(intakeRoutes, ADDRESS)
    await screen.findByText('Z paragonu, 1 pozycja')
  }

  it('says where, when and for how much, and each price', async () => {
    await openReceipt(aPendingItem({ price_grosze: 858 }))
    expect(screen.getByText(/^Biedronka · 19 listopada 2025 · 56,72\szł$/)).toBeTruthy()
    expect(screen.getByText(/^8,58\szł$/)).toBeTruthy()
    expect(screen.queryByText(/nie sumują się/)).toBeNull()
  })

  it('points out what is doubtful and what was learned', async () => {
    await openReceipt(aPendingItem({ doubtful: true, learned: true }), { sums_agree: false })
    expect(screen.getByText('Sprawdź tę pozycję')).toBeTruthy()
    expect(screen.getByText('Zapamiętane')).toBeTruthy()
    expect(screen.getByText(/^Ceny pozycji nie sumują się do kwoty z paragonu/)).toBeTruthy()
  })

  it('that is being read says what is happening, and one that failed leads to another picture', async () => {
    signedIn()
    let polls = 0
    apiServer.use(
      answer(readPendingItems, () => {
        polls += 1
        return refuse(polls === 1 ? 'not_found' : 'receipt_not_found')
      }),
      answer(readMe, () => aUser()),
    )
    renderRoutes(intakeRoutes, ADDRESS, { source: 'receipt' })
    expect(await screen.findByText('Czytamy paragon')).toBeTruthy()
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Na tym zdjęciu nie widać paragonu ze sklepu\. Punkty wróciły/)
    expect(screen.getByRole('link', { name: 'Wybierz inne zdjęcie' }).getAttribute('href')).toBe('/add-products/receipt')
  })
})
