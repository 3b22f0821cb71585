import { confirmItems, deletePendingItem, readPendingItems, undoConfirmation, updatePendingItem } from '@spizarka/contract/intake'
import { readPantrySummary } from '@spizarka/contract/pantry'
import { putShoppingAway, readShoppingList, updateShoppingList } from '@spizarka/contract/shopping'
import { syncShoppingList } from '@spizarka/contract/shopping-sync'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { aConflict, aPendingItem, signedIn } from '../../../testing/samples.ts'
import { aShoppingItem, aWholeList } from '../plan/testing.ts'
import { shoppingRoutes } from '../routes.ts'

const routes = shoppingRoutes.filter(({ path }) => path === '/shopping-lists/:id/to-pantry')
const SESSION = '0b8f6c0e-8f0a-4b5e-9d55-2f1f3b1f7c11'
const MALINY = aShoppingItem({ id: '5f0c1d0e-0000-4000-8000-000000000002', name: 'maliny', quantity: 300 })
const LIST = aWholeList({
  name: 'Zakupy na sobotę',
  items: [
    aShoppingItem({ checked: true }),
    aShoppingItem({ id: '5f0c1d0e-0000-4000-8000-000000000003', name: 'mleko', checked: true }),
    MALINY,
  ],
})
const MLEKO = aPendingItem({
  id: '2',
  product_name: 'mleko',
  quantity_grams: null,
  quantity_ml: 1000,
  suggested_piece: 1000,
  category: 'dairy',
})

let summary: { products?: number; limit?: number | null } = {}

function bought(...items: ReturnType<typeof aPendingItem>[]) {
  apiServer.use(
    answer(putShoppingAway, () => ({ session_id: SESSION })),
    answer(readShoppingList, () => LIST),
    answer(readPantrySummary, () => ({
      products: 32,
      spices: 3,
      limit: 50,
      use_soon: 0,
      expired: 0,
      ends_today: 0,
      categories: [],
      ...summary,
    })),
    answer(readPendingItems, () => ({ pending_items: items, recognized_spices: [], source: 'shopping' as const, receipt: null })),
  )
}

/** Every call that changes something, in order. */
function changes() {
  const made: string[] = []
  apiServer.use(
    answer(updatePendingItem, ({ params, body }) => {
      made.push(`edit ${params.id} ${JSON.stringify(body)}`)
      return aPendingItem({ id: params.id })
    }),
    answer(deletePendingItem, ({ params }) => {
      made.push(`delete ${params.id}`)
      return undefined
    }),
    answer(confirmItems, ({ headers }) => {
      made.push(`confirm ${headers.get('idempotency-key') !== null}`)
      return { bonus_awarded: 0, already_confirmed: false, review_reward: 0, added_count: 2 }
    }),
    answer(syncShoppingList, ({ body }) => {
      made.push(...body.operations.map(({ kind, item_id }) => `${kind} ${item_id.slice(-1)}`))
      return { version: 3, items: [], removed: [], results: [] }
    }),
    answer(updateShoppingList, ({ body }) => {
      made.push(`completed ${body.completed}`)
      return LIST
    }),
    answer(undoConfirmation, () => {
      made.push('undo')
      return { session_id: SESSION }
    }),
  )
  return made
}

async function open() {
  const view = renderRoutes(routes, '/shopping-lists/7/to-pantry')
  await screen.findByRole('heading', { level: 2, name: 'Co wjeżdża na półki?' })
  return view
}

describe('/shopping-lists/{id}/to-pantry', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2025-11-20T12:00:00'), toFake: ['Date'] })
    signedIn()
    summary = {}
    return () => {
      vi.useRealTimers()
      sessionStorage.clear()
    }
  })

  it('puts all of it away in one tap, and takes it back', async () => {
    bought(aPendingItem({ product_name: 'marchew', best_before_estimate: '2025-11-24' }), MLEKO)
    const made = changes()
    const { user, router } = await open()
    expect(screen.getByText(/^Zakupy na sobotę, 2.z.3 kupione$/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /Termin: marchew\. ok\..4.dni/ })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Przenieś do spiżarni (2)' }))
    await expect.poll(() => router.state.location.pathname).toBe('/pantry')
    // The raspberries are still to be bought: the list goes on.
    expect(made).toEqual(['confirm true'])
    await user.click(await screen.findByRole('button', { name: 'Cofnij' }))
    await expect.poll(() => router.state.location.pathname).toBe('/shopping-lists/7/to-pantry')
    expect(made.slice(1)).toEqual(['undo', 'completed false'])
  })

  it('takes amounts and dates as they were corrected, leaves out what stays out, and strikes off what is not wanted any more', async () => {
    bought(aPendingItem({ id: '1', product_name: 'marchew' }), MLEKO, aPendingItem({ id: '3', product_name: 'chleb' }))
    const made = changes()
    const { user, router } = await open()
    await user.click(screen.getByRole('button', { name: 'Więcej: mleko' }))
    await user.click(screen.getByRole('button', { name: /^Termin: mleko/ }))
    await user.type(screen.getByLabelText('Najlepiej zużyć do'), '2025-12-01')
    for (let left = 40; left > 0 && screen.queryByRole('button', { name: 'Zużyte: chleb' }) === null; left--)
      await user.click(screen.getByRole('button', { name: 'Mniej: chleb' }))
    await user.click(screen.getByRole('button', { name: 'Zużyte: chleb' }))
    const raspberries = within(screen.getByRole('group', { name: /maliny/ }))
    await user.click(raspberries.getByRole('radio', { name: /^Usuń z.listy$/ }))
    await user.click(screen.getByRole('button', { name: 'Przenieś do spiżarni (2)' }))
    await expect.poll(() => router.state.location.pathname).toBe('/pantry')
    expect(made).toEqual([
      'edit 2 {"product_name":"mleko","quantity_grams":null,"quantity_ml":2000,"quantity_pieces":null,"best_before":"2025-12-01"}',
      'delete 3',
      'confirm true',
      'remove 2',
      'completed true',
    ])
    await user.click(await screen.findByRole('button', { name: 'Cofnij' }))
    await expect.poll(() => made.slice(5)).toEqual(['undo', 'add 2', 'completed false'])
  })

  it('says what is new, what it becomes, and how full the pantry will be', async () => {
    bought(aPendingItem({ product_name: 'marchew', quantity_grams: 750, held: { quantity: 250, unit: 'grams' } }), MLEKO)
    await open()
    expect(screen.getByText(/^razem 1.kg$/)).toBeTruthy()
    expect(screen.getByText('nowy produkt')).toBeTruthy()
    expect(await screen.findByText(/^33 z.50.produktów$/)).toBeTruthy()
    expect(screen.getByText(/^32 teraz i.1 nowy\. Jeden tylko uzupełniasz\.$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /Masz paragon\?/ }).getAttribute('href')).toBe('/add-products/receipt?list=7')
  })

  it('says how many there is room for', async () => {
    summary = { products: 49 }
    bought(aPendingItem({ product_name: 'marchew' }), MLEKO)
    const made = changes()
    const { user } = await open()
    const confirm = screen.getByRole('button', { name: 'Przenieś do spiżarni (2)' })
    expect(await screen.findByText(/^Zmieści się 1 z.2\. Odznacz 1 albo/)).toBeTruthy()
    await user.click(confirm)
    expect(made).toEqual([])
  })

  it('keeps what was said when it is left and opened again', async () => {
    bought(aPendingItem({ product_name: 'marchew', quantity_grams: 500 }), MLEKO)
    const made = changes()
    const first = await open()
    await first.user.click(screen.getByRole('button', { name: 'Więcej: mleko' }))
    await first.user.click(within(screen.getByRole('group', { name: /maliny/ })).getByRole('radio', { name: /^Usuń z.listy$/ }))
    first.unmount()
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Przenieś do spiżarni (2)' }))
    await expect.poll(() => made.length).toBeGreaterThan(2)
    expect(made).toEqual([expect.stringContaining('"quantity_ml":2000'), 'confirm true', 'remove 2', 'completed true'])
    expect(sessionStorage).toHaveLength(0)
  })

  it('folds what was left on the shelf where it is much, and strikes all of it off in one tap', async () => {
    bought(MLEKO)
    const left = ['kawa', 'herbata', 'kasza', 'cukier', 'sól', 'ryż', 'mąka'].map((name, place) =>
      aShoppingItem({ id: `5f0c1d0e-0000-4000-8000-00000000001${place}`, name }),
    )
    apiServer.use(answer(readShoppingList, () => ({ ...LIST, items: [...LIST.items.filter(({ checked }) => checked), ...left] })))
    const made = changes()
    const { user } = await open()
    expect(screen.queryByText('mąka')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Pokaż jeszcze 3' }))
    expect(screen.getByText('mąka')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Usuń wszystkie' }))
    await user.click(within(screen.getByRole('group', { name: /kawa/ })).getByRole('radio', { name: /^Zostaw/ }))
    await user.click(screen.getByRole('button', { name: 'Przenieś do spiżarni (1)' }))
    await expect.poll(() => made).toEqual(['confirm true', ...[1, 2, 3, 4, 5, 6].map((id) => `remove ${id}`)])
  })

  it('is put away when there is a network again, as it was corrected without one', async () => {
    bought(aPendingItem({ id: '1', product_name: 'marchew' }), MLEKO)
    const made = changes()
    const { user, router } = await open()
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await user.click(screen.getByRole('button', { name: 'Więcej: mleko' }))
    expect(await screen.findByText('Nie ma zasięgu. Przeniesiemy, gdy wróci.')).toBeTruthy()
    apiServer.use(unreachable(syncShoppingList))
    await user.click(screen.getByRole('button', { name: 'Przenieś do spiżarni (2)' }))
    await expect.poll(() => router.state.location.pathname).toBe('/shopping-lists/7')
    expect(made).toEqual([])
    const later = changes()
    network.mockRestore()
    window.dispatchEvent(new Event('online'))
    await expect
      .poll(() => later)
      .toEqual([
        'edit 2 {"product_name":"mleko","quantity_grams":null,"quantity_ml":2000,"quantity_pieces":null,"best_before":null}',
        'confirm true',
      ])
  })

  it('leads to the review where the pantry keeps something in another unit', async () => {
    bought(aConflict({}))
    await open()
    expect(screen.getByText('1 pozycja czeka na decyzję')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Sprawdź i.przenieś/ }).getAttribute('href')).toBe(`/pending-items/${SESSION}`)
  })

  it('says when nothing was ticked', async () => {
    bought(MLEKO)
    apiServer.use(answer(putShoppingAway, () => refuse('shopping_nothing_bought')))
    renderRoutes(routes, '/shopping-lists/7/to-pantry')
    expect(await screen.findByText('Najpierw odhacz na liście to, co jest kupione.')).toBeTruthy()
  })

  it('keeps the list where the pantry has no room', async () => {
    bought(MLEKO)
    apiServer.use(answer(confirmItems, () => refuse('pantry_limit')))
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Przenieś do spiżarni (1)' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/50/)
  })
})
