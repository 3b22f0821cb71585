import { randomUUID } from 'node:crypto'
import { saveBillingProfile } from '@spizarka/contract/billing'
import { saveDiet, saveEquipment, saveExclusions, saveHealthConditions } from '@spizarka/contract/profile'
import { type MadeUser, makeUser } from './factories.ts'
import type { TestApp } from './harness.ts'
import { stock, stockSpice } from './pantries.ts'

/** A user with something in every table that says something about users, each text with the marker in it. */
export async function makeFullAccount(app: TestApp, marker: string): Promise<MadeUser> {
  const user = await makeUser(app, { username: `${marker}-login`, email: `${marker}@example.com` })
  await fillProfile(app, user, marker)
  await stock(app, user, `${marker} mleko`, 1.5, 'ml', '2099-01-01')
  await stockSpice(app, user, `${marker} pieprz`)
  await fillIntake(app, user, marker)
  await fillCooking(app, user, marker)
  await fillTraces(app, user, marker)
  return user
}

async function fillProfile(app: TestApp, { token }: MadeUser, marker: string): Promise<void> {
  await app.succeed(saveEquipment, { token, body: { equipment_ids: [1] } })
  const health = { condition_ids: [1], custom_conditions: [`${marker} choroba`], health_data_consent: true }
  await app.succeed(saveHealthConditions, { token, body: health })
  await app.succeed(saveExclusions, { token, body: { product_names: [`${marker} seler`] } })
  await app.succeed(saveDiet, { token, body: { diet_id: 1, style_ids: [1] } })
  await app.succeed(saveBillingProfile, { token, body: { company_name: `${marker} sp. z o.o.`, nip: '5261040828' } })
}

async function fillIntake({ db }: TestApp, { id }: MadeUser, marker: string): Promise<void> {
  const session_id = randomUUID()
  await db
    .insertInto('intake_sessions')
    .values({ id: session_id, owner_id: id, source: 'receipt', input: `${marker} paragon`, state: 'ready' })
    .execute()
  const item = { session_id, position: 1, product_key: 'x', status: 'ready', quantity: '2.500', unit: 'grams' } as const
  await db
    .insertInto('pending_items')
    .values({ ...item, product_name: `${marker} ser`, source_line: `=${marker}` })
    .execute()
  await db
    .insertInto('recognized_spices')
    .values({ session_id, name: `${marker} sól` })
    .execute()
  await db
    .insertInto('receipt_pictures')
    .values({ session_id, jpeg: Buffer.from(`${marker} jpeg`) })
    .execute()
  await db
    .insertInto('product_prices')
    .values({ owner_id: id, product_key: `${marker} ser`, price_grosze: 349, bought_on: '2025-01-02', session_id })
    .execute()
  await db
    .insertInto('learned_names')
    .values({ owner_id: id, receipt_name: `${marker} S.`, receipt_key: 's', product_name: `${marker} ser`, used_at: new Date() })
    .execute()
  await db
    .insertInto('product_conversions')
    .values({ owner_id: id, product_key: 'ser', product_name: `${marker} ser`, grams_per_piece: '12.5' })
    .execute()
  await db
    .insertInto('user_products')
    .values({ owner_id: id, gtin: '5901234123457', name: `${marker} kod`, quantity: '1', unit: 'szt' })
    .execute()
}

async function fillCooking({ db, context }: TestApp, { id }: MadeUser, marker: string): Promise<void> {
  const picture_key = randomUUID().replaceAll('-', '')
  await db.insertInto('pictures').values({ key: picture_key, kind: 'drawn', width: 4, height: 3, bytes: 1 }).execute()
  await context.files.put(picture_key, Buffer.from(`${marker} webp`), 'image/webp')
  const recipe = { owner_id: id, source: 'own', kind: 'soup', servings: 2, computed_with: '1', picture_key } as const
  const { id: recipe_id } = await db
    .insertInto('recipes')
    .values({ ...recipe, title: `${marker} zupa`, food_ids: [], search_text: 'zupa', share_token: `${marker}-tajne-5`, content: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('recipe_favorites').values({ user_id: id, recipe_id }).execute()
  await db.insertInto('recipe_ratings').values({ user_id: id, recipe_id, rating: 5 }).execute()
  await db
    .insertInto('recipe_sessions')
    .values({
      id: randomUUID(),
      owner_id: id,
      kind: 'compose',
      recipe_id,
      request: JSON.stringify({ custom_prompt: `${marker} życzenie` }),
    })
    .execute()
  await fillMeal(db, id, recipe_id, marker)
}

async function fillMeal(db: TestApp['db'], owner_id: number, recipe_id: number, marker: string): Promise<void> {
  const meal = { owner_id, recipe_id, title: `${marker} obiad`, meal_type: 'lunch' } as const
  const { id: consumption_id } = await db
    .insertInto('consumptions')
    .values({ ...meal, kind: 'soup', servings: 2, portion_percent: 100, eaten_on: '2025-01-02' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: product_id } = await db
    .selectFrom('pantry_products')
    .select('id')
    .where('owner_id', '=', owner_id)
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('consumption_deductions')
    .values({ consumption_id, product_id, product_name: `${marker} mleko`, unit: 'ml', wanted: '1', taken: '[]' })
    .execute()
  await db
    .insertInto('diary_entries')
    .values({ ...meal, source: 'recipe', consumption_id, day: '2025-01-02', kcal: '412', coverage: '0.96' })
    .execute()
}

async function fillTraces({ db }: TestApp, { id }: MadeUser, marker: string): Promise<void> {
  const [at, user_id] = [new Date(), id]
  await db
    .insertInto('account_links')
    .values({ user_id, purpose: 'email_change', new_email: `${marker}-nowy@example.com`, token_hash: `${marker}-tajne-1`, expires_at: at })
    .execute()
  await db
    .insertInto('second_factors')
    .values({
      user_id,
      key_id: 'k',
      sealed_secret: Buffer.from(`${marker}-tajne-2`),
      recovery_hashes: [`${marker}-tajne-3`],
      created_at: at,
    })
    .execute()
  await db.insertInto('onboarding_steps').values({ user_id, step: 'welcome', outcome: 'saved', recorded_at: at }).execute()
  await db.insertInto('notification_switches').values({ user_id, kind: 'announcement', enabled: false }).execute()
  await db
    .insertInto('point_reservations')
    .values({ user_id, reason: 'text_intake', reference: `${marker} praca`, amount: 2 })
    .execute()
  await db
    .insertInto('admin_audit')
    .values({ admin_id: 1, admin_username: `${marker}-tajne-4`, act: 'plan_changed', subject_user_id: id, details: `{"to":"${marker}"}` })
    .execute()
  const notice = { kind: 'use_soon', title: `${marker} tytuł`, message: `${marker} treść`, created_at: at } as const
  const { id: notification_id } = await db.insertInto('notifications').values(notice).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('user_notifications')
    .values({ user_id, notification_id, reference: `${marker}:1`, created_at: at })
    .execute()
}
