import { readMe, signIn } from '@spizarka/contract/accounts'
import { listPantry, readPantrySummary } from '@spizarka/contract/pantry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readProfile } from '../../apps/server/src/features/profile/index.ts'
import { startTestApp } from '../../apps/server/test/harness.ts'
import { HOUSEHOLDS } from './households.ts'
import { seedHouseholds } from './seed-households.ts'

const app = await startTestApp()
afterAll(() => app.close())
const password = 'zielona-herbata-o-swicie'
beforeAll(async () => seedHouseholds(app.context, await app.context.passwords.hash(password)))

const enter = async (username: string) => (await app.succeed(signIn, { body: { username, password } })).access

test('whoever lives in a household signs in to a full pantry', async () => {
  for (const { username, pantry } of HOUSEHOLDS) {
    const summary = await app.succeed(readPantrySummary, { token: await enter(username) })
    expect([summary.products, summary.spices]).toEqual([
      pantry.filter(([, amount]) => amount).length,
      pantry.filter(([, amount]) => !amount).length,
    ])
  }
})

test('the Free household is one product short of its limit', async () => {
  const summary = await app.succeed(readPantrySummary, { token: await enter('wisniewscy') })
  expect([summary.products, summary.limit]).toEqual([49, 50])
})

test('every product is known to the food table and has its shelf', async () => {
  const { results } = await app.succeed(listPantry, { token: await enter('kowalscy'), query: { page_size: 200 } })
  expect(results.filter(({ category }) => category === 'other').map((item) => item.product_name)).toEqual([])
})

test('two households have told of their kitchen and their health', async () => {
  const told = HOUSEHOLDS.filter(({ profile }) => profile)
  expect(told).toHaveLength(2)
  for (const { username, profile } of told) {
    const { id } = await app.succeed(readMe, { token: await enter(username) })
    expect(await readProfile(app.context, id)).toEqual(profile)
  }
})

test('seeding again changes nothing', async () => {
  const count = () => app.db.selectFrom('pantry_products').select(['id', 'batches']).execute()
  const before = await count()
  await seedHouseholds(app.context, 'another hash')
  expect(await count()).toEqual(before)
})
