import { listPantry, readPantrySummary, restockPantryItem, updatePantryItem } from '@spizarka/contract/pantry'
import { createShoppingList, listShoppingLists } from '@spizarka/contract/shopping'
import { syncShoppingList } from '@spizarka/contract/shopping-sync'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { today } from '../../lib/text/format.ts'
import { answer, apiServer, refuse, unreachable } from '../../testing/api-server.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { aShoppingList, onePage, signedIn } from '../../testing/samples.ts'
import { aProduct, fakePantry, pantryScreens } from './testing.tsx'

const inDays = (days: number) => today(new Date(Date.now() + days * 86_400_000))

function openPantry(items = [aProduct('ziemniaki', { quantity_grams: 2000 })], at = '/pantry', state?: unknown) {
  const pantry = fakePantry(items)
  apiServer.use(...pantry.handlers)
  return { pantry, ...renderRoutes(pantryScreens, at, state) }
}
const rowOf = async (name: string) => within((await screen.findByRole('button', { name })).closest('li') ?? document.body)

const batchOf = (added_at: string) => ({ id: added_at, quantity: 500, best_before: null, best_before_estimated: false, added_at })
const dueProduct = (name: string, days: number) => aProduct(name, { quantity_grams: 500, best_before: inDays(days) })

beforeEach(() => {
  signedIn()
})

test('shows what is at home by shelf, what is due first, and the spices', async () => {
  openPantry([
    aProduct('szpinak', { quantity_grams: 200, best_before: inDays(0) }),
    aProduct('mleko', { quantity_ml: 1500, canonical_unit: 'ml', category: 'dairy' }),
    aProduct('kurkuma', { is_spice: true, in_stock: false }),
  ])

  const due = within(await screen.findByRole('list', { name: 'Zużyj wkrótce' }))
  expect(due.getByText('szpinak')).toBeTruthy()
  expect(due.queryByText('mleko')).toBeNull()
  const dairy = within(screen.getByRole('list', { name: 'Nabiał i jajka' }))
  expect(dairy.getByText('1,5 l', { selector: 'button' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'kurkuma: brak', pressed: false })).toBeTruthy()
  expect(screen.getByText('2 z 50 produktów').textContent).toBe('2 z 50 produktów, 1\u00a0przyprawa')
})

test('shows every tap at once and sends their sum once', async () => {
  const { pantry } = openPantry()
  const row = await rowOf('ziemniaki')
  const less = row.getByRole('button', { name: 'Mniej: ziemniaki' })
  const more = row.getByRole('button', { name: 'Więcej: ziemniaki' })

  // Without a wait between them: a machine that is slow would make a pause of it, after which they are sent.
  for (const button of [less, less, more, less]) fireEvent.click(button)

  expect(await row.findByText('1,8 kg', { selector: 'button' })).toBeTruthy()
  await waitFor(() => expect(pantry.calls).toEqual(['consume 200']))
})

test('sends taps that wait when the screen is left', async () => {
  const { pantry, user, unmount } = openPantry()
  await user.click((await rowOf('ziemniaki')).getByRole('button', { name: 'Więcej: ziemniaki' }))

  unmount()

  await waitFor(() => expect(pantry.calls).toEqual(['restock 100']))
})

test('takes refused taps back and says why', async () => {
  const { user } = openPantry()
  apiServer.use(answer(restockPantryItem, () => refuse('pantry_quantity_too_big')))
  const row = await rowOf('ziemniaki')

  await user.click(row.getByRole('button', { name: 'Więcej: ziemniaki' }))
  expect(row.getByText('2,1 kg', { selector: 'button' })).toBeTruthy()

  await screen.findAllByText('Łączna ilość nie może przekroczyć 50 000.')
  expect(row.getByText('2 kg', { selector: 'button' })).toBeTruthy()
})

test('the last − uses a product up, keeps the focus in the list, and can be undone', async () => {
  const { pantry, user } = openPantry([
    aProduct('chleb', { canonical_unit: 'pieces', quantity: 1, category: 'bakery' }),
    aProduct('bułka', { canonical_unit: 'pieces', quantity: 4, category: 'bakery' }),
  ])

  await user.click((await rowOf('chleb')).getByRole('button', { name: 'Zużyte: chleb' }))
  expect(document.activeElement?.textContent).toBe('bułka')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'chleb' })).toBeNull())
  await waitFor(() => expect(pantry.calls).toEqual(['consume all']))

  await user.click(screen.getByRole('button', { name: 'Cofnij' }))
  await screen.findByRole('button', { name: 'chleb' })
  expect(pantry.calls).toEqual(['consume all', 'restore'])
})

test('with the last product of a shelf the focus goes to the next shelf', async () => {
  const { user } = openPantry([
    aProduct('chleb', { canonical_unit: 'pieces', quantity: 1, category: 'bakery' }),
    aProduct('ryż', { quantity_grams: 500, category: 'dry' }),
  ])
  await user.click((await rowOf('chleb')).getByRole('button', { name: 'Zużyte: chleb' }))
  expect(document.activeElement?.textContent).toBe('ryż')
  await waitFor(() => expect(screen.queryByRole('heading', { name: /Pieczywo/ })).toBeNull())
  expect(document.activeElement?.textContent).toBe('ryż')
})

test('searches on the server and keeps the search in the address', async () => {
  const { user, router } = openPantry([aProduct('ziemniaki', { quantity_grams: 1 }), aProduct('cebula', { quantity_grams: 1 })])
  await rowOf('cebula')

  await user.type(screen.getByRole('searchbox', { name: 'Szukaj w spiżarni' }), 'ceb')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'ziemniaki' })).toBeNull())
  expect(router.state.location.search).toBe('?q=ceb')

  await user.type(screen.getByRole('searchbox'), 'xx')
  await user.click(await screen.findByRole('button', { name: 'Pokaż całą spiżarnię' }))
  await screen.findByRole('button', { name: 'ziemniaki' })
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

test('tells apart what is due and what is past its date', async () => {
  const { user } = openPantry([
    aProduct('szpinak', { quantity_grams: 200, best_before: inDays(1) }),
    aProduct('śmietana', { quantity_grams: 200, best_before: inDays(-1) }),
  ])
  await user.click(await screen.findByRole('button', { name: /Po terminie/ }))
  const found = within(await screen.findByRole('list', { name: 'Znalezione produkty' }))
  await waitFor(() => expect(found.queryByText('szpinak')).toBeNull())
  expect(found.getByText('śmietana')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: /^Wkrótce/ }))
  await waitFor(() => expect(found.queryByText('śmietana')).toBeNull())
})

test('a folded shelf stays folded the next time', async () => {
  const { user, unmount } = openPantry()
  await user.click(await screen.findByRole('button', { name: /Warzywa i owoce/, expanded: true }))
  expect(screen.queryByRole('button', { name: 'ziemniaki' })).toBeNull()
  unmount()

  renderRoutes(pantryScreens, '/pantry')
  await screen.findByRole('button', { name: /Warzywa i owoce/, expanded: false })
})

test('a tap on the amount asks for an exact one and corrects the batches', async () => {
  const { pantry, user } = openPantry()
  await user.click((await rowOf('ziemniaki')).getByRole('button', { name: /dokładną ilość/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ile masz: ziemniaki?' }))

  await user.clear(dialog.getByLabelText('Ilość'))
  await user.type(dialog.getByLabelText('Ilość'), '1234,5')
  await user.click(dialog.getByRole('button', { name: 'Zapisz ilość' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(pantry.calls).toEqual([expect.stringContaining('"quantity":1234.5')])
})

test('asks for the unit and the amount of a product that has none', async () => {
  const { pantry, user } = openPantry([aProduct('ogórki', { canonical_unit: 'pieces' })])
  await user.click(await screen.findByRole('button', { name: 'Ile masz? ogórki' }))
  await user.click(screen.getByRole('radio', { name: 'g' }))
  await user.type(screen.getByLabelText('Ilość'), '300')
  await user.click(screen.getByRole('button', { name: 'Zapisz ilość' }))

  await waitFor(() => expect(pantry.calls).toEqual(['update {"canonical_unit":"grams"}', 'restock 300']))
})

test('a spice goes out of stock with a tap, and back in when the server refuses', async () => {
  const { pantry, user } = openPantry([aProduct('sól', { is_spice: true })])
  await user.click(await screen.findByRole('button', { name: 'sól', pressed: true }))
  await waitFor(() => expect(pantry.calls).toEqual(['update {"in_stock":false}']))

  apiServer.use(answer(updatePantryItem, () => refuse('internal')))
  await user.click(screen.getByRole('button', { name: 'sól: brak' }))
  await screen.findAllByText('Błąd serwera. Spróbuj ponownie za chwilę.')
  expect(screen.getByRole('button', { name: 'sól: brak', pressed: false })).toBeTruthy()
})

test('adds a spice and takes one off', async () => {
  const { pantry, user } = openPantry([aProduct('sól', { is_spice: true }), aProduct('ryż', { quantity_grams: 500, category: 'dry' })])
  await user.click(await screen.findByRole('button', { name: 'Dodaj' }))
  await user.type(await screen.findByLabelText('Nazwa przyprawy'), ' majeranek {Enter}')
  await screen.findByRole('button', { name: 'Usuń: majeranek' })

  await user.click(screen.getByRole('button', { name: 'Usuń: sól' }))
  await waitFor(() => expect(pantry.calls).toEqual(['create majeranek', 'delete']))
})

test('celebrates the bonus of a full pantry once', async () => {
  const { router } = openPantry(undefined, '/pantry', { bonusAwarded: 50 })
  await screen.findAllByText('Pełna spiżarnia! Masz +50 pkt AI.')
  await waitFor(() => expect(router.state.location.state).toBeNull())
})

test('says nothing when a review has brought no bonus', async () => {
  const { router } = openPantry(undefined, '/pantry', { bonusAwarded: 0 })
  await waitFor(() => expect(router.state.location.state).toBeNull())
  expect(screen.queryByText(/Pełna spiżarnia!/)).toBeNull()
})

test('a list that has just been confirmed comes first and is tinted, also where the pantry was never looked at on this device', async () => {
  const before = batchOf('2026-11-01T10:00:00Z')
  const now = batchOf('2026-11-20T18:30:00Z')
  const shelf = [
    aProduct('ryż', { quantity_grams: 500, batches: [before] }),
    aProduct('kasza', { quantity_grams: 1000, batches: [before, now] }),
    aProduct('mąka', { quantity_grams: 500, batches: [now] }),
    // Nobody said how much.
    aProduct('chleb', { batches: [] }),
  ]
  openPantry(shelf, '/pantry', { bonusAwarded: 0 })
  const fresh = within(await screen.findByRole('list', { name: 'Przed chwilą' })).getAllByRole('listitem')
  expect(fresh.map((row) => within(row).getAllByRole('button')[0]?.textContent)).toEqual(['kasza', 'mąka', 'chleb'])
  for (const row of fresh) expect(row.className).toContain('row-new')
  expect(screen.getByRole('button', { name: 'Nowe 3', pressed: true })).toBeTruthy()
})

test('a first list is tinted where it stands with all that is there, and alone for who asks', async () => {
  const now = batchOf('2026-11-20T18:30:00Z')
  const { user } = openPantry([aProduct('mąka', { quantity_grams: 500, batches: [now] })], '/pantry', { bonusAwarded: 0 })
  const [row] = within(await screen.findByRole('list', { name: 'Warzywa i owoce' })).getAllByRole('listitem')
  await waitFor(() => expect(row?.className).toContain('row-new'))
  await user.click(screen.getByRole('button', { name: 'Nowe 1' }))
  expect(within(screen.getByRole('list', { name: 'Przed chwilą' })).getAllByRole('listitem')).toHaveLength(1)
})

test('what came since the pantry was last looked at is tinted where it stands, and a tap shows it alone', async () => {
  const { unmount } = openPantry([aProduct('ryż', { quantity_grams: 500 })])
  await rowOf('ryż')
  unmount()
  queryClient.clear()

  const batch = { id: '1', quantity: 400, best_before: null, best_before_estimated: false, added_at: '2026-11-20T18:30:00Z' }
  const { user } = openPantry([aProduct('ryż', { quantity_grams: 500 }), aProduct('kasza', { quantity_grams: 400, batches: [batch] })])
  const shelf = within(await screen.findByRole('list', { name: 'Warzywa i owoce' }))
  const row = (name: string) => shelf.getByRole('button', { name }).closest('li')
  await waitFor(() => expect(row('kasza')?.className).toContain('row-new'))
  expect(row('ryż')?.className).not.toContain('row-new')
  await user.click(screen.getByRole('button', { name: 'Nowe 1' }))
  expect(within(screen.getByRole('list', { name: 'Przed chwilą' })).getAllByRole('listitem')).toHaveLength(1)
})

test('what came without an amount is new as well', async () => {
  const [rice, tea, coffee] = [
    aProduct('ryż', { quantity_grams: 500 }),
    aProduct('herbata', { batches: [] }),
    aProduct('kawa', { batches: [] }),
  ]
  const { unmount } = openPantry([rice, tea])
  await rowOf('ryż')
  unmount()
  queryClient.clear()
  openPantry([rice, tea, coffee])
  expect(await screen.findByRole('button', { name: 'Nowe 1' })).toBeTruthy()
  const [came, stood] = ['kawa', 'herbata'].map((name) => screen.getByRole('button', { name }).closest('li'))
  await waitFor(() => expect(came?.className).toContain('row-new'))
  expect(stood?.className).not.toContain('row-new')
})

test('a pantry that was never looked at on this device has nothing new in it', async () => {
  openPantry([aProduct('ryż', { quantity_grams: 500 })])
  await rowOf('ryż')
  expect(screen.queryByRole('button', { name: /^Nowe/ })).toBeNull()
})

test('an empty pantry shows the ways of adding', async () => {
  openPantry([])
  await screen.findByRole('heading', { name: 'Półki jeszcze puste' })
  // They are there themselves.
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Dodaj produkty' })).toBeNull())
  expect(screen.getByText('Sposoby dodawania')).toBeTruthy()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('a pantry that cannot be read says so and tries again', async () => {
  const pantry = fakePantry([aProduct('ziemniaki', { quantity_grams: 2000 })])
  apiServer.use(
    answer(listPantry, () => refuse('not_found')),
    // Nobody reads whether the counts are on their way while the rows are.
    answer(readPantrySummary, () => refuse('not_found')),
    ...pantry.handlers,
  )
  const { user } = renderRoutes(pantryScreens, '/pantry')
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' })

  apiServer.use(...pantry.handlers)
  await user.click(retry)
  expect(await screen.findByRole('button', { name: 'ziemniaki' })).toBeTruthy()
  expect(await screen.findByText('1 z 50 produktów')).toBeTruthy()
  expect(screen.queryByText('Nie udało się wczytać przypraw.')).toBeNull()
})

test('shows the pantry as it was when the server cannot be reached', async () => {
  const { unmount } = openPantry()
  await rowOf('ziemniaki')
  unmount()
  queryClient.clear()

  // What is kept is not old enough to be read again by itself yet.
  vi.setSystemTime(Date.now() + 60_000)
  apiServer.use(unreachable(listPantry), unreachable(readPantrySummary))
  renderRoutes(pantryScreens, '/pantry')
  await screen.findByRole('button', { name: 'ziemniaki' })
  expect(await screen.findByText(/Brak połączenia. Tak było w spiżarni/)).toBeTruthy()
  vi.useRealTimers()
})

test('offline a tap changes nothing and explains itself', async () => {
  const { user } = openPantry()
  const row = await rowOf('ziemniaki')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

  await user.click(row.getByRole('button', { name: 'Więcej: ziemniaki' }))
  await screen.findAllByText('Jesteś offline. Zmienisz to, gdy wróci połączenie.')
  expect(row.getByText('2 kg', { selector: 'button' })).toBeTruthy()
  vi.restoreAllMocks()
})

test('one row of chips: past its date is a choice only where something is', async () => {
  openPantry([aProduct('ryż', { quantity_grams: 500, category: 'dry' }), aProduct('chleb', { quantity_grams: 500, category: 'bakery' })])
  const chips = within(await screen.findByRole('group', { name: 'Pokaż' }))
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Wszystkie', 'Wkrótce', 'Produkty suche', 'Pieczywo'])
})

test('the chips of what is due and what is past its date say how much of it there is', async () => {
  openPantry([dueProduct('szpinak', 0), dueProduct('rukola', 2), dueProduct('kalarepa', -1), dueProduct('marchew', 20)])
  const chips = within(await screen.findByRole('group', { name: 'Pokaż' }))
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Wszystkie', 'Wkrótce2', 'Po terminie1'])
})

test('the order that was chosen is asked for, and kept for the next time', async () => {
  const asked: string[] = []
  const pantry = fakePantry([aProduct('ziemniaki', { quantity_grams: 2000 })])
  apiServer.use(
    answer(listPantry, ({ query }) => {
      asked.push(query.ordering)
      return onePage(aProduct('ziemniaki', { quantity_grams: 2000 }))
    }),
    ...pantry.handlers,
  )
  const { user, unmount } = renderRoutes(pantryScreens, '/pantry')
  const order = await screen.findByRole('combobox', { name: 'Kolejność' })
  expect(asked).toContain('category,best_before')
  const orders = { nazwa: 'category', dodane: 'category,-created_at', ilość: 'category,amount' }
  for (const [words, ordering] of Object.entries(orders)) {
    await user.selectOptions(order, words)
    await waitFor(() => expect(asked).toContain(ordering))
  }
  unmount()

  apiServer.use(...pantry.handlers)
  renderRoutes(pantryScreens, '/pantry')
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Kolejność' })).value).toBe('amount')
})

test('several products are used up together, with one undo', async () => {
  const { pantry, user } = openPantry([
    aProduct('chleb', { canonical_unit: 'pieces', quantity: 1, category: 'bakery' }),
    aProduct('bułka', { canonical_unit: 'pieces', quantity: 4, category: 'bakery' }),
    aProduct('ryż', { quantity_grams: 500, category: 'dry' }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Zaznacz' }))
  await user.click(await screen.findByRole('checkbox', { name: /bułka/ }))
  await user.click(screen.getByRole('checkbox', { name: /ryż/ }))
  await screen.findByRole('heading', { level: 1, name: 'Zaznaczone: 2' })

  await user.click(screen.getByRole('button', { name: 'Zużyte' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'ryż' })).toBeNull())
  expect(pantry.calls).toEqual(['use_up bułka, ryż'])
  await screen.findByRole('heading', { level: 1, name: 'Spiżarnia' })

  await user.click(await screen.findByRole('button', { name: 'Cofnij' }))
  await screen.findByRole('button', { name: 'ryż' })
  expect(pantry.calls).toEqual(['use_up bułka, ryż', 'undo 2'])
})

test('what was used up, and what is chosen, is put on the shopping list', async () => {
  const { user } = openPantry([aProduct('chleb', { canonical_unit: 'pieces', quantity: 1 }), aProduct('ryż', { quantity_grams: 500 })])
  const added: unknown[] = []
  apiServer.use(
    answer(listShoppingLists, () => onePage()),
    answer(createShoppingList, () => aShoppingList()),
    answer(syncShoppingList, ({ body }) => {
      added.push(...body.operations.map(({ fields }) => fields.name))
      return { version: 2, items: [], removed: [], results: body.operations.map(({ id }) => ({ id, status: 'applied' as const })) }
    }),
  )
  await user.click((await rowOf('chleb')).getByRole('button', { name: 'Zużyte: chleb' }))
  await user.click(await screen.findByRole('button', { name: 'Na listę' }))
  await waitFor(() => expect(added).toEqual(['chleb']))
  await user.click(await screen.findByRole('button', { name: 'Zaznacz' }))
  await user.click(await screen.findByRole('checkbox', { name: /ryż/ }))
  await user.click(screen.getByRole('button', { name: 'Na listę' }))
  await waitFor(() => expect(added).toEqual(['chleb', 'ryż']))
})

test('while choosing, shift takes all between, a shelf is chosen whole, and Esc leaves', async () => {
  const { user } = openPantry(['a', 'b', 'c', 'd'].map((name) => aProduct(name, { quantity_grams: 1 })))
  await user.click(await screen.findByRole('button', { name: 'Zaznacz' }))
  await user.click(await screen.findByRole('checkbox', { name: /^a/ }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: /^c/ }))
  await user.keyboard('{/Shift}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Zaznaczone: 3' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Zaznacz 4/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Zaznaczone: 4' })).toBeTruthy()

  await user.keyboard('{Escape}')
  await screen.findByRole('heading', { level: 1, name: 'Spiżarnia' })
})

test('chosen products move to another shelf', async () => {
  const { pantry, user } = openPantry()
  await user.click(await screen.findByRole('button', { name: 'Zaznacz' }))
  await user.click(await screen.findByRole('checkbox', { name: /ziemniaki/ }))
  await user.click(screen.getByRole('button', { name: 'Inna półka' }))
  await user.click(within(await screen.findByRole('dialog', { name: 'Na którą półkę?' })).getByRole('button', { name: 'Mrożonki' }))
  await screen.findByRole('list', { name: 'Mrożonki' })
  expect(pantry.calls).toEqual(['move ziemniaki'])
})

test('chosen products are removed together, with one undo and one question', async () => {
  const { pantry, user } = openPantry([aProduct('chleb', { quantity_grams: 500 }), aProduct('ryż', { quantity_grams: 500 })])
  await user.click(await screen.findByRole('button', { name: 'Zaznacz' }))
  await user.click(screen.getByRole('button', { name: 'Wszystkie (2)' }))
  await user.click(screen.getByRole('button', { name: 'Usuń' }))
  expect(await screen.findByRole('button', { name: 'Wyrzucone?' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cofnij' }))
  await screen.findByRole('button', { name: 'ryż' })
  expect(pantry.calls).toEqual(['remove chleb, ryż', 'undo 2'])
})

test('a finger that rests on a row begins to choose with it, one that moves on does not', async () => {
  openPantry([aProduct('chleb', { quantity_grams: 500 }), aProduct('ryż', { quantity_grams: 500 })])
  const row = (await screen.findByRole('button', { name: 'ryż' })).closest('li') ?? document.body
  const finger = { pointerType: 'touch', isPrimary: true, clientX: 100 }
  fireEvent.pointerDown(row, { ...finger, clientY: 100 })
  fireEvent.pointerMove(row, { ...finger, clientY: 140 })
  await new Promise((passed) => setTimeout(passed, 600))
  expect(screen.queryByRole('heading', { name: /^Zaznaczone/ })).toBeNull()
  fireEvent.pointerUp(row, { ...finger, clientY: 140 })
  fireEvent.pointerDown(row, { ...finger, clientY: 100 })
  expect(await screen.findByRole('heading', { level: 1, name: 'Zaznaczone: 1' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^ryż/ }).checked).toBe(true)
})

test('what was removed is asked about once, and counted when it was thrown away', async () => {
  const { pantry, user } = openPantry()
  await user.click(await screen.findByRole('button', { name: 'ziemniaki' }))
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Usuń' }))
  await user.click(await screen.findByRole('button', { name: 'Wyrzucone?' }))
  await waitFor(() => expect(pantry.calls).toEqual(['delete', 'waste 1']))
  await screen.findAllByText('Usunięte: ziemniaki. Policzone jako wyrzucone.')
  expect(screen.queryByRole('button', { name: 'Wyrzucone?' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Cofnij' })).toBeTruthy()
})

test('what a search does not find can be put on the shelf', async () => {
  const { pantry, user } = openPantry(undefined, '/pantry?q=kalarepa')
  await user.click(await screen.findByRole('button', { name: 'Dodaj „kalarepa”' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Dodaj do spiżarni' }))
  const amount = dialog.getByLabelText('Ilość')
  await user.clear(amount)
  await user.type(amount, '0')
  await user.click(dialog.getByRole('button', { name: 'Dodaj' }))
  expect(dialog.getByText('Podaj ilość większą od zera.')).toBeTruthy()
  expect(pantry.calls).toEqual([])
  await user.clear(amount)
  await user.type(amount, '1')
  await user.click(dialog.getByRole('button', { name: 'Dodaj' }))
  const row = (await screen.findByRole('button', { name: 'kalarepa' })).closest('li')
  expect(row?.className).toContain('row-new')
  expect(pantry.calls).toEqual(['create kalarepa'])
})

test('a finger drawn to the left uncovers what can be done, drawn right across it uses the product up', async () => {
  const { pantry, user } = openPantry()
  const row = (await screen.findByRole('button', { name: 'ziemniaki' })).closest('li') ?? document.body
  Object.defineProperty(row, 'offsetWidth', { value: 358 })
  row.setPointerCapture = () => undefined
  const draw = (pixels: number, down = 0) => {
    const finger = { pointerType: 'touch', isPrimary: true }
    fireEvent.pointerDown(row, { ...finger, clientX: 350, clientY: 100 })
    fireEvent.pointerMove(row, { ...finger, clientX: 350 - pixels, clientY: 100 + down })
    fireEvent.pointerUp(row, { ...finger, clientX: 350 - pixels, clientY: 100 + down })
  }

  draw(30)
  expect(within(row).queryByRole('button', { name: 'Zużyte' })).toBeNull()
  // Who scrolls moves the thumb aside as well.
  draw(120, 200)
  expect(within(row).queryByRole('button', { name: 'Zużyte' })).toBeNull()
  draw(120)
  expect(within(row).getByRole('button', { name: 'Usuń' })).toBeTruthy()
  draw(200)
  await waitFor(() => expect(pantry.calls).toEqual(['consume all']))
  await user.click(await screen.findByRole('button', { name: 'Cofnij' }))
  await screen.findByRole('button', { name: 'ziemniaki' })
  expect(pantry.calls).toEqual(['consume all', 'restore'])
})

test('what a swipe uncovers on a phone removes the product, and that can be taken back', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList,
  )
  const { pantry, user } = openPantry()
  const row = (await screen.findByRole('button', { name: 'ziemniaki' })).closest('li') ?? document.body
  Object.defineProperty(row, 'offsetWidth', { value: 358 })
  row.setPointerCapture = () => undefined
  const finger = { pointerType: 'touch', isPrimary: true, clientY: 100 }
  fireEvent.pointerDown(row, { ...finger, clientX: 350 })
  fireEvent.pointerMove(row, { ...finger, clientX: 230 })
  fireEvent.pointerUp(row, { ...finger, clientX: 230 })
  await user.click(within(row).getByRole('button', { name: 'Usuń' }))
  await waitFor(() => expect(pantry.calls).toEqual(['delete']))
  await user.click(await screen.findByRole('button', { name: 'Cofnij' }))
  await screen.findByRole('button', { name: 'ziemniaki' })
  expect(pantry.calls).toEqual(['delete', 'restore'])
})

test.each([
  [true, 'at once'],
  [false, 'after it has closed'],
])('where movement is reduced: %s, a row that is used up goes %s', async (isReduced) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: isReduced && media.includes('reduced-motion'), media }) as MediaQueryList,
  )
  const { pantry } = openPantry()
  const row = (await screen.findByRole('button', { name: 'ziemniaki' })).closest('li') ?? document.body
  Object.defineProperty(row, 'offsetWidth', { value: 358 })
  row.setPointerCapture = () => undefined
  const finger = { pointerType: 'touch', isPrimary: true, clientY: 100 }
  fireEvent.pointerDown(row, { ...finger, clientX: 350 })
  fireEvent.pointerMove(row, { ...finger, clientX: 50 })
  fireEvent.pointerUp(row, { ...finger, clientX: 50 })
  expect(row.className.includes('max-h-0')).toBe(!isReduced)
  await waitFor(() => expect(pantry.calls).toEqual(['consume all']))
})

test('the end of the limit is said in words', async () => {
  openPantry(Array.from({ length: 50 }, (_, number) => aProduct(`produkt ${number}`, { quantity_grams: 1 })))
  await screen.findByText(/Spiżarnia jest pełna/)
  expect(screen.getByRole('link', { name: 'przejdź na Premium' }).getAttribute('href')).toBe('/settings/subscription')
})
