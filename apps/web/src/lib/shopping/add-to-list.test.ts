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
import { expect, it } from 'vitest'
import { answer, apiServer, unreachable } from '../../testing/api-server.ts'
import { aShoppingList, onePage } from '../../testing/samples.ts'
import { toastStore } from '../../ui/feedback/toast.ts'
import { queryClient } from '../query-client.ts'
import { addMissingToList, addNamesToList } from './add-to-list.ts'

const LIST = aShoppingList({ name: 'Na sobotę' })
const whole = (items: readonly ShoppingItem[]) => ({ ...LIST, items: [...items], covered: [], plan: [] })

/** The operations that arrive, with a list that is open or none. */
function lists(open: boolean, items: readonly ShoppingItem[] = []) {
  const sent: ShoppingOperation[] = []
  const deleted: string[] = []
  apiServer.use(
    answer(listShoppingLists, () => (open ? onePage(LIST) : onePage())),
    answer(readShoppingList, () => whole(items)),
    answer(createShoppingList, () => LIST),
    answer(deleteShoppingList, ({ params }) => {
      deleted.push(params.id)
      return undefined
    }),
    answer(syncShoppingList, ({ body }) => {
      sent.push(...body.operations)
      return { version: 5, items: [], removed: [], results: [] }
    }),
  )
  return { sent, deleted }
}

const shown = () => toastStore.read()

it('joins the newest list in progress, leaves out what stands there, and takes its own off again', async () => {
  const { sent } = lists(true, [aShoppingItem('Masło')])
  await addNamesToList(queryClient, ['masło', 'mleko', 'chleb'])
  expect(sent.map(({ kind, fields }) => [kind, fields.name])).toEqual([
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
  expect(sent).toHaveLength(1)
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
      apiServer.use(answer(readShoppingList, () => whole([{ ...milk, quantity: 1000, updated_at: later }, flour, eggs])))
      return { list_id: '7', added: 1, merged: 1 }
    }),
  )
  await addMissingToList(queryClient, { id: '31' }, 3, [2])
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
  await addMissingToList(queryClient, { id: '31' }, 2)
  expect(shown()?.text).toBe('Masz wszystko, nic nie trzeba dokupić.')
})

it('says that nothing was added where the server cannot be reached', async () => {
  apiServer.use(unreachable(listShoppingLists))
  await addNamesToList(queryClient, ['mleko'])
  expect(shown()).toMatchObject({ kind: 'error', text: expect.stringContaining('Nie udało się dopisać') })
})
