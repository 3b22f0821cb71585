import { confirmItems } from '@spizarka/contract/intake'
import { DEFAULT_PREFERENCES, readPreferences, updatePreferences } from '@spizarka/contract/preferences'
import {
  createShoppingList,
  deleteShoppingList,
  listShoppingLists,
  putShoppingAway,
  readShoppingList,
  readShoppingListVersion,
  type ShoppingItem,
  suggestShoppingItems,
} from '@spizarka/contract/shopping'
import { aShoppingItem } from '@spizarka/contract/shopping-item.fixture'
import { syncShoppingList } from '@spizarka/contract/shopping-sync'
import { readTypedProducts } from '@spizarka/contract/typed-products'
import { render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aList, ListOnServer } from '../../lib/shopping/replica/list-on-server.fixture.ts'
import { answer, apiServer, refuse, unreachable } from '../../testing/api-server.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { onePage, signedIn } from '../../testing/samples.ts'
import { toastStore } from '../../ui/feedback/toast.ts'
import { ItemRow } from './list/ItemRow.tsx'
import { NextItems } from './list/NextItems.tsx'
import { shoppingRoutes } from './routes.ts'

let server: ListOnServer
let userId = 1000

function serve(): void {
  apiServer.use(
    answer(readShoppingList, () => server.whole()),
    answer(readShoppingListVersion, () => ({ version: server.version })),
    answer(syncShoppingList, ({ body }) => server.sync(body.operations)),
    answer(suggestShoppingItems, () => [{ name: 'pieprz', reason: 'ran_out' as const }]),
    answer(readPreferences, () => DEFAULT_PREFERENCES),
    answer(updatePreferences, () => DEFAULT_PREFERENCES),
    answer(readTypedProducts, () => ({ products: [], more: 0, unfinished: null })),
    answer(listShoppingLists, ({ query }) => (query.state === 'open' ? onePage(server.whole()) : onePage())),
  )
}

const said = () => server.items().map(({ name, checked }) => `${name} ${checked}`)

beforeEach(() => {
  userId++
  server = new ListOnServer(aList())
  for (const name of ['mleko', 'chleb'])
    server.sync([{ id: crypto.randomUUID(), item_id: crypto.randomUUID(), kind: 'add', at: new Date(0).toISOString(), fields: { name } }])
  signedIn({ id: userId })
  serve()
})

describe('a list', () => {
  it('takes what is written down, ticks it, and takes each back', async () => {
    const { user } = renderRoutes(shoppingRoutes, '/shopping-lists/5')
    await user.type(await screen.findByRole('textbox', { name: 'Dopisz produkt' }), 'ser, masło{Enter}')
    await expect.poll(said).toEqual(['mleko false', 'chleb false', 'ser false', 'masło false'])
    await user.click(screen.getByRole('button', { name: 'Cofnij' }))
    await expect.poll(said).toEqual(['mleko false', 'chleb false'])

    await user.click(screen.getByRole('checkbox', { name: 'Kupione: mleko' }))
    expect(within(await screen.findByRole('region', { name: 'Kupione' })).getByText('mleko')).toBeTruthy()
    await expect.poll(said).toEqual(['mleko true', 'chleb false'])
    await user.click(screen.getByRole('button', { name: 'Cofnij' }))
    await expect.poll(said).toEqual(['mleko false', 'chleb false'])

    await user.click(await screen.findByRole('button', { name: /pieprz/ }))
    await expect.poll(said).toContain('pieprz false')
  })

  it('says how much of what is at home its plan leaves to be frozen', async () => {
    const covered = [{ name: 'udka', need: 1000, have: 1600, unit: 'grams' as const, freeze_by: '2025-11-22' }]
    apiServer.use(answer(readShoppingList, () => ({ ...server.whole(), covered })))
    renderRoutes(shoppingRoutes, '/shopping-lists/5')
    expect(await screen.findByText(/^zostanie 600.g: zamroź, termin 22.listopada/)).toBeTruthy()
  })

  it('lets a thing be changed and removed', async () => {
    const { user } = renderRoutes(shoppingRoutes, '/shopping-lists/5')
    await user.click(await screen.findByRole('button', { name: 'mleko' }))
    const note = await screen.findByRole('textbox', { name: 'Notatka' })
    await user.type(note, 'świeże')
    await user.click(screen.getByRole('button', { name: 'Zapisz' }))
    await expect.poll(() => server.items()[0]?.note).toBe('świeże')
    await user.click(screen.getByRole('button', { name: /^chleb/ }))
    await user.click(await screen.findByRole('button', { name: 'Usuń z listy' }))
    await expect.poll(said).toEqual(['mleko false'])
    await user.click(screen.getByRole('button', { name: 'Cofnij' }))
    await expect.poll(() => said().toSorted()).toEqual(['chleb false', 'mleko false'])
  })

  it('moves a thing within its aisle by the arrow keys', async () => {
    const { user } = renderRoutes(shoppingRoutes, '/shopping-lists/5')
    const grip = await screen.findByRole('button', { name: 'Przesuń: mleko' })
    grip.focus()
    await user.keyboard('{ArrowDown}')
    await expect.poll(() => server.items().map(({ name, position }) => `${name} ${position}`)).toEqual(['mleko 1', 'chleb 0'])
  })

  it('opens without a network once it was read, and says what waits', async () => {
    const first = renderRoutes(shoppingRoutes, '/shopping-lists/5')
    await screen.findByRole('checkbox', { name: 'Kupione: mleko' })
    first.unmount()
    apiServer.use(unreachable(readShoppingList), unreachable(readShoppingListVersion), unreachable(syncShoppingList))
    const { user } = renderRoutes(shoppingRoutes, '/shopping-lists/5')
    await user.click(await screen.findByRole('checkbox', { name: 'Kupione: mleko' }))
    expect(await screen.findByText(/1.zmiana czeka/)).toBeTruthy()
    expect(said()).toEqual(['mleko false', 'chleb false'])
  })
})

const boxes = async () => (await screen.findAllByRole('checkbox')).map((box) => box.closest('li')?.textContent)

it('on the start what is to be bought next is ticked, and comes back', async () => {
  for (const name of ['ser', 'masło'])
    server.sync([{ id: crypto.randomUUID(), item_id: crypto.randomUUID(), kind: 'add', at: new Date(0).toISOString(), fields: { name } }])
  const { user } = renderRoutes([{ path: '/', Component: () => <NextItems listId="5" /> }], '/')
  const first = await boxes()
  expect(first).toHaveLength(3)
  expect(screen.getByText(/^0.z.4$/)).toBeTruthy()

  await user.click(screen.getByRole('checkbox', { name: first[0] ?? '' }))
  expect(await screen.findByText(/^1.z.4$/)).toBeTruthy()
  await expect.poll(() => said().filter((item) => item.endsWith('true'))).toHaveLength(1)
  expect((await boxes()).slice(0, 2)).toEqual(first.slice(1))

  await user.click(screen.getByRole('button', { name: 'Cofnij' }))
  await expect.poll(boxes).toEqual(first)
  await expect.poll(() => said().filter((item) => item.endsWith('true'))).toEqual([])
})

it('in the shop the last ticks can be taken back one by one, and a full basket says so', async () => {
  const { user } = renderRoutes(shoppingRoutes, '/shopping-lists/5/shop')
  await user.click(await screen.findByRole('checkbox', { name: /^mleko/ }))
  await user.click(screen.getByRole('checkbox', { name: /^chleb/ }))
  expect(await screen.findByRole('heading', { name: 'Wszystko w koszyku' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cofnij odhaczenie: chleb' }))
  await user.click(screen.getByRole('button', { name: 'Cofnij odhaczenie: mleko' }))
  await expect.poll(said).toEqual(['mleko false', 'chleb false'])
})

it('in the shop the screen stays on, until one leaves', async () => {
  const lock = Object.assign(new EventTarget(), { released: false, release: vi.fn<() => Promise<void>>(() => Promise.resolve()) })
  const request = vi.fn<(kind: string) => Promise<typeof lock>>(() => Promise.resolve(lock))
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'))
  const { user } = renderRoutes(shoppingRoutes, '/shopping-lists/5/shop')
  expect(await screen.findByText('Ekran nie zgaśnie')).toBeTruthy()
  expect(request).toHaveBeenCalledExactlyOnceWith('screen')
  await user.click(screen.getByRole('button', { name: 'Wyjdź ze sklepu' }))
  await waitFor(() => expect(lock.release).toHaveBeenCalled())
})

it('each shop is walked as things went into the basket there, and the account keeps that', async () => {
  const kept: unknown[] = []
  apiServer.use(
    answer(updatePreferences, ({ body }) => {
      kept.push(body.aisle_orders)
      return DEFAULT_PREFERENCES
    }),
  )
  const bread = server.items().find(({ name }) => name === 'chleb')
  const at = new Date(1).toISOString()
  server.sync([{ id: crypto.randomUUID(), item_id: bread?.id ?? '', kind: 'set', at, fields: { aisle: 'bakery' } }])
  const milk = server.items().find(({ name }) => name === 'mleko')
  server.sync([{ id: crypto.randomUUID(), item_id: milk?.id ?? '', kind: 'set', at, fields: { aisle: 'dairy' } }])
  const { user } = renderRoutes(shoppingRoutes, '/shopping-lists/5/shop')
  await screen.findByRole('checkbox', { name: /^mleko/ })
  const usual = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(usual).toHaveLength(2)
  const inShop = async (name: string) => {
    await user.click(screen.getByRole('button', { name: /^Który to sklep|^Za rogiem|^Targ/ }))
    await user.type(await screen.findByRole('textbox', { name: 'Nowy sklep' }), name)
    await user.click(screen.getByRole('button', { name: 'Zapamiętaj' }))
  }
  await inShop('Targ')
  await inShop('Za rogiem')
  const backwards = usual[0]?.startsWith('Nabiał') ? ['chleb', 'mleko'] : ['mleko', 'chleb']
  for (const name of backwards) await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${name}`) }))
  await user.click(screen.getByRole('button', { name: 'Zostań na liście' }))
  await waitFor(() => expect(kept.at(-1)).toMatchObject([{ shop: 'Za rogiem' }, { shop: 'Targ' }]))
  const before = (shop: string) => {
    const walks = kept.at(-1) as { shop: string; aisles: string[] }[]
    const walk = walks.find((each) => each.shop === shop)?.aisles ?? []
    return walk.filter((each) => each === 'bakery' || each === 'dairy')
  }
  expect(before('Za rogiem')).toEqual(before('Targ').toReversed())
})

it('in the shop what came to mind is written down without a tap on the line first', async () => {
  const { user } = renderRoutes(shoppingRoutes, '/shopping-lists/5/shop')
  await user.click(await screen.findByRole('button', { name: 'Dopisz' }))
  await screen.findByRole('textbox', { name: 'Dopisz produkt' })
  await user.keyboard('baterie{Enter}')
  expect(await screen.findByRole('checkbox', { name: /^baterie/ })).toBeTruthy()
})

it('all lists show where one goes on', async () => {
  renderRoutes(shoppingRoutes, '/shopping-lists')
  expect(await screen.findByRole('link', { name: 'Zakupy na sobotę' })).toBeTruthy()
  expect(await screen.findByText('0 z 2 w koszyku')).toBeTruthy()
  expect(screen.getByText(/^1.lista w.toku$/)).toBeTruthy()
})

/** What the search of lists has found. */
async function found() {
  const heading = await screen.findByRole('heading', { name: 'Znalezione' })
  return within(heading.closest('section') as HTMLElement)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

it('a list is found by its name or by what stands on it, without Polish letters too, and changed from where it is shown', async () => {
  const other = { ...aList(), id: '6', name: 'Rosół dla mamy', version: 0, created_at: new Date(0).toISOString() }
  apiServer.use(
    answer(listShoppingLists, ({ query }) =>
      query.state === 'open' ? { ...onePage(server.whole()), count: 2, results: [server.whole(), other] } : onePage(),
    ),
  )
  const { user } = renderRoutes(shoppingRoutes, '/shopping-lists')
  await screen.findByText('0 z 2 w koszyku')
  await user.click(await screen.findByRole('button', { name: 'Szukaj listy' }))
  const box = await screen.findByRole('searchbox', { name: 'Szukaj listy albo produktu' })
  await user.type(box, 'ROSOL{Enter}')
  expect(await found()).toEqual([expect.stringContaining('Rosół dla mamy')])
  await user.clear(box)
  await user.type(box, 'mleko{Enter}')
  await expect.poll(found).toEqual([expect.stringContaining('Zakupy na sobotę')])
  await user.clear(box)
  await user.type(box, 'kalosze{Enter}')
  expect(await screen.findByText('Na żadnej z list tego nie ma.')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Więcej: Zakupy na sobotę' }))
  expect(await screen.findByRole('button', { name: 'Zakończ listę' })).toBeTruthy()
})

it('what was bought is put away without a network when there is one, which is said and can be taken back', async () => {
  const confirmed: (string | null)[] = []
  apiServer.use(
    answer(putShoppingAway, () => ({ session_id: crypto.randomUUID() })),
    answer(confirmItems, ({ headers }) => {
      confirmed.push(headers.get('idempotency-key'))
      return { bonus_awarded: 0, already_confirmed: false, review_reward: 0, added_count: 1 }
    }),
  )
  const { user } = renderRoutes(shoppingRoutes, '/shopping-lists/5')
  await user.click(await screen.findByRole('checkbox', { name: 'Kupione: mleko' }))
  await expect.poll(said).toContain('mleko true')
  apiServer.use(unreachable(syncShoppingList), unreachable(putShoppingAway))
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const putAway = async () => user.click(await screen.findByRole('button', { name: 'Do spiżarni (1)' }))
  await putAway()
  expect(await screen.findAllByText('Kupione trafią do spiżarni, gdy wróci zasięg.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cofnij' }))
  await expect.poll(() => screen.queryByText('Kupione trafią do spiżarni, gdy wróci zasięg.')).toBeNull()
  await putAway()
  await screen.findAllByText('Kupione trafią do spiżarni, gdy wróci zasięg.')
  expect(confirmed).toEqual([])

  apiServer.use(answer(putShoppingAway, () => ({ session_id: crypto.randomUUID() })))
  serve()
  network.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => confirmed.length).toBe(1)
  await expect.poll(() => toastStore.read()?.text).toMatch(/^W\sspiżarni: 1/)
  vi.restoreAllMocks()
})

it('where nothing is known and nothing can be read, a list can be begun all the same', async () => {
  apiServer.use(unreachable(listShoppingLists), unreachable(createShoppingList))
  const { user } = renderRoutes(shoppingRoutes, '/shopping-lists')
  await screen.findByText(/Nie udało się wczytać list/)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(screen.getByRole('button', { name: /Pusta lista/ }))
  await user.type(await screen.findByRole('textbox', { name: 'Dopisz produkt' }), 'ser{Enter}')
  expect(await screen.findByRole('checkbox', { name: 'Kupione: ser' })).toBeTruthy()
  vi.restoreAllMocks()
})

it.each(['/shopping-lists', '/shopping-lists/9', '/shopping-lists/9/shop'])(
  'a server that fails is no lost connection at %s',
  async (at) => {
    apiServer.use(
      answer(listShoppingLists, () => refuse('internal')),
      answer(readShoppingList, () => refuse('internal')),
    )
    renderRoutes(shoppingRoutes, at)
    const problem = await screen.findByText(/Nie udało się wczytać list/)
    expect(problem.textContent).toMatch(/Błąd serwera. Spróbuj ponownie za chwilę.$/)
    expect(problem.textContent).not.toMatch(/internet/)
  },
)

it('a list that was done is begun again, and that can be taken back', async () => {
  const done = { ...server.whole(), id: '9', name: 'Zeszły tydzień', completed_at: '2025-11-20T10:00:00Z' }
  const made = new ListOnServer(aList({ id: '6', name: 'Zeszły tydzień' }))
  const deleted: string[] = []
  apiServer.use(
    answer(listShoppingLists, ({ query }) => (query.state === 'open' ? onePage() : onePage(done))),
    answer(readShoppingList, ({ params }) => (params.id === '9' ? done : made.whole())),
    answer(readShoppingListVersion, () => ({ version: made.version })),
    answer(syncShoppingList, ({ body }) => made.sync(body.operations)),
    answer(createShoppingList, () => made.about),
    answer(deleteShoppingList, ({ params }) => {
      deleted.push(params.id)
      return undefined
    }),
  )
  const { user } = renderRoutes(shoppingRoutes, '/shopping-lists')
  await user.click(await screen.findByRole('button', { name: 'Powtórz listę: Zeszły tydzień' }))
  await screen.findByRole('checkbox', { name: 'Kupione: chleb' })
  await user.click(screen.getByRole('button', { name: 'Cofnij' }))
  await expect.poll(() => deleted).toEqual(['6'])
})

describe('a row', () => {
  it('shows at once what a finger said, and says the opposite the next time, before the list is drawn anew', async () => {
    const onTick = vi.fn<(item: ShoppingItem) => void>()
    const milk = aShoppingItem('mleko')
    const { container } = render(<ItemRow item={milk} waits={false} onTick={onTick} onOpen={() => undefined} />)
    const box = within(container).getByRole('checkbox', { name: 'Kupione: mleko' })
    box.click()
    await waitFor(() => expect(box).toHaveProperty('checked', true))
    box.click()
    await waitFor(() => expect(box).toHaveProperty('checked', false))
    await expect.poll(() => onTick.mock.calls.map(([item]) => item.checked)).toEqual([false, true])
  })
})
