import 'fake-indexeddb/auto'
import {
  addMissing,
  createShoppingList,
  deleteShoppingList,
  listShoppingLists,
  readShoppingList,
  type ShoppingItem,
} from '@spizarka/contract/shopping'
import { aShoppingItem } from '@spizarka/contract/shopping-item.fixture'
import { type ShoppingOperation, syncShoppingList } from '@spizarka/contract/shopping-sync'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, apiServer, Refusal, unreachable } from '../../testing/api-server.ts'
import { anIngredient } from '../../testing/recipe-samples.ts'
import { aShoppingList, onePage, signedIn } from '../../testing/samples.ts'
import { toastStore } from '../../ui/feedback/toast.ts'
import { queryClient } from '../query-client.ts'
import { addMissingToList, addNamesToList } from './add-to-list.ts'
import { localLists } from './replica/local-lists.ts'

const LIST = aShoppingList({ name: 'Na sobotę', version: 3 })
const whole = (items: readonly ShoppingItem[]) => ({ ...LIST, items: [...items], covered: [], plan: [] })
const RECIPE = { id: '31', servings: 2, ingredients: [] }

let userId = 7000
beforeEach(() => signedIn({ id: ++userId }))
afterEach(() => vi.restoreAllMocks())

/** The operations that arrive, with a list that is open or none. */
function lists(open: boolean, items: readonly ShoppingItem[] = []) {
  const sent: ShoppingOperation[] = []
  const deleted: string[] = []
  const created: (string | null | undefined)[] = []
  apiServer.use(
    answer(listShoppingLists, () => (open ? onePage(LIST) : onePage())),
    answer(readShoppingList, () => whole(items)),
    answer(createShoppingList, ({ body }) => {
      created.push(body.name)
      return LIST
    }),
    answer(deleteShoppingList, ({ params }) => {
      deleted.push(params.id)
      return undefined
    }),
    answer(syncShoppingList, ({ body }) => {
      sent.push(...body.operations)
      return {
        version: 5,
        items: [],
        removed: [],
        results: body.operations.map(({ id }) => ({ id, status: 'applied' as const })),
      }
    }),
  )
  return { sent, deleted, created }
}

const shown = () => toastStore.read()
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
const comeBack = () => {
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('online'))
}

it('joins the newest list in progress, leaves out what stands there, and takes its own off again', async () => {
  const { sent } = lists(true, [aShoppingItem('Masło')])
  await addNamesToList(queryClient, ['masło', 'mleko', 'chleb'])
  await expect
    .poll(() => sent.map(({ kind, fields }) => [kind, fields.name]))
    .toEqual([
      ['add', 'mleko'],
      ['add', 'chleb'],
    ])
  expect(shown()).toMatchObject({ kind: 'undo', text: expect.stringMatching(/^Na.liście „Na.sobotę”: mleko, chleb$/) })
  shown()?.onUndo?.()
  await expect
    .poll(() => sent.slice(2).map(({ kind, item_id }) => [kind, item_id]))
    .toEqual(sent.slice(0, 2).map(({ item_id }) => ['remove', item_id]))
})

it('opens a list where there is none, and deletes it when that is taken back', async () => {
  const { sent, deleted } = lists(false)
  await addNamesToList(queryClient, ['mleko'])
  await expect.poll(() => sent).toHaveLength(1)
  shown()?.onUndo?.()
  await expect.poll(() => deleted).toEqual(['7'])
})

it('says that everything is there already', async () => {
  const { sent } = lists(true, [aShoppingItem('masło')])
  await addNamesToList(queryClient, ['masło'])
  expect([sent, shown()?.text]).toEqual([[], 'Już jest na liście „Na sobotę”.'])
})

it('adds what a recipe lacks, and gives back to what was joined the amount that it had', async () => {
  const [milk, flour] = [aShoppingItem('mleko', { quantity: 500, unit: 'ml' }), aShoppingItem('mąka', { quantity: 200, unit: 'grams' })]
  const { sent } = lists(true, [milk, flour])
  const bodies: object[] = []
  apiServer.use(
    answer(addMissing, ({ body }) => {
      bodies.push(body)
      const later = '2025-11-21T10:00:00Z'
      const eggs = aShoppingItem('jajka', { id: '5f0c1d0e-0000-4000-8000-000000000001', updated_at: later })
      apiServer.use(
        answer(readShoppingList, () => ({ ...whole([{ ...milk, quantity: 1000, updated_at: later }, flour, eggs]), version: 4 })),
      )
      return { list_id: '7', added: 1, merged: 1 }
    }),
  )
  await addMissingToList(queryClient, RECIPE, 3, { places: [2] })
  expect(bodies).toEqual([{ list_id: '7', servings: 3, ingredients: [2] }])
  expect(shown()?.text).toMatch(/: mleko, jajka$/)
  shown()?.onUndo?.()
  await expect
    .poll(() => sent.map(({ kind, item_id, fields }) => ({ kind, item_id, fields })))
    .toEqual([
      { kind: 'set', item_id: milk.id, fields: { quantity: 500, unit: 'ml' } },
      { kind: 'remove', item_id: '5f0c1d0e-0000-4000-8000-000000000001', fields: {} },
    ])
})

it('makes no list of nothing, and says so', async () => {
  lists(false)
  apiServer.use(answer(addMissing, () => ({ list_id: null, added: 0, merged: 0 })))
  await addMissingToList(queryClient, RECIPE, 2)
  expect(shown()?.text).toBe('Masz wszystko, nic nie trzeba dokupić.')
})

it('asked again after an answer that was lost, asks the server for the same thing', async () => {
  lists(true)
  const keys: (string | null)[] = []
  apiServer.use(
    answer(addMissing, ({ headers }) => {
      keys.push(headers.get('idempotency-key'))
      return keys.length === 1 ? new Refusal(503, {}) : { list_id: null, added: 0, merged: 0 }
    }),
  )
  await addMissingToList(queryClient, RECIPE, 2)
  expect(shown()?.kind).toBe('error')
  await addMissingToList(queryClient, RECIPE, 2)
  expect(keys[0]).toBe(keys[1])
})

const lacking = (name: string, needed: number, unit: 'grams' | 'ml', available: number | null) =>
  anIngredient({
    name,
    stock: {
      status: available === null ? 'missing' : 'partly',
      staple_id: null,
      product_id: null,
      product_name: null,
      stand_in: null,
      best_before: null,
      unit,
      needed,
      available,
    },
  })

describe('without a network', () => {
  it('a product goes on a list of its own, which the server is told of once it is back', async () => {
    const { sent, created } = lists(false)
    goOffline()
    await addNamesToList(queryClient, ['mleko'])
    expect(shown()?.text).toMatch(/^Na.liście „Zakupy.\d.*”: mleko$/)
    const { keeper } = localLists()
    expect([...keeper.read().lists.values()].map(({ items }) => items.map(({ name }) => name))).toEqual([['mleko']])
    comeBack()
    await expect.poll(() => sent.map(({ fields }) => fields.name)).toEqual(['mleko'])
    expect(created).toHaveLength(1)
    expect([...keeper.read().lists.keys()]).toEqual(['7'])
  })

  it('taken back before it was sent, it was never there to see', async () => {
    const { deleted } = lists(false)
    goOffline()
    await addNamesToList(queryClient, ['mleko'])
    shown()?.onUndo?.()
    expect(localLists().keeper.read().lists.size).toBe(0)
    comeBack()
    await expect.poll(() => deleted).toEqual(['7'])
  })

  it('what a recipe lacks goes there as it was last read, and joins what stands there', async () => {
    const milk = aShoppingItem('mleko', { quantity: 500, unit: 'ml' })
    lists(true, [milk])
    const { keeper } = localLists()
    keeper.takeWhole(whole([milk]))
    const recipe = {
      ...RECIPE,
      ingredients: [lacking('mleko', 300, 'ml', 100), anIngredient({ name: 'mąka' }), lacking('feta', 150, 'grams', null)],
    }
    goOffline()
    await addMissingToList(queryClient, recipe, 4)
    expect(shown()?.text).toMatch(/: mleko, feta$/)
    const items = () => keeper.find('7')?.items.map(({ name, quantity, unit }) => [name, quantity, unit])
    expect(items()).toEqual([
      ['mleko', 1000, 'ml'],
      ['feta', 300, 'grams'],
    ])
    shown()?.onUndo?.()
    expect(items()).toEqual([['mleko', 500, 'ml']])
  })

  it('a network that is there in name only keeps nothing from being written down', async () => {
    lists(true)
    localLists().keeper.takeWhole(whole([]))
    apiServer.use(unreachable(listShoppingLists), unreachable(syncShoppingList))
    await addNamesToList(queryClient, ['mleko'])
    expect(
      localLists()
        .keeper.find('7')
        ?.items.map(({ name }) => name),
    ).toEqual(['mleko'])
  })
})
