import { deletePantryItem, type PantryItem, type Price, restorePantryItem, updatePantryItem } from '@spizarka/contract/pantry'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer, apiServer, refuse } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { aProduct, fakePantry, pantryScreens } from '../testing.tsx'

async function openSheet(item: PantryItem, others: PantryItem[] = [], prices: Price[] = []) {
  const pantry = fakePantry([item, ...others], { prices })
  apiServer.use(...pantry.handlers)
  const view = renderRoutes(pantryScreens, '/pantry')
  await view.user.click(await screen.findByRole('button', { name: item.product_name }))
  const sheet = within(await screen.findByRole('dialog', { name: item.product_name }))
  await sheet.findByLabelText(/Nazwa/)
  return { pantry, sheet, ...view }
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

beforeEach(() => {
  signedIn()
})

test('renames a product and says so', async () => {
  const { pantry, sheet, user } = await openSheet(aProduct('ziemniaki', { quantity_grams: 2000 }))
  await user.clear(sheet.getByLabelText(/Nazwa/))
  await user.type(sheet.getByLabelText(/Nazwa/), 'pyry')
  await user.click(sheet.getByRole('button', { name: 'Zapisz' }))

  await screen.findAllByText('Zapisane: pyry')
  await closed()
  expect(pantry.calls).toEqual(['update {"product_name":"pyry"}'])
  await screen.findByRole('button', { name: 'pyry' })
})

test('shows a taken name at its field and keeps what was typed', async () => {
  const { sheet, user } = await openSheet(aProduct('ziemniaki', { quantity_grams: 2000 }))
  apiServer.use(answer(updatePantryItem, () => refuse('pantry_name_taken')))
  await user.type(sheet.getByLabelText(/Nazwa/), ' młode')
  await user.click(sheet.getByRole('button', { name: 'Zapisz' }))

  await sheet.findByText('Taki produkt jest już w spiżarni.')
  expect(sheet.getByLabelText<HTMLInputElement>(/Nazwa/).value).toBe('ziemniaki młode')
})

test('asks for the rate of a new unit, proposes the usual one, and sends both', async () => {
  const { pantry, sheet, user } = await openSheet(aProduct('jabłka', { quantity_grams: 900, suggested_grams_per_piece: 180 }))
  await user.click(sheet.getByRole('button', { name: 'Zmień jednostkę' }))
  await user.click(sheet.getByRole('button', { name: 'Przelicz' }))
  sheet.getByText('Musisz wybrać preferowaną jednostkę.')

  await user.click(sheet.getByRole('radio', { name: 'sztuki' }))
  await user.click(sheet.getByRole('button', { name: 'Przelicz na szt.' }))
  sheet.getByText('Musisz podać prawidłowy, dodatni przelicznik.')

  await user.click(sheet.getByRole('button', { name: 'zwykle 180 g' }))
  sheet.getByText('900 g to 5 szt.')
  await user.click(sheet.getByRole('button', { name: 'Przelicz na szt.' }))
  expect(sheet.getByLabelText<HTMLInputElement>('Ilość').value).toBe('5')
  await user.click(sheet.getByRole('button', { name: 'Zapisz' }))
  await waitFor(() => expect(pantry.calls).toEqual(['update {"canonical_unit":"pieces","grams_per_piece":180}']))
})

test('adds a batch with a date of its own and takes one away', async () => {
  const { pantry, sheet, user } = await openSheet(aProduct('twaróg', { quantity_grams: 250 }))
  await user.click(sheet.getByRole('button', { name: 'Dodaj partię' }))
  await user.click(sheet.getByRole('button', { name: 'Usuń partię 1' }))
  const batch = within(sheet.getByRole('group', { name: 'Partia 1' }))
  await user.type(batch.getByLabelText('Ilość'), '500')
  await user.type(batch.getByLabelText('Najlepiej zużyć do'), '2026-12-24')
  await user.click(sheet.getByRole('button', { name: 'Zapisz' }))
  await waitFor(() => expect(pantry.calls).toEqual(['update {"batches":[{"quantity":500,"best_before":"2026-12-24"}]}']))
})

test('a removed product can be brought back', async () => {
  const { pantry, sheet, user } = await openSheet(aProduct('twaróg', { quantity_grams: 250 }))
  await user.click(sheet.getByRole('button', { name: 'Usuń' }))
  await closed()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'twaróg' })).toBeNull())

  await user.click(await screen.findByRole('button', { name: 'Cofnij' }))
  await screen.findByRole('button', { name: 'twaróg' })
  expect(pantry.calls).toEqual(['delete', 'restore'])
})

test('a product whose removal fails stands where it stood', async () => {
  const { sheet, user } = await openSheet(aProduct('twaróg', { quantity_grams: 250 }), [aProduct('zupa', { quantity_grams: 1 })])
  apiServer.use(answer(deletePantryItem, () => refuse('internal')))
  await user.click(sheet.getByRole('button', { name: 'Usuń' }))

  await screen.findAllByText('Błąd serwera. Spróbuj ponownie za chwilę.')
  const names = screen.getAllByRole('button', { name: /^(twaróg|zupa)$/ }).map((button) => button.textContent)
  expect(names).toEqual(['twaróg', 'zupa'])
})

test('an undo that the full pantry forbids says why', async () => {
  const { sheet, user } = await openSheet(aProduct('twaróg', { quantity_grams: 250 }))
  apiServer.use(answer(restorePantryItem, () => refuse('pantry_limit')))
  await user.click(sheet.getByRole('button', { name: 'Usuń' }))
  await user.click(await screen.findByRole('button', { name: 'Cofnij' }))
  expect(await screen.findAllByText(/ma limit 50 produktów/)).toBeTruthy()
})

test('stands in the address and closes with Back', async () => {
  const { router } = await openSheet(aProduct('twaróg', { id: '77', quantity_grams: 250 }))
  expect(router.state.location.search).toBe('?product=77')
  await router.navigate(-1)
  await closed()
})

test('tells of a product that is not there any more', async () => {
  apiServer.use(...fakePantry([]).handlers)
  renderRoutes(pantryScreens, '/pantry?product=404')
  expect(await screen.findByText('Tego produktu nie ma już w spiżarni.')).toBeTruthy()
})

test('shows what it cost on receipts, for a kilogram where the amount is known', async () => {
  const lidl = { bought_on: '2026-10-02', shop: 'Lidl', price_grosze: 1198, quantity: 2000, unit: 'grams' as const, grosze_per_unit: 599 }
  const market = { bought_on: '2025-09-30', shop: null, price_grosze: 450, quantity: null, unit: null, grosze_per_unit: null }
  const { sheet } = await openSheet(aProduct('ziemniaki', { quantity_grams: 2000 }), [], [lidl, market])
  const prices = await sheet.findByRole('list', { name: 'Ceny' })
  const rows = within(prices).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent.replaceAll('\u00a0', ' '))).toEqual([
    '5,99 zł za kg2 października · Lidl · 2 kg za 11,98 zł',
    '4,50 zł30 września 2025',
  ])
})

test('has no place for prices while there are none', async () => {
  const { sheet } = await openSheet(aProduct('ziemniaki', { quantity_grams: 2000 }))
  await sheet.findByText('Ostatnie zmiany')
  expect(sheet.queryByText('Ceny')).toBeNull()
})
