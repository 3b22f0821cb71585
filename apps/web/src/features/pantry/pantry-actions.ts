import type { Unit } from '@spizarka/contract/common'
import type { BodyIn } from '@spizarka/contract/endpoint'
import {
  changePantryItems,
  consumePantryItem,
  createPantryItem,
  deletePantryItem,
  PANTRY_CATEGORIES,
  type PantryCategory,
  type PantryItem,
  readPantryItem,
  reportWaste,
  restockPantryItem,
  restorePantryItem,
  undoPantryChanges,
  updatePantryItem,
} from '@spizarka/contract/pantry'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { call } from '../../lib/api/call.ts'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { newProducts } from '../../lib/new-products.ts'
import { formatProducts } from '../../lib/text/format.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { createAmountTaps } from './amounts/amount-taps.ts'
import { batchesWithTotal } from './amounts/amounts.ts'
import {
  cancelListQueries,
  findCachedProduct,
  invalidateCounts,
  invalidatePantry,
  removeCachedProduct,
  updateCachedProduct,
} from './pantry-cache.ts'

export type ProductUpdate = BodyIn<typeof updatePantryItem>
/** What can be done to several products at once. */
export type BulkChange = { action: 'use_up' } | { action: 'remove' } | { action: 'move'; category: PantryCategory }

/** Everything that can be done to a product from the pantry's screens: shown at once, removed back when it fails. */
function createPantryActions(client: QueryClient) {
  const enqueue = createTaskQueues()
  const show = (item: PantryItem) => updateCachedProduct(client, item)

  const taps = createAmountTaps({
    send: (item, delta) =>
      enqueue(item.id, () => {
        const options = { params: { id: item.id }, body: { quantity: Math.abs(delta) }, keepalive: true }
        return delta < 0 ? call(consumePantryItem, options) : call(restockPantryItem, options)
      }),
    read: (id) => findCachedProduct(client, id),
    show: (item) => {
      cancelListQueries(client).catch(reportError)
      show(item)
    },
    settled: fireAndForget(() => invalidateCounts(client)),
    fail: (item, error) => toast.error(failureText(error, `Nie udało się zmienić ilości: ${item.product_name}.`)),
  })

  /** Takes a product off the lists while the server does, and offers to bring it back. */
  function removeOptimistically(item: PantryItem, message: string, send: () => Promise<unknown>, ends: 'used up' | 'waste' | 'spice') {
    taps.drop(item.id)
    cancelListQueries(client).catch(reportError)
    const rollBack = removeCachedProduct(client, item.id)
    const removed = enqueue(item.id, send).then(
      () => invalidateCounts(client).then(() => true),
      (error: unknown) => {
        rollBack(item)
        toast.error(failureText(error, `Nie udało się zmienić: ${item.product_name}.`))
        return false
      },
    )
    const undo = async () => {
      if (!(await removed)) return
      try {
        rollBack(await enqueue(item.id, () => call(restorePantryItem, { params: { id: item.id } })))
        await invalidateCounts(client)
      } catch (error) {
        toast.error(failureText(error, `Nie udało się cofnąć zmiany: ${item.product_name}.`))
      }
    }
    const question =
      ends === 'waste'
        ? askAboutWaste(message, [item.id], removed, fireAndForget(undo))
        : ends === 'used up'
          ? offerToBuy(client, [item.product_name])
          : undefined
    toast.undo(message, fireAndForget(undo), question)
  }

  async function undoChanges(changeIds: string[]) {
    try {
      await call(undoPantryChanges, { body: { change_ids: changeIds } })
    } catch (error) {
      toast.error(failureText(error, 'Nie udało się cofnąć zmiany.'))
    }
    await invalidatePantry(client)
  }

  return {
    /** One tap on − or +: so much less or more. */
    tap: refuseOffline(taps.tap),
    markUsedUp: refuseOffline((item: PantryItem) =>
      removeOptimistically(
        item,
        `Zużyte: ${item.product_name}`,
        () => call(consumePantryItem, { params: { id: item.id }, body: {} }),
        'used up',
      ),
    ),
    remove: refuseOffline((item: PantryItem) =>
      removeOptimistically(
        item,
        `Usunięte: ${item.product_name}`,
        () => call(deletePantryItem, { params: { id: item.id } }),
        item.is_spice ? 'spice' : 'waste',
      ),
    ),
    /** Changes all chosen products in one transaction, with one undo; whether it was done. */
    changeAll: async (ids: string[], change: BulkChange): Promise<boolean> => {
      if (!navigator.onLine) {
        toast.error(OFFLINE)
        return false
      }
      try {
        await taps.flush()
        const { items, change_ids } = await call(changePantryItems, { body: { ...change, ids } })
        if (change.action !== 'move') for (const { id } of items) removeCachedProduct(client, id)
        await invalidatePantry(client)
        if (change_ids.length === 0) return true
        const message = bulkMessage(items, change)
        const undo = fireAndForget(() => undoChanges(change_ids))
        const gone = items.map(({ id }) => id)
        const questions = {
          remove: () => askAboutWaste(message, gone, Promise.resolve(true), undo),
          use_up: () => offerToBuy(client, namesOf(items)),
          move: () => undefined,
        }
        toast.undo(message, undo, questions[change.action]())
        return true
      } catch (error) {
        toast.error(failureText(error, 'Nie udało się zmienić zaznaczonych produktów. Spróbuj ponownie.'))
        return false
      }
    },
    /** Puts all chosen products on the shopping list; they stay on the shelf. */
    addToList: (ids: readonly string[]): Promise<void> =>
      putOnList(client, namesOf(ids.flatMap((id) => findCachedProduct(client, id) ?? []))),
    /** Puts a product in that was looked for and not found; throws what the server refuses. */
    addProduct: async (name: string, amount: number, unit: Unit, idempotencyKey: string): Promise<void> => {
      const quantity = { [QUANTITY_FIELDS[unit]]: amount }
      const added = await call(createPantryItem, { body: { product_name: name, canonical_unit: unit, ...quantity }, idempotencyKey })
      newProducts.announce([added.id])
      await invalidatePantry(client)
    },
    toggleSpice: refuseOffline((spice: PantryItem) => {
      const toggled = { ...spice, in_stock: !spice.in_stock }
      show(toggled)
      enqueue(spice.id, () => call(updatePantryItem, { params: { id: spice.id }, body: { in_stock: toggled.in_stock } }))
        .then(() => invalidateCounts(client))
        .catch((error: unknown) => {
          show(spice)
          toast.error(failureText(error, `Nie udało się zmienić: ${spice.product_name}.`))
        })
    }),
    /** Puts a spice in, as in stock; throws what the server refuses. */
    addSpice: async (name: string, idempotencyKey: string): Promise<void> => {
      await call(createPantryItem, { body: { product_name: name, is_spice: true }, idempotencyKey })
      await invalidatePantry(client)
    },
    /** A product as it is once everything that was done to it here has arrived. */
    read: async (id: string): Promise<PantryItem> => {
      await taps.flush(id)
      return enqueue(id, () => call(readPantryItem, { params: { id } }))
    },
    /** Changes a product as its forms say; throws what the server refuses. */
    update: async (id: string, body: ProductUpdate): Promise<PantryItem> => {
      await taps.flush(id)
      const item = await enqueue(id, () => call(updatePantryItem, { params: { id }, body }))
      show(item)
      invalidatePantry(client).catch(reportError)
      return item
    },
    /** Corrects the amount; of a product without one, says it for the first time. Throws what the server refuses. */
    setAmount: async (id: string, amount: number, unit: Unit): Promise<void> => {
      await taps.flush(id)
      const params = { id }
      const item = await enqueue(id, async () => {
        // As it is on the server now: which batch the difference falls on depends on them all.
        const current = await call(readPantryItem, { params })
        if (current.batches.length > 0)
          return call(updatePantryItem, { params, body: { batches: batchesWithTotal(current.batches, amount) } })
        if (current.canonical_unit !== unit) await call(updatePantryItem, { params, body: { canonical_unit: unit } })
        return call(restockPantryItem, { params, body: { quantity: amount } })
      })
      show(item)
      await invalidateCounts(client)
    },
    /** Takes back the last change of a product; throws what the server refuses. */
    undoLast: async (id: string): Promise<PantryItem> => {
      await taps.flush(id)
      const item = await enqueue(id, () => call(restorePantryItem, { params: { id } }))
      show(item)
      invalidatePantry(client).catch(reportError)
      return item
    },
    sendTaps: taps.flush,
  }
}

/** Asked once: what has been used up may have to be bought again. */
function offerToBuy(client: QueryClient, names: readonly string[]) {
  return { label: 'Na listę', onYes: fireAndForget(() => putOnList(client, names)) }
}

/** Code that is needed by those who buy; it shows the result itself. */
async function putOnList(client: QueryClient, names: readonly string[]): Promise<void> {
  try {
    await (await import('../../lib/shopping/add-to-list.ts')).addNamesToList(client, names)
  } catch {
    toast.error(OFFLINE)
  }
}

function namesOf(items: readonly PantryItem[]): string[] {
  return items.map(({ product_name }) => product_name)
}

/** Asked once: what is thrown away is counted, and still can be taken back. */
function askAboutWaste(message: string, ids: string[], removed: Promise<boolean>, undo: () => void) {
  const report = async () => {
    if (!(await removed)) return
    try {
      await call(reportWaste, { body: { ids } })
      toast.undo(`${message}. Policzone jako wyrzucone.`, undo)
    } catch (error) {
      toast.error(failureText(error, 'Nie udało się tego zapisać.'))
    }
  }
  return { label: 'Wyrzucone?', onYes: fireAndForget(report) }
}

const QUANTITY_FIELDS = { grams: 'quantity_grams', ml: 'quantity_ml', pieces: 'quantity_pieces' } as const

function bulkMessage(items: readonly PantryItem[], change: BulkChange): string {
  const [first] = items
  const what = items.length === 1 && first ? first.product_name : formatProducts(items.length)
  if (change.action === 'move') return `Półka ${PANTRY_CATEGORIES[change.category]}: ${what}`
  return `${change.action === 'remove' ? 'Usunięte' : 'Zużyte'}: ${what}`
}

export type PantryActions = ReturnType<typeof createPantryActions>

// Offline nothing is tried: an amount that jumps back a second later explains less than a sentence.
function refuseOffline<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  return (...args) => (navigator.onLine ? act(...args) : toast.error(OFFLINE))
}

/** Runs tasks of one key one after another, in the order they were given; different keys do not wait for each other. */
function createTaskQueues() {
  const last = new Map<string, Promise<unknown>>()
  return function enqueue<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const before = last.get(key) ?? Promise.resolve()
    const result = before.then(task, task)
    last.set(key, result)
    return result
  }
}

/** The actions of one screen; taps that wait are sent when it goes. */
export function usePantryActions(): PantryActions {
  const client = useQueryClient()
  const actions = useMemo(() => createPantryActions(client), [client])
  useEffect(() => {
    const send = fireAndForget(() => actions.sendTaps())
    const sendWhenHidden = () => {
      if (document.visibilityState === 'hidden') send()
    }
    document.addEventListener('visibilitychange', sendWhenHidden)
    return () => {
      document.removeEventListener('visibilitychange', sendWhenHidden)
      send()
    }
  }, [actions])
  return actions
}

/** What to say about a change that failed: the server's words, the missing connection, or the given sentence. */
export function failureText(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) return error.detail ?? error.error ?? Object.values(error.fields)[0]?.[0] ?? otherwise
  return navigator.onLine ? otherwise : OFFLINE
}

/** Why nothing can be changed now. */
const OFFLINE = 'Jesteś offline. Zmienisz to, gdy wróci połączenie.'
