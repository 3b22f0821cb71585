import { randomUUID } from 'node:crypto'
import { confirmConsumption } from '@spizarka/contract/consumption'
import { readLatestDataExport, requestDataExport } from '@spizarka/contract/privacy'
import { illustrateRecipe } from '@spizarka/contract/recipe-sessions'
import { identifyProduct, rememberConversion } from '../src/features/pantry/index.ts'
import type { MadeUser } from './factories.ts'
import type { TestApp } from './harness.ts'
import { readTypedList } from './intakes.ts'
import { stock } from './pantries.ts'
import { keepRecipe } from './recipes.ts'

/** An object of somebody's: how a call names it, and what a call that succeeds says besides. */
export interface OwnedObject {
  params: Record<string, string>
  body?: unknown
}

/** Makes an object for its owner. */
export type OwnedBy = (app: TestApp, owner: MadeUser) => Promise<OwnedObject>

export const aProduct =
  (body?: unknown): OwnedBy =>
  async (app, owner) => {
    const { id } = await stock(app, owner, 'mleko', 1000, 'ml')
    return { params: { id }, body }
  }

export const aReadList: OwnedBy = async (app, owner) => {
  const { sessionId } = await readTypedList(app, owner, 'mleko 1 l')
  return { params: { sessionId } }
}

export const aReadItem =
  (body?: unknown): OwnedBy =>
  async (app, owner) => {
    const list = await readTypedList(app, owner, 'mleko 1 l')
    return { params: { id: list.item('mleko').id }, body }
  }

export const aLearnedName: OwnedBy = async ({ db, clock }, owner) => {
  const name = { receipt_name: 'MLEKO UHT', receipt_key: 'mleko uht', product_name: 'mleko', used_at: clock.now() }
  const { id } = await db
    .insertInto('learned_names')
    .values({ owner_id: owner.id, ...name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id: String(id) } }
}

export const aLearnedConversion: OwnedBy = async ({ db }, owner) => {
  const { productKey } = identifyProduct('ziemniaki')
  const taught = { productKey, productName: 'ziemniaki', gramsPerPiece: 150 }
  await db.transaction().execute((trx) => rememberConversion(trx, owner.id, taught))
  return { params: { productKey } }
}

export const aDevice: OwnedBy = async ({ db, clock }, owner) => {
  const id = randomUUID()
  const expiresAt = new Date(clock.now().getTime() + 86_400_000)
  await db.insertInto('auth_sessions').values({ id, user_id: owner.id, user_agent: 'test', expires_at: expiresAt }).execute()
  return { params: { id } }
}

export const aDataExport: OwnedBy = async (app, { token }) => {
  await app.succeed(requestDataExport, { token })
  await app.runJobs()
  const { data_export } = await app.succeed(readLatestDataExport, { token })
  return { params: { id: data_export?.id ?? '' } }
}

/** A recipe of the owner's own, named as recipes' calls name it and as cooking does. */
export const aRecipe =
  (body?: unknown): OwnedBy =>
  async (app, owner) => {
    const id = String(await keepRecipe(app, owner, { title: 'Naleśniki', ingredients: ['500 ml mleka'] }))
    return { params: { id, recipeId: id }, body }
  }

export const aConsumption: OwnedBy = async (app, owner) => {
  const recipeId = await keepRecipe(app, owner, { title: 'Naleśniki', ingredients: ['500 ml mleka'] })
  const { id } = await app.succeed(confirmConsumption, {
    token: owner.token,
    params: { recipeId: String(recipeId) },
    body: { servings: 2, deductions: [], portion_percent: 100, meal_type: 'dinner' },
  })
  return { params: { id } }
}

export const aRecipeSession: OwnedBy = async (app, owner) => {
  const id = await keepRecipe(app, owner, { title: 'Naleśniki', ingredients: ['500 ml mleka'] })
  const { session_id } = await app.succeed(illustrateRecipe, { token: owner.token, params: { id: String(id) } })
  await app.runJobs()
  return { params: { sessionId: session_id } }
}
