import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { apiServer, Refusal, refuse } from '../../../../testing/api-server.ts'
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
