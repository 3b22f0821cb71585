import { correctPendingItem, deletePendingItem } from '@spizarka/contract/intake'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, apiServer, refuse } from '../../../../testing/api-server.ts'
import { aPendingItem } from '../../../../testing/samples.ts'
import { button, openReview, updatesTo } from '../testing.tsx'

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

  it('shows a line that names many products in one row of each, and whole at a tap', async () => {
    const line = 'masło 2 szt, mleko 1 l, jajka 10, chrzan słoik, 20 dag szynki, chleb żytni'
    const { user } = await openReview([aPendingItem({ source_line: line })])
    const words = screen.getByRole('button', { name: new RegExp(line) })
    expect(words.getAttribute('aria-expanded')).toBe('false')
    await user.click(words)
    expect(words.getAttribute('aria-expanded')).toBe('true')
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

  it.each([
    ['485 ml', '485,437', { quantity_grams: null, quantity_ml: 485.437 }],
    ['302 g', '301,6', { quantity_grams: 301.6 }],
    ['5 szt.', '5,172', { quantity_grams: null, quantity_pieces: 5.172 }],
    ['0,5 szt.', '0,3', { quantity_grams: null, quantity_pieces: 0.3 }],
    ['11 szt.', '11,4', { quantity_grams: null, quantity_pieces: 11.4 }],
  ])('says %s where there is %s, and keeps the exact figure behind the pencil', async (said, exact, amount) => {
    const { user } = await openReview([aPendingItem(amount)])
    expect(screen.getByText(said)).toBeTruthy()
    await user.click(button('Edytuj: ziemniaki'))
    expect(screen.getByLabelText<HTMLInputElement>('Ilość').value).toBe(exact)
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

describe('a line in which no product was found', () => {
  const lost = aPendingItem({
    id: '6',
    product_name: 'makron 500',
    status: 'error',
    quantity_grams: null,
    source_line: 'makron 500',
    nearest: { product_name: 'makaron', quantity: 500, unit: 'grams' },
  })
  const corrected = aPendingItem({ id: '6', product_name: 'makaron', quantity_grams: 500, source_line: 'makron 500' })

  it('is corrected to what it may have meant with a tap', async () => {
    const { user } = await openReview([lost])
    const bodies: unknown[] = []
    apiServer.use(
      answer(correctPendingItem, ({ body }) => {
        bodies.push(body)
        return corrected
      }),
    )
    await user.click(button(/^makaron, 500/))
    expect(await screen.findByRole('region', { name: 'Gotowe' })).toBeTruthy()
    expect(bodies).toEqual([{ product_name: 'makaron', quantity_grams: 500, quantity_ml: null, quantity_pieces: null }])
  })

  it('is corrected by hand, or leaves the list', async () => {
    const { user } = await openReview([{ ...lost, nearest: null }])
    apiServer.use(answer(correctPendingItem, () => corrected))
    expect(button('Usuń: makron 500')).toBeTruthy()
    await user.click(button('Popraw'))
    await user.type(screen.getByLabelText('Nazwa'), 'makaron')
    await user.type(screen.getByLabelText('Ilość'), '500')
    await user.click(button('Zapisz'))
    expect(await screen.findByRole('region', { name: 'Gotowe' })).toBeTruthy()
  })
})
