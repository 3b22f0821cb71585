import * as lists from '@spizarka/contract/shopping'
import * as plans from '@spizarka/contract/shopping-generation'
import { syncShoppingList as sync } from '@spizarka/contract/shopping-sync'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { rowId, rowUuid } from '../../platform/http/row-id.ts'
import { addMissing, requireRecipe } from './add-missing.ts'
import { readShoppingListText } from './list-text.ts'
import {
  changeShoppingList,
  createShoppingList,
  deleteShoppingList,
  readShoppingList,
  readShoppingLists,
  restoreShoppingList,
} from './manage-lists.ts'
import { generateShoppingList, readShoppingListSession } from './plans/generate-list.ts'
import { swapPlannedMeal } from './plans/swap-planned-meal.ts'
import { getShoppingListVersion } from './shopping-lists.queries.ts'
import { readShoppingSuggestions } from './suggest-items.ts'
import { syncShoppingList } from './sync/sync-list.ts'
import { endWaiting, readVersion } from './sync/watch-lists.ts'

/** The calls of shopping lists. */
export function routes(route: Route, context: AppContext): void {
  // What is not one's own is not there, whatever else is wrong with the call.
  const findList = ({ userId, params }: { userId: number; params: { id: string } }) =>
    getShoppingListVersion(context.db, userId, rowId(params.id))
  const findRecipe = ({ userId, params }: { userId: number; params: { id: string } }) => requireRecipe(context.db, rowId(params.id), userId)
  route(lists.listShoppingLists, ({ user, query, url }) => readShoppingLists(context, user.id, query, url))
  route(lists.suggestShoppingItems, ({ user }) => readShoppingSuggestions(context, user.id))
  route(lists.createShoppingList, ({ identity, body }) => createShoppingList(context, identity, body))
  route(lists.readShoppingList, ({ user, params }) => readShoppingList(context, user.id, rowId(params.id)))
  route(
    lists.readShoppingListVersion,
    ({ user, params, query, request }) => {
      const { leaves, stop } = leavingOf(request)
      return readVersion(context, user.id, rowId(params.id), { known: query.known, leaves }).finally(stop)
    },
    findList,
  )
  route(lists.readShoppingListText, ({ user, params }) => readShoppingListText(context, user.id, rowId(params.id)))
  route(lists.updateShoppingList, ({ user, params, body }) => changeShoppingList(context, user.id, rowId(params.id), body), findList)
  route(lists.deleteShoppingList, ({ user, params }) => deleteShoppingList(context, user.id, rowId(params.id)))
  route(lists.restoreShoppingList, ({ user, params }) => restoreShoppingList(context, user.id, rowId(params.id)))
  route(lists.addMissing, ({ identity, params, body }) => addMissing(context, identity, rowId(params.id), body), findRecipe)
  route(plans.generateShoppingList, ({ user, identity, body }) => generateShoppingList(context, user, identity, body))
  route(plans.readShoppingListSession, ({ user, params }) => readShoppingListSession(context, user.id, rowUuid(params.sessionId)))
  route(plans.swapPlannedMeal, ({ identity, params, body }) => swapPlannedMeal(context, identity, rowId(params.id), body), findList)
  route(sync, ({ user, params, body }) => syncShoppingList(context, user.id, rowId(params.id), body), findList)
}

/** Whoever waits for a change of their list does not keep the server from stopping. */
export function pages(app: FastifyInstance, context: AppContext): void {
  app.addHook('preClose', async () => endWaiting(context))
}

/** Aborts when the caller's connection closes before they are answered. */
function leavingOf({ raw: { socket } }: FastifyRequest): { leaves: AbortSignal; stop: () => void } {
  const leaving = new AbortController()
  const leave = () => leaving.abort()
  socket.once('close', leave)
  return { leaves: leaving.signal, stop: () => void socket.off('close', leave) }
}
