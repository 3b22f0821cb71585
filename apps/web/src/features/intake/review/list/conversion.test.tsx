import { convertPendingItemUnit, type PendingItem } from '@spizarka/contract/intake'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, apiServer, Refusal, refuse } from '../../../../testing/api-server.ts'
import { aPendingItem } from '../../../../testing/samples.ts'
import { button, openReview } from '../testing.tsx'

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
