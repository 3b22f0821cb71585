import { readPendingItems, updatePendingItem } from '@spizarka/contract/intake'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer, apiServer, Refusal, refuse } from '../../../../testing/api-server.ts'
import { renderRoutes } from '../../../../testing/render-routes.tsx'
import { aConflict, aPendingItem, signedIn } from '../../../../testing/samples.ts'
import { intakeRoutes } from '../../routes.ts'
import { ADDRESS, button, listOf, openReview, updatesTo } from '../testing.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('a decision', () => {
  it('on the unit is one tap: the unit of the pantry and the usual rate are filled in', async () => {
    const { user } = await openReview([aConflict({})])
    const bodies = updatesTo(aPendingItem({ id: '2', product_name: 'masło extra 82%', quantity_grams: 400 }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'w gramach' }).checked).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>('Ile gramów ma 1 sztuka?').value).toBe('200')
    await user.click(button(/^Tak, 400\sg$/))
    expect(await screen.findByRole('region', { name: 'Gotowe' })).toBeTruthy()
    expect(bodies).toEqual([{ resolution_type: 'setup_canonical_unit', canonical_unit: 'grams', conversion_to_grams: 200 }])
    expect(screen.queryByRole('region', { name: 'Do rozwiązania' })).toBeNull()
  })

  it('on the unit can be changed before it is taken, and needs a rate above 0', async () => {
    const { user } = await openReview([aConflict({})])
    const bodies = updatesTo(aPendingItem({ id: '2' }))
    await user.click(screen.getByRole('radio', { name: 'w sztukach' }))
    const rate = screen.getByLabelText('Ile gramów ma 1 sztuka?')
    await user.clear(rate)
    await user.type(rate, '0')
    await user.click(button('Zapisz wybór'))
    expect(screen.getByText('Musisz podać prawidłowy, dodatni przelicznik.')).toBeTruthy()
    await user.clear(rate)
    await user.type(rate, '180')
    await user.click(button(/^Tak, 2\sszt\.$/))
    await expect
      .poll(() => bodies)
      .toEqual([{ resolution_type: 'setup_canonical_unit', canonical_unit: 'pieces', conversion_to_grams: 180 }])
  })

  it('on a missing rate asks for it where nobody knows the usual one, and counts millilitres where the pantry does', async () => {
    const { user } = await openReview([
      aConflict({
        conflict_type: 'missing_conversion_rate',
        current_unit_in_db: 'pieces',
        new_unit_from_input: 'ml',
        suggested_rate: null,
      }),
    ])
    const bodies = updatesTo(aPendingItem({ id: '2' }))
    await user.click(button('Zapisz wybór'))
    expect(screen.getByText('Musisz podać prawidłowy, dodatni przelicznik.')).toBeTruthy()
    await user.type(screen.getByLabelText('Ile mililitrów ma 1 sztuka?'), '330')
    await user.click(button(/^Tak, 2\sszt\.$/))
    await expect.poll(() => bodies).toEqual([{ resolution_type: 'setup_canonical_unit', canonical_unit: 'pieces', conversion_to_ml: 330 }])
  })

  it('cannot be taken where no unit can be the base', async () => {
    const { user } = await openReview([aConflict({ current_unit_in_db: 'pieces', new_unit_from_input: 'pieces' })])
    await user.click(button('Zapisz wybór'))
    expect(screen.getByText('Błąd: nie można określić jednostki bazowej konfliktu.')).toBeTruthy()
    expect(screen.getByText('Musisz wybrać preferowaną jednostkę.')).toBeTruthy()
  })

  it('says what a server that speaks SPEC alone says of it: no units, a message, nothing else', async () => {
    signedIn()
    // Production does not check answers.
    vi.stubEnv('PROD', true)
    const bare = {
      id: 5,
      product_name: 'masło',
      quantity_grams: null,
      quantity_ml: null,
      quantity_pieces: 2,
      is_spice: false,
      status: 'needs_clarification',
      clarification_details: {
        conflict_type: 'setup_canonical_unit',
        error_message: 'Ustal jednostkę masła.',
        current_unit_in_db: null,
        new_unit_from_input: null,
      },
    }
    apiServer.use(
      http.get('*/api/pending-items/*', () => HttpResponse.json([bare, { ...bare, id: 6, status: 'error', clarification_details: null }])),
    )
    renderRoutes(intakeRoutes, ADDRESS)
    expect(await screen.findByText('Ustal jednostkę masła.')).toBeTruthy()
    expect(screen.getByText('Błąd: nie można określić jednostki bazowej konfliktu.')).toBeTruthy()
    expect(screen.getByText('Wystąpił nieznany błąd.')).toBeTruthy()
  })

  it('on density proposes what 100 ml usually weigh', async () => {
    const { user } = await openReview([
      aConflict(
        { conflict_type: 'missing_density', current_unit_in_db: 'ml', new_unit_from_input: 'grams', suggested_rate: 0.92 },
        { quantity_grams: 460, quantity_pieces: null },
      ),
    ])
    const bodies = updatesTo(aPendingItem({ id: '2' }))
    expect(screen.getByLabelText<HTMLInputElement>('Ile waży 100 ml?').value).toBe('92')
    await user.click(button(/^Tak, 500\sml$/))
    await expect.poll(() => bodies).toEqual([{ resolution_type: 'set_density', grams_per_ml: 0.92 }])
  })

  it('is said as a person would say it: never thousandths of a piece', async () => {
    await openReview([
      aConflict(
        { current_unit_in_db: 'pieces', new_unit_from_input: 'grams', suggested_rate: 58 },
        { quantity_grams: 300, quantity_pieces: null },
      ),
    ])
    expect(button(/^Tak, 5\sszt\.$/)).toBeTruthy()
    expect(screen.queryByText(/5,1/)).toBeNull()
  })

  it('that is proposed for several is taken for all of them at once', async () => {
    const { user } = await openReview([aConflict({}), aConflict({}, { id: '3', product_name: 'margaryna' })])
    const bodies: unknown[] = []
    apiServer.use(
      answer(updatePendingItem, ({ body, params }) => {
        bodies.push(body)
        return aPendingItem({ id: params.id })
      }),
      answer(readPendingItems, () => listOf([aPendingItem({ id: '2' }), aPendingItem({ id: '3' })])),
    )
    await user.click(button('Przyjmij obie'))
    expect(await screen.findByRole('region', { name: 'Gotowe' })).toBeTruthy()
    await expect.poll(() => screen.queryByRole('region', { name: 'Do rozwiązania' })).toBeNull()
    expect(bodies).toHaveLength(2)
  })

  it('by a rate that was said before is taken at once, with a note, and can be taken back', async () => {
    const asked = aConflict(
      {
        conflict_type: 'confirm_autocalculation',
        original_input: '6 szt.',
        calculated_output: '360 g',
        conversion_rate_used: 60,
        rate_is_own: true,
      },
      { product_name: 'kajzerki', quantity_grams: 360, quantity_pieces: null },
    )
    const settled = aPendingItem({ id: '2', product_name: 'kajzerki', quantity_grams: 360 })
    const bodies: unknown[] = []
    let taken = false
    apiServer.use(
      answer(updatePendingItem, ({ body }) => {
        bodies.push(body)
        taken = 'resolution_type' in body && body.resolution_type === 'accept_calculation'
        return taken ? settled : asked
      }),
    )
    signedIn()
    apiServer.use(answer(readPendingItems, () => listOf([taken ? settled : asked])))
    const { user } = renderRoutes(intakeRoutes, ADDRESS)
    expect(await screen.findByText(/wiemy od ostatniego razu/)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Do rozwiązania' })).toBeNull()
    await user.click(button('Cofnij'))
    expect(await screen.findByRole('button', { name: 'Akceptuję' })).toBeTruthy()
    expect(bodies).toEqual([
      { resolution_type: 'accept_calculation' },
      { product_name: 'kajzerki', quantity_grams: null, quantity_ml: null, quantity_pieces: 6, best_before: null },
    ])
  })

  const calculated = aConflict(
    {
      conflict_type: 'confirm_autocalculation',
      original_input: '6 szt.',
      calculated_output: '360 g',
      conversion_rate_used: 60,
    },
    { quantity_grams: 360, quantity_pieces: null },
  )

  it('accepts what was calculated', async () => {
    const { user } = await openReview([calculated])
    const bodies = updatesTo(aPendingItem({ id: '2' }))
    expect(screen.getByText(/6 szt\. to 360\sg\./)).toBeTruthy()
    expect(screen.getByText(/Użyliśmy zapisanego przelicznika: 1 szt\. = 60 g\./)).toBeTruthy()
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
