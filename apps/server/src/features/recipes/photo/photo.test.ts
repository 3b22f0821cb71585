import { deleteAccount } from '@spizarka/contract/account-changes'
import { LIMITS } from '@spizarka/contract/limits'
import { readPhoto, removeRecipePhoto, restoreRecipePhoto, saveRecipePhoto } from '@spizarka/contract/recipe-photos'
import {
  deleteRecipe,
  listFavorites,
  listPublishedRecipes,
  markFavorite,
  readPicture,
  readPublishedRecipe,
  readRecipe,
  readSharedRecipe,
  shareRecipe,
} from '@spizarka/contract/recipes'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser, PASSWORD, statusesOf } from '../../../../test/factories.ts'
import { aBlackPng, aPicture, aPictureOf } from '../../../../test/fixtures/receipts.ts'
import { addRecipe } from '../../../../test/fixtures/recipes.ts'
import { type SentFile, startTestApp } from '../../../../test/harness.ts'
import { sendForm } from '../../../../test/real-requests.ts'
import { purgeOrphans, savePicture } from '../../pictures/index.ts'

const app = await startTestApp({ settings: { RATE_UPLOAD_USER: '1000/60', ACCESS_TOKEN_SECONDS: '1000000' } })
beforeAll(() => app.app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())

const picture = await aPicture()
const user = await makeUser(app)

/** A recipe of somebody's own, or of everybody's, with a drawn picture. */
async function drawnRecipe(owner: MadeUser | null = user): Promise<string> {
  const id = await addRecipe(app, owner, { title: `Zupa ${Math.random()}`, ingredients: ['5 g soli'] })
  const picture_key = await savePicture(app.context, { image: picture, width: 4, height: 3, kind: 'drawn' })
  await app.db.updateTable('recipes').set({ picture_key }).where('id', '=', id).execute()
  return String(id)
}

const send = (id: string, file: SentFile = { bytes: picture }, { token }: MadeUser = user) =>
  app.call(saveRecipePhoto, { token, params: { id }, file })
const save = (id: string, file: SentFile = { bytes: picture }, { token }: MadeUser = user) =>
  app.succeed(saveRecipePhoto, { token, params: { id }, file })
const remove = (id: string, { token }: MadeUser = user) => app.call(removeRecipePhoto, { token, params: { id } })
const restore = (id: string, { token }: MadeUser = user) => app.call(restoreRecipePhoto, { token, params: { id } })
const kindOf = async (id: string, { token }: MadeUser = user) =>
  (await app.succeed(readRecipe, { token, params: { id } })).picture?.kind ?? null
const photosOf = ({ id }: MadeUser) => app.db.selectFrom('recipe_photos').where('user_id', '=', id).selectAll().execute()
const keyOf = ({ url }: { url: string }) => url.split('/')[3] ?? ''
const fetchPhoto = async (key: string) => (await app.call(readPhoto, { params: { key } })).status
const isKept = async (key: string) => (await app.context.files.get(key)) !== undefined

const refused = (text: string) => ({ status: 400, body: { file: [text] } })

async function purge(): Promise<void> {
  await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, purgeOrphans, {}))
  await app.runJobs()
}

describe('a photo of a plate', () => {
  it('stands instead of the drawn picture on the recipe and in the lists of its owner', async () => {
    const id = await drawnRecipe()
    await app.succeed(markFavorite, { token: user.token, params: { id } })
    expect(await kindOf(id)).toBe('drawn')

    const saved = await save(id)

    expect(saved).toMatchObject({ kind: 'photo', url: expect.stringMatching(/^\/api\/photos\/[0-9a-f]{32}\/$/) })
    const recipe = await app.succeed(readRecipe, { token: user.token, params: { id } })
    const { results } = await app.succeed(listFavorites, { token: user.token })
    expect([recipe.picture, results[0]?.picture]).toEqual([saved, saved])
  })

  it('of a published recipe is shown to whom it belongs alone', async () => {
    const id = await drawnRecipe(null)
    const other = await makeUser(app)
    const saved = await save(id)

    const mine = await app.succeed(readPublishedRecipe, { token: user.token, params: { id } })
    const theirs = await app.succeed(readPublishedRecipe, { token: other.token, params: { id } })
    const guests = await app.succeed(readPublishedRecipe, { params: { id } })
    expect([mine.picture, theirs.picture?.kind, guests.picture?.kind]).toEqual([saved, 'drawn', 'drawn'])
    const listed = async (token?: string) => {
      const { results } = await app.succeed(listPublishedRecipes, { ...(token !== undefined && { token }) })
      return results.find((each) => each.id === id)?.picture?.kind
    }
    expect([await listed(user.token), await listed(other.token), await listed()]).toEqual(['photo', 'drawn', 'drawn'])
  })

  it('of a recipe that is shared stays at home', async () => {
    const id = await drawnRecipe()
    await save(id)
    const { share_url } = await app.succeed(shareRecipe, { token: user.token, params: { id } })
    const token = share_url.split('/').at(-1) ?? ''
    expect((await app.succeed(readSharedRecipe, { params: { token } })).picture?.kind).toBe('drawn')
  })

  it('is kept as WebP of 7 : 5, upright, without anything that says where it was taken', async () => {
    const where = '52/1 13/1 47/1'
    const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#c41' } })
      .withExif({ IFD0: { Artist: 'Jan Kowalski' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: where } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const saved = await save(await drawnRecipe(), { bytes: photo, name: 'obiad.jpg' })

    expect([saved.width, saved.height]).toEqual([1400, 1000])
    const kept = Buffer.from((await app.context.files.get(keyOf(saved))) ?? [])
    const { format, exif, icc, xmp, orientation } = await sharp(kept).metadata()
    expect({ format, exif, icc, xmp, orientation }).toEqual({
      format: 'webp',
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      orientation: undefined,
    })
    expect(kept.includes('Kowalski')).toBe(false)
  })

  it('may be kept by its owner’s browser and by nothing in between', async () => {
    const saved = await save(await drawnRecipe())
    const { headers } = await app.app.inject({ url: saved.url })
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=31536000, immutable' })
    // The address of drawings is for everybody's pictures.
    expect((await app.call(readPicture, { params: { key: keyOf(saved) } })).status).toBe(404)
  })
})

describe('a second photo', () => {
  it('takes the place of the first, which is deleted', async () => {
    const id = await drawnRecipe()
    const first = await save(id)
    const second = await save(id)
    await app.runJobs()

    expect(await fetchPhoto(keyOf(first))).toBe(404)
    expect([await isKept(keyOf(first)), await isKept(keyOf(second))]).toEqual([false, true])
    expect(await app.db.selectFrom('pictures').where('key', '=', keyOf(first)).selectAll().execute()).toEqual([])
  })

  it('sent at once with others leaves one of them, and no file of the others', async () => {
    const owner = await makeUser(app)
    const id = await drawnRecipe(owner)
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(id, { bytes: picture }, owner)))
    await app.runJobs()

    expect(new Set(statusesOf(answers))).toEqual(new Set([200]))
    const [kept, ...others] = await photosOf(owner)
    expect(others).toEqual([])
    const keys = answers.map(({ body }) => keyOf(body as { url: string }))
    const left = await Promise.all(keys.map(isKept))
    expect(keys.filter((_, place) => left[place])).toEqual([kept?.picture_key])
  })
})

describe('a photo that was taken away', () => {
  it('gives way to the drawn picture and comes back for a day', async () => {
    const id = await drawnRecipe()
    const saved = await save(id)
    expect((await remove(id)).status).toBe(204)
    expect([await kindOf(id), await fetchPhoto(keyOf(saved)), (await remove(id)).status]).toEqual(['drawn', 404, 404])

    app.clock.advance({ hours: 23 })
    expect(await restore(id)).toMatchObject({ status: 200, body: saved })
    expect([await kindOf(id), await fetchPhoto(keyOf(saved))]).toEqual(['photo', 200])
    expect(await restore(id)).toMatchObject({ status: 200, body: saved })
  })

  it('is gone with its file after that day', async () => {
    const id = await drawnRecipe()
    const saved = await save(id)
    await remove(id)
    app.clock.advance({ hours: 25 })
    expect((await restore(id)).status).toBe(404)

    await purge()

    expect(await isKept(keyOf(saved))).toBe(false)
  })

  it('makes room for one more where there are as many as may be', async () => {
    const owner = await makeUser(app)
    const [first, second] = [await drawnRecipe(owner), await drawnRecipe(owner)]
    await save(first, { bytes: picture }, owner)
    await app.pool.query(
      `with made as (insert into pictures (key, kind, width, height, bytes)
         select md5('photo' || n), 'photo', 1, 1, 1 from generate_series(2, $2::int) as n returning key),
       cooked as (insert into recipes (owner_id, source, title, kind, servings, content, food_ids, computed_with, search_text)
         select $1, 'own', 'Zupa', 'soup', 2, '{}', '{}', 'x', '' from generate_series(2, $2::int) returning id)
       insert into recipe_photos (user_id, recipe_id, picture_key)
         select $1, id, key from (select id, row_number() over () as n from cooked) as c
         join (select key, row_number() over () as n from made) as m using (n)`,
      [owner.id, LIMITS.recipePhotos],
    )
    expect(await send(second, { bytes: picture }, owner)).toMatchObject({
      status: 403,
      body: { detail: expect.stringMatching(/1000 zdjęć/) },
    })

    await remove(first, owner)
    const [one, other] = await Promise.all([send(second, { bytes: picture }, owner), restore(first, owner)])

    // Whoever comes first has the place; never both.
    expect([[200, 403].join(), [200, 404].join(), [403, 200].join()]).toContain([one.status, other.status].join())
    const kept = (await photosOf(owner)).filter(({ removed_at }) => removed_at === null)
    expect(kept).toHaveLength(LIMITS.recipePhotos)
  })
})

test('a recipe that is deleted takes its photo along', async () => {
  const id = await drawnRecipe()
  const saved = await save(id)
  await app.succeed(deleteRecipe, { token: user.token, params: { id } })
  expect(await fetchPhoto(keyOf(saved))).toBe(404)
  app.clock.advance({ hours: 25 })
  await purge()
  expect(await isKept(keyOf(saved))).toBe(false)
})

test('photos of an account that was deleted are seen by nobody', async () => {
  const owner = await makeUser(app)
  const saved = await save(await drawnRecipe(null), { bytes: picture }, owner)
  await app.succeed(deleteAccount, { token: owner.token, body: { current_password: PASSWORD } })
  expect(await fetchPhoto(keyOf(saved))).toBe(404)
})

describe('is refused', () => {
  it('for a recipe of somebody else, which there is not, before the file is looked at', async () => {
    const other = await makeUser(app)
    const id = await drawnRecipe()
    await save(id)
    expect(await send(id, { bytes: Buffer.from('x') }, other)).toMatchObject({ status: 404, body: { detail: 'Nie znaleziono.' } })
    expect([(await remove(id, other)).status, (await restore(id, other)).status]).toEqual([404, 404])
    expect(await kindOf(id)).toBe('photo')
  })

  it('without a file, and what is none', async () => {
    const id = await drawnRecipe()
    expect(await app.call(saveRecipePhoto, { token: user.token, params: { id } })).toMatchObject(refused('Najpierw wybierz zdjęcie.'))
    expect(await send(id, { bytes: Buffer.from('to nie obraz') })).toMatchObject(
      refused('Nieprawidłowy format pliku. Dozwolone są tylko obrazy (JPEG, PNG, WebP, GIF, BMP, TIFF).'),
    )
    expect(await send(id, { bytes: Buffer.alloc(0) })).toMatchObject(refused('Plik jest pusty.'))
    expect(await send(id, { bytes: picture, name: 'obiad.pdf' })).toMatchObject(
      refused('Nieprawidłowe rozszerzenie pliku. Dozwolone są tylko obrazy.'),
    )
    expect(await photosOf(user)).not.toContainEqual(expect.objectContaining({ recipe_id: Number(id) }))
  })

  it('what is broken or would unpack to more than fits', async () => {
    const id = await drawnRecipe()
    const damaged = refused('Nie udało się przetworzyć obrazu. Spróbuj z innym plikiem.')
    expect(await send(id, { bytes: picture.subarray(0, picture.length / 2) })).toMatchObject(damaged)
    expect(await send(id, { bytes: aBlackPng(10_000), name: 'bomba.png' })).toMatchObject(damaged)
  })

  it('what is larger than 20 MB, and takes what is just as large', async () => {
    const id = await drawnRecipe()
    const over = (bytes: Buffer) => sendForm({ app, token: user.token, endpoint: saveRecipePhoto, params: { id }, file: { bytes } })
    expect(await over(await aPictureOf(LIMITS.pictureBytes + 1))).toMatchObject({
      status: 413,
      body: { detail: 'Plik jest zbyt duży. Maksymalny rozmiar to 20 MB.' },
    })
    expect(await over(await aPictureOf(LIMITS.pictureBytes))).toMatchObject({ status: 200 })
  })
})

const frame = (background: string) =>
  sharp({ create: { width: 70, height: 50, channels: 3, background } })
    .png()
    .toBuffer()

test('an animation becomes its first frame', async () => {
  const frames = await Promise.all([frame('#c41e1e'), frame('#ffffff')])
  const animated = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  const saved = await save(await drawnRecipe(), { bytes: animated, name: 'obiad.gif', type: 'image/gif' })
  const kept = await app.context.files.get(keyOf(saved))
  const { pages, width, height } = await sharp(kept).metadata()
  const { channels } = await sharp(kept).stats()
  expect([pages ?? 1, width, height, Math.round((channels[1]?.mean ?? 255) / 100)]).toEqual([1, 70, 50, 0])
})
