import { readPicture } from '@spizarka/contract/recipes'
import { StorageError } from '@spizarka/integrations/storage'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { makeUser } from '../../../test/factories.ts'
import { addRecipe } from '../../../test/fixtures/recipes.ts'
import { startTestApp } from '../../../test/harness.ts'
import { purgeOrphans, savePicture } from './index.ts'

const app = await startTestApp()
afterAll(() => app.close())

const IMAGE = Uint8Array.from({ length: 1000 }, (_, place) => place % 256)
const keep = () => savePicture(app.context, { image: IMAGE, width: 4, height: 3, kind: 'drawn' })
const fetch = (key: string, headers = {}) => app.app.inject({ url: `/api${readPicture.path.replace(':key', key)}`, headers })
const kept = async (key: string) => (await app.context.files.get(key)) !== undefined

async function purge(): Promise<void> {
  await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, purgeOrphans, {}))
  await app.runJobs()
}

const fail = () => Promise.reject(new StorageError('the storage did not answer', { retryable: true }))

/** Fails the storage for as long as a test works. */
async function withoutStorage(work: () => Promise<void>): Promise<void> {
  const spies = [vi.spyOn(app.context.files, 'get'), vi.spyOn(app.context.files, 'delete')]
  for (const spy of spies) spy.mockImplementation(fail)
  await work().finally(() => spies.forEach((spy) => spy.mockRestore()))
}

describe('a kept picture', () => {
  it('is shown to whoever has its address, and may be kept by them for ever', async () => {
    const { statusCode, headers, rawPayload } = await fetch(await keep())
    expect(statusCode).toBe(200)
    expect(rawPayload.equals(IMAGE)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="danie.webp"',
      'content-length': '1000',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    })
  })

  it('is not sent again to who has it', async () => {
    const key = await keep()
    const { etag } = (await fetch(key)).headers
    const again = await fetch(key, { 'if-none-match': etag })
    expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', etag])
    expect((await fetch(key, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('has an address that nobody guesses', async () => {
    const keys = await Promise.all(Array.from({ length: 10 }, keep))
    expect(new Set(keys).size).toBe(10)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
  })
})

it.each(['0'.repeat(32), 'x', '..%2f..%2fpasswd', 'A'.repeat(32), `${'0'.repeat(32)}%00`])('there is no picture at %s', async (key) => {
  const { statusCode, headers } = await fetch(key)
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
})

it('a picture whose file is lost is not found', async () => {
  const key = await keep()
  await app.context.files.delete(key)
  expect((await fetch(key)).statusCode).toBe(404)
})

it('a picture that was purged is not found, though its file is still there', async () => {
  const key = await keep()
  await app.db.deleteFrom('pictures').where('key', '=', key).execute()
  expect(await kept(key)).toBe(true)
  expect((await fetch(key)).statusCode).toBe(404)
})

it('a storage out of order is told as such', async () => {
  const key = await keep()
  await withoutStorage(async () => expect((await fetch(key)).statusCode).toBe(503))
})

describe('the nightly purge', () => {
  it('takes pictures that no recipe has, a day after they were made, and no other', async () => {
    const user = await makeUser(app)
    const [hung, old] = [await keep(), await keep()]
    const recipeId = await addRecipe(app, user, { title: 'Zupa', ingredients: [] })
    await app.db.updateTable('recipes').set({ picture_key: hung }).where('id', '=', recipeId).execute()
    app.clock.advance({ hours: 25 })
    const fresh = await keep()

    await purge()

    expect(await Promise.all([hung, old, fresh].map(kept))).toEqual([true, false, true])
    expect((await fetch(old)).statusCode).toBe(404)
    expect((await fetch(hung)).statusCode).toBe(200)
  })

  it('that meets a storage out of order forgets no picture', async () => {
    const key = await keep()
    app.clock.advance({ hours: 25 })

    await withoutStorage(purge)
    expect((await fetch(key)).statusCode).toBe(200)

    await purge()
    expect(await kept(key)).toBe(false)
  })

  it('takes the pictures of a deleted account', async () => {
    const user = await makeUser(app)
    const key = await keep()
    const recipeId = await addRecipe(app, user, { title: 'Zupa', ingredients: [] })
    await app.db.updateTable('recipes').set({ picture_key: key }).where('id', '=', recipeId).execute()
    await app.db.deleteFrom('users').where('id', '=', user.id).execute()
    app.clock.advance({ hours: 25 })

    await purge()

    expect(await kept(key)).toBe(false)
  })
})
