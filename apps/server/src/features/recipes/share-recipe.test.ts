import { deleteAccount } from '@spizarka/contract/account-changes'
import { readSharedRecipe, shareRecipe, stopSharingRecipe } from '@spizarka/contract/recipes'
import { afterAll, expect, test } from 'vitest'
import { type MadeUser, makeUser, PASSWORD } from '../../../test/factories.ts'
import { stock } from '../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

async function keepGenerated({ id: owner_id }: MadeUser): Promise<string> {
  const content = {
    ingredients: [
      { name: 'mleko kokosowe', food: 'mleko-kokosowe', grams: 200, line: '200 ml mleka kokosowego', linked: true, replaces: 'śmietanka' },
    ],
    steps: [{ text: 'Podgrzej.', machine: { minutes: 5, heat: 100, speed: 2 } }],
    variants: [{ devices: ['thermomix'], totalMinutes: 5, steps: [{ text: 'Podgrzej.' }] }],
    equipment: [],
  }
  const { id } = await app.db
    .insertInto('recipes')
    .values({
      owner_id,
      source: 'generated',
      title: 'Kokosanka',
      kind: 'soup',
      servings: 2,
      device: 'thermomix',
      content: JSON.stringify(content),
      why: ['zużywa mleko do jutra'],
      food_ids: ['mleko-kokosowe'],
      computed_with: 'x',
      search_text: 'kokosanka',
      rating_sum: 2,
      rating_count: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}

function tokenIn(url: string): string {
  return url.split('/').at(-1) ?? ''
}

test('a shared recipe is read by anybody, and says nothing of whose it is', async () => {
  const owner = await makeUser(app, { plan: 'premium' })
  await stock(app, owner, 'mleko kokosowe', 400, 'ml')
  const id = await keepGenerated(owner)
  const { share_url } = await app.succeed(shareRecipe, { token: owner.token, params: { id } })
  expect(share_url).toBe(`${app.context.publicUrl}/shared/${tokenIn(share_url)}`)
  expect(Buffer.from(tokenIn(share_url), 'base64url')).toHaveLength(16)

  const guest = await app.succeed(readSharedRecipe, { params: { token: tokenIn(share_url) } })
  expect(guest).toMatchObject({
    title: 'Kokosanka',
    is_own: false,
    share_url: null,
    why: [],
    rating: null,
    my_rating: null,
    pantry_match: null,
  })
  expect(guest.ingredients[0]).toMatchObject({ stock: null, replaces: null })
  expect(guest.steps[0]?.setting).toBe('5 min / 100°C / obr. 2')
  expect(guest.variants).toEqual([expect.objectContaining({ device: 'thermomix', locked: true, steps: [] })])
  expect(JSON.stringify(guest)).not.toContain(owner.username)
  // Signed in or not: what lies there is the same.
  expect(await app.succeed(readSharedRecipe, { token: owner.token, params: { token: tokenIn(share_url) } })).toEqual(guest)
})

test('shared twice it has one address; revoked it has none, and then another', async () => {
  const { token, ...owner } = await makeUser(app)
  const params = { id: await keepGenerated({ ...owner, token }) }
  const addresses = await Promise.all([0, 1, 2].map(() => app.succeed(shareRecipe, { token, params })))
  const [first] = addresses
  expect(new Set(addresses.map(({ share_url }) => share_url)).size).toBe(1)
  await app.succeed(stopSharingRecipe, { token, params })
  const gone = await app.call(readSharedRecipe, { params: { token: tokenIn(first?.share_url ?? '') } })
  expect([gone.status, gone.body]).toEqual([404, { detail: 'Nie znaleziono.' }])
  expect((await app.succeed(shareRecipe, { token, params })).share_url).not.toBe(first?.share_url)
})

test('the address leads nowhere as soon as the owner has deleted their account', async () => {
  const owner = await makeUser(app)
  const { share_url } = await app.succeed(shareRecipe, { token: owner.token, params: { id: await keepGenerated(owner) } })
  await app.succeed(deleteAccount, { token: owner.token, body: { current_password: PASSWORD } })
  expect((await app.call(readSharedRecipe, { params: { token: tokenIn(share_url) } })).status).toBe(404)
})
